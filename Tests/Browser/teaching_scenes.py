"""Every page of those who teach and administer, in every state. Each scene brings a visitor of the school to a page."""

import io
import re
import time
import zipfile
from datetime import timedelta

import describing
import designing
import planning
import pointing
import reporting
from institution import today
from teaching import ADMINS, FINAL, FIRST_LESSON, OFFICE, QUIZ, TOPICS, Staff
from wire import Wire
from words import LANGUAGES


def _teacher(visitor) -> Staff:
    """A teacher with a course of the own, in the visitor's language."""
    visitor.desk = next(visitor.product.desks)
    return _enter(visitor, visitor.desk.teacher)


def _admin(visitor) -> Staff:
    return _enter(visitor, ADMINS[4])


def _enter(visitor, person) -> Staff:
    visitor.enter(person)
    if visitor.spoken != "ro":
        visitor.go("/teach")
        visitor.choose_language(LANGUAGES[visitor.spoken])
    return Staff(visitor)


def _course(visitor, *keys: str) -> Staff:
    staff = _teacher(visitor).open_course(visitor.desk)
    for key in keys:
        staff.follow(key)
    return staff


def _editor(visitor) -> Staff:
    staff = _course(visitor, "lessons.title")
    visitor.press(visitor.row(FIRST_LESSON).locator("a.row"))
    staff.look()
    return staff


def courses(visitor):
    _course(visitor, "teach.archive").press("teach.archive-now").go("/teach")


def no_courses(visitor):
    _enter(visitor, ADMINS[5]).go("/teach")


def course_page(*keys: str, press: str | None = None):
    """A page below the course, reached by what its links say, and what comes when a button is pressed there."""
    def go(visitor):
        staff = _course(visitor, *keys)
        if press:
            staff.press(press)
    return go


def invitations(visitor):
    """Of an account that the course made: those that come from elsewhere are not a teacher's to invite."""
    staff = _course(visitor, "teach.people")
    staff.open("enrol.one")
    staff.fill(user=f"invitat.{time.time_ns()}", name="Ștefania", surname="Țîrlea").press("enrol.one-button")
    staff.press("invitations.button")


def invitations_again(visitor):
    """The slips of the first time still work, so it asks."""
    invitations(visitor)
    Staff(visitor).follow("slip.back-to-people").press("invitations.button")
    assert visitor.status == 422


def student_slip(visitor):
    invitations(visitor)
    Staff(visitor).follow("slip.back-to-people").follow("slip.invite")


def code_with_errors(visitor):
    Staff(visitor).go("/code").fill(code="K7").press("code.button")
    assert visitor.status == 422


def course_with_errors(visitor):
    _teacher(visitor).go("/teach/courses/new").fill(url="ftp://x").press("teach.make")
    assert visitor.status == 422


def topic(visitor):
    _course(visitor, "course.topics")
    visitor.press(visitor.page.locator("main ul a").first)
    Staff(visitor).look()


def topic_merge(visitor):
    topic(visitor)
    Staff(visitor).fill(into=TOPICS[1]).press("teach.merge-ask")


def topics_merged(visitor):
    topic_merge(visitor)
    staff = Staff(visitor).press("teach.merge-now")
    assert staff.says("topic-merge.undo")


def people_with_errors(visitor):
    staff = _course(visitor, "teach.people")
    staff.open("enrol.one")
    staff.fill(user="nimeni.inca").press("enrol.one-button")
    assert visitor.status == 422


def list_checked(visitor):
    staff = _course(visitor, "teach.people", "enrol.title")
    staff.fill(list=f"nou.{visitor.desk.number},Ștefania,Țîrlea,,\nStrâmb Nume,a,b,c,d@e\n{visitor.desk.student.user}")
    staff.press("enrol.check")
    assert staff.says("enrol.mistakes") and staff.says("enrol.good")


def lesson_list_with_removed(visitor):
    _editor(visitor).follow("write.remove").press("write.removal-button")


def editor_with_mistakes(visitor):
    staff = _editor(visitor)
    staff.fill(text="Unu.\n\n![lipsă](nu-exista.png)\n\n# Doi", title="").press("write.publish")
    assert visitor.status == 422


def editor_of_what_is_removed(visitor):
    staff = _editor(visitor)
    address = visitor.path
    staff.follow("write.remove").press("write.removal-button").go(address)
    assert staff.says("write.is-removed")


