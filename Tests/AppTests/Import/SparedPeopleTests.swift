import Database
import Foundation
import Testing

@testable import App

@Suite("Accounts and enrolments that no folder made")
struct SparedPeopleTests {
    private static let list = "user name,name,surname,index number,e-mail\nema,Ema,Ionescu,,\nion,Ion,Pop,9001,\n"
    private static let maria = [("user-name", "maria"), ("name", "Maria"), ("surname", "Pop"), ("roles[]", "teacher")]

    /// Carmen enrols Ema and Ion, for whom there was no account; Dan makes an account for Maria and gives Ema another surname.
    private static func make(_ site: TestSite) async throws {
        let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
        let checked = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", list)]).hidden("checked")
        try await carmen.post(
            CoursePeopleRoutes.enrolmentLists(of: id), [("list", list), ("checked", try #require(checked))])
        let dan = try await site.signedIn("dan")
        try #require(try await dan.post("/people", maria).status == .seeOther)
        let fields = PersonFields(name: "Ema", surname: "Pop", indexNumber: "1003", email: nil, roles: [.student])
        _ = try await PersonChangeStore(database: site.database, sitting: .attempts).update(
            site.person("ema").id, fields, seen: nil, by: site.person("dan").id, at: site.clock.now)
    }

    /// What an import that puts away does with accounts and enrolments.
    private static func removing(
        _ site: TestSite, overwrites: [String] = [], isDryRun: Bool = false
    ) async throws -> [ImportChange] {
        let folder = site.folder.appendingPathComponent("institution")
        return try await ImportStore(database: site.database, files: site.files).apply(
            InstitutionFolder(path: folder.path, now: site.clock.now), isDryRun: isDryRun, removesVanished: true,
            overwrites: ImportOverwrites(overwrites), at: site.clock.now
        ).filter { [.person, .enrolment].contains($0.subject) }
    }

    private static func lines(_ changes: [ImportChange]) -> [String] {
        changes.map { "\($0.verb) \($0.name)" }.sorted()
    }

    private static func edit(_ site: TestSite, _ file: String, _ change: (String) -> String) throws {
        let file = site.folder.appendingPathComponent("institution/" + file)
        try Data(change(String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
    }

    private static func withoutEma(_ site: TestSite) throws {
        try edit(site, "people.csv") { text in
            text.split(separator: "\n").filter { !$0.hasPrefix("ema,") }.joined(separator: "\n") + "\n"
        }
    }

    @Test("Carmen's students, Dan's teacher and the account that he changed are there after an import that puts away")
    func spared() async throws {
        try await TestSite.run { site in
            try await Self.make(site)
            try Self.withoutEma(site)
            let expected = ["kept ema", "kept ion", "kept maria", "kept mobile/ema", "kept mobile/ion"]
            for _ in 0..<2 { #expect(try await Self.lines(Self.removing(site)) == expected) }
            #expect(try await site.values("SELECT user_name AS v FROM person WHERE removed_at IS NOT NULL") == [])
            let names = try await Self.removing(site, isDryRun: true).map { $0.overwriteName ?? "" }.sorted()
            #expect(
                names == ["mobile/enrolled/ema", "mobile/enrolled/ion", "people.csv/ema", "people.csv/ion", "people.csv/maria"])
        }
    }

    @Test("they end where they are named, one by one or all of a file")
    func named() async throws {
        try await TestSite.run { site in
            try await Self.make(site)
            try Self.withoutEma(site)
            let one = try await Self.removing(site, overwrites: ["people.csv/ema", "01-mobile/enrolled/ion"])
            #expect(Self.lines(one) == ["kept ion", "kept maria", "kept mobile/ema", "removed ema", "removed mobile/ion"])
            let all = try await Self.removing(site, overwrites: ["people.csv", "01-mobile/course.yaml"], isDryRun: true)
            #expect(Self.lines(all) == ["removed ion", "removed maria", "removed mobile/ema"])
            for name in ["people.csv/nobody", "01-mobile/enrolled/felix", "people.csv/ion/x"] {
                await #expect(throws: ImportMistakes.self, "\(name)") {
                    _ = try await Self.removing(site, overwrites: [name], isDryRun: true)
                }
            }
        }
    }

    @Test("what a folder names is the folder's from then on, and ends with it")
    func adopted() async throws {
        try await TestSite.run { site in
            try await Self.make(site)
            try Self.edit(site, "people.csv") { $0 + "\nion,Ion,Pop,9001,,student\n" }
            try Self.edit(site, "01-mobile/course.yaml") { $0.replacing("[ana, bogdan]", with: "[ana, bogdan, ion]") }
            #expect(try await Self.lines(Self.removing(site)) == ["changed ema", "kept maria", "kept mobile/ema"])
            try Self.edit(site, "people.csv") { $0.replacing("ion,Ion,Pop,9001,,student\n", with: "") }
            try Self.edit(site, "01-mobile/course.yaml") { $0.replacing("[ana, bogdan, ion]", with: "[ana, bogdan]") }
            #expect(
                try await Self.lines(Self.removing(site)) == [
                    "kept maria", "kept mobile/ema", "removed ion", "removed mobile/ion",
                ])
        }
    }
}
