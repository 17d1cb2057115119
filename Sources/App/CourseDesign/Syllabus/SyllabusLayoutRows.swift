import Database

/// Reads and writes which sections syllabuses have, inside the transactions of others.
enum SyllabusLayoutRows {
    static func find(_ course: ID<Course>, _ tx: ReadTransaction) throws -> SyllabusLayout {
        let row = try tx.first("SELECT syllabus_audience FROM course_design WHERE course_id = \(course)")
        let rows = try tx.rows(
            "SELECT section, is_hidden FROM syllabus_section WHERE course_id = \(course) ORDER BY position, section")
        // Sections of later versions are none of these.
        let entries = try rows.compactMap { row -> SyllabusLayout.Entry? in
            let key: String = try row["section"]
            return try SyllabusSection(rawValue: key).map { try .init(section: $0, isHidden: row["is_hidden"] == 1) }
        }
        return try SyllabusLayout(entries, audience: row?["syllabus_audience"] ?? .enrolled)
    }

    /// The course has a row of its design.
    static func write(_ layout: SyllabusLayout, of course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course_design SET syllabus_audience = \(layout.audience) WHERE course_id = \(course)")
        try tx.execute("DELETE FROM syllabus_section WHERE course_id = \(course)")
        for (position, entry) in layout.entries.enumerated() {
            try tx.execute(
                """
                INSERT INTO syllabus_section (course_id, section, position, is_hidden)
                VALUES (\(course), \(entry.section), \(position), \(entry.isHidden ? 1 : 0))
                """)
        }
    }
}
