import Database

/// Issues the records of passed courses, and checks them.
struct StudyRecordStore: Sendable {
    let database: Database
    let key: ReceiptKey

    /// What a record of a person would state now, and the record that states just that, if one was issued.
    struct Current: Sendable, Equatable {
        let statement: StudyStatement
        let issued: StudyRecord?
    }

    /// - Parameter institution: its name.
    /// - Throws: the error of the database, and `Problem.notFound` where there is no such person.
    func current(of person: ID<Person>, in institution: String, at now: Instant) async throws -> Current {
        try await database.read { tx in try current(of: person, in: institution, at: now, tx) }
    }

    /// Issues a record of what a person has passed, or gives the one that states the same. It is stored when this returns.
    /// - Returns: nil for somebody who has passed nothing.
    /// - Throws: the error of the database, and `Problem.notFound` where there is no such person.
    func issue(for person: ID<Person>, in institution: String, at now: Instant) async throws -> StudyRecord? {
        try await database.write { tx in
            let current = try current(of: person, in: institution, at: now, tx.reading)
            if let issued = current.issued { return issued }
            if current.statement.courses.isEmpty { return nil }
            // No two records of a person are of one moment, so that there is a last one.
            let last = try StudyRecordRows.last(of: person, tx.reading)?.issuedAt
            let time = last.map { max(now, $0 + Milliseconds(count: 1)) } ?? now
            let record = StudyRecord(
                code: key.code(of: StudyRecord.bytes(current.statement, of: person, at: time)), keyName: key.name,
                person: person, issuedAt: time, statement: current.statement)
            try StudyRecordRows.append(record, tx)
            return record
        }
    }

    /// Nil when no record with this code was issued.
    func check(_ code: ReceiptCode) async throws -> StudyRecordCheck? {
        try await database.read { tx in
            do {
                guard let record = try StudyRecordRows.find(code, tx) else { return nil }
                guard record.keyName == key.name else { return .otherKey }
                guard isGenuine(record) else { return .changed }
                return try .genuine(record, holds: Self.holds(record, tx))
            } catch is ColumnProblem {
                // A record that cannot be read is not what was issued.
                return .changed
            }
        }
    }

    private func isGenuine(_ record: StudyRecord) -> Bool {
        key.code(of: StudyRecord.bytes(record.statement, of: record.person, at: record.issuedAt)) == record.code
    }

    /// Whether every mark in it is still the one that is confirmed, whatever a survey holds back from the student at present.
    private static func holds(_ record: StudyRecord, _ tx: ReadTransaction) throws -> Bool {
        let marks = try ConfirmedMarkRows.all(of: record.person, tx)
        return record.statement.courses.allSatisfy { course in
            marks[course.course]?.last?.verdict == .mark(course.mark)
        }
    }

    /// Only confirmed marks that the person may see are in it.
    private func current(
        of person: ID<Person>, in institution: String, at now: Instant, _ tx: ReadTransaction
    ) throws -> Current {
        guard let own = try PersonStore.people(tx, where: "id = \(person)").first else { throw Problem.notFound }
        let reports = try StudentReportStore.reports(of: person, at: now, tx)
        let courses = reports.compactMap(\.passed).sorted {
            ($0.confirmedAt.milliseconds, $0.subject, $0.course.text) < ($1.confirmedAt.milliseconds, $1.subject, $1.course.text)
        }
        let statement = StudyStatement(
            institution: institution, name: own.name, surname: own.surname, indexNumber: own.indexNumber, courses: courses)
        let last = try StudyRecordRows.last(of: person, tx)
        let isSame = last.map { $0.statement == statement && $0.keyName == key.name && isGenuine($0) } ?? false
        return Current(statement: statement, issued: isSame ? last : nil)
    }
}
