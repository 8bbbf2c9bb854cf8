"""Rows of a corpus as a Parquet file, read and written a few at a time."""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from threerings.core.game import ThreeRingsError
from threerings.lab.extras import LAB, needs

Row = dict[str, Any]
BATCH: Final = 256
"""Matches that are in memory at the same time."""


class NotParquet(ThreeRingsError):
    """A file that is no Parquet, or a damaged one."""


def arrow() -> Any:
    """The package pyarrow. Raises MissingExtra."""
    with needs(LAB):
        import pyarrow as pa
        import pyarrow.parquet
    return pa


def schema() -> Any:
    """The columns. Options are a JSON text: every game has its own."""
    pa = arrow()
    number, whole, text = pa.int64(), pa.int32(), pa.string()
    candidate = pa.struct({"action": whole, "visits": number, "value": pa.float64()})
    decision = {"ply": whole, "actor": pa.int8(), "action": whole, "legal": whole, "result": pa.int8()}
    thought = {"visits": number, "value": pa.float64(), "candidates": pa.list_(candidate)}
    match = {"corpus": whole, "game": text, "rules_version": whole, "options": text, "seed": number}
    players = {"bots": pa.list_(text), "seconds": pa.float64(), "iterations": number, "log": pa.list_(text)}
    outcome = {"winner": pa.int8(), "reason": text, "points": pa.list_(number), "plies": whole}
    decisions = pa.list_(pa.struct(decision | thought))
    return pa.schema(match | players | outcome | {"decisions": decisions, "position": text})


def write(path: Path, rows: Iterable[Row]) -> None:
    pa, columns = arrow(), schema()
    with pa.parquet.ParquetWriter(path, columns, compression="zstd") as writer:
        rest = ({**row, "options": json.dumps(row["options"], ensure_ascii=False)} for row in rows)
        while batch := list(islice(rest, BATCH)):
            writer.write_table(pa.Table.from_pylist(batch, columns))


def rows(path: Path) -> Iterator[Row]:
    """Raises NotParquet."""
    pa = arrow()
    with path.open("rb") as file:
        try:
            for batch in pa.parquet.ParquetFile(file).iter_batches(BATCH):
                for row in batch.to_pylist():
                    yield {**row, "options": json.loads(row["options"])}
        except (pa.ArrowException, OSError, ValueError, KeyError, TypeError) as error:
            raise NotParquet(f"is no corpus in Parquet: {error}") from None
