"""The student office: raises and lowers seats, moves and closes dates, and cancels registrations, while students press."""

import re

from Harness.page_forms import Page
from petitioner import Petitioner
from registry import Post

_STUDENT = re.compile(r'<option value="([0-9a-f-]{36})"')
REASON = "Eroare"


class Clerk(Petitioner):
    def __init__(self, user: str, person: str, cookies: dict[str, str], addresses: dict[str, str], seed: int):
        """
        :param addresses: of the dates that are changed, by id.
        """
        super().__init__(user, person, cookies, seed)
        self.addresses = addresses

    def step(self) -> None:
        date = self.random.choice(list(self.addresses))
        if self.random.random() < 0.3:
            self._cancel(date)
        else:
            self._move(date)

    def _move(self, date: str) -> None:
        """Something is always changed."""
        address = self.addresses[date]
        page = self.read(address)
        form = next((form for form in Page(page or "").forms if form.action == address), None)
        if not form:
            return
        fields = {field.name: field.value for field in form.fields if field.is_on and field.name and field.name != "token"}
        before = self._fields(fields)
        while self._fields(fields) == before:
            match self.random.randrange(8):
                case 0 | 1 | 2 | 3: fields["seats"] = str(self.random.randint(0, 5))
                case 4: fields["room"] = f"Sala {self.random.randint(1, 20)}"
                case 5: fields["clock"] = f"{self.random.randint(8, 18):02}:00"
                case 6: fields.pop("isClosed", None)
                case _ if self.random.random() < 0.3: fields["isClosed"] = "1"
        seen = int(fields["seen"])
        self.send(Post("move", address, fields | {"reason": REASON}, registration=date, seen=seen, fields=self._fields(fields)))

    @staticmethod
    def _fields(form: dict[str, str]) -> tuple:
        """Seats, room, the hour, and whether it is closed."""
        return int(form["seats"]), form["room"], form["clock"], "isClosed" in form

    def _cancel(self, date: str) -> None:
        page = self.read(f"{self.addresses[date]}/list")
        students = list(dict.fromkeys(_STUDENT.findall(page or "")))
        if students:
            registration = self.random.choice(students)
            form = {"registration": registration, "reason": REASON}
            self.send(Post("cancel", f"{self.addresses[date]}/cancellations", form, registration=registration))
