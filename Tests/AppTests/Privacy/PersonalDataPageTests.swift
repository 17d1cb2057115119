import Testing

@testable import App

@Suite("The page of one's own data")
struct PersonalDataPageTests {
    private let ground: PageGround
    private let start = SampleSnapshot.start

    init() throws { ground = try PageGround() }

    private func page(_ data: PersonalData) -> PersonalDataPage {
        PersonalDataPage(frame: ground.frame, strings: ground.strings, data: data, area: .learn, now: start)
    }

    @Test(
        "what there is none of is listed as empty, but for what few have: groups, points, exams, money, work, links, programs"
    )
    func sections() {
        let (full, empty) = (page(.sample).sections, page(.empty).sections)
        #expect(full.count == PersonalData.sample.sections.count && full.allSatisfy { !$0.isEmpty })
        let rare = Set(
            ["my-data.groups", "points.title", "record.title", "exams.title", "finances.title"].map { ground.strings($0) })
        #expect(empty.map(\.title) == full.dropLast(4).map(\.title).filter { !rare.contains($0) })
        #expect(empty.map(\.isEmpty) == [false] + Array(repeating: true, count: empty.count - 1))
        let last = ["my-data.writing", "my-data.links", "my-data.tokens", "my-data.calendar"]
        #expect(full.suffix(4).map(\.title) == last.map { ground.strings($0) })
    }

    private func line(
        _ answer: PersonalAttempt.Value = .typed("text"), _ arrival: Arrival = .inTime, overwrote: Int? = nil
    ) -> PersonalLog.Line? {
        PersonalLog(
            [
                .init(
                    sequence: 1, question: 2, answer: answer, arrivedAt: start, arrival: arrival, page: nil,
                    overwrote: overwrote)
            ], ground.strings)?.lines.first
    }

    @Test("a line of the log says what was answered, and how it came where it came otherwise than usual")
    func log() {
        let list = ground.strings("my-data.options", ["list": ground.strings.formats.list(["1", "3"])])
        let answers = [PersonalAttempt.Value.options([1, 3]), .typed("text"), .unreadable("3 m"), .takenBack]
            .map { line($0)?.answer }
        let unreadable = ground.strings("review.not-a-number", ["text": "3 m"])
        #expect(answers == [list, "text", unreadable, ground.strings("log.taken-back")])
        let remarks = [line(), line(overwrote: 1), line(.takenBack, .grace), line(.takenBack, .late, overwrote: 1)]
        let keys = ["log.other-window", "log.grace", "log.late"].map { ground.strings($0) }
        #expect(remarks.map { $0?.remark } == [nil] + keys)
        #expect(PersonalLog([], ground.strings) == nil)
    }

    @Test(
        "one option is named in the singular, several in the plural",
        arguments: [
            (Language.english, "option 3", "options 1, 3 and 5"), (.romanian, "varianta 3", "variantele 1, 3 și 5"),
            (.serbian, "ponuđeni odgovor 3", "ponuđeni odgovori 1, 3 i 5"),
        ])
    func options(language: Language, one: String, several: String) throws {
        let strings = try SamplePages.strings(language)
        let answers = [[3], [1, 3, 5]].map { positions in
            PersonalLog(
                [
                    .init(
                        sequence: 1, question: 2, answer: .options(positions), arrivedAt: start, arrival: .inTime, page: nil,
                        overwrote: nil)
                ], strings)?.lines.first?.answer
        }
        #expect(answers == [one, several])
    }

    private func pairs(_ heading: String, _ language: Language) throws -> Set<[String]> {
        let facts = PersonalFacts(strings: try SamplePages.strings(language), now: start)
        let items = PersonalData.sample.sections.first { $0.heading == heading }?.items ?? []
        return Set(items.flatMap { $0.card(facts).facts.map { [$0.label, $0.value] } })
    }

    @Test(
        "a role in a course, whom a link is for and how far a survey is have a label each",
        arguments: [
            (
                Language.english, ["Role in the course", "Student"], ["Who it is for", "You"], ["State", "Invited, done"],
                ["Role in the course", "Assistant"]
            ),
            (
                .romanian, ["Rolul la curs", "Student"], ["Pentru cine este", "Pentru dvs."],
                ["Stare", "invitație primită, chestionar încheiat"], ["Rolul la curs", "Asistent"]
            ),
            (
                .serbian, ["Uloga na kursu", "Student"], ["Za koga je", "Za vas"], ["Stanje", "pozvani ste, završeno"],
                ["Uloga na kursu", "Asistent"]
            ),
        ])
    func labels(language: Language, course: [String], link: [String], survey: [String], rated: [String]) throws {
        #expect(try pairs("my-data.courses", language).isSuperset(of: [course, rated]))
        #expect(try pairs("my-data.links", language).contains(link))
        #expect(try pairs("my-data.surveys", language).isSuperset(of: [survey, rated]))
    }
}
