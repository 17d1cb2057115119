import Foundation
import Testing

@testable import App

@Suite("A sealed ballot opens with one key, as one of one subject")
struct BallotKeyTests {
    private let key = BallotKey()
    private let survey = ID<Survey>(text: "survey")
    private let course = ID<Course>(text: "course")
    private let sheet: [UInt8] = Array(repeating: 7, count: 500)

    private func sealed() throws -> [UInt8] { try BallotSeal(key.publicBytes, of: survey).seal(sheet, course: course) }

    @Test("the private key opens it; what one seals twice looks different")
    func opens() throws {
        let (first, second) = try (sealed(), sealed())
        #expect(try key.open(first, of: survey, course: course) == sheet)
        #expect(first != second)
        #expect(first.count == second.count)
        #expect(first.prefix(32) != second.prefix(32))
    }

    @Test("another key, survey or subject, and any change of a byte, keep it shut")
    func staysShut() throws {
        let sealed = try sealed()
        #expect(throws: (any Error).self) { try BallotKey().open(sealed, of: survey, course: course) }
        #expect(throws: (any Error).self) { try key.open(sealed, of: ID(text: "other"), course: course) }
        #expect(throws: (any Error).self) { try key.open(sealed, of: survey, course: ID(text: "other")) }
        for place in [0, 40, sealed.count - 1] {
            var altered = sealed
            altered[place] ^= 1
            #expect(throws: (any Error).self) { try key.open(altered, of: survey, course: course) }
        }
        #expect(throws: (any Error).self) { try key.open([], of: survey, course: course) }
    }
}

@Suite("The keys of surveys lie in a folder of their own")
struct BallotKeyFolderTests {
    private func inFolder(_ body: (BallotKeyFolder, String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(BallotKeyFolder(keys: path), path)
    }

    private let survey = ID<Survey>(text: "survey")

    @Test("a key is made once, for its owner alone to read, and found again")
    func made() throws {
        try inFolder { folder, path in
            #expect(try folder.find(survey) == nil)
            let key = try folder.make(survey)
            #expect(try folder.make(survey).bytes == key.bytes)
            #expect(try folder.find(survey)?.publicBytes == key.publicBytes)
            #expect(try folder.surveys() == [survey])
            let attributes = try FileManager.default.attributesOfItem(atPath: path + "/surveys/survey.key")
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("a destroyed key was overwritten before its file went")
    func destroyed() throws {
        try inFolder { folder, path in
            _ = try folder.make(survey)
            // A second name shows what became of the content.
            try FileManager.default.linkItem(atPath: path + "/surveys/survey.key", toPath: path + "/other")
            try folder.destroy(survey)
            try folder.destroy(survey)
            #expect(try folder.find(survey) == nil)
            #expect(FileManager.default.contents(atPath: path + "/other") == Data(count: 32))
        }
    }

    @Test("what a machine left that stopped in the middle of writing is no key, and goes with it")
    func unfinished() throws {
        try inFolder { folder, path in
            _ = try folder.make(survey)
            let file = path + "/surveys/survey.key"
            try FileManager.default.moveItem(atPath: file, toPath: file + ".new")
            #expect(try folder.find(survey) == nil)
            #expect(try folder.surveys() == [survey])
            try folder.destroy(survey)
            #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/surveys") == [])
        }
    }

    @Test("a file that holds no key is an error, not a survey without one")
    func broken() throws {
        try inFolder { folder, path in
            _ = try folder.make(survey)
            try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path + "/surveys/survey.key"))
            #expect(throws: (any Error).self) { try folder.find(survey) }
        }
    }
}
