import Foundation
import Testing

@testable import App

@Suite("The whole URL map is on one page")
struct URLMapTests {
    /// What browsers and probes can ask for. HEAD goes with every GET and is not repeated.
    static let expected = """
        DELETE /api/v1/exams/:period/:course/registration
        GET /
        GET /Service1.asmx
        GET /account
        GET /account/calendar
        GET /account/data
        GET /account/data.json
        GET /account/password
        GET /account/profile
        GET /account/sessions
        GET /account/tokens
        GET /api/v1/attempts
        GET /api/v1/attempts/:attempt
        GET /api/v1/attempts/:attempt/log
        GET /api/v1/attempts/:attempt/pictures/:name
        GET /api/v1/attempts/:attempt/questions
        GET /api/v1/attempts/:attempt/questions/:number
        GET /api/v1/attempts/:attempt/result
        GET /api/v1/courses
        GET /api/v1/courses/:course
        GET /api/v1/exams
        GET /api/v1/exams/:period/:course/registration
        GET /api/v1/finances
        GET /api/v1/home
        GET /api/v1/lessons
        GET /api/v1/lessons/:lesson
        GET /api/v1/lessons/:lesson/files/:name
        GET /api/v1/me
        GET /api/v1/openapi.json
        GET /api/v1/professors
        GET /api/v1/receipts/:code
        GET /api/v1/reports
        GET /api/v1/reports/:course
        GET /api/v1/teach/attempts/:attempt
        GET /api/v1/teach/courses
        GET /api/v1/teach/courses/:course
        GET /api/v1/teach/courses/:course/export.zip
        GET /api/v1/teach/courses/:course/lessons
        GET /api/v1/teach/courses/:course/tests
        GET /api/v1/teach/lessons/:lesson
        GET /api/v1/teach/lessons/:lesson/text
        GET /api/v1/teach/tests/:test
        GET /api/v1/teach/tests/:test/attempts
        GET /api/v1/teach/tests/:test/attempts.csv
        GET /api/v1/teach/tests/:test/figures
        GET /api/v1/teach/tests/:test/text
        GET /api/v1/teachers
        GET /api/v1/tests
        GET /api/v1/tests/:test
        GET /apple-touch-icon.png
        GET /assets/:name
        GET /attempts/:attempt
        GET /attempts/:attempt/log
        GET /attempts/:attempt/mistakes/:number
        GET /attempts/:attempt/questions/:number
        GET /attempts/:attempt/report.html
        GET /attempts/:attempt/report.txt
        GET /attempts/:attempt/results
        GET /attempts/:attempt/review
        GET /attempts/:attempt/sharing
        GET /attempts/:attempt/submission
        GET /calendar/:name
        GET /code
        GET /courses/:course
        GET /courses/:course/marks
        GET /courses/:course/syllabus
        GET /courses/:course/syllabus.md
        GET /courses/:course/syllabus/files/:digest/:name
        GET /developers
        GET /estudent/api/getFinance
        GET /estudent/api/get_open_courses
        GET /estudent/api/get_reports
        GET /extra-time
        GET /favicon.ico
        GET /finances
        GET /finances/charges/:charge
        GET /finances/statement
        GET /finances/statement.csv
        GET /finances/statement.xlsx
        GET /lessons
        GET /lessons/:lesson
        GET /lessons/:lesson/files/:digest/:name
        GET /livez
        GET /manifests/:language
        GET /office
        GET /office/accounts
        GET /office/charges/group
        GET /office/debtors
        GET /office/debtors.csv
        GET /office/debtors.xlsx
        GET /office/lists/:list
        GET /office/people/:person
        GET /office/people/:person/charges/:charge/reversals
        GET /office/people/:person/payments/:payment/reversals
        GET /office/periods
        GET /office/periods/:period
        GET /office/periods/:period/dates/:date
        GET /office/periods/:period/dates/:date/list
        GET /office/periods/:period/dates/:date/list.csv
        GET /office/periods/:period/dates/:date/list.xlsx
        GET /office/periods/:period/dates/new
        GET /office/periods/:period/edit
        GET /office/periods/:period/list
        GET /office/periods/new
        GET /office/prices
        GET /office/received
        GET /office/settings
        GET /people
        GET /people/:person
        GET /people/:person/disablings
        GET /people/:person/edit
        GET /people/:person/extra-time
        GET /people/new
        GET /pictures/:revision/**
        GET /privacy
        GET /professors
        GET /readyz
        GET /receipts
        GET /receipts/:code
        GET /registration
        GET /registration/:registration
        GET /registration/:registration/change
        GET /registration/:registration/exam.ics
        GET /reports
        GET /reports/:course
        GET /reports/record
        GET /rpc
        GET /search
        GET /settings
        GET /settings/semesters
        GET /settings/semesters/:semester
        GET /settings/semesters/new
        GET /sign-in
        GET /surveys
        GET /surveys/:survey/results
        GET /surveys/:survey/results/:course
        GET /surveys/:survey/results/:course/comments.csv
        GET /surveys/:survey/results/:course/figures.csv
        GET /surveys/:survey/subjects/:course
        GET /teach
        GET /teach/attempts/:attempt
        GET /teach/attempts/:attempt/annulment
        GET /teach/attempts/:attempt/ending
        GET /teach/attempts/:attempt/points/:question
        GET /teach/attempts/:attempt/reopening
        GET /teach/attempts/:attempt/restoration
        GET /teach/courses/:course
        GET /teach/courses/:course/archiving
        GET /teach/courses/:course/confirmed-marks
        GET /teach/courses/:course/confirmed-marks.csv
        GET /teach/courses/:course/confirmed-marks.xlsx
        GET /teach/courses/:course/confirmed-marks/:person
        GET /teach/courses/:course/confirmed-marks/protocol
        GET /teach/courses/:course/copies/new
        GET /teach/courses/:course/design
        GET /teach/courses/:course/design/alignment
        GET /teach/courses/:course/design/alignment.csv
        GET /teach/courses/:course/design/alignment.xlsx
        GET /teach/courses/:course/design/assessment
        GET /teach/courses/:course/design/attainment
        GET /teach/courses/:course/design/attainment.csv
        GET /teach/courses/:course/design/attainment.xlsx
        GET /teach/courses/:course/design/check
        GET /teach/courses/:course/design/check/exceptions/new
        GET /teach/courses/:course/design/description
        GET /teach/courses/:course/design/instructors
        GET /teach/courses/:course/design/instructors/new
        GET /teach/courses/:course/design/name
        GET /teach/courses/:course/design/objectives
        GET /teach/courses/:course/design/outcomes
        GET /teach/courses/:course/design/plan
        GET /teach/courses/:course/design/plan/events/new
        GET /teach/courses/:course/design/policy
        GET /teach/courses/:course/design/schedule
        GET /teach/courses/:course/design/schedule/changes
        GET /teach/courses/:course/design/sheet
        GET /teach/courses/:course/design/sheet/hours
        GET /teach/courses/:course/design/sheet/topics
        GET /teach/courses/:course/design/syllabus
        GET /teach/courses/:course/design/teaching
        GET /teach/courses/:course/design/techniques
        GET /teach/courses/:course/design/techniques/:technique
        GET /teach/courses/:course/design/techniques/:technique/edit
        GET /teach/courses/:course/design/techniques/new
        GET /teach/courses/:course/edit
        GET /teach/courses/:course/enrolment-files/new
        GET /teach/courses/:course/exams
        GET /teach/courses/:course/exams/:date
        GET /teach/courses/:course/exams/:date/list.csv
        GET /teach/courses/:course/exams/:date/list.xlsx
        GET /teach/courses/:course/export
        GET /teach/courses/:course/export.zip
        GET /teach/courses/:course/extra-time
        GET /teach/courses/:course/file-removals/new
        GET /teach/courses/:course/files
        GET /teach/courses/:course/files/:digest/:name
        GET /teach/courses/:course/groups
        GET /teach/courses/:course/groups/:group
        GET /teach/courses/:course/lessons
        GET /teach/courses/:course/marks
        GET /teach/courses/:course/marks.csv
        GET /teach/courses/:course/marks.xlsx
        GET /teach/courses/:course/people
        GET /teach/courses/:course/plan
        GET /teach/courses/:course/plan/parts/:part
        GET /teach/courses/:course/plan/parts/new
        GET /teach/courses/:course/points
        GET /teach/courses/:course/points.csv
        GET /teach/courses/:course/points.xlsx
        GET /teach/courses/:course/points/:person
        GET /teach/courses/:course/points/list
        GET /teach/courses/:course/slips/:person
        GET /teach/courses/:course/students/:person
        GET /teach/courses/:course/tests
        GET /teach/courses/:course/topics
        GET /teach/courses/new
        GET /teach/events/:event/edit
        GET /teach/imports/:archive
        GET /teach/imports/new
        GET /teach/instructors/:instructor/edit
        GET /teach/lessons/:lesson/edit
        GET /teach/lessons/:lesson/preview
        GET /teach/lessons/:lesson/readers
        GET /teach/lessons/:lesson/removal
        GET /teach/lessons/:lesson/revisions
        GET /teach/lessons/:lesson/revisions/:revision
        GET /teach/objectives/:objective/alignment
        GET /teach/objectives/:objective/attainment
        GET /teach/objectives/:objective/attainment.csv
        GET /teach/objectives/:objective/attainment.xlsx
        GET /teach/objectives/:objective/condition
        GET /teach/objectives/:objective/contents
        GET /teach/objectives/:objective/criteria
        GET /teach/objectives/:objective/edit
        GET /teach/objectives/:objective/generation
        GET /teach/objectives/:objective/outcomes
        GET /teach/objectives/:objective/performance
        GET /teach/objectives/:objective/techniques/:kind
        GET /teach/resources/:resource/edit
        GET /teach/tests/:test
        GET /teach/tests/:test/attempts
        GET /teach/tests/:test/attempts.csv
        GET /teach/tests/:test/attempts.xlsx
        GET /teach/tests/:test/corrections
        GET /teach/tests/:test/corrections/:question
        GET /teach/tests/:test/dates
        GET /teach/tests/:test/edit
        GET /teach/tests/:test/extra-time
        GET /teach/tests/:test/figures
        GET /teach/tests/:test/minutes
        GET /teach/tests/:test/overtaking
        GET /teach/tests/:test/questions
        GET /teach/tests/:test/questions/:question/edit
        GET /teach/tests/:test/questions/:question/removal
        GET /teach/tests/:test/questions/new
        GET /teach/tests/:test/removal
        GET /teach/tests/:test/room
        GET /teach/tests/:test/settings
        GET /teach/tests/:test/trial
        GET /teach/tests/:test/trial/pictures/**
        GET /teach/tests/:test/trial/questions/:number
        GET /teach/tests/:test/trial/results
        GET /teach/tests/:test/trial/review
        GET /teach/topics/:topic/edit
        GET /teach/topics/:topic/merges/new
        GET /teach/topics/:topic/resources/new
        GET /tests
        GET /tests/:test
        GET /tests/:test/calendar.ics
        GET /timetable
        GET /topics/:topic
        GET /welcome/:token
        PATCH /api/v1/attempts/:attempt/answers
        POST /Service1.asmx
        POST /account/calendar
        POST /account/calendar/endings
        POST /account/password
        POST /account/profile
        POST /account/sessions/endings
        POST /account/tokens
        POST /account/tokens/endings
        POST /api/v1/attempts/:attempt/submission
        POST /api/v1/imports
        POST /api/v1/teach/courses
        POST /api/v1/teach/courses/:course/lessons
        POST /api/v1/teach/courses/:course/tests
        POST /api/v1/teach/lessons/:lesson/publications
        POST /api/v1/teach/tests/:test/publications
        POST /api/v1/tests/:test/attempts
        POST /attempts/:attempt/mistakes/:number
        POST /attempts/:attempt/questions/:number
        POST /attempts/:attempt/submission
        POST /code
        POST /estudent/api/getFinance
        POST /estudent/api/get_open_courses
        POST /estudent/api/get_profesors
        POST /estudent/api/get_reports
        POST /estudent/api/login_client
        POST /estudent/api/makeCoursesSignup
        POST /language
        POST /lessons/:lesson/attempts
        POST /lessons/:lesson/places
        POST /lessons/:lesson/readings
        POST /office/charges/group
        POST /office/charges/group/entries
        POST /office/lists/:list
        POST /office/lists/:list/entries
        POST /office/people/:person/charges
        POST /office/people/:person/charges/:charge/reversals
        POST /office/people/:person/payments
        POST /office/people/:person/payments/:payment/reversals
        POST /office/periods
        POST /office/periods/:period/dates
        POST /office/periods/:period/dates/:date
        POST /office/periods/:period/dates/:date/cancellations
        POST /office/periods/:period/edit
        POST /office/periods/:period/list
        POST /office/periods/:period/list/dates
        POST /office/prices
        POST /office/received/:received
        POST /office/settings
        POST /people
        POST /people/:person
        POST /people/:person/disablings
        POST /people/:person/disablings/endings
        POST /people/:person/extra-time
        POST /people/:person/links
        POST /people/:person/sessions/endings
        POST /registration
        POST /registration/:registration/change
        POST /registration/:registration/withdrawal
        POST /reports/records
        POST /rpc
        POST /settings
        POST /settings/semesters
        POST /settings/semesters/:semester
        POST /settings/semesters/:semester/removals
        POST /sign-in
        POST /sign-out
        POST /surveys/:survey/subjects/:course
        POST /teach/attempts/:attempt/annulment
        POST /teach/attempts/:attempt/ending
        POST /teach/attempts/:attempt/minutes
        POST /teach/attempts/:attempt/points/:question
        POST /teach/attempts/:attempt/reopening
        POST /teach/attempts/:attempt/restoration
        POST /teach/courses
        POST /teach/courses/:course
        POST /teach/courses/:course/archiving
        POST /teach/courses/:course/archiving/end
        POST /teach/courses/:course/confirmed-marks
        POST /teach/courses/:course/confirmed-marks/:person
        POST /teach/courses/:course/copies
        POST /teach/courses/:course/design/check/exceptions
        POST /teach/courses/:course/design/check/exceptions/removals
        POST /teach/courses/:course/design/description
        POST /teach/courses/:course/design/instructors
        POST /teach/courses/:course/design/name
        POST /teach/courses/:course/design/objectives
        POST /teach/courses/:course/design/objectives/order
        POST /teach/courses/:course/design/outcomes
        POST /teach/courses/:course/design/outcomes/list
        POST /teach/courses/:course/design/plan/events
        POST /teach/courses/:course/design/policy
        POST /teach/courses/:course/design/schedule
        POST /teach/courses/:course/design/schedule/changes
        POST /teach/courses/:course/design/schedule/removals
        POST /teach/courses/:course/design/sheet/hours
        POST /teach/courses/:course/design/sheet/topics
        POST /teach/courses/:course/design/syllabus
        POST /teach/courses/:course/design/techniques
        POST /teach/courses/:course/design/techniques/:technique
        POST /teach/courses/:course/design/techniques/:technique/copies
        POST /teach/courses/:course/design/techniques/:technique/favourites
        POST /teach/courses/:course/design/techniques/:technique/publications
        POST /teach/courses/:course/design/techniques/:technique/removals
        POST /teach/courses/:course/design/techniques/:technique/restorations
        POST /teach/courses/:course/enrolment-files
        POST /teach/courses/:course/enrolments
        POST /teach/courses/:course/enrolments/endings
        POST /teach/courses/:course/enrolments/lists
        POST /teach/courses/:course/enrolments/rejections
        POST /teach/courses/:course/file-removals
        POST /teach/courses/:course/file-removals/endings
        POST /teach/courses/:course/files
        POST /teach/courses/:course/groups
        POST /teach/courses/:course/groups/:group
        POST /teach/courses/:course/groups/:group/removals
        POST /teach/courses/:course/invitations
        POST /teach/courses/:course/lessons
        POST /teach/courses/:course/lessons/order
        POST /teach/courses/:course/plan/order
        POST /teach/courses/:course/plan/parts
        POST /teach/courses/:course/plan/parts/:part
        POST /teach/courses/:course/plan/parts/:part/freezes
        POST /teach/courses/:course/plan/parts/:part/removals
        POST /teach/courses/:course/plan/restorations
        POST /teach/courses/:course/points
        POST /teach/courses/:course/points/:person
        POST /teach/courses/:course/points/list
        POST /teach/courses/:course/points/list/entries
        POST /teach/courses/:course/slips/:person
        POST /teach/courses/:course/teachers
        POST /teach/courses/:course/teachers/endings
        POST /teach/courses/:course/tests
        POST /teach/courses/:course/tests/order
        POST /teach/courses/:course/topic-merges/endings
        POST /teach/courses/:course/topics
        POST /teach/events/:event
        POST /teach/events/:event/copies
        POST /teach/events/:event/removals
        POST /teach/events/:event/restorations
        POST /teach/imports
        POST /teach/imports/:archive/confirmation
        POST /teach/imports/:archive/removal
        POST /teach/instructors/:instructor
        POST /teach/instructors/:instructor/removals
        POST /teach/lessons/:lesson/draft
        POST /teach/lessons/:lesson/preview
        POST /teach/lessons/:lesson/publications
        POST /teach/lessons/:lesson/publications/endings
        POST /teach/lessons/:lesson/removal
        POST /teach/lessons/:lesson/removal/endings
        POST /teach/lessons/:lesson/restorations
        POST /teach/lessons/:lesson/settings
        POST /teach/objectives/:objective
        POST /teach/objectives/:objective/condition
        POST /teach/objectives/:objective/contents
        POST /teach/objectives/:objective/copies
        POST /teach/objectives/:objective/criteria
        POST /teach/objectives/:objective/generation
        POST /teach/objectives/:objective/outcomes
        POST /teach/objectives/:objective/performance
        POST /teach/objectives/:objective/removals
        POST /teach/objectives/:objective/restorations
        POST /teach/objectives/:objective/techniques/:kind
        POST /teach/resources/:resource
        POST /teach/resources/:resource/removals
        POST /teach/resources/:resource/restorations
        POST /teach/tests/:test/checks
        POST /teach/tests/:test/copies
        POST /teach/tests/:test/corrections/:question
        POST /teach/tests/:test/dates
        POST /teach/tests/:test/dates/endings
        POST /teach/tests/:test/draft
        POST /teach/tests/:test/extra-time
        POST /teach/tests/:test/extra-time/endings
        POST /teach/tests/:test/minutes
        POST /teach/tests/:test/overtaking
        POST /teach/tests/:test/pictures
        POST /teach/tests/:test/publications
        POST /teach/tests/:test/questions
        POST /teach/tests/:test/questions/:question
        POST /teach/tests/:test/questions/:question/copies
        POST /teach/tests/:test/questions/:question/moves
        POST /teach/tests/:test/questions/:question/removal
        POST /teach/tests/:test/removal
        POST /teach/tests/:test/removal/endings
        POST /teach/tests/:test/settings
        POST /teach/tests/:test/trial
        POST /teach/tests/:test/trial/questions/:number
        POST /teach/topics/:topic
        POST /teach/topics/:topic/merges
        POST /teach/topics/:topic/removals
        POST /teach/topics/:topic/resources
        POST /teach/topics/:topic/resources/order
        POST /tests/:test/attempts
        POST /welcome/:token
        PUT /api/v1/attempts/:attempt/questions/:number/answer
        PUT /api/v1/exams/:period/:course/registration
        PUT /api/v1/lessons/:lesson/reading
        PUT /api/v1/teach/courses/:course
        PUT /api/v1/teach/lessons/:lesson/text
        PUT /api/v1/teach/tests/:test/text
        """.split(separator: "\n").map(String.init)

