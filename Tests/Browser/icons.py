"""Draws the icons of a phone's home screen from `Public/icons/icon.svg`: python icons.py

What is committed is what it has written; it is run again when the drawing changes."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browsing import CHROMIUM, CHROMIUM_ARGUMENTS

FOLDER = Path(__file__).resolve().parents[2] / "Public/icons"
# Of one who cuts the corners off, and of one who cuts a circle out: all that counts lies in the middle four fifths.
CUT = {"apple-touch-icon.png": 180, "maskable-512.png": 512}
WHOLE = {"favicon.png": 48, "icon-192.png": 192, "icon-512.png": 512}


def full(drawing: str) -> str:
    """The drawing up to every edge, with the tick in the middle."""
    return drawing.replace(' rx="112"', "").replace("<path", '<path transform="translate(64 64) scale(.75)"')


def shoot(page: Page, drawing: str, name: str, size: int) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>* {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawing}")
    page.screenshot(path=FOLDER / name, omit_background=True)


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        page = browser.new_page()
        for name, size in WHOLE.items():
            shoot(page, drawing, name, size)
        for name, size in CUT.items():
            shoot(page, full(drawing), name, size)
        browser.close()


if __name__ == "__main__":
    main()
