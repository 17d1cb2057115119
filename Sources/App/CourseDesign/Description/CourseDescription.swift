/// What the description of a course says. Nil and empty where nothing is said.
struct CourseDescription: Sendable, Equatable {
    /// Hours in class, and outside of it for each of them.
    struct Ratio: Sendable, Equatable {
        /// One of `WrittenDesign.hoursInClass`.
        let inClass: Int
        /// One of `WrittenDesign.hoursOutOfClass`.
        let outOfClass: Int

        var text: String { "\(inClass) : \(outOfClass)" }
    }

    /// Markdown.
    var overview: String?
    var subjectArea: String?
    /// In the order of the enumeration.
    var audiences: [CourseAudience] = []
    var creditHours: Int?
    var ratio: Ratio?
    var seats: Int?

    /// A fingerprint of all that the form shows, to notice that somebody else, or an import, changed it.
    var fingerprint: String {
        Fingerprint.of(
            [overview, subjectArea, creditHours.map { String($0) }, ratio?.text, seats.map { String($0) }]
                + audiences.map(\.rawValue))
    }
}
