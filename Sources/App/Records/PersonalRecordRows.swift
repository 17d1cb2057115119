import Database

/// The records that were issued to one person, with what each states.
struct PersonalRecordRows: PersonalDataRows {
    static let heading = "record.title"
    static let place = 46
    static let isRare = true
    static let tables: Set = ["study_record"]

    static func values(of items: [PersonalRecord]) -> [String: any Encodable & Sendable] {
        ["records": items.map { PersonalRecordResource($0.record) }]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalRecord] {
        try StudyRecordRows.all(of: person, tx).map { PersonalRecord(record: $0) }
    }
}

/// A record that was issued.
struct PersonalRecord: PersonalItem, Equatable {
    let record: StudyRecord

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let (strings, statement) = (facts.strings, record.statement)
        return PersonalCard(
            heading: nil,
            facts: facts.facts([
                ("record.issued", facts.formats.dayAndClock(record.issuedAt)), ("my-data.receipt", record.code.text),
                ("report.student", statement.fullName), ("account.index-number", statement.indexNumber),
            ]),
            log: PersonalLog(
                summary: strings("record.courses", n: statement.courses.count),
                lines: zip(RecordRow.rows(of: statement.courses, strings), statement.courses).map { row, course in
                    PersonalLog.Line(
                        time: row.confirmed, question: row.title, answer: row.mark,
                        remark: course.ects.map { strings("record.ects", ["ects": $0.text(strings)]) })
                }))
    }
}

/// The same as JSON.
struct PersonalRecordResource: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
        let code: String
        let title: String
        let semester: String
        let ectsHalves: Int?
        let scheme: String
        let mark: Int
        let confirmedAt: String
    }

    let code: String
    let issuedAt: String
    let institution: String
    let name: String
    let surname: String
    let indexNumber: String?
    let courses: [Entry]

    init(_ record: StudyRecord) {
        let statement = record.statement
        (code, issuedAt, institution) = (record.code.text, record.issuedAt.iso8601, statement.institution)
        (name, surname, indexNumber) = (statement.name, statement.surname, statement.indexNumber)
        courses = statement.courses.map { course in
            Entry(
                code: course.code, title: course.title, semester: course.semester, ectsHalves: course.ects?.halves,
                scheme: course.mark.scheme.rawValue, mark: course.mark.thousandths, confirmedAt: course.confirmedAt.iso8601)
        }
    }
}
