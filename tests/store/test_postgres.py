"""What is particular to PostgreSQL: many processes, and a database that may come and go."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from tests.store.test_stores import new_match
from tests.support.postgres import Postgres
from threerings.cli import commands
from threerings.store import Conflict, NewerStore, News, NoStore
from threerings.store.opening import open_store
from threerings.store.postgres import PostgresStore
from threerings.store.rows import scripts


@pytest.fixture
def place(postgres: Postgres) -> str:
    return postgres.new_database()


def test_processes_that_start_together_make_the_tables_once(place: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(place) for _ in range(4)))
        assert len({await store.secret() for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_a_database_of_a_later_version_is_left_alone(place: str) -> None:
    async def story() -> None:
        await (await open_store(place)).close()
        with psycopg.connect(place) as connection:
            connection.execute("UPDATE house SET value = '99' WHERE name = 'version'")
        with pytest.raises(NewerStore):
            await open_store(place)

    asyncio.run(story())


def test_a_database_from_before_there_were_secrets_is_brought_up_to_date(place: str) -> None:
    async def story() -> None:
        with psycopg.connect(place) as connection:
            connection.execute("CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
            connection.execute(scripts("postgres")[0].encode())
            connection.execute("INSERT INTO house VALUES ('version', '1')")
            connection.execute(
                "INSERT INTO matches (id, game, rules_version, options, games, public, status, result, length, made)"
                " VALUES ('m', 'the-duel', 1, '{}', 2, true, 'running', '', 0, '')"
            )
            connection.execute("INSERT INTO seats VALUES ('m', 0, 'anna', ''), ('m', 1, '', 'club')")
        store = await open_store(place)
        stored = await store.match("m")
        assert stored is not None
        assert (stored.header.id, stored.header.games, stored.header.twin, stored.secret) == ("m", 2, False, "")
        await store.close()

    asyncio.run(story())


def test_a_database_that_is_not_there_is_named(place: str) -> None:
    with pytest.raises(NoStore, match="nowhere"):
        asyncio.run(open_store(place.replace("/matches", "/nowhere")))


def test_what_is_acknowledged_is_on_disk_whatever_the_database_is_used_to(place: str) -> None:
    with psycopg.connect(place, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())

    async def story() -> None:
        store = await PostgresStore.open(place)
        assert await store._run("SHOW synchronous_commit") == [("on",)]
        await store.close()

    asyncio.run(story())


def test_the_others_are_told_and_nobody_of_their_own(place: str) -> None:
    async def story() -> None:
        one, other = await PostgresStore.open(place), await PostgresStore.open(place)
        heard, listening = one.news(), other.news()
        assert await anext(heard) == await anext(listening) == News()
        await one.add_match(new_match("m"))
        await one.append("m", 2, ["lay C01"])
        await other.append("m", 3, ["lay C02"])
        assert await anext(listening) == News(match="m")
        assert await anext(heard) == News(match="m")
        assert await anext(heard) == News(), "only the other's"
        for news in (heard, listening):
            await news.aclose()
        await one.close()
        await other.close()

    asyncio.run(story())


def test_a_database_that_starts_anew_is_found_again(postgres: Postgres, place: str) -> None:
    async def story() -> None:
        store = await PostgresStore.open(place)
        news = store.news()
        assert await anext(news) == News()
        await store.add_match(new_match("m"))
        await asyncio.gather(*(store.match("m") for _ in range(8)))
        postgres.stop()
        postgres.start()
        await store.append("m", 2, ["lay C01"])
        with pytest.raises(Conflict):
            await store.append("m", 2, ["lay C01"])
        assert await anext(news) == News()
        await news.aclose()
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "where",
    [
        "postgresql://me:hushhush@127.0.0.1:1/rings",
        "postgresql://me:hushhush@[",
        f"postgresql://me:hushhush@{'a' * 300}/rings",
        "postgresql://me@127.0.0.1:1/rings?password=hushhush",
        "{place}&user=nobody-we-know",
    ],
    ids=["nobody listens", "no address", "no such name", "a password behind", "not let in"],
)
def test_a_database_that_cannot_be_used_is_told_in_one_sentence(
    place: str, where: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    where = where.replace("{place}&", f"{place}&" if "?" in place else f"{place}?")
    for words in (["serve", "--port", "0"], ["export", str(tmp_path / "copy")]):
        assert commands.run([*words, "--store", where, "--language", "en"]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert "cannot be used: " in err
        assert "hushhush" not in err


def test_a_database_with_tables_of_another_program_is_left_alone(
    place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with psycopg.connect(place) as connection:
        connection.execute("CREATE TABLE matches (song TEXT)")
    assert commands.run(["serve", "--port", "0", "--store", place, "--language", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
