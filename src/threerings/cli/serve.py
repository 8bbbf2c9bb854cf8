"""The server, started from the command line."""

import sys
from pathlib import Path
from typing import NamedTuple

from threerings.bots.workers import cores
from threerings.cli.complaint import DONE, Complaint
from threerings.cli.move import place, trouble_with
from threerings.store import NewerStore, NoStore
from threerings.texts import Texts
from threerings.web.addresses import THIS_MACHINE, network
from threerings.web.app import Settings
from threerings.web.letters import BadMail, BadSmtp, PostOffice, post_office
from threerings.web.metrics import NoMetrics
from threerings.web.sealing import BadKey
from threerings.web.serve import PortTaken, allowed_hosts, listen, open_browser, serve


class ServeRequest(NamedTuple):
    """The server that somebody wants."""

    host: str
    port: int
    data: Path
    store: str | None
    names: tuple[str, ...]
    https: bool
    open_page: bool
    log: str
    metrics: int | None
    proxies: tuple[str, ...]
    workers: int | None
    smtp: str = ""
    mail_from: str = ""
    anywhere: bool = False


def settings_of(request: ServeRequest) -> Settings:
    """Raises Complaint where a proxy or a mail server is no address."""
    for proxy in request.proxies:
        try:
            network(proxy)
        except ValueError:
            raise Complaint("serve-proxy", address=proxy) from None
    names, proxies = allowed_hosts(request.host, request.names), request.proxies or THIS_MACHINE
    given = Settings(request.data, names, request.https, store=request.store or "", proxies=proxies)
    given = given._replace(log=request.log, metrics=request.metrics, workers=request.workers or cores())
    return given._replace(office=office_of(request), anywhere=request.anywhere)


def office_of(request: ServeRequest) -> PostOffice | None:
    """Where letters are handed in, if anywhere. Raises Complaint."""
    try:
        return post_office(request.smtp, request.mail_from) if request.smtp else None
    except BadSmtp:
        raise Complaint("serve-smtp") from None
    except BadMail:
        raise Complaint("serve-mail-from") from None


def keep_open(request: ServeRequest, speech: Texts) -> int:
    """Serve until somebody presses Ctrl-C. Raises Complaint where the port or the store cannot be used."""
    settings = settings_of(request)

    def ready(url: str) -> None:
        print(speech("serve-ready", url=url))
        sys.stdout.flush()
        if request.open_page and not open_browser(url):
            print(speech("serve-no-browser"))

    try:
        with listen(request.host, request.port) as listening:
            serve(settings, listening, ready)
    except NoMetrics:
        raise Complaint("serve-metrics") from None
    except PortTaken as error:
        raise Complaint("serve-port", address=f"{error.host}:{error.port}") from None
    except BadKey as error:
        raise Complaint("serve-key", fault=str(error)) from None
    except (NewerStore, NoStore) as error:
        raise trouble_with(place(request.data, request.store), error) from None
    return DONE
