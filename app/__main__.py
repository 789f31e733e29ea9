"""`python -m app`."""

if __name__ == "__main__":
    # A process in which machines think loads this module, too, and needs nothing of the server.
    from app.cli import main

    main()
