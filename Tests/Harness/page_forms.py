"""What stands on a page: where it leads, and what can be posted from it."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

TYPED = {"text", "search", "email", "tel", "url", "number", "date", "time", "datetime-local", "textarea"}


@dataclass
class Field:
    name: str
    kind: str
    value: str = ""
    is_on: bool = True


@dataclass
class Form:
    action: str
    method: str
    fields: list[Field] = field(default_factory=list)

    @property
    def typed(self) -> list[str]:
        """The fields into which somebody may type, and the hidden ones that a browser sends back."""
        return [each.name for each in self.fields if each.kind in TYPED or each.kind == "hidden" and each.name != "token"]

    @property
    def has_password(self) -> bool:
        return any(each.kind == "password" for each in self.fields)

    def filled(self, name: str, value: str) -> list[tuple[str, str]]:
        """As the page has it, with one field changed and the first button pressed."""
        pairs, is_pressed = [], False
        for each in self.fields:
            if each.kind == "submit":
                if is_pressed or each.name == name:
                    continue
                is_pressed = True
            if each.name and each.is_on:
                pairs.append((each.name, value if each.name == name else each.value or ("a" if each.kind in TYPED else "")))
        return pairs


class Page(HTMLParser):
    """Links and forms of a page."""

    def __init__(self, html: str):
        super().__init__(convert_charrefs=True)
        self.links: list[str] = []
        self.forms: list[Form] = []
        self._form: Form | None = None
        self._text: Field | None = None
        self._select: Field | None = None
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if tag == "a" and has.get("href", "").startswith("/"):
            self.links.append(has["href"].partition("#")[0])
        elif tag == "form":
            self._form = Form(has.get("action", ""), has.get("method", "get").lower())
            self.forms.append(self._form)
        elif self._form is None:
            return
        elif tag == "input":
            kind = has.get("type", "text")
            is_on = kind not in ("checkbox", "radio") or "checked" in has
            self._add(Field(has.get("name", ""), kind, has.get("value", "on" if kind == "checkbox" else ""), is_on and kind != "file"))
        elif tag == "button":
            self._add(Field(has.get("name", ""), has.get("type", "submit"), has.get("value", "")))
        elif tag == "textarea":
            self._text = Field(has.get("name", ""), "textarea")
            self._add(self._text)
        elif tag == "select":
            self._select = Field(has.get("name", ""), "select")
            self._add(self._select)
        elif tag == "option" and self._select is not None and ("selected" in has or not self._select.value):
            self._select.value = has.get("value", "")

    def _add(self, each: Field) -> None:
        self._form.fields.append(each)

    def handle_data(self, data: str) -> None:
        if self._text is not None:
            self._text.value += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "textarea":
            self._text = None
        elif tag == "select":
            self._select = None


def address_before(page: str, text: str, address: str) -> str:
    """The last address of a kind in front of a text: a row begins with where it leads."""
    return re.findall(rf'(?:href|action)="({address})"', page[:page.index(text)])[-1]


def pattern(address: str) -> str:
    """An address without its ids and numbers: pages of one kind have one."""
    path = address.partition("?")[0]
    return re.sub(r"/[0-9a-f]{8}-[0-9a-f-]{27}|/\d+|/[\w-]{20,}", "/*", path)
