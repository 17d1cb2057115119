/// Everything that a student has in a course, for its teachers. Nothing of surveys is in it.
struct CourseStudent: Sendable {
    let taught: TeacherCourse
    let student: Person
    /// Whether the student studies the course still.
    let isEnrolled: Bool
    /// What the viewer may make a slip for; nil where that is not allowed.
    let slip: OneTimeLink.Purpose?
    /// The student's own extra time, in all tests.
    let extraTime: ExtraTime
    /// In the course's order: all published tests, and deleted ones in which there are attempts.
    let tests: [Test]
    /// What another feature keeps of the student, such as points; nil where there is none.
    let sheet: StudentSheet?
    /// The published lessons in the course's order, with how far the student is in each.
    let lessons: [CourseProgress.Step]

    struct Test: Sendable {
        /// With the test's own dates.
        let assessment: Assessment
        let isDeleted: Bool
        let mark: TestMark
        /// The student's other dates in it; nil for those of everyone.
        let dates: DateOverride?
        /// The extra time that holds in it instead of the student's own; nil where there is none.
        let exception: ExtraTime?
        /// Why the student does not see the results yet; nil where that is so.
        let wait: Wait?
        /// What teachers did with the attempts.
        let interventions: [ID<Attempt>: [Intervention]]
        let annulments: [ID<Attempt>: [Annulment]]
    }

    /// In how many of the tests that are not deleted there is a mark.
    var taken: Int { present.count { $0.mark.counted != nil } }

    var present: [Test] { tests.filter { !$0.isDeleted } }
}
