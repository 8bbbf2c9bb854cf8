"""What every store promises of accounts and histories."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.store.test_stores import new_match
from threerings.store import Guest, Person, Sitter, Store, StoredMatch, moving
from threerings.store import sql_accounts as module
from threerings.store.accounts import Account, Passkey
from threerings.store.calls import MAIL, PUSH, Call, Channel
from threerings.store.history import BOTH, DRAWN, GONE, LOST, WON, Tally, Wanted
from threerings.store.opening import open_store
from threerings.store.talk import Report, Said

PUSHED = Channel("anna", PUSH, "https://push.example/", "keys", "turn", session="pushing", made="2026")
PASSKEY = Passkey("credential", "anna", "public", 3, "Firefox · Linux", "2026-11-18 12:00:00")


async def anna(store: Store) -> None:
    """Somebody with every way to sign in."""
    await store.add_guest(Guest("anna", "Anna"), "key of anna", "Firefox · Linux")
    await store.open_account("anna")
    await store.open_account("anna")
    assert await store.set_password("anna", "anna", "hash")
    assert await store.add_passkey(PASSKEY)
    await store.set_codes("anna", ("code 1", "code 2"))
    await store.show_account("anna", True)


def test_an_account_comes_back_as_it_was_left(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await anna(store)
        await store.add_guest(Guest("bert"), "key of bert")
        assert not await store.set_password("bert", "anna", "other"), "whoever has a name keeps it"
        assert not await store.add_passkey(PASSKEY._replace(guest="bert"))
        assert await store.set_password("anna", "anna", "new hash")
        await store.close()
        again = await open_store(place)
        account = await again.account("anna")
        assert account is not None
        assert (account.shown, account.login, account.password) == (True, "anna", "new hash")
        assert account.codes == ("code 1", "code 2")
        assert [passkey._replace(made="") for passkey in account.passkeys] == [PASSKEY._replace(made="")]
        assert await again.password("anna") == ("anna", "new hash")
        assert not await again.password("bert")
        assert not await again.account("bert")
        await again.close()

    asyncio.run(story())


def test_codes_and_counters_are_used_once_however_many_try(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await anna(store)
        spent = await asyncio.gather(*(store.spend_code("code 1") for _ in range(8)))
        assert sorted(spent, key=str) == ["anna", *[None] * 7] or spent.count("anna") == 1
        passkey = await store.passkey("credential")
        assert passkey is not None
        assert sum(await asyncio.gather(*(store.use_passkey(passkey, 4) for _ in range(8)))) == 1
        tries = await asyncio.gather(*(store.tried("door", 60) for _ in range(8)))
        assert sorted(tries) == list(range(1, 9)), "across processes each try has its number"
        await store.forget_tries("door")
        assert await store.tried("door", 60) == 1
        await store.close()

    asyncio.run(story())


def test_tries_are_forgotten_after_their_time(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await open_store(place)
        assert [await store.tried("door", 60) for _ in range(3)] == [1, 2, 3]
        assert await store.tried("door", -1) == 1, "the time is over"
        monkeypatch.setattr(module, "OLD_TRIES", -module.OLD_TRIES)
        assert await store.tried("another", 60) == 1
        assert await store.tried("door", 60) == 1, "removed"
        await store.close()

    asyncio.run(story())


def test_sessions_end_one_by_one_or_all_others(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await anna(store)
        await store.add_guest(Guest("bert"), "key of bert")
        for key in ("phone", "tablet", "library"):
            await store.add_key("anna", key, device=key)
        await store.add_key("anna", "link", once=True)
        assert {one.device for one in await store.sessions("anna")} == {"Firefox · Linux", "phone", "tablet", "library"}
        await store.end_session("anna", "phone")
        await store.end_session("anna", "key of bert")
        assert not (await store.session("phone"))
        assert not (await store.guest_with("phone"))
        assert not (await store.session("link"))
        assert await store.guest_with("key of bert"), "nobody ends another's"
        await store.end_other_sessions("anna", "tablet")
        assert [one.key for one in await store.sessions("anna")] == ["tablet"]
        assert await store.spend_key("link", "new") is None
        await store.block("anna", True)
        await store.block("anna", True)
        assert not (await store.guest_with("tablet"))
        assert not (await store.session("tablet"))
        await store.show_account("anna", True)
        assert not (await store.players(["anna"]))["anna"].shown, "who is blocked has no profile"
        await store.block("anna", False)
        assert await store.guest_with("tablet")
        assert (await store.players(["anna"]))["anna"].shown
        await store.close()

    asyncio.run(story())


def between(name: str, *sitters: Sitter, **values: Any) -> StoredMatch:
    first, second = sitters
    return new_match(name, **values)._replace(sitters=(first, second))


def test_history_is_written_when_a_match_ends(place: str) -> None:
    async def story() -> None:
        store, me, bert = await open_store(place), Sitter("anna"), Sitter("bert")
        ended = [
            ("won", between("won", me, bert, public=True), "0 resigned"),
            ("lost", between("lost", bert, me), "0 the-end"),
            ("drawn", between("drawn", Sitter(bot="master"), me, games=2), "nobody the-end"),
            ("alone", between("alone", me, me), "1 the-end"),
            ("nobody", between("nobody", me, Sitter()), "1 resigned"),
        ]
        for name, match, result in ended:
            await store.add_match(match)
            assert await store.history(
                "anna",
                Wanted(),
                9,
            ) == (await store.history("anna", Wanted(), 9))
            await store.append(name, 2, ["lay C01"], result, 0)
        found = await store.history("anna", Wanted(), 9)
        assert [(one.match, one.side, one.opponent, one.result) for one in found] == [
            ("alone", BOTH, "", ""),
            ("drawn", BOTH, "bot master", DRAWN),
            ("lost", 1, "bert", LOST),
            ("won", 0, "bert", WON),
        ]
        assert [one.match for one in await store.history("anna", Wanted(public=True), 9)] == ["won"]
        assert [one.match for one in await store.history("anna", Wanted(opponent="bert", result=WON), 9)] == ["won"]
        assert [one.match for one in await store.history("anna", Wanted(side=1), 9)] == ["lost"]
        assert [one.match for one in await store.history("anna", Wanted(), 2, found[1].place)] == ["lost", "won"]
        assert await store.tallies("anna", public=True) == [Tally("the-duel", 0, WON, 1)]
        assert sum(one.number for one in await store.tallies("anna")) == 4
        await store.close()

    asyncio.run(story())


def test_an_account_and_a_history_move_to_another_store(place: str, tmp_path: Path) -> None:
    async def story() -> None:
        store, other = await open_store(place), await open_store(tmp_path / "other")
        await anna(store)
        await store.add_key("anna", "pushing")
        for channel in (PUSHED, PUSHED._replace(way=MAIL, address="anna@example.org", session="", confirmed=False)):
            await store.add_channel(channel)
        await store.add_guest(Guest("bert"), "key of bert")
        await store.block("bert", True)
        await store.add_match(between("m", Sitter("anna"), Sitter("bert")))
        await store.append("m", 2, ["lay C01"], "0 resigned", 0)
        for _ in range(2):
            async for line in moving.contents(store):
                await moving.take(other, moving.read(line))
        assert await other.account("anna") == await store.account("anna")
        assert await other.channels("anna") == await store.channels("anna")
        assert len(await other.channels("anna")) == 2
        assert [await other.is_blocked(guest) for guest in ("anna", "bert")] == [False, True]
        assert await other.history("anna", Wanted(), 9) == await store.history("anna", Wanted(), 9)
        assert (await other.players(["anna", "bert", "nobody"])).keys() == {"anna", "bert"}
        await store.close()
        await other.close()

    asyncio.run(story())


@pytest.mark.parametrize("change", [{"guest": "bert"}, {"passkeys": [{}]}, {"codes": 7}, {"login": None}])
def test_a_line_with_an_account_that_is_none_is_not_taken(change: dict[str, Any]) -> None:
    person = Person(Guest("anna"), (), {}, Account("anna", made="2026", passkeys=(PASSKEY,)))
    good = json.loads(moving.person_line(person))
    assert moving.read(json.dumps(good)) == person
    good["account"] |= change
    with pytest.raises(moving.BadLine):
        moving.read(json.dumps(good))


def test_who_is_forgotten_leaves_nothing_but_matches_of_nobody(place: str) -> None:
    async def story() -> None:
        store = await open_store(place)
        await anna(store)
        await store.add_guest(Guest("bert"), "key of bert")
        await store.mark("anna", "lesson the-duel final", "1")
        await store.add_match(between("m", Sitter("anna"), Sitter("bert"), request="anna rematch x"))
        await store.add_match(between("n", Sitter("anna"), Sitter("anna")))
        for name in ("m", "n"):
            await store.append(name, 2, ["lay C01"], "0 resigned", 0)
        await store.say(Said("m", "anna", "players", "text", "hello"))
        await store.report(Report("m", "bert", "anna", "anna: hello", "2026"))
        await store.report(Report("n", "anna", "", "", "2026"))
        await store.add_channel(Channel("anna", MAIL, "anna@example.org"))
        await store.call(Call("anna", "m", "turn", "2026"))
        await store.forget("anna")
        await store.forget("nobody")
        assert not (await store.guest("anna"))
        assert not (await store.account("anna"))
        assert not (await store.guest_with("key of anna"))
        assert not (await store.password("anna"))
        assert not (await store.passkey("credential"))
        assert not await store.spend_code("code 1")
        everything = [line async for line in moving.contents(store)]
        assert not [line for line in everything if "anna" in line]
        (one,) = await store.history("bert", Wanted(), 9)
        assert (one.opponent, one.result) == (GONE, LOST)
        shared = await store.match("n")
        assert shared is not None
        assert shared.sitters[0] == shared.sitters[1], "one person at both seats still is"
        await store.close()

    asyncio.run(story())
