import Hummingbird

/// Shows the eStudent app what a student may register for, and registers.
struct EStudentExamController: Sendable {
    let site: Site
    let calls: EStudentCalls
    let registrations: ExamRegistrationStore

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let (person, _) = try await calls.read(request.eStudentFields(), context) { _ in }
        let overview = try registrations.overview(of: person.id, at: context.arrivedAt)
        return EStudentOpenCourses.document(overview, at: context.arrivedAt).answer(to: request)
    }

    /// Registers everything that was chosen, in one transaction; the answer has a line for each. Who calls twice is told the same
    /// number again.
    @Sendable func register(_ request: Request, context: ProgramContext) async throws -> Response {
        let (person, choices) = try await calls.read(request.eStudentFields(), context) { fields in
            EStudentChoice.all(&fields)
        }
        let before = try registrations.overview(of: person.id, at: context.arrivedAt)
        let meant = choices.filter { !$0.isOfOther(before) }
        let outcomes = try await registrations.register(meant.map(\.date), by: person.id, at: context.arrivedAt)
        context.logger.notice(
            "exams registered",
            metadata: ["by": "\(person.userName)", "count": "\(outcomes.count { $0.refusal == nil })"])
        var rest = outcomes[...]
        let all = choices.map { choice in
            choice.isOfOther(before) ? ExamOutcome.refused(.unknown) : rest.popFirst() ?? .refused(.unknown)
        }
        let after = try registrations.overview(of: person.id, at: context.arrivedAt)
        let words = RegistrationWords(strings: site.strings(context.language), now: context.arrivedAt, isPage: false)
        let answer = RegistrationPage.Answer(dates: choices.map(\.date), outcomes: all, isPosted: true)
        return EStudentSignup.document(choices, all, words.lines(answer, after).map(\.text)).answer(to: request)
    }
}
