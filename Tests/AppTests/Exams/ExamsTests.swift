import Foundation
import Testing

@testable import App

@Suite("Exams through the whole site")
struct ExamsTests {
    @Test("Ana registers, reads it at home and on paper, saves it for the calendar, and anybody checks the code")
    func journey() async throws {
        try await TestSite.run { site in
            let registration = try await Self.registered(site)
            let ana = try await site.signedIn("ana")
            let page = try await ana.get("/registration").text
            #expect(page.contains(ExamRoutes.confirmation(registration.id)))
            #expect(try await ana.get("/").text.contains(ExamRoutes.confirmation(registration.id)))
            let paper = try await ana.get(ExamRoutes.confirmation(registration.id)).text
            let code = try #require(try await site.database.read { tx in try ExamReceiptRows.last(of: registration.id, tx) })
            #expect(paper.contains(code.text))
            let check = try await site.visitor().get("/receipts/\(code.text)")
            #expect(check.status == .ok && check.text.contains(site.sentence("receipt.genuine")))
            let calendar = try await ana.get(ExamRoutes.calendar(registration.id)).text
            let event = try #require(Self.event(in: calendar))
            #expect(event["DTSTART"] == Self.utc(site.clock.now + .days(10)))
            #expect(event["DTEND"] == Self.utc(site.clock.now + .days(10) + .hours(2)))
            #expect(event["UID"]?.hasPrefix("exam-") == true && event["DTSTAMP"] == Self.utc(site.clock.now))
        }
    }

    @Test(
        "a posted form registers everything that was chosen, the answer is on the same page, and pressing twice changes nothing")
    func posted() async throws {
        try await TestSite.run { site in
            _ = try await AccessExams.add(to: site)
            let bogdan = try await site.signedIn("bogdan")
            let form = [("date-1", AccessExams.date), ("date-2", "nothing"), ("date-3", "")]
            let first = try await bogdan.post("/registration", form)
            #expect(first.status == .unprocessableContent && first.text.contains("role=\"status\""))
            #expect(first.text.contains(site.sentence("exams.unknown")))
            #expect(try await bogdan.post("/registration", [form[0]]).status == .ok)
            #expect(try await site.count("exam_registration") == 2)
            #expect(try await bogdan.post("/registration", []).status == .unprocessableContent)
        }
    }

    @Test("somebody else's registration is not there, whatever the form says, and whether it can be read")
    func foreign() async throws {
        try await TestSite.run { site in
            let registration = ID<ExamRegistration>(text: try await AccessExams.add(to: site))
            let bogdan = try await site.signedIn("bogdan")
            for address in [ExamRoutes.change(registration), ExamRoutes.withdrawal(registration)] {
                for body in ["", "date=%", "seen=1&seen=2", "date=\(AccessExams.date)&seen=1"] {
                    #expect(try await bogdan.post(address, body: body).status == .notFound, "\(address) \(body)")
                }
            }
            #expect(try await site.count("exam_registration_event") == 1)
        }
    }

    private static func registered(_ site: TestSite) async throws -> ExamRegistration {
        let (course, now, ana) = (try await site.courseID("PDM301"), site.clock.now, try await site.person("ana").id)
        try await site.database.write { tx in
            let period = ExamPeriod(id: ID(text: "period"), key: nil, fields: SampleExams.fields(now))
            try ExamPeriodRows.insert(period.fields, as: period.id, key: nil, tx)
            let fields = SampleExams.date(now + .days(10), room: "201, corpul B")
            _ = try ExamDateStore.add(fields, as: ID(text: "one"), of: course, in: period.id, key: nil, by: nil, at: now, tx)
        }
        let browser = try await site.signedIn("ana")
        #expect(try await browser.post("/registration", [("date-1", "one")]).status == .ok)
        let found = try await site.database.read { tx in try ExamRegistrationRows.current(of: ana, tx).first }
        return try #require(found)
    }

    /// Reads the only event of a calendar file strictly: lines end with CRLF and have at most 75 bytes, folded ones begin with
    /// a space, and what opens is closed.
    private static func event(in text: String) -> [String: String]? {
        guard text.hasSuffix("\r\n"), !text.replacing("\r\n", with: "").contains(where: \.isNewline) else { return nil }
        let lines = text.components(separatedBy: "\r\n").dropLast()
        guard lines.allSatisfy({ $0.utf8.count <= 75 && !$0.isEmpty }) else { return nil }
        let whole = lines.reduce(into: [String]()) { whole, line in
            if line.hasPrefix(" "), let last = whole.popLast() {
                whole.append(last + line.dropFirst())
            } else {
                whole.append(line)
            }
        }
        guard whole.first == "BEGIN:VCALENDAR", whole.last == "END:VCALENDAR",
            let from = whole.firstIndex(of: "BEGIN:VEVENT"), let to = whole.firstIndex(of: "END:VEVENT"), from < to
        else { return nil }
        let pairs = whole[(from + 1)..<to].map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
        guard pairs.allSatisfy({ $0.count == 2 }) else { return nil }
        return Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }

    private static func utc(_ instant: Instant) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
        return formatter.string(from: instant.date)
    }
}
