import Foundation
import Testing

@testable import App

@Suite("Archives that wait for their import")
struct ArchiveShelfTests {
    private let folder: WrittenFolder
    private let shelf: ArchiveShelf
    private let ana = ID<Person>(text: "00000000-0000-4000-8000-000000000001")
    private let bogdan = ID<Person>(text: "00000000-0000-4000-8000-000000000002")
    private let start = SampleInstitution.start

    init() throws {
        folder = try WrittenFolder()
        shelf = ArchiveShelf(path: folder.path + "/.waiting-imports")
    }

    /// An upload of some bytes.
    private func received(_ text: String) throws -> ReceivedFile {
        let unfinished = try UnfinishedFile(in: shelf.path)
        try unfinished.append(.init(string: text), space: { _ in nil })
        let (size, digest) = try unfinished.finish()
        return ReceivedFile(name: "a.zip", size: size, digest: digest, unfinished: unfinished)
    }

    @discardableResult
    private func keep(_ text: String, of person: ID<Person>, after time: Milliseconds = .hours(0)) throws -> String {
        let file = try received(text)
        try shelf.keep(file, of: person, at: start + time)
        return file.digest
    }

    @Test("are found by whoever uploaded them, by nobody else, and after a restart as well")
    func own() throws {
        let digest = try keep("one", of: ana)
        let again = ArchiveShelf(path: shelf.path)
        let found = try #require(again.find(digest, of: ana, at: start + .hours(23)))
        #expect(try String(contentsOfFile: found.path, encoding: .utf8) == "one")
        #expect(found.size == 3 && found.keptAt == start)
        #expect(shelf.find(digest, of: bogdan, at: start) == nil)
        for name in ["", "..", "../\(ana)/\(digest)", digest.uppercased(), digest + ".zip"] {
            #expect(shelf.find(name, of: ana, at: start) == nil && shelf.course(of: name, of: ana) == nil)
        }
    }

    @Test("go after a day")
    func expired() throws {
        let digest = try keep("one", of: ana)
        #expect(shelf.find(digest, of: ana, at: start + .hours(24)) == nil)
        shelf.sweep(at: start + .hours(23))
        #expect(shelf.archives(of: ana, at: start).count == 1)
        shelf.sweep(at: start + .hours(24))
        #expect(shelf.archives(of: ana, at: start) == [])
    }

    @Test("only they go: whatever else is in the folder stays")
    func others() throws {
        let digest = try keep("one", of: ana)
        let names = ["notes/\(digest).zip", "\(ana)/notes.zip", "\(ana)/\(digest).txt", "\(ana)/\(digest)", "\(digest).zip"]
        for name in names {
            let path = shelf.path + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data("kept".utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.modificationDate: start.date], ofItemAtPath: path)
        }
        shelf.sweep(at: start + .hours(48))
        #expect(shelf.archives(of: ana, at: start) == [])
        for name in names { #expect(FileManager.default.fileExists(atPath: shelf.path + "/" + name), "\(name)") }
    }

    @Test("of one person are three at most: the oldest gives way, and those of others stay")
    func ofOne() throws {
        let other = try keep("other", of: bogdan)
        let digests = try (0..<4).map { try keep("\($0)", of: ana, after: .minutes($0)) }
        #expect(shelf.archives(of: ana, at: start).map(\.digest) == digests.dropFirst().reversed())
        #expect(shelf.find(other, of: bogdan, at: start) != nil)
        // The same once more is one.
        try keep("3", of: ana, after: .minutes(9))
        #expect(shelf.archives(of: ana, at: start).count == 3)
    }

    @Test("of all people have a limit, and no archive of somebody else gives way")
    func ofAll() throws {
        for number in 0..<ArchiveLimits.ofAll { try keep("\(number)", of: .random()) }
        #expect(throws: ArchiveShelf.Full.self) { try keep("more", of: ana) }
        try keep("more", of: ana, after: .hours(24))
        #expect(shelf.archives(of: ana, at: start + .hours(24)).count == 1)
    }

    @Test("one of a person who gives one up for it is taken also when there is room for no more")
    func exchange() throws {
        let own = try (0..<ArchiveLimits.ofOne).map { try keep("own \($0)", of: ana, after: .minutes($0)) }
        for number in ArchiveLimits.ofOne..<ArchiveLimits.ofAll { try keep("\(number)", of: .random()) }
        let new = try keep("new", of: ana, after: .minutes(9))
        #expect(shelf.archives(of: ana, at: start).map(\.digest) == [new] + own.dropFirst().reversed())
        #expect(throws: ArchiveShelf.Full.self) { try keep("more", of: bogdan) }
    }

    @Test("are deleted when they are imported, and the course is known for a while")
    func finished() throws {
        let digest = try keep("one", of: ana)
        let archive = try #require(shelf.find(digest, of: ana, at: start))
        try shelf.finish(archive, of: ana, as: ID(text: "course"))
        #expect(shelf.find(digest, of: ana, at: start) == nil)
        #expect(shelf.course(of: digest, of: ana) == ID(text: "course") && shelf.course(of: digest, of: bogdan) == nil)
        try keep("one", of: ana)
        #expect(shelf.course(of: digest, of: ana) == nil && shelf.find(digest, of: ana, at: start) != nil)
    }
}