def preview(visitor):
    _editor(visitor).press("write.preview")


def preview_with_mistakes(visitor):
    _editor(visitor).fill(text="![lipsă](nu-exista.png)").press("write.preview")


def editor_page(*keys: str):
    def go(visitor):
        staff = _editor(visitor)
        for key in keys:
            staff.follow(key)
    return go


def _edited(visitor) -> Staff:
    return _editor(visitor).fill(text="Alt text.\n\n## Ce se vede\n\nAltceva.").press("write.publish")


def conflict(visitor):
    staff = _editor(visitor)
    address, token = visitor.path, visitor.page.locator("#write [name=token]").input_value()
    answer = visitor.send(address.replace("/edit", "/draft"), token=token, title=FIRST_LESSON, text="Textul altei file.",
                          version="0", base="")
    assert answer.status == 200
    staff.fill(text="Textul acestei file.\n\n## Titlu")
    visitor.press(staff.button("write.save"))
    assert visitor.status == 409
    staff.look()


def history(visitor):
    _edited(visitor).follow("revision.title")


def old_revision(visitor):
    history(visitor)
    visitor.press(visitor.page.locator("main ol li a").last)
    Staff(visitor).look()


def files_with_errors(visitor):
    _course(visitor, "teach.files").press("files.upload")
    assert visitor.status == 422


def file_removal(visitor):
    _course(visitor, "teach.files")
    visitor.press(visitor.page.locator("main li.file a.num").last)
    Staff(visitor).look()


def files_with_removed(visitor):
    file_removal(visitor)
    Staff(visitor).press("files.removal")
    assert Staff(visitor).says("files.removed-intro")


def import_errors(visitor):
    _teacher(visitor).go("/teach/imports/new").press("course-import.check")
    assert visitor.status == 422


def import_plan(visitor):
    """Of the archive of the own course, as another course."""
    staff = _course(visitor)
    archive, packed = visitor.page.context.request.get(visitor.page.url + "/export.zip").body(), io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as opened, zipfile.ZipFile(packed, "w") as new:
        for name in opened.namelist():
            new.writestr(re.sub("^[0-9]+-", "900-alt-", name), opened.read(name))
    staff.go("/teach/imports/new")
    staff.field("file").set_input_files({"name": "curs.zip", "mimeType": "application/zip", "buffer": packed.getvalue()})
    staff.press("course-import.check")
    assert staff.says("course-import.new") and staff.says("course-import.namesake")


def import_waiting(visitor):
    import_plan(visitor)
    Staff(visitor).back()
    assert Staff(visitor).says("course-import.waiting")


def extra_time_of_a_test(visitor):
    staff = _course(visitor, "extra-time.title")
    visitor.press(visitor.row(FINAL).get_by_role("link"))
    person = visitor.desk.student
    staff.fill(person=f"{person.surname} {person.name} ({person.user})", factor="2", minutes="5").press("form.save")


def _dates(visitor) -> Staff:
    staff = _course(visitor, "tests.title")
    visitor.press(visitor.row(FINAL).locator("a").first)
    return staff.follow("dates.title")


def dates_of_a_test(visitor):
    staff = _dates(visitor)
    visitor.page.locator("main input[type=checkbox]").first.check()
    day = str(today() + timedelta(days=7))
    staff.fill(opensDay=day, opensTime="09:00", closesDay=day, closesTime="11:00", reason="A fost bolnav").press("form.save")
    assert staff.announces("flash.dates-given")


def dates_with_errors(visitor):
    _dates(visitor).press("form.save")
    assert visitor.status == 422


def _marked(visitor) -> Staff:
    """The marks of a course in which a student has finished the quiz."""
    staff = _teacher(visitor)
    wire = Wire(visitor.product).sign_in(visitor.desk.student)
    wire.end(wire.begin_quiz(QUIZ))
    wire.get(wire.lesson(FIRST_LESSON))
    return staff.open_course(visitor.desk).follow("marks.title")


def marks(visitor):
    _marked(visitor)


def marks_of_one_test(visitor):
    _marked(visitor).open("marks.one-by-one")
    visitor.press(visitor.page.locator("main .tests a", has_text=QUIZ))
    Staff(visitor).look()