    @Test("it holds these routes, and none of them clash")
    func theMapIsAsWritten() async throws {
        let routes = try await URLMap.routes()
        #expect(routes.filter { !$0.hasPrefix("HEAD ") } == Self.expected)
        let heads = routes.filter { $0.hasPrefix("HEAD ") }.map { "GET" + $0.dropFirst("HEAD".count) }
        #expect(heads == Self.expected.filter { $0.hasPrefix("GET ") })
    }

    @Test("no address is a literal anywhere but beside its route")
    func addressesStandInRoutes() throws {
        let others = try SourceTree.files("Sources/App", "swift").filter { !$0.name.hasSuffix("Routes") }
        #expect(others.flatMap { Self.literalAddresses($0.path, $0.text) } == [])
        let made = "let a = \"/tests/\" + id; let b = \"/\\(id)/x\"; let c = \"/sign-in?back=\"; let d = \"a/tests\" // \"/x\""
        #expect(Self.literalAddresses("A", made).count == 2)
    }

    private static func literalAddresses(_ path: String, _ text: String) -> [String] {
        let firsts = Set(expected.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
        return SourceTree.literals(text).filter { literal in
            literal.hasPrefix("/") && firsts.contains(String(literal.dropFirst().prefix { $0.isLetter || $0 == "-" }))
        }.map { "\(path): \"\($0)\"" }
    }

    @Test("every address that is written in a template is in the map")
    func templatesKeepToTheMap() throws {
        let complaints = try SourceTree.files("Templates", "mustache").flatMap { file in
            Self.strangers(in: file.text).map { "\(file.path): \($0)" }
        }
        #expect(complaints == [])
    }

    @Test("every address that a sample page prints is in the map")
    func pagesKeepToTheMap() throws {
        var count = 0
        for (sample, html) in try SamplePages.printed(.english) {
            count += URLMap.addresses(html).count
            #expect(Self.strangers(in: html) == [], "\(sample.type), \(sample.state)")
        }
        #expect(count > 100)
    }

    private static let isInMap = Remembered<String, Bool> { request in
        let parts = request.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return expected.contains { URLMap.matches($0, parts[0], parts[1]) }
    }

    private static func strangers(in html: String) -> [String] {
        // Pages lead to the same places again and again.
        URLMap.addresses(html).filter { method, address in !isInMap(method + " " + address) }.map { "\($0.method) \($0.address)" }
    }

    @Test("an address or a method that is not in the map is found")
    func itComplains() {
        let page = """
            <a href="/tests/1">a</a><a href="/tests/1/attempts">b</a><a href="/nothing">c</a><a href="https://x.example">d</a>
            <form method="post" action="/sign-out"></form><form action="/sign-out"></form><img src="/pictures/1/a/b.png">
            """
        #expect(Self.strangers(in: page) == ["GET /tests/1/attempts", "GET /nothing", "GET /sign-out"])
    }
}
