"""What can be set from outside, by environment variables of the same names in capitals."""

import re
import sys

from pydantic import ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from app.addresses import is_authority


class Settings(BaseSettings):
    """Where to listen and where to keep matches; limits that tests make narrow."""

    model_config = SettingsConfigDict(frozen=True, extra="ignore")

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """Where players reach this server from outside; links begin with it. "": the page's origin."""
    database_url: str = "sqlite:///var/vedette.sqlite3"
    trusted_proxies: str = ""
    """Addresses or networks, separated by commas, whose X-Forwarded-For and -Proto are believed."""
    data_sheets: str = ""
    """A folder of data sheets: boards that a host has corrected, which new matches may choose."""
    bundle: bool = True
    """Whether the client goes out bundled, if `make bundle` has been run on these very sources."""
    keep_static: bool = True
    """Whether static files are kept in the database, so that pages outlive an upgrade."""
    leaving_seconds: float = 0
    """How long a server that was told to stop serves on, while /readyz sends a proxy elsewhere."""

    smtp_url: str = ""
    """Who takes our mail: smtp://user:password@host:587, or smtps:// where TLS comes first."""
    mail_from: str = ""
    """Who our mail comes from: "Vedette <vedette@example.org>"."""
    mail_grace_seconds: int = 60
    """Who answers so soon is told nothing."""
    mail_every_seconds: float = 5
    """How often the outbox is looked at."""
    mail_keep_days: int = 7
    """How long an address is kept after the match has ended, or unconfirmed."""
    mail_asks_per_hour: float = 6
    """How many addresses may be left from one network address."""

    webhooks: bool = True
    """Whether players may have their turns told to a webhook: Discord, Slack, ntfy, a program."""
    webhook_hosts: str = ""
    """Hosts with their ports, separated by commas, that webhooks may call though they are not
    public, as a server for notices in one's own network: "ntfy.lan:80, 10.0.0.5:8443"."""
    webhook_tries_per_hour: float = 20
    """How many webhooks may be left or tried out from one network address."""

    metrics_token: str = ""
    """Who bears it may read /metrics. "": this machine may, as long as the server is not public."""

    body_limit: int = 64 * 1024
    matches_in_memory: int = 1000
    machine_workers: int = 1
    """In how many processes machines think; 0: in the server's own, between its answers."""
    planners: str = ""
    """Machines that plan, against which new matches can be: "general", "marshal" or both, with a
    comma. They take much of a processor, and are no stronger than a game's best machine yet."""
    machine_pace: float = 1
    """What the time is multiplied by that a machine has for a decision; 0: it answers at once."""
    heartbeat_seconds: float = 10
    hello_seconds: float = 10
    curtain_seconds: float = 600
    """After how long without a move the seat of who sits at a shared device shuts by itself."""
    requests_per_second: float = 50
    """For one address (of IPv6: one network of 64 bits); five seconds' worth may come at once."""
    commands_per_second: float = 50
    """For one token, over HTTP and all its sockets together."""
    creations_per_minute: float = 30
    """New matches and spent secrets, for one address."""
    pictures_per_second: float = 5
    """Pictures of positions, for one address; twenty seconds' worth may come at once."""
    readings_per_second: float = 5
    """Looking back, exports, lists of matches: for one address; four seconds' worth at once."""
    messages_per_second: float = 200
    """Over all the sockets of one address; three seconds' worth may come at once."""
    lines_per_minute: float = 20
    """Of chat, for one device; half of them may come at once."""
    sockets_per_address: int = 300
    connections_per_address: int = 600
    """Sockets and requests together. A trusted proxy's own connections are not counted."""
    limits: bool = True
    """Whether the limits above hold. Whoever measures load turns them off."""

    @field_validator("public_url")
    @classmethod
    def _is_address(cls, url: str) -> str:
        """Refuse what would make links that lead nowhere: it is an origin and no more."""
        if not url:
            return url
        if not url.startswith(("http://", "https://")):
            raise ValueError("it begins with https:// or http://, as in https://play.example")
        scheme, _, rest = url.removesuffix("/").partition("://")
        if not is_authority(rest):
            raise ValueError(
                "it is a scheme, a host and perhaps a port, as in https://play.example:8443: "
                "the pages lie at the root of their host, under no path"
            )
        return f"{scheme}://{rest}"

    @field_validator("database_url")
    @classmethod
    def _is_database(cls, url: str) -> str:
        """Refuse what is no store that there is."""
        if not re.match(r"sqlite:///.|postgres(ql)?(\+psycopg)?://.", url):
            raise ValueError(
                "it is like sqlite:///var/vedette.sqlite3 or postgresql://user@host/name"
            )
        return url

    @field_validator("webhook_hosts")
    @classmethod
    def _is_hosts(cls, hosts: str) -> str:
        """Refuse what is no host with a port."""
        for host in hosts_of(hosts):
            if not (is_authority(host) and re.search(r":\d+$", host)):
                raise ValueError("each is a host with its port, as in ntfy.lan:80")
        return hosts

    @property
    def trusted_webhook_hosts(self) -> tuple[str, ...]:
        """The hosts that webhooks may call though they are not public."""
        return hosts_of(self.webhook_hosts)

    @property
    def sends_mail(self) -> bool:
        """Whether there is all that mail needs: a server, a sender, an address for its links."""
        return bool(self.smtp_url and self.mail_from and self.public_url)


def hosts_of(text: str) -> tuple[str, ...]:
    """Return the parts of a list with commas."""
    return tuple(host.strip().lower() for host in text.split(",") if host.strip())


def from_environment() -> Settings:
    """Read the settings, or end the program and say which are wrong."""
    try:
        return Settings()
    except ValidationError as error:
        # The values may be secrets: only names and reasons are told.
        found = (f"{str(each['loc'][0]).upper()}: {each['msg']}" for each in error.errors())
        sys.exit("\n".join(found))


def database_url(url: str) -> str:
    """Return the address as SQLAlchemy wants it: PostgreSQL's usual short forms mean psycopg."""
    for short in ("postgres://", "postgresql://"):
        if url.startswith(short):
            return "postgresql+psycopg://" + url.removeprefix(short)
    return url
