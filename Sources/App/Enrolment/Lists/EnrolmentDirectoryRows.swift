import Database

/// Finds the accounts that the lines of a list may mean.
enum EnrolmentDirectoryRows {
    /// - Parameters:
    ///   - typed: user names that were typed for lines, beside those in the list.
    ///   - viewer: who asks.
    static func directory(
        for lines: [EnrolmentLine], and typed: [String] = [], pattern: UserNamePattern, in course: ID<Course>,
        for viewer: Viewer, _ tx: ReadTransaction
    ) throws -> EnrolmentPlan.Directory {
        let proposed = lines.filter { $0.userName.isEmpty && $0.mistakes.isEmpty }.compactMap {
            EnrolmentPlanning.firstName(of: $0, pattern)
        }
        let userNames: [any DatabaseValue] = lines.map(\.userName).filter { !$0.isEmpty } + proposed + typed
        let numbers: [any DatabaseValue] = lines.compactMap(\.indexNumber)
        let named = try accounts("person.user_name IN (\(.list(userNames)))", in: course, for: viewer, tx)
        let numbered = try accounts("person.index_number IN (\(.list(numbers)))", in: course, for: viewer, tx)
        return EnrolmentPlan.Directory(
            accounts: Dictionary(named.map { ($0.userName, $0) }, uniquingKeysWith: { first, _ in first }),
            owners: Dictionary(
                numbered.compactMap { account in account.indexNumber.map { ($0, account) } },
                uniquingKeysWith: { first, _ in first }),
            groups: Dictionary(
                try CourseGroupRows.groups(of: course, tx).map { (SearchText.fold($0.name), $0) },
                uniquingKeysWith: { first, _ in first }))
    }

    static func allUserNames(_ tx: ReadTransaction) throws -> Set<String> {
        try Set(tx.rows("SELECT user_name FROM person").map { row -> String in try row["user_name"] })
    }

    private static func accounts(
        _ condition: SQL, in course: ID<Course>, for viewer: Viewer, _ tx: ReadTransaction
    ) throws -> [EnrolmentPlan.Account] {
        try tx.rows(
            """
            SELECT person.id, person.user_name, person.name, person.surname, person.index_number, person.removed_at,
                person.disabled_at, person_role.role, enrolment.course_id, course_group.name AS group_name
            FROM person
            LEFT JOIN person_role ON person_role.person_id = person.id AND person_role.role = 'student'
            LEFT JOIN enrolment ON enrolment.person_id = person.id AND enrolment.course_id = \(course)
            LEFT JOIN course_group ON course_group.id = enrolment.group_id
            WHERE \(condition) ORDER BY person.user_name
            """
        ).map { row in
            let (removed, disabled): (Instant?, Instant?) = try (row["removed_at"], row["disabled_at"])
            let (role, enrolled): (Role?, ID<Course>?) = try (row["role"], row["course_id"])
            return try EnrolmentPlan.Account(
                id: row["id"], userName: row["user_name"], name: row["name"], surname: row["surname"],
                indexNumber: row["index_number"], isStudent: role != nil, isClosed: removed != nil || disabled != nil,
                isEnrolled: enrolled != nil, isAskedByAdministrator: viewer.roles.contains(.administrator),
                group: row["group_name"])
        }
    }
}
