"""Programs at the table: create, join, prompt, act, stream."""

import json
import random
from collections.abc import Iterator

import httpx
import pytest

from tests.support.patience import PATIENCE
from tests.support.program import Program
from tests.support.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_two_programs_play_a_match(server: Server) -> None:
    with Program(server.url, "Anna") as anna, Program(server.url, "Bert") as bert, Program(server.url) as third:
        wish = {"game": "the-duel", "opponent": "invite", "seat": "gandalf", "request": "once"}
        card = anna.post("/api/matches", json=wish).json()
        assert anna.post("/api/matches", json=wish).json()["match"] == card["match"]
        path = f"/api/matches/{card['match']}"
        assert bert.post(f"{path}/join", json={}).status_code == 403
        assert bert.post(f"{path}/join", json={"invite": card["invite"]}).status_code == 200
        assert third.post(f"{path}/join", json={"invite": card["invite"]}).json()["error"] == "taken"
        rng = random.Random(1)
        over = False
        while not over:
            for client in (anna, bert):
                prompt = client.get(f"{path}/prompt").json()
                if prompt["legal"]:
                    action = rng.choice(prompt["legal"])["text"]
                    sent = {"ply": prompt["ply"], "action": action}
                    answer = client.post(f"{path}/act", json=sent)
                    assert answer.status_code == 200
                    assert client.post(f"{path}/act", json=sent).status_code == 200, "sent twice, done once"
                over = prompt["outcome"] is not None
        seen = third.get(f"{path}/prompt").json()
        assert seen["seat"] == 2
        assert seen["legal"] == []
        assert seen["outcome"]["winner"] in (0, 1)


def test_refusals_have_names(server: Server) -> None:
    with Program(server.url) as client:
        wish = {"game": "the-duel", "opponent": "same", "seat": "gandalf"}
        path = f"/api/matches/{client.post('/api/matches', json=wish).json()['match']}"
        prompt = client.get(f"{path}/prompt").json()
        ply, legal = prompt["ply"], [offer["text"] for offer in prompt["legal"]]
        headers = {"accept-language": "de"}
        stale = client.post(f"{path}/act", json={"ply": ply - 1, "action": legal[0]}, headers=headers)
        assert (stale.status_code, stale.json()["error"], stale.json()["ply"]) == (409, "stale", ply)
        illegal = client.post(f"{path}/act", json={"ply": ply, "action": "wait"}, headers=headers)
        assert (illegal.status_code, illegal.json()["error"]) == (422, "illegal")
        assert illegal.json()["rule"].startswith("DU-")
        unknown = client.post(f"{path}/act", json={"ply": ply, "action": "dance"}, headers=headers)
        assert (unknown.status_code, unknown.json()["error"]) == (422, "unknown-action")
        assert client.post(f"{path}/act", json={"ply": "x"}).status_code == 400
        assert client.get("/api/matches/none/prompt").json()["error"] == "unknown-match"
        assert client.post("/api/matches", json={"game": "chess", "opponent": "same"}).status_code == 404
        bad = client.post("/api/matches", json={"game": "the-duel", "opponent": "nobody"})
        assert (bad.status_code, bad.json()["error"]) == (422, "bad-option")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as stranger:
        assert stranger.get(f"{path}/prompt").json()["error"] == "who"
        assert stranger.post("/api/matches", json=wish).status_code == 401


def test_a_program_is_told_when_something_happens(server: Server) -> None:
    with Program(server.url) as client:
        wish = {"game": "confrontation", "opponent": "bot:random", "seat": "light"}
        path = f"/api/matches/{client.post('/api/matches', json=wish).json()['match']}"
        with client.stream("GET", f"{path}/stream") as stream:
            for line in stream.iter_lines():
                if line.startswith("data: {"):
                    prompt = json.loads(line.removeprefix("data: "))
                    if prompt["legal"]:
                        break
        assert prompt["seat"] == 0
        assert isinstance(prompt["view"], dict)
        resigned = client.post(f"{path}/resign").json()
        assert resigned["outcome"] == {"winner": 1, "reason": "resigned", "points": [0, 0]}


def test_the_games_and_their_bots(server: Server) -> None:
    games = httpx.get(f"{server.url}/api/games", timeout=PATIENCE).json()
    assert {"the-duel", "confrontation"} <= {game["name"] for game in games}
    assert all(game["bots"] for game in games)
