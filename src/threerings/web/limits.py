"""What guests may do, and how much of it the server keeps: every such bound in one place, for whoever runs a server.

The table "Limits" in docs/server.md lists them all, with what is answered beyond them.
"""

from datetime import timedelta
from typing import Final

from threerings.store import ReviewLimits

# Matches.

MOST_MATCHES: Final = 100
"""So many unfinished matches a guest may have."""
MOST_OPEN: Final = 3
"""So many of them may wait in the lobby for anybody."""
LOBBY_LASTS: Final = timedelta(days=1)
"""How long a seat in the lobby is free, by the server's clock …"""
INVITATION_LASTS: Final = timedelta(days=30)
"""… and one for whoever is invited: a friend may take more time than the lobby has patience."""
MOST_UNDOS: Final = 100
"""So often each player may take something back in a match."""
MOST_OFFERS: Final = 5
"""So often a rematch may be offered after a match: nobody is pestered."""
LONGEST_CLOCK: Final = 3 * 3600
"""Seconds of a clock for a whole match."""
MOST_INCREMENT: Final = 180
"""Seconds more for every choice."""
MOST_DAYS: Final = 14
"""Days of a clock for each turn."""
MOST_CLOCKS: Final = 8
"""So many clocks somebody may name who looks for an opponent."""
MOST_AWAKE: Final = 200
"""So many matches stay in memory although nobody looks at them. Each takes about half a megabyte."""

# Requests, by the address they come from.

REQUESTS_A_SECOND: Final = 40
"""From one address, unless somebody decides otherwise; twice as many a minute may make something."""
MOST_STREAMS: Final = 200
"""Streams open at the same time to one address, unless somebody decides otherwise."""
LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request's path and headers."""
LARGEST_BODY: Final = 128 * 1024
"""Bytes of what is sent along."""
LONGEST_DOCUMENT: Final = 10_000
"""Letters of a deck file. It takes 1,300."""
LONGEST_LINE: Final = 500
"""Letters of a line of it: reading a TOML key takes as long as the square of its dots, and everybody waits."""
SLOWEST_HEAD: Final = 15.0
"""Seconds in which a request must have said what it wants."""
SLOWEST_BODY: Final = 30.0
"""Seconds in which it must have said all of it."""
SLOWEST_READER: Final = 60.0
"""Seconds in which somebody must have read something of an answer that waits."""
MOST_PICTURES_WAITING: Final = 16
"""So many previews are waited for at most; one takes up to half a second."""

# Names, and proving who one is.

LONGEST_NAME: Final = 20
"""Letters, each with its accents."""
MOST_OF_A_NAME: Final = 10
"""Tries to sign in with one name …"""
MOST_FROM_AN_ADDRESS: Final = 50
"""… and from one address …"""
WINDOW: Final = 15 * 60
"""… in so many seconds, from the first try on."""
SHORTEST_PASSWORD: Final = 10
"""Letters."""
LONGEST_PASSWORD: Final = 200
"""Letters."""
MOST_PASSKEYS: Final = 20
"""Of one account."""
CODES: Final = 8
"""Recovery codes of one account."""
PROOF_LASTS: Final = timedelta(minutes=15)
"""So long after a proof of who somebody is they may change by what they prove it."""
COOKIE_LASTS: Final = 365 * 24 * 3600
"""Seconds for which a browser is remembered …"""
COOKIE_FRESH: Final = COOKIE_LASTS // 12
"""… and after which one that is in use is given another cookie."""

# Talk.

LONGEST_TEXT: Final = 200
"""Letters of a text."""
MOST_SAID: Final = 200
"""Things that a guest may say or switch in a match …"""
SAID_A_MINUTE: Final = 10
"""… and in a minute."""
TALK_KEPT: Final = timedelta(days=1)
"""How long after a match, at most, anybody can read what was said there."""

# Help and reviews.

MOST_AIDS_WAITING: Final = 4
"""So many prompts of one guest may be thought about, for hints and the coach, or wait for it."""
MOST_REVIEWS: Final = ReviewLimits(at_once=2, a_day=30)
"""Of one guest."""
MOST_REVIEWS_WAITING: Final = 100
"""So many reviews may be under way in all."""

# Being told.

MOST_BROWSERS: Final = 10
"""Browsers of a guest that are told; the oldest gives way."""
LONGEST_ADDRESS: Final = 1000
"""Letters of an address of the web to which notices are sent."""
MOST_NOTICES: Final = 1000
"""So many notices wait to be sent; what comes then is not."""
NOTICES_AT_ONCE: Final = 16
"""So many are sent at the same time."""
CALLS_KEPT: Final = timedelta(days=60)
"""How long it is remembered, at most, that somebody was called to a match and did not come."""
LETTERS_WAIT: Final = timedelta(minutes=15)
"""So long after a call a letter tells of it, unless they have looked …"""
LETTERS_APART: Final = timedelta(hours=6)
"""… and so long after the last letter, at least."""
MOST_LETTERS: Final = 3
"""To one address in an hour that nobody has confirmed, or that somebody wants to come back by."""
LONGEST_NOTICE: Final = 100_000
"""Letters of the operator's own terms, and of what they say of privacy. Nobody reads more."""
