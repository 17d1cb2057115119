"""Tables that are saved as files, as programs read them: CSV, XLSX, and either by way of LibreOffice."""

import csv
import io
import subprocess
from datetime import datetime
from decimal import Decimal
from pathlib import Path

import openpyxl

Cell = str | int | float | datetime | None


def of_programs(path: Path) -> list[list[str]]:
    """CSV for programs."""
    return _csv(path.read_bytes(), ",")


def of_spreadsheets(path: Path) -> list[list[str]]:
    """CSV for spreadsheets in Romanian or Serbian."""
    return _csv(path.read_bytes(), ";")


def _csv(content: bytes, separator: str) -> list[list[str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""), delimiter=separator, strict=True))


def of_workbook(path: Path) -> list[list[Cell]]:
    """The only sheet of a workbook, in which nothing is a formula or leads anywhere."""
    book = openpyxl.load_workbook(path)
    (sheet,) = book.worksheets
    assert sheet.freeze_panes == "A2" and all(cell.font.b for cell in sheet[1])
    assert not any(cell.data_type == "f" or cell.hyperlink for row in sheet.iter_rows() for cell in row)
    assert 1 <= len(sheet.title) <= 31 and not set("[]:*?/\\") & set(sheet.title)
    return [[cell.value for cell in row] for row in sheet.iter_rows()]


def as_shown(cell: Cell) -> str:
    """A cell of a workbook, where the language is English."""
    match cell:
        case None:
            return ""
        case datetime():
            return f"{cell:%Y-%m-%d %H:%M:%S}"
        case int() | float():
            return f"{Decimal(repr(cell)).normalize():f}"
    return cell


def as_programs_have_it(cell: Cell) -> str:
    """A cell of a workbook as CSV for programs has it: texts that could be formulas are harmless."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in "=+-@" else as_shown(cell)


def as_spreadsheets_have_it(cell: Cell) -> str:
    """The same for CSV for spreadsheets."""
    text = as_programs_have_it(cell)
    return text.replace(".", ",") if isinstance(cell, float) else text


def through_libreoffice(path: Path, to: str, filters: list[str]) -> Path:
    """A file as LibreOffice opens it and saves it again, in a profile of its own."""
    target = path.parent / "libreoffice"
    subprocess.run(
        ["soffice", f"-env:UserInstallation={(path.parent / 'profile').as_uri()}", "--headless", *filters, "--convert-to", to,
         "--outdir", target, path], check=True, timeout=180, stdout=subprocess.DEVNULL)
    return target / f"{path.stem}.{to.split(':')[0]}"


def opened_in_romanian(path: Path) -> list[list[Cell]]:
    """CSV for spreadsheets as LibreOffice opens it where the language is Romanian (1048): semicolons, UTF-8, dates recognised."""
    opened = through_libreoffice(path, "xlsx", ["--infilter=CSV:59,34,76,1,,1048,false,true"])
    return [[cell.value for cell in row] for row in openpyxl.load_workbook(opened).worksheets[0].iter_rows()]


def opened_as_workbook(path: Path) -> list[list[str]]:
    """A workbook as LibreOffice shows it, its cells as they look."""
    shown = through_libreoffice(path, "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false", [])
    return list(csv.reader(io.StringIO(shown.read_text("utf-8-sig"), newline=""), strict=True))
