@testable import App

enum SampleRecords {
    static let now = SampleSnapshot.start

    static func course(_ code: String, _ mark: Mark, ects halves: Int? = 12) -> RecordedCourse {
        RecordedCourse(
            course: ID(text: code), code: code, title: "Curs <\(code)>", language: .serbian, semester: "2025/2026, letnji",
            ects: halves.map { Credits(halves: $0) }, mark: mark, confirmedAt: now)
    }

    static let courses =
        (6...10).map { course("C\($0)", Mark(scheme: .serbian, thousandths: $0 * 1000)) } + [
            course("R1", Mark(scheme: .romanian, thousandths: 8830), ects: 15),
            course("N1", Mark(scheme: .serbian, thousandths: 8000), ects: nil),
        ]

    static func statement(_ courses: [RecordedCourse] = courses, indexNumber: String? = "1001") -> StudyStatement {
        StudyStatement(
            institution: "Școala <de probă>", name: "Ana", surname: "Țîrlea <b>", indexNumber: indexNumber, courses: courses)
    }

    static func record(_ statement: StudyStatement = statement()) -> StudyRecord {
        StudyRecord(
            code: ReceiptKey.sample.code(of: StudyRecord.bytes(statement, of: ID(text: "ana"), at: now)),
            keyName: ReceiptKey.sample.name, person: ID(text: "ana"), issuedAt: now, statement: statement)
    }
}

extension SamplePages {
    static func records(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SampleRecords
        let own = frame(strings, heading: strings("record.heading"))
        let open = frame(strings, heading: strings("receipt.title"), isBare: true)
        func page(_ statement: StudyStatement, _ issued: StudyRecord? = nil) -> StudyRecordPage {
            StudyRecordPage(
                frame: own, strings: strings, current: .init(statement: statement, issued: issued),
                origin: "https://gata.example.org", now: Sample.now)
        }
        let checks: [(String, StudyRecordCheck)] = [
            ("holds", .genuine(Sample.record(), holds: true)),
            ("a mark was changed", .genuine(Sample.record(Sample.statement(indexNumber: nil)), holds: false)),
            ("changed", .changed), ("of another key", .otherKey),
        ]
        return [
            SamplePage("not issued", page(Sample.statement())),
            SamplePage("issued", page(Sample.statement(), Sample.record())),
            SamplePage("nothing passed", page(Sample.statement([], indexNumber: nil))),
        ]
            + checks.map { state, check in
                SamplePage(
                    state,
                    RecordReceiptPage(
                        frame: open, code: Sample.record().code, check: check, area: .student, strings: strings))
            }
    }
}
