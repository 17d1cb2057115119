import Testing

@testable import App

@Suite("Pictures in newer formats")
struct ModernPictureTests {
    private static func riff(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + [0, 0, 0, 0] + content
    }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 8
        return [24, 16, 8, 0].map { UInt8(length >> $0 & 255) } + Array(name.utf8) + content
    }

    private static func size(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        box("ispe", [0, 0, 0, 0, 0, 0, 1, width, 0, 0, 2, height])
    }

    static func avif(_ properties: [UInt8], brand: String = "avif") -> [UInt8] {
        box("ftyp", Array("\(brand)\0\0\0\0mif1avif".utf8))
            + box("meta", [0, 0, 0, 0] + box("hdlr", [1, 2, 3]) + box("iprp", box("ipco", properties))) + box("mdat", [9, 9])
    }

    @Test("a WebP has its size in each of its three kinds")
    func webP() throws {
        let lossy = Self.riff("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x10, 0x01, 0x20, 0x00])
        let lossless = Self.riff("VP8L", [0x2F, 0x0F, 0xC0, 0x07, 0x00, 0, 0, 0, 0, 0])
        let extended = Self.riff("VP8X", [0, 0, 0, 0, 0xFF, 0x01, 0x00, 0x0F, 0x00, 0x00])
        for (bytes, width, height) in [(lossy, 272, 32), (lossless, 16, 32), (extended, 512, 16)] {
            let picture = try #require(PictureFile(bytes))
            #expect(picture.contentType == "image/webp" && picture.width == width && picture.height == height)
        }
        #expect(
            PictureFile(Array(lossy.prefix(29))) == nil && PictureFile(Self.riff("ALPH", Array(repeating: 0, count: 20))) == nil)
        #expect(PictureFile(Self.riff("VP8 ", Array(repeating: 7, count: 20))) == nil, "no start code")
    }

    @Test("an AVIF has the largest of its sizes, exchanged where it is turned")
    func avif() throws {
        let picture = try #require(PictureFile(Self.avif(Self.size(1, 1) + Self.size(9, 7))))
        #expect(picture.contentType == "image/avif" && picture.width == 265 && picture.height == 519)
        let turned = try #require(PictureFile(Self.avif(Self.size(9, 7) + Self.box("irot", [1]), brand: "mif1")))
        #expect(turned.width == 519 && turned.height == 265)
    }

    @Test("an AVIF that says wrong lengths or no size is none, and is read at once")
    func hostile() {
        let good = Self.avif(Self.size(9, 7))
        for cut in 0..<good.count - 10 { #expect(PictureFile(Array(good.prefix(cut))) == nil || cut > 80) }
        #expect(PictureFile(Self.avif([])) == nil && PictureFile(Self.avif(Self.box("ispe", [0, 0]))) == nil)
        #expect(PictureFile(Self.avif(Self.box("ispe", [0, 0, 0, 0] + Array(repeating: 255, count: 8)))) == nil)
        let many = Self.avif(
            Array(repeating: [0, 0, 0, 8, 65, 65, 65, 65] as [UInt8], count: 100_000).flatMap(\.self) + Self.size(9, 7))
        #expect(PictureFile(many) == nil)
        #expect(PictureFile(Self.box("ftyp", Array("heic\0\0\0\0mif1heic".utf8))) == nil)
    }

    @Test("a photo of a phone is told from an AVIF, and each gets the ending of its own")
    func looks() {
        #expect(!FileLook.isPhonePicture(Self.avif(Self.size(9, 7), brand: "mif1")))
        #expect(FileLook.isPhonePicture(Self.box("ftyp", Array("heic\0\0\0\0mif1heic".utf8))))
        #expect(FileLook(Self.avif(Self.size(9, 7))).pictureEnding == "avif")
        #expect(FileLook(Self.riff("VP8 ", [])).pictureEnding == "webp")
        #expect(MediaName.pictureType(of: "a.WebP") == "image/webp" && MediaName.pictureType(of: "a.avif") == "image/avif")
    }

    @Test(
        "a program is known by its name or its content",
        arguments: [
            ("setup.exe", "x"), ("Setup.EXE", "x"), ("a.exe. ", "x"), ("run.bat", "x"), ("app.apk", "PK"), ("a.pdf", "\u{7F}ELF"),
            ("a.txt", "MZ\0\0"), ("a", "MZ\u{1}\0"),
        ])
    func programs(name: String, start: String) {
        #expect(ProgramFile.isProgram(name, Array(start.utf8)))
    }

    @Test(
        "what is read in a course is none",
        arguments: ["a.zip", "MZ.txt", "exe", "a.exe.pdf", "script.sh", "Main.java", "a.docx"])
    func noPrograms(name: String) {
        #expect(!ProgramFile.isProgram(name, Array("MZ is how a text may begin as well".utf8)))
    }
}
