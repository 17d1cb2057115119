import Foundation
import Testing

@testable import App

@Suite("A lesson's file is what its name says")
struct MediaFileTests {
    private func read(_ name: String, _ bytes: [UInt8]) throws -> MediaFile? {
        let folder = try WrittenFolder()
        try folder.write(name, Data(bytes))
        return MediaFile(path: folder.path + "/" + name)
    }

    @Test(
        "known kinds by their first bytes",
        arguments: [
            ("a.mp4", "\0\0\0\u{18}ftypisom", "video/mp4"), ("a.M4A", "\0\0\0\u{18}ftypM4A ", "audio/mp4"),
            ("a.mp3", "ID3\u{4}", "audio/mpeg"),
            ("a.ogg", "OggS", "audio/ogg"), ("a.wav", "RIFF", "audio/wav"), ("a.vtt", "WEBVTT\n", "text/vtt"),
            ("a.pdf", "%PDF-1.7", "application/pdf"), ("a.zip", "PK\u{3}\u{4}", "application/zip"),
            ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"1\"/>", "image/svg+xml"),
            ("a.gif", "GIF89a\u{4}\0\u{3}\0", "image/gif"), ("a.json", "{}", "application/octet-stream"),
            ("a", "", "application/octet-stream"),
        ])
    func kinds(name: String, start: String, type: String) throws {
        #expect(try read(name, Array(start.utf8))?.contentType == type)
    }

    @Test(
        "a name that promises something else is refused",
        arguments: [
            ("a.png", "GIF89a\u{4}\0\u{3}\0"), ("a.mp4", "<html>"), ("a.pdf", "<script>"), ("a.vtt", "NOTE"),
            ("a.svg", "<html/>"), ("a.mp3", ""),
            ("a.jpg", "<svg/>"),
        ])
    func others(name: String, start: String) throws {
        #expect(try read(name, Array(start.utf8)) == nil)
    }

    @Test("a program is refused by its name and by its first bytes", arguments: [("a.bat", "echo"), ("a.dat", "\u{7F}ELF")])
    func programs(name: String, start: String) throws {
        #expect(try read(name, Array(start.utf8)) == nil)
    }

    @Test("WebM and MP3 without a tag begin with bytes that are no text")
    func bytes() throws {
        #expect(try read("a.webm", [0x1A, 0x45, 0xDF, 0xA3, 1])?.contentType == "video/webm")
        #expect(try read("a.mp3", [0xFF, 0xFB, 0x90])?.contentType == "audio/mpeg")
        #expect(try read("a.webm", [0x1A, 0x45]) == nil)
    }

    @Test("a picture that is too large is refused, another file of that size is not")
    func size() throws {
        let gif = Array("GIF89a\u{4}\0\u{3}\0".utf8) + [UInt8](repeating: 0, count: MediaFile.longestPicture)
        #expect(try read("a.gif", gif) == nil)
        let file = try #require(try read("a.dat", gif))
        #expect(file.size == gif.count)
        #expect(file.width == nil && file.height == nil)
    }
}
