import Database

/// Finds the texts and the resources that use the files of a course.
enum CourseFileUseRows {
    /// Everything that is read from the database. What follows from it is worked out after the transaction.
    struct Found: Sendable {
        fileprivate let rows: [CourseFile]
        fileprivate let holders: [FileHolders]
        /// By the name of the file.
        fileprivate let resources: [String: [CourseFile.Resource]]
    }

    /// The files of a course, including deleted ones, by name.
    static func find(
        in course: ID<Course>, _ holders: [any FileHolderRows], at now: Instant, _ tx: ReadTransaction
    ) throws -> Found {
        try Found(
            rows: rows(of: course, tx), holders: holders.map { try $0.texts(in: course, at: now, tx) },
            resources: resources(in: course, at: now, tx))
    }

    private static func resources(
        in course: ID<Course>, at now: Instant, _ tx: ReadTransaction
    ) throws -> [String: [CourseFile.Resource]] {
        let topics = try CourseStore.topics(of: course, tx)
        var resources: [String: [CourseFile.Resource]] = [:]
        for resource in try TopicResourceRows.all(in: course, tx) {
            guard case .file(let name) = resource.place, let topic = topics.topic(resource.topic) else { continue }
            if let until = resource.restorableUntil, until <= now { continue }
            let isRemoved = resource.removedAt != nil
            resources[name, default: []].append(
                .init(
                    title: resource.title, topic: topic.title,
                    href: isRemoved
                        ? TopicResourceRoutes.list(of: topic.id, showing: resource.id) : TopicResourceRoutes.edit(resource.id),
                    isRemoved: isRemoved))
        }
        return resources
    }

    private static func rows(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CourseFile] {
        try tx.rows(
            """
            SELECT course_file.name, course_file.digest, course_file.content_type, course_file.width, course_file.height,
                course_file.stored_at, course_file.removed_at, stored_file.size, person.name AS person_name, person.surname
            FROM course_file JOIN stored_file ON stored_file.digest = course_file.digest
            LEFT JOIN person ON person.id = course_file.person_id
            WHERE course_file.course_id = \(course)
            ORDER BY course_file.name
            """
        ).map { row in
            let (given, family): (String?, String?) = try (row["person_name"], row["surname"])
            return try CourseFile(
                name: row["name"], file: CourseFileRows.storedFile(row), storedAt: row["stored_at"],
                person: given.flatMap { given in family.map { given + " " + $0 } }, removedAt: row["removed_at"], uses: [])
        }
    }
}

extension CourseFileUseRows.Found {
    /// The files with the texts that show or name them. Texts are parsed here, after the transaction, and only if they contain a
    /// file's name.
    var files: [CourseFile] {
        let known = Dictionary(rows.map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
        var shown: [String: [FileHolders.Place]] = [:]
        for holder in holders { shown.merge(holder.shown, uniquingKeysWith: +) }
        var written: [String: [FileHolders.Place]] = [:]
        for draft in holders.flatMap(\.drafts) where known.keys.contains(where: draft.body.contains) {
            for name in draft.names(known) { written[name, default: []].append(draft.place) }
        }
        return rows.map { file in
            CourseFile(
                name: file.name, file: file.file, storedAt: file.storedAt, person: file.person, removedAt: file.removedAt,
                uses: Self.uses(shown[file.name] ?? [], written[file.name] ?? []), resources: resources[file.name] ?? [])
        }
    }

    private static func uses(_ shown: [FileHolders.Place], _ written: [FileHolders.Place]) -> [CourseFile.Use] {
        let published = shown.map { place in
            CourseFile.Use(place, isShown: true, isInDraft: written.contains { $0.href == place.href })
        }
        let others = written.filter { place in !shown.contains { $0.href == place.href } }
        return published + others.map { CourseFile.Use($0, isShown: false, isInDraft: true) }
    }
}
