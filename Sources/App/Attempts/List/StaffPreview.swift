/// Where those who teach a course try out its tests. The feature in which tests are written supplies it.
struct StaffPreview: Sendable {
    /// The address to which the button that begins a preview posts.
    let address: @Sendable (ID<Assessment>) -> String

    /// Nil for a person who takes the test itself, and for one who may not change it. Who sees a course and does not study it
    /// teaches or administrates it, if the person's roles still say so.
    func action(_ entry: AssessmentStore.Entry, for viewer: Viewer) -> String? {
        entry.isEnrolled || !viewer.roles.isStaff ? nil : address(entry.assessment.id)
    }
}
