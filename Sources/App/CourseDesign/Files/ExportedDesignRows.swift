import Database

/// The design of a course, for a document of its own. In an archive without people nobody is named.
struct ExportedDesignRows: CourseExportRows {
    let place = 50

    func people(of course: ID<Course>) -> SQL? {
        """
        id IN (
            SELECT course_instructor.person_id FROM course_instructor
            WHERE course_instructor.course_id = \(course) AND course_instructor.person_id IS NOT NULL
        )
        """
    }

    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart {
        var draft = try StoredDesignRows.draft(of: course.id, course.topics, tx)
        draft.instructors = draft.instructors.filter { instructor in
            guard course.hasPeople else { return false }
            if case .account(let name) = instructor.who { return course.people.contains(name) }
            return true
        }
        draft = draft.withOwners { $0.owner.flatMap { course.hasPeople && course.people.contains($0) ? $0 : nil } }
        let named = Set(draft.topics.values.flatMap(\.resources).compactMap(\.file))
        let design = ExportedDesign(
            draft: draft, order: course.topics.inOrder.map { course.topics.path(to: $0.id).map(\.title) },
            files: try CourseFileRows.files(of: course.id, tx).filter { named.contains($0.key) })
        return CourseExportPart(
            written: .init(key: "export.design", number: draft.parts), left: .init(key: "export.design", number: 0),
            documents: draft == DesignDraft() ? [] : [design])
    }
}

/// A design with the files that its resources name.
private struct ExportedDesign: ExportedDocument {
    let draft: DesignDraft
    let order: [[String]]
    let files: [String: StoredFile]

    func add(to builder: inout ExportBuilder) {
        var others: [String: String] = [:]
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            let place = builder.place(name, digest: file.digest, in: "lessons", .file(digest: file.digest, size: file.size))
            if place != name { others[name] = place }
        }
        builder.addInCourse(DesignDocument.fileName, DesignFileText(order: order, names: others).text(draft))
    }
}

extension WrittenResource {
    fileprivate var file: String? { if case .file(let name) = place { name } else { nil } }
}

extension DesignDraft {
    /// Of how many things it says something.
    fileprivate var parts: Int {
        [
            description != Description(), !policies.isEmpty, !instructors.isEmpty, !meetings.isEmpty, !outcomes.isEmpty,
            !objectives.isEmpty, !events.isEmpty, !topics.isEmpty, !hours.isEmpty, syllabus != WrittenSyllabus(),
        ].count { $0 }
    }
}
