"""What those who answer requests work with: the framework keeps it without types, and hands it out here with them."""

from dataclasses import dataclass

from litestar import Litestar
from litestar.di import NamedDependency, Provide

from threerings.web.hall import Hall
from threerings.web.streams import OpenStreams
from threerings.web.turnstile import Turnstile


@dataclass
class Services:
    hall: Hall
    secret: str
    """By which invitations are known to be ours."""
    cookie: str
    """The name of the one that knows a guest."""
    streams: OpenStreams
    creations: Turnstile
    """Counts what is made and kept for good."""


TheHall = NamedDependency[Hall]
TheSecret = NamedDependency[str]
TheStreams = NamedDependency[OpenStreams]
"""As those who answer ask for them, by the names `hall`, `secret` and `streams`."""


def provided(services: Services) -> dict[str, Provide]:
    """For those who answer."""
    return {
        "hall": Provide(lambda: services.hall, sync_to_thread=False),
        "secret": Provide(lambda: services.secret, sync_to_thread=False),
        "streams": Provide(lambda: services.streams, sync_to_thread=False),
    }


def keep(services: Services, app: Litestar) -> None:
    """For those whom the framework hands nothing but the application."""
    app.state.services = services


def services_of(app: Litestar) -> Services:
    services: Services = app.state.services
    return services
