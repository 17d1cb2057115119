@testable import App

/// Tests that ask about objectives, taken by hand.
enum SampleAttainment {
    static let objective = SampleObjectives.whole
    static let other = SampleObjectives.begun

    /// A test of the sample course.
    static func test(
        _ number: Int, _ kind: AssessmentKind, counts: CountingRule = .best, title: String = "Test <final>"
    ) -> Assessment {
        Assessment(
            id: ID(text: "test-\(number)"), number: number, course: Course.sample().id, topic: nil, kind: kind,
            schedule: kind == .final ? SampleSnapshot.schedule : nil, policy: .sample(allowed: nil, counts: counts),
            disclosure: .atOnce, title: title, questionCount: 5)
    }

    static func revision(
        _ questions: [Question], pools: [AssessmentRevision.Pool] = [], id: String = "1"
    ) -> AssessmentRevision {
        AssessmentRevision(
            id: ID(text: id), title: "Test", introductionHTML: nil, questions: questions, isShuffled: false, pools: pools,
            credit: .rightMinusWrong)
    }

    /// - Parameters:
    ///   - tags: the objectives of questions, by the names of these.
    ///   - attempts: of each student the attempts that count, with the tagged questions that they asked.
    static func tagged(
        _ assessment: Assessment, _ revision: AssessmentRevision, tags: [String: [Objective]],
        _ attempts: [String: [AnsweredAttempt]]
    ) -> TaggedTest {
        TaggedTest(
            assessment: assessment,
            tags: Dictionary(tags.map { (ID(text: $0), $1.map(\.id)) }, uniquingKeysWith: { first, _ in first }),
            attempts: Dictionary(attempts.map { (ID(text: $0), $1) }, uniquingKeysWith: { first, _ in first }),
            revisions: [revision])
    }

    static func student(_ userName: String, _ surname: String) -> MarkedStudent {
        MarkedStudent(
            id: ID(text: userName), userName: userName, name: "Ana", surname: surname, indexNumber: "1001", isEnrolled: true)
    }

    static let students = [student("ana", "Țîrlea <b>"), student("bogdan", "Șerban"), student("ema", "Ionescu")]

    private static let questions = [SampleFigures.question("a"), SampleFigures.question("b")]

    /// Two of three students are measured, by two questions of a final test that draws; one of them took a quiz.
    static let tests: [TaggedTest] = {
        let pool = AssessmentRevision.Pool(questions: Set(questions.map(\.id)), count: 1)
        let asked = Array(questions.prefix(1))
        return [
            tagged(
                test(1, .final), revision(questions, pools: [pool]), tags: ["a": [objective], "b": [objective]],
                [
                    "ana": [SampleFigures.attempt(asked, [1])], "bogdan": [SampleFigures.attempt(Array(questions.suffix(1)), [2])],
                ]),
            tagged(
                test(2, .quiz, title: "Exerciții"), revision(questions), tags: ["a": [objective]],
                ["ana": [SampleFigures.attempt(asked, [0])]]),
        ]
    }()

    static var taught: TeacherCourse { TeacherCourse(course: .sample(), isArchived: false, role: .professor) }

    static func overview(_ objectives: [Objective] = [objective, other]) -> AttainmentStore.Overview {
        .init(
            taught: taught, topics: .sample, students: students, attainments: ObjectiveAttainment.all(objectives, tests))
    }

    /// Of an item in every language, and of one in a single language.
    static let means = [.sample("Cât de clar <a fost>?"), Wording(texts: [.serbian: "Koliko je bilo jasno?"])].enumerated().map {
        PublishedMean(
            survey: .sample(items: []), item: .sample($0 + 1, text: $1), teacher: nil, mean: 4.25, answers: 12)
    }

    /// - Parameter crowd: so many more students, none of whom is measured.
    static func sheet(
        _ objective: Objective = objective, tests: [TaggedTest] = tests, means: [PublishedMean] = [], crowd: Int = 0
    ) -> AttainmentStore.Sheet {
        .init(
            taught: taught, topics: .sample,
            students: students + (0..<crowd).map { student("s\($0)", "Student \($0 + 1000)") }, number: 1,
            attainment: ObjectiveAttainment.all([objective], tests)[0], means: means)
    }
}

extension SamplePages {
    static func attainment(_ strings: Strings) throws -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("attainment.title"))
        let courseStrings = try SamplePages.strings(.romanian)
        func one(_ sheet: AttainmentStore.Sheet, page number: Int = 1) -> ObjectiveAttainmentPage {
            ObjectiveAttainmentPage(
                frame: frame, strings: strings, courseStrings: courseStrings, sheet: sheet, number: number)
        }
        func all(_ objectives: [Objective]) -> AttainmentPage {
            AttainmentPage(
                frame: frame, strings: strings, courseStrings: courseStrings, overview: SampleAttainment.overview(objectives))
        }
        let unmeasured = AttainmentStore.Sheet(
            taught: SampleAttainment.taught, topics: .sample, students: [], number: 1,
            attainment: ObjectiveAttainment.all([SampleObjectives.empty], [])[0], means: [])
        return [
            SamplePage("two objectives", all([SampleAttainment.objective, SampleObjectives.empty])),
            SamplePage("no objective", all([])),
            SamplePage("measured", one(SampleAttainment.sheet(means: SampleAttainment.means))),
            SamplePage("nobody measured", one(unmeasured)),
            SamplePage("the second of three pages", one(SampleAttainment.sheet(crowd: 120), page: 2)),
        ]
    }
}
