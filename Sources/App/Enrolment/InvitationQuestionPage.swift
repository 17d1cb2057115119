/// Asks before new invitations end earlier ones that still work, and says whose.
struct InvitationQuestionPage: Page {
    static let template = "Enrolment/invitation-question"

    struct Row: Sendable {
        let name: String
        let detail: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let ends: String
    let rows: [Row]
    let action: String
    /// Of the links that end.
    let seen: String
    /// The button that leaves these as they are; nil when there is nobody else.
    let onlyNew: String?
    let replace: String
    let backHref: String

    init(frame: Frame, strings: Strings, invited: InvitationStore.Invited, errors: FormErrors? = nil) {
        let (having, without) = (invited.having, invited.without)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        ends = strings("invitations.ends", n: having.count)
        rows = having.map { student in
            let until = invited.open[student.id].map { strings.formats.dayAndClock($0.expiresAt) }
            let times = until.map { strings("invitations.valid-until", ["time": $0]) }
            return Row(name: student.fullName, detail: [student.userName, times].compactMap { $0 }.joined(separator: " · "))
        }
        action = CoursePeopleRoutes.invitations(of: invited.course.id)
        seen = invited.seen ?? ""
        onlyNew = without.isEmpty ? nil : strings("invitations.only-new", n: without.count)
        replace = strings("invitations.replace", n: invited.students.count)
        backHref = CoursePeopleRoutes.people(of: invited.course.id)
    }
}
