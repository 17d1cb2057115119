/// What a record states: which courses a person has passed.
struct StudyStatement: Sendable, Equatable {
    /// The name of the institution.
    let institution: String
    let name: String
    let surname: String
    /// Nil for somebody without a student number.
    let indexNumber: String?
    /// In the order in which their marks were confirmed.
    let courses: [RecordedCourse]

    var fullName: String { name + " " + surname }
}

/// A statement that was issued, under the code of its receipt.
struct StudyRecord: Sendable, Equatable {
    let code: ReceiptCode
    /// The name of the key with which the code was computed.
    let keyName: String
    let person: ID<Person>
    let issuedAt: Instant
    let statement: StudyStatement

    /// The bytes from which the code is computed: everything that is stored of the record. A statement that is issued again
    /// has another time, and so another code.
    static func bytes(_ statement: StudyStatement, of person: ID<Person>, at issuedAt: Instant) -> [UInt8] {
        var parts = ReceiptParts()
        for part in [
            "gata study record 1", statement.institution, person.text, String(issuedAt.milliseconds), statement.name,
            statement.surname,
        ] { parts.add(part) }
        parts.add(optional: statement.indexNumber)
        parts.add(String(statement.courses.count))
        for course in statement.courses {
            for part in [
                course.course.text, course.code, course.title, course.language.rawValue, course.semester,
                course.mark.scheme.rawValue, String(course.mark.thousandths), String(course.confirmedAt.milliseconds),
            ] { parts.add(part) }
            parts.add(optional: course.ects.map { String($0.halves) })
        }
        return parts.bytes
    }
}

/// The result of checking the code of a record.
enum StudyRecordCheck: Sendable, Equatable {
    /// The record is stored as it was issued.
    /// - Parameter holds: whether every mark in it is still the one that is confirmed.
    case genuine(StudyRecord, holds: Bool)
    /// The record was issued here, but what is stored of it gives another code.
    case changed
    /// It was issued under a key that the server does not have, so it cannot be checked.
    case otherKey
}
