import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Files that teachers bring into a course")
struct UploadTests {
    static let png =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 4, 0, 0, 0, 3] as [UInt8]

    private func files(of code: String = "PDM301", _ site: TestSite) async throws -> String {
        let row = try await site.database.read { tx in try tx.first("SELECT id FROM course WHERE code = \(code)") }
        return UploadRoutes.files(of: ID(text: try #require(row)["id"]))
    }

    private func names(_ site: TestSite) async throws -> [String] {
        try await site.database.read { tx in
            try tx.rows("SELECT name FROM course_file WHERE removed_at IS NULL ORDER BY name").map { row in try row["name"] }
        }
    }

    /// All that lies in the folder of files, half written or whole.
    private func stored(_ site: TestSite) throws -> [String] {
        let all = FileManager.default.enumerator(atPath: site.files.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.contains(".") || $0.contains("/") }
    }

    @Test("Carmen brings a picture, sees it in the list with what to write, and gets the same bytes back")
    func picture() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            let reply = try await carmen.upload(address, [("Foto 1 (2).png", Self.png)])
            #expect(reply.status == .seeOther && reply.location == address)
            let page = try await carmen.follow(reply)
            #expect(page.words.contains("Fișierul Foto-1-2.png a fost încărcat."))
            #expect(page.text.contains("value=\"![Foto-1-2](Foto-1-2.png)\""))
            #expect(page.words.contains("Carmen Brânză"))
            let file = try await carmen.get(page.link("/teach/courses/[^\"]+/files/[^\"]+"))
            #expect(file.bytes == Self.png)
            #expect(file.headers[.contentType] == "image/png")
            #expect(file.headers[.contentSecurityPolicy]?.contains("sandbox") == true)
            #expect(try stored(site).count == 1)
            #expect(try stored(site).allSatisfy { !$0.hasSuffix(".part") })
        }
    }

    @Test("several files come with one form; those that can be kept are, and the others are named with what is wrong")
    func several() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            let reply = try await carmen.upload(
                address, [("a.png", Self.png), ("b.png", Array("GIF89a\u{4}\0\u{3}\0".utf8)), ("note.txt", Array("ceva".utf8))])
            #expect(reply.status == .unprocessableContent)
            #expect(reply.words.contains("Conținutul fișierului b.png este GIF"))
            #expect(reply.words.contains("a.png, note.txt"))
            #expect(try await names(site) == ["a.png", "note.txt"])
            #expect(try stored(site).count == 2)
        }
    }

    @Test("a name that is taken gets a number, unless the box is ticked that says to replace")
    func sameName() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            for text in ["unu", "doi"] { try await carmen.upload(address, [("a.txt", Array(text.utf8))]) }
            #expect(try await names(site) == ["a-2.txt", "a.txt"])
            let page = try await carmen.follow(carmen.upload(address, [("a.txt", Array("trei".utf8))]))
            #expect(page.words.contains("Numele era deja folosit: fișierul se numește acum a-3.txt."))
            // The same once more is the same file.
            try await carmen.upload(address, [("a.txt", Array("unu".utf8))])
            #expect(try await names(site) == ["a-2.txt", "a-3.txt", "a.txt"])
            try await carmen.upload(address, [("a.txt", Array("patru".utf8))], [("token", "x"), ("replace", "yes")])
            #expect(try await names(site) == ["a-2.txt", "a-3.txt", "a.txt"])
            func text(_ name: String) async throws -> String {
                let digest = try #require(await site.fileDigest(name))
                return try String(contentsOfFile: site.files.path(of: digest), encoding: .utf8)
            }
            #expect(try await text("a.txt") == "patru")
            // What was replaced can be put back, under a name of its own.
            #expect(try await text("a-4.txt") == "unu")
            let removals = try await carmen.get(address).link("/teach/courses/[^\"]+/file-removals/endings")
            #expect(try await carmen.post(removals, [("name", "a-4.txt")]).status == .seeOther)
            #expect(try await names(site) == ["a-2.txt", "a-3.txt", "a-4.txt", "a.txt"])
        }
    }

    @Test("who deletes a picture is told which tests are being written with it, and not those that were published with it")
    func usedByTests() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            _ = try await carmen.upload(address, [("schema.png", Self.png)])
            let removal = try await UploadRoutes.newRemoval("schema.png", of: site.courseID("PDM301"))
            #expect(try await carmen.get(removal).words.contains(site.sentence("files.unused")))
            var editor = try await TestEditor(carmen, site.writtenTest("Exerciții"))
            try editor.replace(
                "Ce este în Core Services? {#servicii}", "Ce este în Core Services? {#servicii}\n\n![Schema](schema.png)")
            try await editor.save()
            #expect(try await carmen.get(removal).words.contains("Exerciții"))
            try await editor.publish()
            #expect(try await carmen.get(removal).words.contains(site.sentence("files.unused")))
        }
    }

    @Test("nobody chose a file, and hears so")
    func nothing() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            let reply = try await carmen.upload(address, [("", [])])
            #expect(reply.status == .unprocessableContent && reply.words.contains("Nu ați ales niciun fișier."))
            #expect(reply.text.contains("Eroare"))
            #expect(try stored(site) == [])
        }
    }

    @Test("who teaches another course, or none, gets nothing and leaves nothing")
    func others() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            let before = (try await names(site), try stored(site))
            for (person, status) in [("gelu", 404), ("ana", 403), ("vera", 403), (nil, 401)] as [(String?, Int)] {
                let reply = try await scene.browser(person).upload(try await files(site), [("a.png", Self.png)])
                #expect(reply.status.code == status, "\(person ?? "visitor")")
                #expect(reply.headers[.connection] == "close")
            }
            #expect(try await names(site) == before.0)
            #expect(try stored(site) == before.1)
            // Through the course that is his own, he gets no file of another.
            let digest = try #require(await site.fileDigest("media/layers.svg"))
            let gelu = try scene.browser("gelu")
            #expect(try await gelu.get(files(of: "ENG1", site) + "/\(digest)/layers.svg").status == .notFound)
            let removals = try await files(of: "ENG1", site).replacingOccurrences(of: "/files", with: "/file-removals")
            #expect(try await gelu.post(removals, [("name", "media/layers.svg")]).status == .notFound)
        }
    }

    @Test("a form with files is taken where files are expected, and nowhere else")
    func elsewhere() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            for address in ["/language", "/account/password", "/teach/courses", "/tests"] {
                let reply = try await carmen.upload(address, [("a.png", Self.png)], [("language", "en")])
                #expect(reply.status == .unprocessableContent && reply.headers[.connection] == "close", "\(address)")
            }
        }
    }

    @Test("a browser that says nothing of where it posts from needs the form's token, and needs it first")
    func token() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            let token = try #require(try await carmen.get(address).hidden("token"))
            carmen.headers[.secFetchSite] = nil
            #expect(try await carmen.upload(address, [("a.png", Self.png)]).status == .forbidden)
            #expect(try await carmen.upload(address, [("a.png", Self.png)], [("token", "wrong")]).status == .forbidden)
            #expect(
                try await carmen.upload(address, [("a.png", Self.png)], [("replace", "yes"), ("token", token)]).status
                    == .forbidden)
            #expect(try stored(site) == [])
            #expect(try await carmen.upload(address, [("a.png", Self.png)], [("token", token)]).status == .seeOther)
            carmen.headers[.secFetchSite] = "cross-site"
            #expect(try await carmen.upload(address, [("b.png", Self.png)], [("token", token)]).status == .forbidden)
            #expect(try await names(site) == ["a.png"])
        }
    }

    @Test("a file beyond the limit is refused with the limit, and none of it stays; so is a picture beyond its own")
    func limits() async throws {
        try await TestSite.run { configuration in
            configuration.uploads = FileLimits(picture: 1000, other: 3000)
        } _: { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            func fill(_ start: [UInt8], _ count: Int) -> [UInt8] { start + [UInt8](repeating: 7, count: count) }
            let reply = try await carmen.upload(address, [("a.dat", fill([], 3001)), ("b.dat", fill([], 3000))])
            #expect(reply.status == .unprocessableContent)
            #expect(reply.words.contains("a.dat este prea mare: cel mult 3 KB."))
            let picture = try await carmen.upload(address, [("c.png", fill(Self.png, 1000))])
            #expect(picture.words.contains("Imaginea c.png este prea mare: cel mult 1 KB."))
            // So much more that nobody reads it to its end.
            let long = try await carmen.upload(address, [("d.dat", fill([], 900_000))])
            #expect(long.status == .unprocessableContent && long.headers[.connection] == "close")
            #expect(long.words.contains("d.dat este prea mare"))
            #expect(try await names(site) == ["b.dat"])
            #expect(try stored(site).count == 1)
        }
    }

    @Test("a script gets JSON: the name and what to write, or what is wrong")
    func json() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            carmen.headers[.accept] = "application/json"
            let kept = try await carmen.upload(address, [("scan.png", Self.png)])
            #expect(kept.status == .created)
            #expect(kept.text.contains("\"markdown\":\"![scan](scan.png)\"") && kept.text.contains("\"name\":\"scan.png\""))
            let refused = try await carmen.upload(address, [("scan.jpg", Self.png)])
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("\"error\":\"Conținutul fișierului scan.jpg este PNG"))
        }
    }

    @Test("a form that is cut short, or that is no form, keeps nothing")
    func broken() async throws {
        try await TestSite.run { site in
            let (carmen, address) = (try await site.signedIn("carmen"), try await files(site))
            let document = MultipartDocument(
                boundary: "b",
                parts: [
                    .init(name: "file", fileName: "a.txt", content: Array("ceva".utf8)),
                    .init(name: "file", fileName: "b.txt", content: Array("altceva".utf8)),
                ])
            let whole = String(decoding: document.bytes, as: UTF8.self)
            carmen.headers[.contentType] = "multipart/form-data; boundary=b"
            for length in [0, 20, 100, 150, whole.count - 1] {
                #expect(try await carmen.post(address, body: String(whole.prefix(length))).status == .unprocessableContent)
            }
            carmen.headers[.contentType] = "multipart/form-data"
            #expect(try await carmen.post(address, body: whole).status == .unprocessableContent)
            #expect(try await names(site) == [] && stored(site) == [])
        }
    }
}