def marks_of_nobody(visitor):
    _marked(visitor)
    visitor.page.locator("main input[type=search]").fill("nimeni")
    Staff(visitor).press("search.button")


def student_of_the_course(visitor):
    _marked(visitor)
    visitor.press(visitor.page.locator("main tbody th a").first)
    Staff(visitor).look()


def points(visitor, query: str = "week=3") -> Staff:
    """A group of thirty in a course with a plan of points."""
    staff = _teacher(visitor)
    course = pointing.furnish(visitor.product, visitor.desk)
    return staff.go(f"{course}/points?{query}")


def points_of_a_part(visitor):
    points(visitor, "part=attendance")


def points_with_errors(visitor):
    staff = points(visitor)
    staff.page.locator("#c0-1").fill("multe")
    staff.press("form.save")
    assert visitor.status == 422


def points_of_a_student(visitor):
    staff = points(visitor)
    staff.press("group-points.fill")
    visitor.press(staff.page.locator("main ol.people a").first)
    staff.look()
    assert staff.page.locator("main details li").count() == 1


def points_archived(visitor):
    """What was entered before is read, and nothing can be entered."""
    staff = points(visitor)
    address = visitor.path
    staff.press("group-points.fill")
    staff.go(address.partition("/points")[0]).follow("teach.archive").press("teach.archive-now")
    assert staff.go(address).says("points.archived")


def plan(visitor) -> Staff:
    """A plan of three parts: attendance, tasks, exam."""
    staff = points(visitor)
    return staff.go(visitor.path.partition("/points")[0] + "/plan")


def plan_part(visitor):
    staff = plan(visitor)
    visitor.press(staff.page.locator("main ol a.row").nth(1))
    staff.look()


def new_part_with_errors(visitor):
    plan(visitor).follow("points.new-part").press("form.save")
    assert visitor.status == 422


def part_with_a_test_instead(visitor):
    """Points of thirty students are there, and a test would take their place."""
    staff = plan(visitor)
    pointing.examine(visitor.product, visitor.desk.teacher, visitor.path.partition("/plan")[0], "40")
    staff.follow("points.written-exam").field("source").select_option(index=1)
    staff.fill(note="Din test.").press("form.save")
    assert visitor.status == 422 and staff.says("points.idle")


def groups(visitor) -> Staff:
    """One, and students who are in none."""
    staff = points(visitor)
    address = visitor.path.partition("/points")[0] + "/groups"
    staff.go(address).fill(name="A1").press("groups.add")
    return staff.go(address)


def group(visitor):
    staff = groups(visitor)
    visitor.press(staff.page.locator("main ul a.row").first)
    staff.look()
    assert staff.page.locator("main label.pick").count() == pointing.COUNT


def points_as_a_list(visitor):
    points(visitor).follow("point-list.title")


def points_list_checked(visitor):
    points_as_a_list(visitor)
    number = f"PT{visitor.desk.number}-"
    Staff(visitor).fill(list=f"{number}1;3;tasks;1,5\n{number}2;3;tasks;9\nXX;3;tasks;1").press("enrol.check")
    assert Staff(visitor).says("enrol.mistakes") and Staff(visitor).says("enrol.good")


def confirmed_marks(visitor) -> Staff:
    """Some of them confirmed, the others proposed."""
    staff = points(visitor)
    pointing.examine(visitor.product, visitor.desk.teacher, visitor.path.partition("/points")[0], "40")
    staff.follow("confirmed-marks.title")
    visitor.press(staff.page.locator("main form button[name=person]").first)
    staff.look()
    return staff


def mark_change(visitor):
    staff = confirmed_marks(visitor)
    visitor.press(staff.page.locator("main form a.link").first)
    staff.look()


def mark_change_with_errors(visitor):
    mark_change(visitor)
    Staff(visitor).press("form.save")
    assert visitor.status == 422


def mark_protocol(visitor):
    confirmed_marks(visitor).follow("mark-protocol.title")


def design(visitor) -> Staff:
    return describing.design(_teacher(visitor), visitor.desk)


def design_described(visitor):
    describing.schedule(describing.describe(design(visitor)))


def design_page(*keys: str):
    def go(visitor):
        staff = design(visitor)
        for key in keys:
            staff.follow(key)
    return go


def description_with_errors(visitor):
    design(visitor).follow("design.description").fill(credits="61", in_class="1", seats="0").press("form.save")
    assert visitor.status == 422


