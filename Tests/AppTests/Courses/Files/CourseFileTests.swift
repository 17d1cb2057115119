import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("The files of a course")
struct CourseFileTests {
    private func files(_ site: TestSite) async throws -> String {
        let row = try await site.database.read { tx in try tx.first("SELECT id FROM course WHERE code = 'PDM301'") }
        return UploadRoutes.files(of: ID(text: try #require(row)["id"]))
    }

    @Test(
        "nothing that a browser could run as ours comes back as such",
        arguments: [
            ("x.html", "<!doctype html><script>alert(1)</script>"), ("x.xhtml", "<html xmlns=\"http://www.w3.org/1999/xhtml\"/>"),
            ("x.js", "alert(1)"), ("x.xml", "<?xml-stylesheet href=\"x.xsl\"?><a/>"), ("x.svgz", "<svg onload=\"alert(1)\"/>"),
            ("x", "<script>alert(1)</script>"), ("x.css", "*{}"), ("x.mht", "From: x"), ("x.swf", "FWS"),
        ])
    func saved(name: String, text: String) async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            let page = try await carmen.follow(carmen.upload(address, [(name, Array(text.utf8))]))
            let file = try await carmen.get(page.link("/teach/courses/[^\"]+/files/[^\"]+"))
            #expect(file.status == .ok && file.text == text)
            #expect(file.headers[.contentType] == "application/octet-stream")
            #expect(file.headers[.contentDisposition]?.hasPrefix("attachment") == true)
            #expect(file.headers[.xContentTypeOptions] == "nosniff")
            #expect(file.headers[.contentSecurityPolicy]?.contains("sandbox") == true)
        }
    }

    @Test(
        "a file whose content is not what its name says is refused with what it looks like",
        arguments: [
            ("x.png", "<html><script>alert(1)</script>", "HTML"), ("x.jpg", "%PDF-1.7", "PDF"), ("x.mp4", "PK\u{3}\u{4}", "ZIP"),
            (
                "x.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"><script>alert(1)</script></svg>",
                "SVG"
            ),
            ("x.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" onload=\"alert(1)\"/>", "SVG"),
            ("x.svg", "<html/>", "HTML"), ("x.vtt", "alert(1)", "deteriorat"), ("x.pdf", "<svg", "SVG"),
            ("IMG_1.HEIC", "\0\0\0\u{18}ftypheic\0\0", "HEIC"), ("IMG_1.jpg", "\0\0\0\u{18}ftypmif1\0\0", "HEIC"),
        ])
    func refused(name: String, text: String, word: String) async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            let reply = try await carmen.upload(address, [(name, Array(text.utf8))])
            #expect(reply.status == .unprocessableContent && reply.words.contains(name) && reply.words.contains(word))
            #expect(try await site.fileDigest(name) == nil)
            #expect(FileManager.default.enumerator(atPath: site.files.path)?.compactMap { $0 as? String } == [])
        }
    }

    @Test("a picture without an ending gets the one that it lacks")
    func ending() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            try await carmen.upload(address, [("captura", UploadTests.png)])
            #expect(try await site.fileDigest("captura.png") != nil)
        }
    }

    @Test("is listed with the lessons that show it; deleting says so, hides it, and can be undone for thirty days")
    func removal() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, ana, address) = (
                try await site.signedIn("carmen"), try await site.signedIn("ana"), try await files(site)
            )
            let page = try await carmen.get(address)
            #expect(page.words.contains("Straturile sistemului · în lecția publicată"))
            #expect(page.words.contains("layers.svg"))
            let picture = try await ana.get(site.lesson("Straturile sistemului")).link("/lessons/[^\"]+/files/[^\"]+")
            let asked = try await carmen.get(page.link("/teach/courses/[^\"]+/file-removals/new\\?name=media%2Flayers.svg"))
            #expect(asked.status == .ok && asked.words.contains("Straturile sistemului"))
            let removals = try asked.link("/teach/courses/[^\"]+/file-removals")
            for _ in 1...2 { #expect(try await carmen.post(removals, [("name", "media/layers.svg")]).status == .seeOther) }
            #expect(try await ana.get(picture).status == .ok, "what is published keeps showing it")
            let after = try await carmen.get(address)
            #expect(after.words.contains("Fișiere șterse") && after.words.contains("Restaurează"))
            #expect(!after.text.contains("file-removals/new?name=media%2Flayers.svg"))
            for _ in 1...2 {
                #expect(try await carmen.post(removals + "/endings", [("name", "media/layers.svg")]).status == .seeOther)
            }
            #expect(try await !carmen.get(address).words.contains("Restaurează"))

            try await carmen.post(removals, [("name", "media/layers.svg")])
            site.clock.advance(by: .days(31))
            let late = try await site.signedIn("carmen")
            #expect(try await !late.get(address).words.contains("Restaurează"))
            #expect(try await late.post(removals, [("name", "nothing")]).status == .notFound)
        }
    }

    @Test("a draft that names it says so")
    func draft() async throws {
        try await TestSite.run(from: .lessons) { site in
            try await site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO lesson_draft (lesson_id, version, person_id, saved_at, title, body)
                    SELECT lesson.id, 1, person.id, 1, 'Ciorna mea', '![o poză](media/layers.svg)' FROM lesson, person
                    WHERE lesson.lesson_key = 'cycle' AND person.user_name = 'carmen'
                    """)
            }
            let page = try await site.signedIn("carmen").get(files(site))
            #expect(page.words.contains("Ciorna mea · în ciornă"))
        }
    }

    @Test(
        "has a name that a text can use as it is",
        arguments: [
            ("Foto 1 (2).PNG", "Foto-1-2.PNG"), ("a<b>[c].png", "a-b-c.png"), ("poză ș.jpg", "poză-ș.jpg"),
            ("!!!.pdf", "file.pdf"),
            ("слика.png", "слика.png"), ("a.b.c.tar.gz", "a.b.c.tar.gz"), ("100%.txt", "100.txt"), ("x\"'`*_.md", "x-_.md"),
        ])
    func names(sent: String, plain: String) {
        #expect(CourseFileName.plain(sent) == plain)
    }

    @Test("finds a name that is free, and says how a text shows it")
    func free() {
        let taken: Set = ["a.png", "a-2.png", "b"]
        #expect(CourseFileName.free("a.png", taken: taken.contains) == "a-3.png")
        #expect(CourseFileName.free("b", taken: taken.contains) == "b-2")
        #expect(CourseFileName.free("c.png", taken: taken.contains) == "c.png")
        #expect(CourseFileName.markdown("media/clip.mp4", .video) == "![clip](media/clip.mp4)")
        #expect(CourseFileName.markdown("sheet.pdf", .other) == "[sheet](sheet.pdf)")
        #expect(CourseFileName.markdown("clip.vtt", .captions) == nil)
    }
}
