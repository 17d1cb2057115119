"""What the journeys and scenes of a course's design share: an objective with all its parts, made on its pages as a teacher makes it."""

from teaching import TOPICS, Staff

WORD = "cognitive/analyze/organize/analyze"


def objectives(staff: Staff, desk) -> Staff:
    """The list of the objectives of a desk's course."""
    staff.open_course(desk)
    return staff.go(f"{staff.visitor.path}/design/objectives")


def choose_word(staff: Staff, word: str = WORD) -> Staff:
    """The four presses: a domain, a category, an action category, a word. Where a word is there already, the page begins in its category,
    and the first press leads back to the domains."""
    *levels, _ = word.split("/")
    chosen = staff.page.locator("main ul.chosen a").first
    if chosen.count():
        staff.visitor.press(chosen)
        staff.look()
    for number in range(1, len(levels) + 1):
        path = "/".join(levels[:number])
        staff.visitor.press(staff.page.locator(f"main ul.list a.row[href$='?at={path}#word']"))
        staff.look()
    staff.visitor.press(staff.page.locator(f"main button[value='{word}']"))
    staff.look()
    return staff


def tick(staff: Staff, *titles: str) -> Staff:
    for title in titles:
        staff.page.locator("main label.pick", has_text=title).locator("input").check()
    return staff


def count_loads(staff: Staff) -> list[str]:
    """The addresses of the pages that are loaded from now on, one after the other; what only leads on to another is none."""
    loads: list[str] = []
    staff.page.on("response", lambda answer: loads.append(answer.url) if answer.request.is_navigation_request()
                  and answer.status == 200 else None)
    return loads


def make(staff: Staff, *topics: str) -> Staff:
    """From the list to the sentence: a word, a condition, topics, a criterion. Ends on the page of the objective."""
    staff.press("objective.new")
    choose_word(staff)
    staff.page.locator("#condition").select_option("completing-the-course")
    staff.press("objective.save-next")
    tick(staff, *(topics or TOPICS[:1])).press("objective.save-next")
    staff.page.locator("#accuracy").fill("95 %")
    return staff.press("objective.save-next")