def policy_begun(visitor):
    design(visitor).follow("design.policy").press("design.begin-short")


def policy_with_errors(visitor):
    design(visitor).follow("design.policy").fill(grading_text="Jumătate din puncte.").press("form.save")
    assert visitor.status == 422


def instructors(visitor) -> Staff:
    staff = design(visitor).follow("course.teachers").follow("design.add-instructor").fill(**describing.PERSON)
    staff.page.locator("#role").select_option("grader")
    return staff.press("form.save")


def instructor(visitor):
    staff = instructors(visitor)
    visitor.press(staff.page.locator("main a.row").last)
    staff.look()


def instructor_with_account(visitor):
    staff = instructors(visitor)
    visitor.press(staff.page.locator("main a.row").first)
    staff.look()


def instructor_with_errors(visitor):
    design_page("course.teachers", "design.add-instructor")(visitor)
    Staff(visitor).fill(first_name="Li", email="li", phone="1").press("form.save")
    assert visitor.status == 422


def meetings(visitor) -> Staff:
    """One is cancelled."""
    staff = describing.meeting(describing.schedule(design(visitor)), 2)
    staff.page.locator("#kind").select_option("cancelled")
    return staff.press("form.save")


def schedule_with_errors(visitor):
    design(visitor).follow("design.schedule").fill(first_day="2026-10-05", last_day="2026-10-04", every="0").press("form.save")
    assert visitor.status == 422


def meeting_change(visitor):
    describing.meeting(meetings(visitor), 3)


def timetable(visitor):
    """Of who teaches, with a cancelled meeting."""
    meetings(visitor).go("/timetable")


def timetable_empty(visitor):
    _teacher(visitor).go("/timetable")


def objectives(visitor) -> Staff:
    """A list of two, and one that was deleted."""
    staff = designing.objectives(_teacher(visitor), visitor.desk)
    listed = visitor.path
    designing.make(staff).press("objective.copy").press("objective.copy").press("objective.remove")
    return staff.go(listed)


def no_objectives(visitor):
    designing.objectives(_teacher(visitor), visitor.desk)


def objective(visitor) -> Staff:
    return designing.make(designing.objectives(_teacher(visitor), visitor.desk))


def objective_begun(visitor) -> Staff:
    """One without a part, on the page on which its word is chosen."""
    return designing.objectives(_teacher(visitor), visitor.desk).press("objective.new")


def objective_tuned(visitor) -> Staff:
    return objective(visitor).fill(sentence="Studenții analizează tot ce au construit.").press("form.save")


def alignment(visitor) -> tuple[Staff, str]:
    """Of one objective, which a lesson serves; gives its address, too."""
    staff = objective(visitor)
    made = visitor.path.removesuffix("/edit")
    course = staff.open_course(visitor.desk).visitor.path
    staff.go(f"{course}/lessons")
    staff.go(staff.page.locator("main a[href$='/edit']").first.get_attribute("href")).open("write.settings")
    staff.page.locator("main input[name='objective[]']").first.check()
    staff.press("write.settings-save").go(f"{course}/design/alignment")
    return staff, made


def objective_alignment(visitor):
    staff, made = alignment(visitor)
    staff.go(f"{made}/alignment")


def objective_generation(visitor):
    objective_tuned(visitor).follow("objective.generate")


def objective_with_errors(visitor):
    objective(visitor).fill(sentence="", share="0").press("form.save")
    assert visitor.status == 422


def objective_part(key: str):
    return lambda visitor: objective(visitor).follow(key)


def performance_at(path: str):
    """The page of a word, some levels further."""
    def go(visitor):
        staff = objective_begun(visitor)
        staff.go(f"{visitor.place}?{path}")
    return go


def condition_with_errors(visitor):
    staff = objective(visitor).follow("objective.condition")
    staff.page.locator("#condition").select_option("custom")
    staff.press("objective.save-next")
    assert visitor.status == 422


def topic_with_resources(visitor) -> Staff:
    """Two, and one that was deleted."""
    staff = _teacher(visitor).open_course(visitor.desk).follow("course.topics")
    visitor.press(staff.page.locator("main ul.list a.row").first)
    for title in ("Alcătuirea ecranelor, pe înțelesul tuturor", "Documentația", "De prisos"):
        staff.follow("resource.add").fill(title=title, url="https://example.org/ecrane")
        staff.field("kind").select_option("book")
        staff.press("form.save")
    visitor.press(staff.page.locator("#resources ol a.row").last)
    return staff.press("resource.remove")


