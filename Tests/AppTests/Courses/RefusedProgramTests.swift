import Testing

@testable import App

@Suite("What is brought into a course")
struct RefusedProgramTests {
    @Test("a program is refused whatever it is called, with a sentence; a WebP picture is kept with its size")
    func uploads() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let files = UploadRoutes.files(of: try await site.courseID("PDM301"))
            let program = Array("MZ".utf8) + Array(repeating: UInt8(0), count: 200)
            for name in ["joc.exe", "document.pdf", "fara-nume"] {
                let reply = try await carmen.upload(files, [(name, program)])
                #expect(reply.status == .unprocessableContent && reply.words.contains("\(name) este un program."), "\(name)")
            }
            // What is a program only by the name that it would be kept under, or only by the one that it comes with.
            for name in ["joc.bat", "joc.bat!", "joc.bat. "] {
                let reply = try await carmen.upload(files, [(name, Array("echo salut".utf8))])
                #expect(reply.status == .unprocessableContent && reply.words.contains("este un program."), "\(name)")
            }
            #expect(try await site.count("course_file") == 0)
            let picture =
                Array("RIFF".utf8) + [40, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0xFF, 1, 0, 0x0F, 0, 0]
                + Array(repeating: UInt8(0), count: 20)
            #expect(try await carmen.upload(files, [("poza.webp", picture)]).status == .seeOther)
            let kept = try await site.values("SELECT content_type || ' ' || width || ' ' || height AS v FROM course_file")
            #expect(kept == ["image/webp 512 16"])
        }
    }
}
