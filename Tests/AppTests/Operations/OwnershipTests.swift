import Foundation
import Testing

@testable import App

@Suite("Who may run a command on a database")
struct OwnershipTests {
    private static let path = "/var/lib/gata/gata.sqlite"

    private static func problem(owner: uid_t?, folder: uid_t?, user: uid_t) -> OwnershipProblem? {
        do {
            try Ownership(path: path, owner: owner, folderOwner: folder).require(user)
            return nil
        } catch {
            return error as? OwnershipProblem
        }
    }

    @Test("its owner, root's own included; nobody else, root included")
    func owners() {
        for user in [0, 7] as [uid_t] {
            for folder in [nil, 0, 7, 8] as [uid_t?] {
                #expect(Self.problem(owner: user, folder: folder, user: user) == nil)
                #expect(Self.problem(owner: 8, folder: folder, user: user) == .init(place: Self.path, owner: 8, user: user))
            }
        }
    }

    @Test("where it is to be made, whoever may write there, but root only in root's own folder")
    func folders() {
        for folder in [nil, 0, 7, 8] as [uid_t?] { #expect(Self.problem(owner: nil, folder: folder, user: 7) == nil) }
        for folder in [nil, 0] as [uid_t?] { #expect(Self.problem(owner: nil, folder: folder, user: 0) == nil) }
        #expect(Self.problem(owner: nil, folder: 7, user: 0) == .init(place: "/var/lib/gata", owner: 7, user: 0))
    }

    @Test("who may not is told whose it is and what to type, with names or, without, with numbers")
    func sentences() {
        let problem = OwnershipProblem(place: Self.path, owner: 7, user: 0)
        let named = problem.sentence("gata import") { [0: "root", 7: "gata"][$0] }
        #expect(named.hasPrefix("/var/lib/gata/gata.sqlite belongs to gata, and you are root: "))
        #expect(named.hasSuffix("sudo -u gata gata import …"))
        #expect(problem.sentence("gata import") { _ in nil }.hasSuffix("sudo -u '#7' gata import …"))
        #expect(problem.sentence("gata import") { _ in nil }.contains("belongs to user 7, and you are user 0: "))
        #expect(OwnershipProblem.systemName(0) == "root")
        #expect(OwnershipProblem.systemName(4_000_000_000) == nil)
    }
}
