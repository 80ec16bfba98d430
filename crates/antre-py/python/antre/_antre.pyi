"""The native half of the package; what people call stands in the modules beside it."""

from os import PathLike
from typing import Any, Iterator, Sequence, final

__all__ = [
    "Hits",
    "PROGRAM",
    "Space",
    "Table",
    "__version__",
    "ask",
    "concat",
    "dq9_grids",
    "dq9_positions",
    "merge",
    "read_table",
    "schema",
    "space",
]

PROGRAM: str
__version__: str

@final
class Table:
    """Rows with named columns. ``pyarrow.table``, ``polars.DataFrame``, ``pandas.DataFrame.from_arrow``, DuckDB and all
    others that know the Arrow ``PyCapsule`` interface take it over without a copy.
    """

    @property
    def columns(self) -> list[str]:
        """Names of the columns."""

    @property
    def metadata(self) -> dict[str, str]:
        """What is known of the whole: table, edition, program."""

    def about(self, column: str) -> dict[str, str]:
        """Unit and meaning of a column.

        :raises KeyError: there is no such column
        """

    def to_pylist(self) -> list[dict[str, Any]]:
        """The rows, as a list of dictionaries."""

    def slice(self, start: int, rows: int) -> Table:
        """So many rows from ``start`` on; nothing is copied.

        :raises IndexError: ``start`` is behind the end
        """

    def __getitem__(self, column: str, /) -> list[Any]:
        """The values of a column, as a list.

        :raises KeyError: there is no such column
        """

    def __len__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> Any: ...
    def __arrow_c_schema__(self) -> Any: ...
    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...

@final
class Hits:
    """A search under way: yields tables with the hits in the order of the space as they are found."""

    def __iter__(self) -> Iterator[Table]: ...
    def __next__(self) -> Table: ...
    def poll(self, milliseconds: int) -> tuple[Table | None, bool]:
        """The next batch if one comes within so many milliseconds, and whether that was the end."""

    def table(self) -> Table:
        """The rest in one table."""

    def progress(self) -> tuple[int, int, int]:
        """Items looked at, items in all, hits."""

    def stop(self) -> None:
        """Ends it; batches on their way still come."""

@final
class Space:
    """A list of things that can be enumerated."""

    @property
    def name(self) -> str:
        """Name."""

    @property
    def edition(self) -> str:
        """The rules followed."""

    @property
    def size(self) -> int:
        """How many items."""

    def id(self, position: int) -> str: ...
    def position(self, id: str) -> int: ...
    def of_maps(self, maps: Sequence[int]) -> list[int]: ...
    def columns(self) -> str: ...
    def prepare(
        self,
        filter: str = "",
        columns: Sequence[str] | None = None,
        items: int | None = None,
        threads: int = 0,
    ) -> None: ...
    def table(
        self,
        positions: Sequence[int] | None = None,
        range: tuple[int, int] | None = None,
        columns: Sequence[str] | None = None,
        threads: int = 0,
    ) -> Table: ...
    def find(
        self,
        filter: str,
        filter_file: str | None = None,
        range: tuple[int, int] | None = None,
        columns: Sequence[str] | None = None,
        limit: int | None = None,
        threads: int = 0,
    ) -> Hits: ...
    def plan(
        self,
        filter: str,
        range: tuple[int, int] | None = None,
        columns: Sequence[str] | None = None,
        threads: int = 0,
    ) -> tuple[str, str]: ...
    def catalog(
        self,
        path: str | PathLike[str],
        form: str,
        filter: str = "",
        range: tuple[int, int] | None = None,
        columns: Sequence[str] | None = None,
        threads: int = 0,
        shard: str = "1/1",
    ) -> str: ...
    def __len__(self) -> int: ...

def ask(query: str, detail: str, svg: bool = False) -> tuple[str, Table, str | None, str]: ...
def schema() -> str: ...
def dq9_positions(ranks: Sequence[str | int] | None = None, seeds: Sequence[int] | None = None) -> list[int]: ...
def dq9_grids(positions: Sequence[int], floor: int) -> bytes: ...
def space(name: str, options: str = "{}") -> Space: ...
def merge(files: Sequence[str | PathLike[str]], into: str | PathLike[str]) -> str: ...
def concat(tables: Sequence[Table]) -> Table: ...
def read_table(bytes: bytes) -> Table: ...
