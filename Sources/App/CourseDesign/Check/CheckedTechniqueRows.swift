import Database

/// Reads which techniques objectives have, inside the transactions of others.
enum CheckedTechniqueRows {
    static func techniques(of course: ID<Course>, _ tx: ReadTransaction) throws -> CheckedTechniques {
        try tx.rows(
            """
            SELECT line.objective_id, line.kind, line.technique, technique.title, technique.minutes
            FROM objective_technique AS line JOIN objective ON objective.id = line.objective_id
            LEFT JOIN technique ON technique.id = line.own_id
            WHERE objective.course_id = \(course) ORDER BY line.objective_id, line.technique
            """
        ).reduce(into: CheckedTechniques()) { found, row in
            let (kind, name, title): (String, String, String?) = try (row["kind"], row["technique"], row["title"])
            let technique = try CheckedTechniques.Assigned(
                name: name, title: title ?? name, kind: .init(rawValue: kind) ?? .assessment, minutes: row["minutes"])
            try found.assigned[row["objective_id"], default: []].append(technique)
        }
    }
}
