import Foundation
import Testing

@testable import App

@Suite("The folder that keeps files under their digests")
struct FileFolderTests {
    @Test("a file is kept once, for nobody else's eyes, and leaves nothing half done beside it")
    func keep() throws {
        let folder = try WrittenFolder(["a.txt": "ceva"])
        let digest = try FileDigest.of(folder.path + "/a.txt")
        let files = FileFolder(path: folder.path + "/files")
        try files.keep(folder.path + "/a.txt", digest: digest)
        try files.keep(folder.path + "/a.txt", digest: digest)
        let kept = files.path(of: digest)
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "ceva")
        #expect(try FileManager.default.attributesOfItem(atPath: kept)[.posixPermissions] as? Int == 0o600)
        let parent = (kept as NSString).deletingLastPathComponent
        #expect(try FileManager.default.attributesOfItem(atPath: parent)[.posixPermissions] as? Int == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == [digest])
    }

    @Test("SHA-256 of a file, as everybody counts it")
    func digest() throws {
        let folder = try WrittenFolder(["abc": "abc", "empty": ""])
        #expect(try FileDigest.of(folder.path + "/abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(try FileDigest.of(folder.path + "/empty") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test("a file that changed after it was read is refused, and nothing of it stays")
    func changed() throws {
        let folder = try WrittenFolder(["a.txt": "ceva", "b.txt": "altceva"])
        let digest = try FileDigest.of(folder.path + "/a.txt")
        let files = FileFolder(path: folder.path + "/files")
        #expect(throws: FileProblem.changed(folder.path + "/b.txt")) { try files.keep(folder.path + "/b.txt", digest: digest) }
        let parent = (files.path(of: digest) as NSString).deletingLastPathComponent
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == [])
    }
}
