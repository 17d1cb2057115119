import Database
import Foundation
import Testing

@Suite("The lock of a database")
struct LockTests {
    private let file: DatabaseFile

    init() throws {
        file = try DatabaseFile()
    }

    @Test("is refused to a second holder")
    func isExclusive() throws {
        let lock = try DatabaseLock(databasePath: file.path)
        #expect(throws: DatabaseProblem.inUse(path: file.path)) { try DatabaseLock(databasePath: file.path) }
        withExtendedLifetime(lock) {}
    }

    @Test("is free again when its holder lets go")
    func isFreeAfterwards() throws {
        var lock: DatabaseLock? = try DatabaseLock(databasePath: file.path)
        #expect(lock != nil)
        lock = nil
        #expect(throws: Never.self) { try DatabaseLock(databasePath: file.path) }
    }

    @Test("of one database does not hold another's")
    func isOfOneDatabase() throws {
        let lock = try DatabaseLock(databasePath: file.path)
        let other = try DatabaseFile()
        #expect(throws: Never.self) { try DatabaseLock(databasePath: other.path) }
        withExtendedLifetime(lock) {}
    }

    @Test("names the process that holds it, also to one that it refused")
    func namesItsOwner() throws {
        #expect(DatabaseLock.owner(databasePath: file.path) == nil)
        let lock = try DatabaseLock(databasePath: file.path)
        withExtendedLifetime(lock) {
            _ = try? DatabaseLock(databasePath: file.path)
            #expect(DatabaseLock.owner(databasePath: file.path) == Int(ProcessInfo.processInfo.processIdentifier))
        }
    }

    @Test("forgets a longer process number of an owner before")
    func replacesTheOwner() throws {
        try "99999999999\n".write(toFile: file.path + ".lock", atomically: true, encoding: .utf8)
        let lock = try DatabaseLock(databasePath: file.path)
        withExtendedLifetime(lock) {
            #expect(DatabaseLock.owner(databasePath: file.path) == Int(ProcessInfo.processInfo.processIdentifier))
        }
    }

    @Test("cannot be taken where nothing can be written")
    func withoutAFolder() {
        let path = file.folder + "/nowhere/test.sqlite"
        #expect(throws: DatabaseProblem.notWritable(path: path)) { try DatabaseLock(databasePath: path) }
    }
}