def resource(visitor):
    staff = topic_with_resources(visitor)
    visitor.press(staff.page.locator("#resources ol a.row").first)


def resource_with_errors(visitor):
    topic_with_resources(visitor).follow("resource.add").fill(url="nicăieri").press("form.save")
    assert visitor.status == 422


def _design(visitor, page: str) -> Staff:
    staff = objective(visitor)
    return staff.go(staff.way_back().partition("/design/")[0] + page)


def syllabus(visitor):
    staff = _design(visitor, "/design/syllabus")
    staff.follow("syllabus.look")


def design_address(page: str):
    return lambda visitor: _design(visitor, page)


def outcomes_checked(visitor) -> Staff:
    staff = _design(visitor, "/design/outcomes")
    return staff.fill(list="C1; Proiectează modele de date\nC2; Scrie programe\nC2; Le explică").press("enrol.check")


def objective_outcomes(visitor):
    staff = outcomes_checked(visitor).fill(list="C1; Proiectează modele de date\nC2; Scrie programe").press("enrol.check")
    staff.press("outcome.save")
    visitor.press(staff.page.locator("main ul.list a.row").first)


def suggestions(kind: str, query: str = ""):
    def scene(visitor) -> Staff:
        staff = objective(visitor).follow(kind)
        return staff.go(visitor.path + query) if query else staff

    return scene


def technique_assigned(visitor) -> Staff:
    staff = suggestions("technique.assessment")(visitor)
    visitor.press(staff.page.locator("main button[name=assign]").first)
    return staff


def technique_plan(visitor):
    address = technique_assigned(visitor).back().way_back()
    visitor.go(address.partition("/design/")[0] + "/design/assessment")


def technique_with_errors(visitor):
    _design(visitor, "/design/techniques/new?kind=teaching").fill(minutes="0").press("form.save")
    assert visitor.status == 422


def course_plan(visitor) -> Staff:
    """One week is over its budget."""
    return planning.planned(_teacher(visitor), visitor.desk)


def course_plan_empty(visitor):
    planning.plan(_teacher(visitor), visitor.desk)


def design_event(visitor):
    staff = course_plan(visitor)
    visitor.press(staff.page.locator("main .week a.row").first)
    staff.look()


def design_event_with_errors(visitor):
    staff = planning.plan(_teacher(visitor), visitor.desk)
    visitor.press(staff.page.locator("main #new a"))
    staff.fill(hours="1,1", link="nicăieri").press("form.save")
    assert visitor.status == 422


def hours_with_errors(visitor):
    _design(visitor, "/design/sheet/hours").fill(hours_lecture="-1").press("form.save")
    assert visitor.status == 422


def lesson_readers(visitor):
    _editor(visitor).follow("readers.title")


def admin_page(address: str):
    return lambda visitor: _admin(visitor).go(address)


def _account(visitor, person=OFFICE) -> Staff:
    staff = _admin(visitor).go(f"/people?q={person.user}")
    visitor.press(visitor.page.locator("main li a", has_text=person.user).first)
    staff.look()
    return staff


def account_with_errors(visitor):
    _admin(visitor).go("/people/new").press("people.add")
    assert visitor.status == 422


def account_page(*keys: str):
    def go(visitor):
        staff = _account(visitor)
        for key in keys:
            staff.follow(key)
    return go


def printed_link(visitor):
    """For a student of the own, so that nobody else's link is over."""
    visitor.desk = next(visitor.product.desks)
    staff = _admin(visitor).go(f"/people?q={visitor.desk.student.number}")
    visitor.press(visitor.page.locator("main li a", has_text=visitor.desk.student.user).first)
    staff.press("people.invitation")


def link_question(visitor):
    printed_link(visitor)
    Staff(visitor).follow("printed-link.done").press("people.invitation")
    assert visitor.status == 422


def welcome(visitor):
    printed_link(visitor)
    link = visitor.page.locator("main .slip .secret").first.inner_text()
    Staff(visitor).go(link.removeprefix(visitor.product.origin))
    assert visitor.page.locator("#new-password").count() == 1


