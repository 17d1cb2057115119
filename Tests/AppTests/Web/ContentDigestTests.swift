import Foundation
import Testing

@testable import App

@Suite("What names content is made in one way, and stays what it was")
struct ContentDigestTests {
    @Test("as SHA-256 says it, whole or in pieces")
    func known() {
        let abc = ContentDigest("abc")
        #expect(abc.hexadecimal == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(abc.base64URL == "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0")
        #expect(abc.base64URL(bytes: 9) == "ungWv48Bz-pB")
        var running = ContentDigest.Running()
        running.update(Array("a".utf8))
        Array("bc".utf8).withUnsafeBytes { running.update($0) }
        #expect(running.digest == abc)
    }

    @Test("an unchanged lesson is known by the digest that earlier versions stored")
    func lesson() throws {
        let content = LessonDraft.Content(title: "Titlu", body: "Text", files: ["a.png": "b"])
        #expect(try content.digest == "0FaqM2XXCDQJ2Fe2JWRdjZ4ZBvjHwMD2cBavIGAaQzw")
    }

    @Test("what a form showed is told from what is there by one fingerprint")
    func fingerprint() {
        #expect(Fingerprint.of([]) == "cbf29ce484222325")
        #expect(Fingerprint.of(["a"]) == "af63dc4c8601ec8c")
        #expect(Fingerprint.of(["a", nil, "b"]) == "ac7fed820e4f49ca")
        #expect(Fingerprint.of(["a", "b"]) != Fingerprint.of(["ab"]))
    }

    @Test("nothing else hashes content")
    func onlyWay() throws {
        let others = try SourceTree.files("Sources", "swift").filter { file in
            guard file.text.contains("SHA256") || file.text.contains("0xcbf2") else { return false }
            return SwiftText.bare(file.text).contains(#/SHA256(\.hash)?\(|0xcbf2/#)
        }
        #expect(
            others.map(\.path).sorted() == [
                "Sources/App/Vocabulary/FileDigest.swift", "Sources/App/Vocabulary/Fingerprint.swift",
            ])
    }
}
