"""What is measured of people: the houses are as they are said to be, and the ratings are drawn as they were found."""

import asyncio
from pathlib import Path
from xml.etree import ElementTree as ET

from bench.people import SMALL, House, fill, matches
from bench.ratings import STEPS, drawn, lived
from threerings.store.history import Wanted
from threerings.store.opening import open_store


def test_a_house_has_as_many_people_and_matches_as_it_should(tmp_path: Path) -> None:
    house = House(7, 60, 20)

    async def story() -> None:
        await fill(str(tmp_path / "s"), house)
        store = await open_store(str(tmp_path / "s"))
        assert len(await store.people()) == 8
        assert len(await store.ids()) == 60
        assert len(await store.history("anna", Wanted(), 99)) == 20
        await store.close()

    asyncio.run(story())
    assert len(list(matches(SMALL))) == SMALL.matches


def test_a_village_is_looked_at_and_drawn() -> None:
    looks = lived(6, 8, 100.0, seed=1)
    assert len(looks) == STEPS
    assert [look.matches for look in looks] == sorted(look.matches for look in looks)
    picture = ET.fromstring(drawn({100.0: looks, 0.0: looks}))
    assert len(picture.findall(".//{*}polygon")) == 2
    assert looks[-1].sure < looks[0].sure
