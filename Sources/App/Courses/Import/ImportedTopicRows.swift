import Database

/// Removes topics that a course's folder does not contain.
struct ImportedTopicRows: CourseImportPart {
    let step = CourseImportStep.topics

    /// A topic that has questions, tests, lessons, objectives, resources or subtopics stays, even when it is to be removed.
    func vanished(
        from draft: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let course = try CourseStore.courses(tx.reading, where: "course.course_key = \(draft.key)").first
        guard let course else { return [] }
        let tree = try CourseStore.topics(of: course.id, tx.reading)
        let row = try tx.first("SELECT edited_at FROM course WHERE id = \(course.id)")
        let spared = try row.flatMap { run.spared(.course(draft.key), editedAt: try $0["edited_at"]) }
        let mayDelete = run.removesVanished && spared == nil
        // Subtopics come first, so that a topic with none but removed subtopics can be removed too.
        return try tree.inOrder.reversed().compactMap { topic in
            let path = tree.path(to: topic.id).map(\.title)
            guard !draft.document.hasTopic(path) else { return nil }
            let isDeleted = mayDelete ? try TopicWriteRows.deleteUnused(topic.id, tx) : false
            return run.vanished(.topic, "\(draft.key)/" + path.joined(separator: " / "), isRemoved: isDeleted, spared: spared)
        }
    }
}

extension ImportChange.Subject {
    static let topic = Self("topic", word: "import.topic")
}
