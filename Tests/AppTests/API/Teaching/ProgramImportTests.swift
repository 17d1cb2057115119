import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import App

@Suite("Institutions that programs of administrators import")
struct ProgramImportTests {
    /// The archive of the folder that the site was made of, with changes.
    private static func archive(_ site: TestSite, _ change: (inout [String: String]) -> Void = { _ in }) throws -> [UInt8] {
        let folder = site.folder.appendingPathComponent("institution")
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(name)
            if !file.hasDirectoryPath, let text = try? String(contentsOf: file, encoding: .utf8) { files[name] = text }
        }
        change(&files)
        return WrittenZip(files).bytes
    }

    private static func send(
        _ program: TestProgram, _ archive: [UInt8]?, _ fields: [(String, String)] = [], _ more: HTTPFields = [:],
        boundary: String = "----gata"
    ) async throws -> TestProgram.Reply {
        var parts = fields.map { MultipartDocument.Part(name: $0.0, fileName: nil, content: Array($0.1.utf8)) }
        if let archive { parts.append(.init(name: "archive", fileName: "scoala.zip", content: archive)) }
        var headers = more
        headers[.contentType] = "multipart/form-data; boundary=" + boundary
        let reply = try await program.send(
            ProgramImportRoutes.imports, .post, headers,
            body: ByteBuffer(bytes: MultipartDocument(boundary: boundary, parts: parts).bytes))
        #expect(try DescribedService().complaints(reply, to: .post, ProgramImportRoutes.imports) == [], "\(reply.text)")
        return reply
    }

    private static let zoe = "zoe,Zoe,Nouă,1099,,student\n"

    private static func addZoe(_ files: inout [String: String]) {
        files["people.csv"] = files["people.csv"].map { $0 + ($0.hasSuffix("\n") ? "" : "\n") + zoe }
        files["institution.yaml"] = files["institution.yaml"]?.replacing("Școala de probă", with: "Școala nouă")
    }

    @Test("a dry run tells what would be done and does nothing; the import does it, once, and the site knows at once")
    func imported() async throws {
        try await TestSite.run { site in
            let dan = try await site.program("dan", [.adminImport]).sending(.acceptLanguage, "en")
            let same = try await Self.send(dan, Self.archive(site), [("dry-run", "true")])
            #expect(same.status == .ok && same.json?["isWork"] == .flag(false), "\(same.text)")
            let archive = try Self.archive(site, Self.addZoe)
            let dry = try await Self.send(dan, archive, [("dry-run", "true")])
            let added = dry.json?["changes"]?.list?.first { $0["name"]?.text?.contains("zoe") == true }
            #expect(added?["verb"]?.text == "added" && dry.json?["isDryRun"] == .flag(true))
            #expect(try await site.values("SELECT user_name AS v FROM person WHERE user_name = 'zoe'") == [])
            let done = try await Self.send(dan, archive)
            #expect(done.json?["isWork"] == .flag(true) && done.json?["isDryRun"] == .flag(false))
            #expect(try await site.values("SELECT user_name AS v FROM person WHERE user_name = 'zoe'") == ["zoe"])
            #expect(site.site.institution.name == "Școala nouă")
            #expect(try await Self.send(dan, archive).json?["isWork"] == .flag(false))
            // Nothing of the archives stays.
            #expect(try FileManager.default.contentsOfDirectory(atPath: site.folder.path + "/.waiting-imports") == [])
            let beside = try FileManager.default.contentsOfDirectory(atPath: site.folder.path)
            #expect(!beside.isEmpty && !beside.contains { $0.hasPrefix(".import-") })
        }
    }

    @Test("all mistakes come with their files and lines, and nothing is imported")
    func mistakes() async throws {
        try await TestSite.run { site in
            let dan = try await site.program("dan", [.adminImport]).sending(.acceptLanguage, "en")
            let archive = try Self.archive(site) { files in
                Self.addZoe(&files)
                files["01-mobile/tests/02-quiz.md"] = "---\ntitle: A\nkind: quiz\n---\n\n### Ce?\n\n- [ ] Nimic\n"
                files["02-closed-circle/course.yaml"]? += "nobody-knows: this\n"
            }
            let reply = try await Self.send(dan, archive)
            #expect(reply.status == .unprocessableContent && reply.code == "mistakes")
            let mistakes = reply.json?["mistakes"]?.list ?? []
            let files = Set(mistakes.compactMap { $0["file"]?.text })
            #expect(files.isSuperset(of: ["01-mobile/tests/02-quiz.md", "02-closed-circle/course.yaml"]), "\(reply.text)")
            #expect(mistakes.contains { $0["line"]?.integer != nil })
            #expect(mistakes.allSatisfy { $0["text"]?.text?.contains(".md:") == false }, "\(reply.text)")
            #expect(try await site.values("SELECT user_name AS v FROM person WHERE user_name = 'zoe'") == [])
            let none = try await Self.send(dan, Array("no archive".utf8))
            #expect(none.code == "mistakes" && none.json?["mistakes"]?[0]?["file"]?.text == "scoala.zip")
        }
    }

    @Test("what was changed in the browser stays unless it is named, as for the command")
    func overwritten() async throws {
        try await TestSite.run { site in
            let (carmen, dan) = (try await site.signedIn("carmen"), try await site.program("dan", [.adminImport]))
            var editor = try await TestEditor(carmen, site.writtenTest("Exerciții"))
            try editor.replace("Ce este în Core Services?", "Ce nu este acolo?")
            try await editor.publish()
            let archive = try Self.archive(site)
            let left = try await Self.send(dan, archive).json?["changes"]?.list?.first { $0["verb"]?.text == "left" }
            #expect(left?["name"]?.text?.contains("quiz") == true && left?["editedAt"]?.text != nil)
            let unknown = try await Self.send(dan, archive, [("overwrite[]", "01-mobile/tests/99-none.md")])
            #expect(unknown.code == "mistakes")
            let named = [("overwrite[]", "01-mobile/tests/02-quiz.md"), ("overwrite[]", "02-closed-circle")]
            let done = try await Self.send(dan, archive, named)
            #expect(done.json?["isWork"] == .flag(true), "\(done.text)")
            #expect(done.json?["changes"]?.list?.contains { $0["verb"]?.text == "left" } == false)
        }
    }

    @Test("a key that comes again gets the first answer, whatever boundary the form has; another archive with it is refused")
    func repeated() async throws {
        try await TestSite.run { site in
            let dan = try await site.program("dan", [.adminImport]).sending(.idempotencyKey, "one")
            let archive = try Self.archive(site, Self.addZoe)
            let first = try await Self.send(dan, archive)
            let again = try await Self.send(dan, archive, boundary: "other")
            #expect(first.json?["isWork"] == .flag(true) && again.json == first.json)
            #expect(try await Self.send(dan, archive, [("remove", "true")]).code == "key-reused")
            #expect(try await Self.send(dan, Self.archive(site)).code == "key-reused")
        }
    }

    @Test("only administrators import, and only what is a form with one archive and fields that there are")
    func refused() async throws {
        try await TestSite.run { site in
            let archive = try Self.archive(site)
            #expect(try await Self.send(site.program("carmen"), archive).code == "scope-too-small")
            #expect(try await Self.send(site.stranger(), archive).code == "sign-in-needed")
            let dan = try await site.program("dan", [.adminImport])
            for (fields, pointer) in [
                ([("dry-run", "yes")], "/dry-run"), ([("dryRun", "true")], "/dryRun"),
                ([("remove", "true"), ("remove", "true")], "/remove"), ([("overwrite[]", "")], "/overwrite[]"),
            ] {
                let reply = try await Self.send(dan, archive, fields)
                #expect(reply.json?["errors"]?[0]?["pointer"]?.text == pointer, "\(reply.text)")
            }
            let more = try await site.program("dan", [.adminImport])
            #expect(try await Self.send(more, nil).json?["errors"]?[0]?["pointer"]?.text == "/archive")
            #expect(try await more.post(ProgramImportRoutes.imports, json: "{}").code == "unsupported-type")
            #expect(try await more.get(ProgramImportRoutes.imports).headers[.allow] == "POST")
            #expect(try await site.count("person") == 6)
        }
    }
}
