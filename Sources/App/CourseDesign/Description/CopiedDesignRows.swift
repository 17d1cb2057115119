import Database

/// Copies what the design of a course says of the course itself: description, policies and people. Its working name and its
/// meetings are of one semester, and stay.
struct CopiedDesignRows: CourseCopyRows {
    /// Before the objectives.
    let place = 39

    func copy(into copied: inout CopiedCourse, _ tx: WriteTransaction) throws {
        guard let course = try CourseStore.courses(tx.reading, where: "course.id = \(copied.original)").first else { return }
        let (editor, description) = try (copied.viewer.id, CourseDescriptionRows.find(course, tx.reading))
        let policies = try CoursePolicyRows.all(of: course.id, tx.reading)
        let people = try InstructorRows.all(of: course.id, tx.reading)
        var bare = CourseDescription()
        // The course itself has it.
        bare.overview = description.overview
        if description == bare, policies.isEmpty, people.isEmpty { return }
        try CourseDesignRows.mark(copied.copy, at: copied.now, tx)
        try CourseDescriptionRows.write(description, of: copied.copy, by: editor, tx)
        for kind in CoursePolicyKind.allCases {
            guard let policy = policies[kind] else { continue }
            try CoursePolicyRows.write(policy.content, as: kind, of: copied.copy, by: editor, tx)
        }
        for person in people {
            let id = ID<CourseInstructor>(at: copied.now)
            let copy = CourseInstructor(id: id, person: person.person, fields: person.fields, version: 1)
            try InstructorRows.insert(copy, in: copied.copy, by: editor, tx)
        }
    }
}
