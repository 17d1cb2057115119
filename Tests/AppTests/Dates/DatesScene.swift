import Foundation
import Testing

@testable import App

/// Carmen's page of other dates, for a test of the sample.
struct DatesScene {
    let site: TestSite
    let carmen: TestBrowser
    let address: String
    let test: ID<Assessment>

    init(_ site: TestSite, _ title: String = "Test final") async throws {
        self.site = site
        carmen = try await site.signedIn("carmen")
        test = ID(text: TestSite.lastPart(try await site.test(title)))
        address = DatesRoutes.dates(of: test)
    }

    /// What is typed for dates from so many minutes after the clock's beginning to so many.
    func fields(
        _ students: [String], from opens: Int, to closes: Int, reason: String = "", go: String = "save",
        on page: TestBrowser.Reply? = nil
    ) -> [(String, String)] {
        func typed(_ minutes: Int) -> (day: String, clock: String) {
            ZonedTime.text(site.minute(minutes), site.site.institution.zone)
        }
        let (opens, closes) = (typed(opens), typed(closes))
        return students.map { ("students[]", $0) } + [
            ("opensDay", opens.day), ("opensTime", opens.clock), ("closesDay", closes.day), ("closesTime", closes.clock),
            ("reason", reason), ("go", go),
        ] + ["shown", "sought"].compactMap { name in page?.hidden(name).map { (name, $0) } }
    }

    /// Gives dates, and follows to the page.
    @discardableResult
    func give(
        _ students: String..., from opens: Int, to closes: Int, reason: String = ""
    ) async throws -> TestBrowser.Reply {
        // The clock may have gone on for hours since she logged in.
        let carmen = try await site.signedIn("carmen")
        let reply = try await carmen.post(address, fields(students, from: opens, to: closes, reason: reason))
        #expect(reply.status == .seeOther && reply.location == address)
        return try await carmen.follow(reply)
    }

    /// Presses the first button that removes somebody's dates.
    func remove() async throws -> TestBrowser.Reply {
        let page = try await carmen.get(address)
        let person = try #require(page.text.firstMatch(of: #/name="person" value="([^"]+)"/#)).1
        return try await carmen.post(
            address + "/endings", [("person", String(person)), ("seen", try #require(page.hidden("seen")))])
    }

    func page() async throws -> TestBrowser.Reply { try await carmen.get(address) }
}