def welcome_with_errors(visitor):
    welcome(visitor)
    Staff(visitor).fill(new_password="x", new_password_again="y").press("welcome.button")
    assert visitor.status == 422


def link_over(visitor):
    visitor.go("/welcome/" + "A" * 43)
    assert visitor.says("link-over.sentence")


def settings_with_errors(visitor):
    _admin(visitor).go("/settings").fill(name="", zone="Marte/Olimp").press("form.save")
    assert visitor.status == 422


def semester(visitor):
    """The one of all courses, which has no days."""
    staff = _admin(visitor).go("/settings/semesters")
    visitor.press(visitor.row("2026/2027").get_by_role("link"))
    staff.look()


def semester_with_errors(visitor):
    _admin(visitor).go("/settings/semesters/new").press("form.save")
    assert visitor.status == 422


def profile(visitor):
    _teacher(visitor).go("/account/profile")


SCENES = {
    "teach-courses": courses, "teach-no-courses": no_courses, "teach-course": course_page(),
    "teach-course-new": lambda visitor: _teacher(visitor).go("/teach/courses/new"), "teach-course-errors": course_with_errors,
    "teach-course-edit": course_page("teach.settings"), "teach-course-copy": course_page("teach.copy"),
    "teach-course-archiving": course_page("teach.archive"),
    "teach-course-archived": course_page("teach.archive", press="teach.archive-now"),
    "teach-topics": course_page("course.topics"), "teach-topics-errors": course_page("course.topics", press="teach.add-topic"),
    "teach-topic": topic, "teach-topic-merge": topic_merge, "teach-topics-merged": topics_merged, "teach-people": course_page("teach.people"), "teach-people-errors": people_with_errors,
    "teach-list": course_page("teach.people", "enrol.title"), "teach-list-checked": list_checked,
    "teach-invitations": invitations, "teach-invitations-again": invitations_again, "teach-slip": student_slip,
    "code": lambda visitor: Staff(visitor).go("/code"), "code-errors": code_with_errors, "link-question": link_question,
    "teach-lessons": course_page("lessons.title"), "teach-lessons-removed": lesson_list_with_removed,
    "teach-editor": _editor, "teach-editor-mistakes": editor_with_mistakes, "teach-editor-removed": editor_of_what_is_removed,
    "teach-preview": preview, "teach-preview-mistakes": preview_with_mistakes, "teach-conflict": conflict,
    "teach-removal": editor_page("write.remove"), "teach-history": history, "teach-revision": old_revision,
    "teach-files": course_page("teach.files"), "teach-files-errors": files_with_errors, "teach-file-removal": file_removal,
    "teach-files-removed": files_with_removed, "teach-import-waiting": import_waiting, "teach-import-errors": import_errors,
    "teach-import-plan": import_plan,
    "teach-extra-time": course_page("extra-time.title"), "teach-extra-time-test": extra_time_of_a_test,
    "teach-dates": dates_of_a_test, "teach-dates-errors": dates_with_errors,
    "teach-marks": marks, "teach-marks-one": marks_of_one_test, "teach-marks-nobody": marks_of_nobody,
    "teach-student": student_of_the_course, "teach-readers": lesson_readers,
    "teach-plan": plan, "teach-plan-part": plan_part, "teach-plan-part-errors": new_part_with_errors,
    "teach-plan-part-idle-errors": part_with_a_test_instead,
    "teach-groups": groups, "teach-group": group,
    "teach-points": points, "teach-points-errors": points_with_errors, "teach-points-part": points_of_a_part,
    "teach-points-student": points_of_a_student, "teach-points-list": points_as_a_list,
    "teach-points-archived": points_archived, "teach-points-list-checked": points_list_checked, "teach-confirmed-marks": confirmed_marks,
    "teach-mark-change": mark_change, "teach-mark-change-errors": mark_change_with_errors,
    "teach-mark-protocol": mark_protocol,
    "teach-design": design, "teach-design-described": design_described, "teach-design-name": design_page("design.name"),
    "teach-description": design_page("design.description"), "teach-description-errors": description_with_errors,
    "teach-policy": policy_begun, "teach-policy-errors": policy_with_errors, "teach-instructors": instructors,
    "teach-instructor": instructor, "teach-instructor-account": instructor_with_account,
    "teach-instructor-errors": instructor_with_errors, "teach-schedule": meetings,
    "teach-schedule-none": design_page("design.schedule"), "teach-schedule-errors": schedule_with_errors,
    "teach-meeting-change": meeting_change, "timetable": timetable, "timetable-empty": timetable_empty,
    "teach-objectives": objectives, "teach-objectives-none": no_objectives, "teach-objective": objective,
    "teach-objective-errors": objective_with_errors, "teach-objective-tuned": objective_tuned,
    "teach-objective-generation": objective_generation, "teach-performance": objective_begun,
    "teach-alignment": alignment, "teach-alignment-none": design_address("/design/alignment"),
    "teach-objective-alignment": objective_alignment,
    "teach-performance-category": performance_at("at=cognitive/understand"),
    "teach-performance-words": performance_at("at=cognitive/analyze/organize"), "teach-performance-found": performance_at("q=re"),
    "teach-performance-not-found": performance_at("q=zzz"),
    "teach-objective-condition": objective_part("objective.condition"), "teach-condition-errors": condition_with_errors,
    "teach-objective-contents": objective_part("objective.contents"),
    "teach-objective-criteria": objective_part("objective.criteria"),
    "teach-topic-resources": topic_with_resources, "teach-resource": resource, "teach-resource-errors": resource_with_errors,
    "teach-syllabus": syllabus, "teach-syllabus-sections": design_address("/design/syllabus"),
    "teach-outcomes": design_address("/design/outcomes"), "teach-outcomes-checked": outcomes_checked,
    "teach-objective-outcomes": objective_outcomes, "teach-sheet": design_address("/design/sheet?form=ro"),
    "teach-sheet-sr": design_address("/design/sheet?form=sr"), "teach-hours": design_address("/design/sheet/hours"),
    "teach-hours-errors": hours_with_errors, "teach-topic-hours": design_address("/design/sheet/topics"),
    "teach-suggestions": technique_assigned, "teach-suggestions-unticked": suggestions("technique.teaching", "?ticked=1"),
    "teach-techniques": lambda visitor: _design(visitor, "/design/techniques?kind=teaching"),
    "teach-technique": lambda visitor: _design(visitor, "/design/techniques/minute-paper"),
    "teach-technique-new": lambda visitor: _design(visitor, "/design/techniques/new"),
    "teach-technique-errors": technique_with_errors, "teach-technique-plan": technique_plan,
    "teach-course-plan": course_plan, "teach-course-plan-empty": course_plan_empty, "teach-event": design_event,
    "teach-event-errors": design_event_with_errors,
    "profile": profile, "people": admin_page("/people"), "person-new": admin_page("/people/new"),
    "person-new-errors": account_with_errors, "person": account_page(), "person-edit": account_page("people.edit"),
    "person-disabling": account_page("people.disable"), "person-extra-time": account_page("extra-time.title"),
    "printed-link": printed_link, "welcome": welcome, "welcome-errors": welcome_with_errors, "link-over": link_over,
    "settings": admin_page("/settings"), "settings-errors": settings_with_errors, "semesters": admin_page("/settings/semesters"),
    "semester": semester, "semester-new": admin_page("/settings/semesters/new"), "semester-errors": semester_with_errors,
    "extra-times": admin_page("/extra-time"),
    # Of a student of the same institution.
    **reporting.SCENES,
}
# Of all these the wider screens, too.
WIDE = {"teach-courses", "teach-course", "teach-people", "teach-list-checked", "teach-lessons", "teach-editor", "teach-preview",
        "teach-conflict", "teach-revision", "teach-files", "teach-import-plan", "teach-invitations", "teach-extra-time-test",
        "teach-marks", "teach-marks-one", "teach-student", "teach-readers", "teach-plan", "teach-plan-part", "teach-group",
        "teach-points", "teach-points-part", "teach-design", "teach-policy", "teach-schedule", "timetable", "teach-objectives",
        "teach-objective", "teach-performance-words", "teach-objective-contents", "teach-objective-criteria",
        "teach-topic-resources", "teach-syllabus", "teach-sheet", "teach-topic-hours", "teach-suggestions", "teach-technique-plan",
        "teach-alignment",
        "teach-confirmed-marks", "teach-mark-protocol", "people", "person", "settings", "reports", "report"}
# In all languages.
WALK = [name for name in SCENES if not name.endswith("-errors") and name not in ("welcome", "teach-editor-removed")]
