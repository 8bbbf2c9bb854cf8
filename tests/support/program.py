"""A program that plays by the JSON door, as anybody would write one."""

import random

import httpx

from tests.support.patience import PATIENCE


class Program(httpx.Client):
    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        guests = f"{url}/api/guests"
        self.token = token or httpx.post(guests, json={"name": name}, timeout=PATIENCE).json()["token"]
        super().__init__(base_url=url, timeout=PATIENCE, headers={"authorization": f"Bearer {self.token}"})

    def start(self, game: str) -> str:
        """A new match against oneself."""
        wish = {"game": game, "opponent": "same"}
        return str(self.post("/api/matches", json=wish).json()["match"])

    def act(self, match: str, rng: random.Random) -> tuple[int, str]:
        """A legal action, unless it is over; the ply after it, and the action."""
        prompt = self.get(f"/api/matches/{match}/prompt").json()
        if not prompt["legal"]:
            return prompt["ply"], ""
        action = rng.choice(prompt["legal"])["text"]
        answer = self.post(f"/api/matches/{match}/act", json={"ply": prompt["ply"], "action": action})
        assert answer.status_code == 200
        return answer.json()["ply"], action
