import Testing

@testable import App

@Suite("Who reads what of the results of a survey")
struct ResultsReadingTests {
    private static let (mira, vlada) = (ID<Person>(text: "mira"), ID<Person>(text: "vlada"))
    private let subject = SurveySubject.sample(1, teachers: [Self.mira, Self.vlada])

    private func reading(
        _ roles: Set<Role>, _ audience: SurveyAudience = .nothing, as person: ID<Person> = ID(text: "ana"),
        isEnrolled: Bool = false
    ) -> ResultReading {
        ResultReading(subject, audience, by: person, roles: roles, isEnrolled: isEnrolled)
    }

    @Test("the quality office reads everything")
    func office() {
        let all = reading([.qualityOffice])
        #expect(all.figures == [0, 1, 2])
        #expect(all.comments == [0, 1, 2])
    }

    @Test("a teacher reads about the subject and about himself, not about a colleague")
    func teacher() {
        let vlada = reading([.teacher], as: Self.vlada)
        #expect(vlada.figures == [0, 2])
        #expect(vlada.comments == [0, 2])
        #expect(reading([.teacher]).isNothing)
        #expect(reading([], as: Self.vlada).isNothing)
    }

    @Test("students read what the survey shows them of their own courses, and never a comment")
    func student() {
        #expect(reading([.student], .nothing, isEnrolled: true).isNothing)
        #expect(reading([.student], .subject, isEnrolled: true).figures == [0])
        #expect(reading([.student], .everything, isEnrolled: true).figures == [0, 1, 2])
        #expect(reading([.student], .everything, isEnrolled: true).comments == [])
        #expect(!reading([.student], .everything, isEnrolled: true).isTheirs)
        #expect(reading([.student], .everything, isEnrolled: false).isNothing)
    }

    @Test("an administrator as such reads nothing")
    func administrator() {
        #expect(reading([.administrator], .everything, isEnrolled: true).isNothing)
    }

    @Test("who is several reads the union")
    func several() {
        let both = reading([.teacher, .student, .administrator], .everything, as: Self.vlada, isEnrolled: true)
        #expect(both.figures == [0, 1, 2])
        #expect(both.comments == [0, 2])
        #expect(reading([.qualityOffice, .student], isEnrolled: true).comments == [0, 1, 2])
    }
}
