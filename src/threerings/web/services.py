"""What those who answer requests work with. The framework keeps it without types: they are given to it here."""

from dataclasses import dataclass
from pathlib import Path

from litestar import Litestar

from threerings.web.hall import Hall
from threerings.web.messenger import Messenger
from threerings.web.rates import RateLimit
from threerings.web.streams import OpenStreams


@dataclass
class Services:
    hall: Hall
    secret: str
    """By which invitations are known to be ours."""
    cookie: str
    """The name of the one that knows a guest."""
    streams: OpenStreams
    creations: RateLimit
    """Counts what is made and kept for good."""
    data: Path
    """The folder in which the operator's own texts may be."""
    messenger: Messenger


def keep(services: Services, app: Litestar) -> None:
    app.state.services = services


def services_of(app: Litestar) -> Services:
    services: Services = app.state.services
    return services


def hall_of(app: Litestar) -> Hall:
    return services_of(app).hall
