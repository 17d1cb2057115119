import Database

/// The techniques of objectives, inside the transactions of others. A course that the author of an own technique teaches has it
/// as it was written last, any other as an administrator read it.
enum AssignedTechniqueRows {
    /// The designs that a change of a technique reaches.
    enum Reach {
        case all
        /// Those of courses that its author teaches.
        case withAuthor
        case withoutAuthor
    }

    /// Those of the objectives of a course, deleted objectives and put away techniques among them. Those of one objective are
    /// curated ones in the order of the catalogue, and then own ones by their ids.
    static func all(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Objective>: [Technique]] {
        try techniques(tx, where: "objective.course_id = \(course)")
    }

    static func all(of objective: ID<Objective>, _ tx: ReadTransaction) throws -> [Technique] {
        try techniques(tx, where: "objective.id = \(objective)")[objective] ?? []
    }

    /// One that an objective of the course has; nil where none that is not deleted has it.
    static func assigned(
        _ technique: ID<OwnTechnique>, in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> OwnTechnique? {
        try techniques(
            tx,
            where: """
                line.own_id = \(technique) AND objective.course_id = \(course) AND objective.removed_at IS NULL
                """
        ).values.first?.first?.own
    }

    /// How many objectives of a course have a technique of each kind.
    static func counts(in course: ID<Course>, _ tx: ReadTransaction) throws -> [TechniqueKind: Int] {
        try tx.rows(
            """
            SELECT line.kind, count(DISTINCT line.objective_id) AS n
            FROM objective_technique AS line JOIN objective ON objective.id = line.objective_id
            WHERE objective.course_id = \(course) AND objective.removed_at IS NULL GROUP BY line.kind
            """
        ).reduce(into: [:]) { counts, row in counts[try row["kind"]] = try row["n"] }
    }

    /// One that an objective has already stays.
    static func assign(
        _ reference: TechniqueReference, _ kind: TechniqueKind, to objective: ID<Objective>, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO objective_technique (objective_id, kind, technique, own_id)
            VALUES (\(objective), \(kind), \(reference.text), \(reference.ownID))
            ON CONFLICT (objective_id, technique) DO NOTHING
            """)
    }

    static func takeAway(_ reference: TechniqueReference, from objective: ID<Objective>, _ tx: WriteTransaction) throws {
        try tx.execute(
            "DELETE FROM objective_technique WHERE objective_id = \(objective) AND technique = \(reference.text)")
    }

    /// Makes these, and no others, the techniques of an objective.
    static func set(
        _ techniques: [(reference: TechniqueReference, kind: TechniqueKind)], of objective: ID<Objective>, _ tx: WriteTransaction
    ) throws {
        try tx.execute("DELETE FROM objective_technique WHERE objective_id = \(objective)")
        for (reference, kind) in techniques { try assign(reference, kind, to: objective, tx) }
    }

    /// Gives a copy of an objective the techniques of the original.
    static func copy(from original: ID<Objective>, to copy: ID<Objective>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO objective_technique (objective_id, kind, technique, own_id)
            SELECT \(copy), kind, technique, own_id FROM objective_technique WHERE objective_id = \(original)
            """)
    }

    /// Notes that the designs that have a technique are no longer as their folders have them.
    static func markDesigns(
        with technique: ID<OwnTechnique>, _ reach: Reach, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let condition: SQL =
            switch reach {
            case .all: "1 = 1"
            case .withAuthor: isTaughtByAuthor
            case .withoutAuthor: "NOT \(isTaughtByAuthor)"
            }
        for row in try tx.rows(
            """
            SELECT DISTINCT objective.course_id
            FROM objective_technique AS line JOIN objective ON objective.id = line.objective_id
            JOIN technique ON technique.id = line.own_id
            WHERE line.own_id = \(technique) AND \(condition) ORDER BY objective.course_id
            """)
        { try CourseDesignRows.mark(try row["course_id"], at: now, tx) }
    }

    /// Of the course of an objective and a technique of somebody.
    private static let isTaughtByAuthor: SQL = """
        EXISTS (
            SELECT 1 FROM course_teacher
            WHERE course_teacher.course_id = objective.course_id AND course_teacher.person_id = technique.owner_id
        )
        """

    private static func techniques(_ tx: ReadTransaction, where condition: SQL) throws -> [ID<Objective>: [Technique]] {
        let lines = try tx.rows(
            """
            SELECT line.objective_id, line.technique, line.own_id, CASE WHEN \(isTaughtByAuthor) THEN 1 ELSE 0 END AS is_taught
            FROM objective_technique AS line JOIN objective ON objective.id = line.objective_id
            LEFT JOIN technique ON technique.id = line.own_id
            WHERE \(condition)
            """
        ).map { try Line($0) }
        if lines.isEmpty { return [:] }
        let chosen = Dictionary(grouping: lines, by: \.name)
        var own: [OwnTechnique] = []
        let ids = Set(lines.compactMap(\.own))
        if !ids.isEmpty {
            let list = SQL.list(ids.map(\.text).sorted().map { $0 as any DatabaseValue })
            own = try TechniqueRows.all(tx, where: "technique.id IN (\(list))")
        }
        var found: [ID<Objective>: [Technique]] = [:]
        for technique in TechniqueCatalogue.standard.techniques.map(Technique.curated) + own.map(Technique.own) {
            for line in chosen[technique.reference.text] ?? [] {
                found[line.objective, default: []].append(line.isTaughtByAuthor ? technique : technique.forOthers)
            }
        }
        return found
    }

    private struct Line {
        let objective: ID<Objective>
        let name: String
        /// Nil for a curated one.
        let own: ID<OwnTechnique>?
        let isTaughtByAuthor: Bool

        init(_ row: Row) throws {
            (objective, name, own) = try (row["objective_id"], row["technique"], row["own_id"])
            isTaughtByAuthor = try row["is_taught"] == 1
        }
    }
}
