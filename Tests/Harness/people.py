"""People as people.csv has them."""

from dataclasses import dataclass

# Of everybody who signs in.
PASSWORD = "trei corbi albaștri"


@dataclass(frozen=True)
class Person:
    user: str
    name: str
    surname: str
    # The index number, of students alone.
    number: int = 0
    # Time factor and extra minutes.
    extra: str = ","

    @property
    def full_name(self) -> str:
        return f"{self.name} {self.surname}"

    def line(self, role: str = "student", *, has_email: bool = True, extra: str | None = None) -> str:
        """The person's line."""
        number = self.number if role == "student" else ""
        email = f"{self.user}@example.org" if has_email else ""
        return f"{self.user},{self.name},{self.surname},{number},{email},{role},{extra or self.extra}\n"
