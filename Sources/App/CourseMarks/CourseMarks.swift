/// The marks of a course: all its students, or some of them, and what each has in its tests.
struct CourseMarks: Sendable {
    let taught: TeacherCourse
    let topics: TopicTree
    /// The published tests that are not deleted, in the course's order.
    let tests: [Assessment]
    /// By surname and name, as in a dictionary.
    let rows: [Row]

    /// A student with a mark for each of `tests`, in the same order.
    struct Row: Sendable {
        let student: MarkedStudent
        let marks: [TestMark]

        /// In how many of the tests there is a mark.
        var taken: Int { marks.count { $0.counted != nil } }
    }
}

/// A student in the list of marks: one who studies the course, or who has attempts there and studies it no more.
struct MarkedStudent: Sendable, Equatable {
    let id: ID<Person>
    let userName: String
    let name: String
    let surname: String
    let indexNumber: String?
    let isEnrolled: Bool
    /// The name in the form by which lists are sorted and searched, with the user name and the student number.
    let folded: String

    init(id: ID<Person>, userName: String, name: String, surname: String, indexNumber: String?, isEnrolled: Bool) {
        (self.id, self.userName, self.name, self.surname) = (id, userName, name, surname)
        (self.indexNumber, self.isEnrolled) = (indexNumber, isEnrolled)
        folded = SearchText.fold(surname) + SearchText.fold([name, userName, indexNumber ?? ""].joined(separator: " "))
    }

    /// As lists have it, the surname first.
    var listName: String { surname + " " + name }

    /// Whether each searched word is the beginning of one of the student's words.
    func matches(_ words: [String]) -> Bool {
        words.allSatisfy { folded.contains(" " + $0) }
    }
}

extension [MarkedStudent] {
    /// By surname and name; accents do not matter.
    var inOrder: [MarkedStudent] {
        sorted { ($0.folded, $0.id.text) < ($1.folded, $1.id.text) }
    }
}
