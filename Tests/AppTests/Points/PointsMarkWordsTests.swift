import Testing

@testable import App

@Suite("A mark that does not pass says why")
struct PointsMarkWordsTests {
    private typealias Sample = SamplePoints

    private static func failing(_ plan: PointsPlan, _ once: [String: Double]) throws -> [String] {
        PointsMarkWords.failing(Sample.student(plan, once), try SamplePages.strings(.english))
    }

    private static func plan(_ scheme: MarkScheme = .serbian) -> PointsPlan {
        Sample.plan(
            [
                Sample.part(.project, .preExam, most: 60, least: 30), Sample.part(.writtenExam, .exam, most: 40, least: 20),
                Sample.part(.penalty, .penalty, most: 20),
            ], scheme)
    }

    @Test(
        "which part is below its least, how many points passing needs, and what penalty points took off",
        arguments: [
            (["project": 60, "written-exam": 20], []),
            (["project": 60, "written-exam": 10], ["Written exam: 10 points, and passing needs at least 20"]),
            (
                ["written-exam": 1],
                [
                    "Project: nothing, and passing needs at least 30", "Written exam: 1 point, and passing needs at least 20",
                    "1 point, and passing needs at least 51",
                ]
            ),
            (["project": 30, "written-exam": 20.4], ["50.4 points, and passing needs at least 51"]),
            (["project": 30, "written-exam": 20.5], []),
            (
                ["project": 32, "written-exam": 22, "penalty": 5],
                [
                    "Less the penalty points: 54 − 5 = 49.", "49 points, and passing needs at least 51",
                ]
            ),
            (["project": 40, "written-exam": 22, "penalty": 5], []),
            (["project": 60, "written-exam": 0, "penalty": 5], ["Written exam: 0 points, and passing needs at least 20"]),
            (
                ["project": 3, "written-exam": 2, "penalty": 20],
                [
                    "Project: 3 points, and passing needs at least 30", "Written exam: 2 points, and passing needs at least 20",
                    "There are more penalty points than points, so the result is 0.", "0 points, and passing needs at least 51",
                ]
            ),
        ] as [([String: Double], [String])])
    func serbian(once: [String: Double], told: [String]) throws {
        #expect(try Self.failing(Self.plan(), once) == told)
    }

    @Test("other schemes speak of their marks, and one that knows no pass of its parts alone")
    func schemes() throws {
        let few = ["project": 30.0, "written-exam": 20, "penalty": 20]
        #expect(
            try Self.failing(Self.plan(.romanian), few) == [
                "Less the penalty points: 50 − 20 = 30.", "3.70, and passing needs at least 5.00",
            ])
        #expect(
            try Self.failing(Self.plan(.percent), few) == [
                "Less the penalty points: 50 − 20 = 30.", "30%, and passing needs at least 50%",
            ])
        #expect(try Self.failing(Self.plan(.points), few) == [])
        #expect(
            try Self.failing(Self.plan(.points), ["project": 30, "written-exam": 2])
                == ["Written exam: 2 points, and passing needs at least 20"])
    }

    @Test("in the reader's language")
    func languages() throws {
        let student = Sample.student(Self.plan(), ["project": 32.5, "written-exam": 8, "penalty": 5])
        #expect(
            PointsMarkWords.failing(student, try SamplePages.strings(.serbian)) == [
                "Pismeni ispit: 8 poena, a za prolaz je potrebno najmanje 20", "Manje kazneni poeni: 40,5 − 5 = 35,5.",
                "35,5 poena, a za prolaz je potrebno najmanje 51",
            ])
        #expect(
            PointsMarkWords.failing(student, try SamplePages.strings(.romanian)).last
                == "35,5 puncte, iar pentru promovare trebuie cel puțin 51")
    }
}
