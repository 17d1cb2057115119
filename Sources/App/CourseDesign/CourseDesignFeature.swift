/// The design of a course from its objectives, and the syllabus that it makes.
struct CourseDesignFeature: Feature {
    static let pages: [any Page.Type] = []

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }
}
