import Testing

@testable import App

@Suite("A picture file")
struct PictureFileTests {
    private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    private static let png = pngStart + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 2, 0, 0, 0]
    private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00, 0, 0, 0]
    /// A JFIF segment, a quantisation table, then the frame of 480 lines of 640.
    private static func jpeg(frame: UInt8) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0] + [0xFF, 0xDB, 0, 4, 0xFF, 0xC0]
            + [0xFF, 0xC4, 0, 3, 0] + [0xFF, frame, 0, 11, 8, 0x01, 0xE0, 0x02, 0x80, 1, 1, 0x11, 0]
    }

    @Test("of PNG has type and size from its header")
    func png() throws {
        let picture = try #require(PictureFile(Self.png))
        #expect(picture.contentType == "image/png")
        #expect(picture.width == 640)
        #expect(picture.height == 480)
        #expect(picture.bytes == Self.png)
    }

    @Test("of GIF has type and size from its header, in both versions", arguments: ["GIF87a", "GIF89a"])
    func gif(version: String) throws {
        let picture = try #require(PictureFile(Array(version.utf8) + Self.gif.dropFirst(6)))
        #expect(picture.contentType == "image/gif")
        #expect(picture.width == 320)
        #expect(picture.height == 240)
    }

    @Test(
        "of JPEG has its size from the frame, behind whatever segments",
        arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC9, 0xCF] as [UInt8])
    func jpeg(frame: UInt8) throws {
        let picture = try #require(PictureFile(Self.jpeg(frame: frame)))
        #expect(picture.contentType == "image/jpeg")
        #expect(picture.width == 640)
        #expect(picture.height == 480)
    }

    @Test(
        "of any other kind is refused",
        arguments: [
            "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "RIFF\u{10}\0\0\0WEBPVP8 ", "BM123456789012345678901234567890",
            "%PDF-1.7", "", "<script>alert(1)</script>", "GIF8",
        ])
    func others(text: String) {
        #expect(PictureFile(Array(text.utf8)) == nil)
    }

    @Test("that was cut off or has no size is refused")
    func damaged() {
        #expect(PictureFile(Array(Self.png.prefix(23))) == nil)
        #expect(PictureFile(Array(Self.gif.prefix(9))) == nil)
        #expect(PictureFile(Self.pngStart + [0, 0, 0, 0, 0, 0, 1, 0]) == nil)
        #expect(PictureFile(Array("GIF89a".utf8) + [0, 0, 1, 0]) == nil)
        #expect(PictureFile([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
        for length in 0..<Self.jpeg(frame: 0xC0).count - 6 {
            #expect(PictureFile(Array(Self.jpeg(frame: 0xC0).prefix(length))) == nil)
        }
    }
}
