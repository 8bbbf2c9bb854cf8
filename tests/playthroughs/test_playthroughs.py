from tests.playthroughs.playthrough import FOLDER, golden_files


def test_playthroughs_and_node_counts_are_as_they_were() -> None:
    golden = golden_files()
    assert {path.name for path in FOLDER.glob("*.txt")} == {path.name for path in golden}
    for path, content in golden.items():
        assert path.read_text(encoding="utf-8") == content, path.name
