import Testing

@testable import App

@Suite("The area Teach is open to those who teach or administrate")
struct TeachTabTests {
    private static func tabs(_ roles: Set<Role>) throws -> [String] {
        let strings = try SamplePages.strings(.english)
        return AreaTabs(allTabs, at: .courses, for: roles, strings).tabs.map(\.text)
    }

    @Test("teachers see their courses, administrators accounts and settings as well")
    func tabsByRole() throws {
        #expect(try Self.tabs([.teacher]) == ["Courses", "Profile"])
        #expect(try Self.tabs([.teacher, .administrator]) == ["Courses", "Accounts", "Settings", "Profile"])
    }

    @Test("from home staff find the way to it, students do not", arguments: [("ana", false), ("carmen", true), ("dan", true)])
    func theWay(userName: String, isThere: Bool) async throws {
        try await TestSite.run { site in
            let home = try await site.signedIn(userName).get("/").text
            #expect(home.contains("href=\"\(TeachRoutes.courses)\"") == isThere)
        }
    }
}
