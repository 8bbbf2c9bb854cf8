"""docs/faults.md: a section for each store, written anew by its own storm."""

from collections.abc import Mapping, Sequence

Groups = Mapping[str, Mapping[str, str]]


def markdown(title: str, command: str, machine: str, figures: Groups, left_out: Sequence[str]) -> str:
    """A section: how to make it again, and the figures by group."""
    parts = [f"## {title}", NOTES[title], f"    {command}", f"{machine}."]
    for group, lines in figures.items():
        rows = [f"| {label} | {figure} |" for label, figure in lines.items()]
        parts.append("\n".join([f"| {group} | |", "|---|---:|", *rows]))
    parts += [f"Left out: {line}." for line in left_out]
    return "\n\n".join(parts) + "\n"


def with_section(text: str, section: str) -> str:
    """The report with this section in the place of the one of the same name; the others stay as they are."""
    known = {part.partition("\n")[0]: part for part in text.split("## ")[1:]}
    new = section.removeprefix("## ")
    known[new.partition("\n")[0]] = new
    return "\n".join([INTRODUCTION, *(f"## {known[title].rstrip()}\n" for title in NOTES if title in known)])


INTRODUCTION = """# Faults

Matches of all three games are played over real connections, by pairs of programs, against bots and with spectators,
while everything goes wrong that we could think of. Each program keeps a journal of what it sent, what was acknowledged
and what it was shown. When the storm has passed every match is played to its end, and a checker compares the journals
with the logs in the store, played again by the rules.

- *Lost*: an acknowledged action that is not at its ply in the log.
- *Applied twice*: a line of a player who did not send it at that ply.
- *Time*: most matches between two programs have a clock, and now and then a program thinks for seconds.
  Of each choice the programs know between which moments it was thought about: its player's clock must have been charged
  for no more than that, less what was spent without a server, and for no less, but for the last beat before each kill.
- *Rated*: matches of one game between two programs are; each must have been counted exactly once when all is over.
- *No prefix*: a log, as shown to a seat or a spectator, that differs from what the rules let them see.
- Requests meet a line that cuts, delays, doubles, reorders and repeats them; programs send again what was not answered,
  and sometimes two different choices at once.
- Servers are killed at any moment, while they start too. Most are forked from a process that has read the program
  already and nothing else, so that a start takes a tenth of a second; some begin with an empty interpreter.
- The clock that jumps is the servers' own: by five seconds, an hour or 400 days, ahead or back.
- `kill -9` ends a process and not the machine: what a disk does in a power cut is the databases' own promise, which we
  ask them for.
"""
NOTES = {
    "SQLite": """One server and its file, with `synchronous=FULL`. One kill in four happens on a small disk that is
filled to the last byte now and then.""",
    "PostgreSQL": """Three servers on one database, with `fsync` and `synchronous_commit`; every request and every
stream goes to any of them. One server at a time is killed and started again. Now and then all connections to the
database are ended, and sometimes the database itself is killed.""",
}
