"""What the core says of a bad record, deck file or option, in the reader's language."""

import re

from threerings.texts import Texts

FAULTS = {
    r"line (?P<line>\d+): was changed, or a line before it is missing": "fault-changed",
    r"line (?P<line>\d+): is cut off": "fault-cut",
    r"the record is empty": "fault-empty",
    r"larger than (?P<most>\d+) bytes": "fault-large",
    r"line (?P<line>\d+): not UTF-8 text": "fault-encoding",
    r"line (?P<line>\d+): not the header of a record": "fault-header",
    r"line (?P<line>\d+): a record of another format": "fault-format",
    r"line (?P<line>\d+): expected a header, found .*": "fault-expected",
    r"action (?P<action>\d+): '(?P<text>.*)' is not allowed now: (?P<rule>\S+)": "fault-illegal",
    r"action (?P<action>\d+): \S+ knows no action ['\"](?P<text>.*)['\"]": "fault-unknown",
    r"made by version (?P<made>\d+) of the rules; here they are known up to version (?P<now>\d+)": "fault-newer-rules",
    r"made by version (?P<made>\d+) of the rules; "
    r"today's, version (?P<now>\d+), do not fit it: (?P<fault>.*)": "fault-old-rules",
    r"the record ends before the match does": "fault-early",
    r"the match ends .*, the record says .*": "fault-end",
    r"nobody could give up here: (?P<side>.*)": "fault-resign",
    r"the games of the match do not belong together": "fault-games",
    r"the secret does not fit the commitment": "fault-secret",
    r"line (?P<line>\d+): '(?P<text>.*)' does not follow from the shuffle; '(?P<due>.*)' does": "fault-draw",
    r"line (?P<line>\d+): entropy was added after the first draw": "fault-late",
    r"line (?P<line>\d+): only a player's choice can be taken back": "fault-undo",
    r"nobody could add this: (?P<text>.*)": "fault-added",
    r"section \[(?P<section>.*)\] is missing": "fault-section",
    r"unknown section \[(?P<section>.*?)\]; a deck has .*": "fault-other-section",
    r"\[(?P<section>\w+)\] (?P<entry>\S+) is missing": "fault-entry",
    r"\[(?P<section>\w+)\] has no card or number called (?P<entry>.*)": "fault-other-entry",
    r"card (?P<card>\S+): (?P<found>.*) is not of the form .*": "fault-symbols",
    r"card (?P<card>\S+): must be (?P<due>\S+) by the rules, not (?P<found>.*)": "fault-fixed",
    r"\[(?P<section>\w+)\] (?P<entry>\w+) must be a whole number "
    r"from (?P<least>\d+) to (?P<most>\d+), not (?P<found>.*)": "fault-range",
    r"\[energy\] final must not be below preliminary: it is the top of the track": "fault-track",
    r".* \(at line (?P<line>\d+), column (?P<column>\d+)\)": "fault-toml",
    r".* \(at end of document\)": "fault-toml-end",
    r"nested too deep": "fault-deep",
    r"not UTF-8 text": "fault-not-text",
    r"more than (?P<most>\d+) letters, or (?P<line>\d+) in a line": "fault-long",
    r"there is no (?P<option>opponent|seat) (?P<found>.*); there is .*": "fault-choice",
    r"rated: .*": "fault-rated",
    r"clocks: .*": "fault-clocks",
    r"(?P<option>[\w-]+) must be .*, not (?P<found>.*)": "fault-choice",
}


def recognised(fault: str) -> tuple[str, dict[str, str]] | None:
    """The message for a fault, and its values; nothing for one that is not known here."""
    for pattern, key in FAULTS.items():
        found = re.fullmatch(pattern, fault, re.DOTALL)
        if found:
            return key, found.groupdict()
    return None


def worded(fault: str, speech: Texts) -> str:
    """A fault in the reader's language; one that is not known here stays as the core words it."""
    known = recognised(fault)
    if known is None:
        return fault
    key, values = known
    return speech(key, **values | ({"fault": worded(values["fault"], speech)} if "fault" in values else {}))
