"""The command `threerings`."""

import sys


def main() -> None:
    try:
        from threerings.cli.commands import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:  # while Python was still reading our files; later on, commands answer for themselves
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    main()
