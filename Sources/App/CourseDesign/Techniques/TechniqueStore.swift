import Database

/// One technique, as somebody who teaches a course finds it there: written, copied, changed, put away, published and starred.
struct TechniqueStore: Sendable {
    let database: Database

    /// How long a technique that was put away can be restored.
    static let daysKept = 30

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let technique: Technique
        let isFavourite: Bool
        /// Who wrote it; nil for a curated one.
        let author: String?
        /// Where it is assigned, among the courses of the person who looks.
        let uses: [Use]
    }

    struct Use: Sendable {
        let course: Course
        let topics: TopicTree
        let objective: Objective
    }

    /// The course that somebody writes a technique in; nil when this person may not change it.
    func course(_ id: ID<Course>, by viewer: Viewer) async throws -> TeacherCourse? {
        try await database.read { tx in try TeacherCourseRows.find(id, by: viewer, tx) }
    }

    /// - Returns: nil when this person may not change the course, and when there is no such technique for them; likewise below.
    /// - Throws: the error of the database.
    func find(_ reference: TechniqueReference, in course: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in
            guard let (taught, technique) = try Self.found(reference, in: course, by: viewer, tx) else { return nil }
            return try Sheet(
                taught: taught, technique: technique,
                isFavourite: TechniqueFavouriteRows.all(of: viewer.id, tx).contains(reference),
                author: technique.own.flatMap { try Self.name(of: $0.owner, tx) }, uses: Self.uses(of: reference, by: viewer, tx))
        }
    }

    /// Adds a technique of this person's own. The id was made when the form was shown, so that pressing twice adds one. Whoever
    /// went back, and sends something else with the same id, is told that it is there already.
    /// - Throws: `FormErrors`
    func add(
        _ content: TechniqueContent, as id: ID<OwnTechnique>, in course: ID<Course>, by viewer: Viewer
    ) async throws -> Bool {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return false }
            if let known = try TechniqueRows.find(id, tx.reading), known.owner == viewer.id, known.content != content {
                throw FormErrors(items: [.init(field: "title", key: "design.added")])
            }
            return try Self.insert(content, as: id, by: viewer, field: "title", tx)
        }
    }

    /// Makes a copy of a technique one of this person's own.
    /// - Parameter language: of the words of a curated one.
    /// - Throws: `FormErrors`
    func copy(
        _ reference: TechniqueReference, as id: ID<OwnTechnique>, in language: Language, in course: ID<Course>, by viewer: Viewer
    ) async throws -> Bool {
        try await database.write { tx in
            guard let (_, technique) = try Self.found(reference, in: course, by: viewer, tx.reading) else { return false }
            return try Self.insert(technique.content(language), as: id, by: viewer, field: "copy", tx)
        }
    }

    /// Changes a technique of this person's own. What changes nothing is saved without a new version. Of a published one all
    /// others have what was read, until an administrator has read the change.
    /// - Parameter seen: the version that the form showed.
    /// - Throws: `FormErrors`
    func update(
        _ content: TechniqueContent, of id: ID<OwnTechnique>, seen: Int, in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let technique = try Self.own(id, in: course, by: viewer, tx.reading), technique.removedAt == nil else {
                return false
            }
            if technique.content == content { return true }
            guard seen == technique.version else {
                throw FormErrors(items: [.init(field: "title", key: "teach.changed")])
            }
            let changed: AssignedTechniqueRows.Reach = technique.readContent == nil ? .all : .withAuthor
            try AssignedTechniqueRows.markDesigns(with: id, changed, at: now, tx)
            try TechniqueWriteRows.update(content, of: id, by: viewer.id, tx)
            return true
        }
    }

    /// Puts a technique of this person's own away: it is no longer offered, and stays where it is assigned.
    /// - Throws: the error of the database.
    func remove(_ id: ID<OwnTechnique>, in course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard let technique = try Self.own(id, in: course, by: viewer, tx.reading) else { return false }
            if technique.removedAt == nil { try TechniqueWriteRows.remove(id, at: now, tx) }
            return true
        }
    }

    /// Restores a technique that was put away. One that is there stays as it is.
    /// - Returns: false also when it was put away too long ago.
    /// - Throws: `FormErrors`
    func restore(_ id: ID<OwnTechnique>, in course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard let technique = try Self.own(id, in: course, by: viewer, tx.reading) else { return false }
            guard let removedAt = technique.removedAt else { return true }
            guard removedAt + .days(Self.daysKept) > now else { return false }
            try Self.requireRoom(viewer, field: "restore", tx.reading)
            try TechniqueWriteRows.remove(id, at: nil, tx)
            return true
        }
    }

    /// Publishes a technique for all who teach as it was written last, or no longer; for administrators.
    /// - Parameter seen: the version that was read.
    /// - Throws: `FormErrors`
    func publish(
        _ id: ID<OwnTechnique>, isPublished: Bool, seen: Int, in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard viewer.roles.contains(.administrator),
                let technique = try Self.found(.own(id), in: course, by: viewer, tx.reading)?.1.own, technique.removedAt == nil
            else { return false }
            guard isPublished else {
                if technique.publishedAt != nil { try TechniqueWriteRows.unpublish(id, tx) }
                return true
            }
            if technique.publishedAt != nil, !technique.isWaiting { return true }
            guard seen == technique.version else {
                throw FormErrors(items: [.init(field: "publication", key: "technique.changed")])
            }
            if technique.forOthers != technique {
                try AssignedTechniqueRows.markDesigns(with: id, .withoutAuthor, at: now, tx)
            }
            try TechniqueWriteRows.publish(id, at: now, tx)
            return true
        }
    }

    /// Marks a technique with a star, or takes the star away.
    /// - Throws: the error of the database.
    func mark(
        _ reference: TechniqueReference, isFavourite: Bool, in course: ID<Course>, by viewer: Viewer
    ) async throws -> Bool {
        try await database.write { tx in
            guard try Self.found(reference, in: course, by: viewer, tx.reading) != nil else { return false }
            try TechniqueFavouriteRows.mark(reference, isFavourite: isFavourite, of: viewer.id, tx)
            return true
        }
    }

    private static func found(
        _ reference: TechniqueReference, in course: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (TeacherCourse, Technique)? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx),
            let technique = try TechniqueRows.find(reference, by: viewer, in: course, tx)
        else { return nil }
        return (taught, technique)
    }

    private static func own(
        _ id: ID<OwnTechnique>, in course: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> OwnTechnique? {
        let technique = try found(.own(id), in: course, by: viewer, tx)?.1.own
        return technique?.owner == viewer.id ? technique : nil
    }

    /// - Returns: false when the id is somebody else's.
    /// - Throws: `FormErrors`
    private static func insert(
        _ content: TechniqueContent, as id: ID<OwnTechnique>, by viewer: Viewer, field: String, _ tx: WriteTransaction
    ) throws -> Bool {
        if let known = try TechniqueRows.find(id, tx.reading) { return known.owner == viewer.id }
        try requireRoom(viewer, field: field, tx.reading)
        try TechniqueWriteRows.insert(content, as: id, of: viewer.id, by: viewer.id, tx)
        return true
    }

    /// - Throws: `FormErrors`
    private static func requireRoom(_ viewer: Viewer, field: String, _ tx: ReadTransaction) throws {
        guard try TechniqueRows.count(of: viewer.id, tx) < WrittenDesign.mostTechniques else {
            let most = String(WrittenDesign.mostTechniques)
            throw FormErrors(items: [.init(field: field, key: "technique.too-many-own", values: ["n": most])])
        }
    }

    private static func name(of person: ID<Person>, _ tx: ReadTransaction) throws -> String? {
        try tx.first("SELECT name, surname FROM person WHERE id = \(person)").map { row in
            let (name, surname): (String, String) = try (row["name"], row["surname"])
            return name + " " + surname
        }
    }

    /// In the order of the courses and of their objectives.
    private static func uses(
        of reference: TechniqueReference, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> [Use] {
        var having: [ID<Course>: Set<ID<Objective>>] = [:]
        for row in try tx.rows(
            """
            SELECT objective.course_id, objective.id FROM objective_technique AS line
            JOIN objective ON objective.id = line.objective_id WHERE line.technique = \(reference.text)
            """)
        { having[try row["course_id"], default: []].insert(try row["id"]) }
        if having.isEmpty { return [] }
        return try TeacherCourseRows.all(by: viewer, tx).filter { !$0.isArchived }.flatMap { taught -> [Use] in
            guard let having = having[taught.course.id] else { return [] }
            let objectives = try ObjectiveRows.all(of: taught.course.id, tx).filter { having.contains($0.id) }
            let topics = try CourseStore.topics(of: taught.course.id, tx)
            return objectives.map { Use(course: taught.course, topics: topics, objective: $0) }
        }
    }
}
