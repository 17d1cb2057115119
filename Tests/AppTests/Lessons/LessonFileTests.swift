import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("The files of lessons")
struct LessonFileTests {
    private func address(_ ending: String, in lesson: String, _ site: TestSite, _ browser: TestBrowser) async throws -> String {
        let page = try await browser.get(site.lesson(lesson)).text
        let pattern = try Regex("(?:src|href)=\"(/lessons/[^\"]+/files/[^\"]+\(ending))\"", as: (Substring, Substring).self)
        return try String(#require(page.firstMatch(of: pattern)).1)
    }

    @Test("a picture is shown, in a box of its own, and kept by the browser alone")
    func picture() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let address = try await address("layers.svg", in: "Straturile sistemului", site, ana)
            let reply = try await ana.get(address)
            #expect(reply.status == .ok)
            #expect(reply.text == SampleInstitution.drawing)
            #expect(reply.headers[.contentType] == "image/svg+xml")
            #expect(reply.headers[.contentSecurityPolicy]?.contains("sandbox") == true)
            #expect(reply.headers[.contentSecurityPolicy]?.contains("script-src") == false)
            #expect(reply.headers[.xContentTypeOptions] == "nosniff")
            #expect(reply.headers[.cacheControl] == "private, max-age=31536000, immutable")
            ana.headers[.ifNoneMatch] = reply.headers[.eTag]
            let again = try await ana.get(address)
            #expect(again.status == .notModified)
            #expect(again.bytes.isEmpty)
        }
    }

    @Test("a PDF is saved, never shown on our own page")
    func pdf() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let reply = try await ana.get(address("sheet.pdf", in: "Straturile sistemului", site, ana))
            #expect(reply.headers[.contentType] == "application/pdf")
            #expect(reply.headers[.contentDisposition] == "attachment; filename=\"sheet.pdf\"; filename*=UTF-8''sheet.pdf")
        }
    }

    @Test("a player gets the part that it asks for, and nothing of another version of the file")
    func ranges() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let address = try await address("voice.mp3", in: "Limbajul", site, ana)
            let whole = try await ana.get(address)
            #expect(whole.headers[.acceptRanges] == "bytes")
            ana.headers[.range] = "bytes=4-9"
            let part = try await ana.get(address)
            #expect(part.status == .partialContent)
            #expect(part.bytes == Array(whole.bytes[4...9]))
            #expect(part.headers[.contentRange] == "bytes 4-9/\(whole.bytes.count)")
            ana.headers[.ifRange] = "\"another\""
            #expect(try await ana.get(address).bytes == whole.bytes)
            ana.headers[.ifRange] = whole.headers[.eTag]
            #expect(try await ana.get(address).status == .partialContent)
            ana.headers[.range] = "bytes=4000-"
            #expect(try await ana.get(address).status == .rangeNotSatisfiable)
        }
    }

    @Test("captions are those of the clip, in the language of the course")
    func captions() async throws {
        try await TestSite.run(from: .lessons) { site in
            let visitor = site.visitor()
            let page = try await visitor.get(site.lesson("Limbajul")).text
            #expect(page.contains("srclang=\"ro\" label=\"Română\""))
            let captions = try await visitor.get(address("voice.vtt", in: "Limbajul", site, visitor))
            #expect(captions.headers[.contentType] == "text/vtt")
            #expect(captions.text.hasPrefix("WEBVTT"))
        }
    }

    @Test("captions are packed as a whole, and never a part of them, which is counted in their own bytes")
    func packing() async throws {
        let text = "WEBVTT\n\n00:00.000 --> 00:01.000\n" + String(repeating: "ceva ", count: 400) + "\n"
        try await TestSite.run { site in
            try await site.addLessons { folder in
                try Data(text.utf8).write(to: folder.appendingPathComponent("01-mobile/lessons/media/voice.vtt"))
            }
            let visitor = site.visitor()
            let address = try await address("voice.vtt", in: "Limbajul", site, visitor)
            visitor.headers[.acceptEncoding] = "gzip"
            let whole = try await visitor.get(address)
            #expect(try whole.headers[.contentEncoding] == "gzip" && unpacked(whole.bytes) == text)
            visitor.headers[.range] = "bytes=100-999"
            let part = try await visitor.get(address)
            #expect(part.status == .partialContent && part.headers[.contentEncoding] == nil)
            #expect(part.headers[.contentRange] == "bytes 100-999/\(text.utf8.count)")
            #expect(part.bytes == Array(Array(text.utf8)[100...999]))
            // What is packed is not the very bytes: their mark is strong and its is weak, and no part goes with it.
            let mark = try #require(part.headers[.eTag])
            #expect(mark.hasPrefix("\"") && whole.headers[.eTag] == "W/\(mark)")
            visitor.headers[.ifRange] = whole.headers[.eTag]
            #expect(try await visitor.get(address).status == .ok)
            visitor.headers[.ifNoneMatch] = whole.headers[.eTag]
            #expect(try await visitor.get(address).status == .notModified)
        }
    }

    @Test("files belong to those who may read the lesson, under their own name alone")
    func access() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (ana, ema) = (try await site.signedIn("ana"), try await site.signedIn("ema"))
            let picture = try await address("layers.svg", in: "Straturile sistemului", site, ana)
            #expect(try await ema.get(picture).status == .notFound)
            #expect(try await site.visitor().get(picture).status == .notFound)
            #expect(try await ana.get(picture.replacingOccurrences(of: "layers.svg", with: "other.svg")).status == .notFound)
            // The same digest at a lesson that has no such file.
            let other = try await site.lesson("Limbajul").replacingOccurrences(of: "/lessons/", with: "")
            let own = try await site.lesson("Straturile sistemului").replacingOccurrences(of: "/lessons/", with: "")
            #expect(try await ana.get(picture.replacingOccurrences(of: own, with: other)).status == .notFound)
        }
    }

    @Test("a file that is not whole on disk is not there, and importing it again mends it")
    func broken() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let picture = try await address("layers.svg", in: "Straturile sistemului", site, ana)
            let digest = String(picture.split(separator: "/")[3])
            try Data("<svg".utf8).write(to: URL(fileURLWithPath: site.files.path(of: digest)))
            #expect(try await ana.get(picture).status == .notFound)
            try await site.addLessons()
            #expect(try await ana.get(picture).text == SampleInstitution.drawing)
        }
    }

    @Test("a link within the folder stands for its file, and what is kept is no link")
    func link() async throws {
        try await TestSite.run { site in
            try await site.addLessons { folder in
                let media = folder.appendingPathComponent("01-mobile/lessons/media").path
                try FileManager.default.moveItem(atPath: media + "/layers.svg", toPath: media + "/real.svg")
                try FileManager.default.createSymbolicLink(
                    atPath: media + "/layers.svg", withDestinationPath: media + "/real.svg")
            }
            let ana = try await site.signedIn("ana")
            let picture = try await address("layers.svg", in: "Straturile sistemului", site, ana)
            #expect(try await ana.get(picture).text == SampleInstitution.drawing)
            let kept = site.files.path(of: String(picture.split(separator: "/")[3]))
            #expect(try FileManager.default.attributesOfItem(atPath: kept)[.type] as? FileAttributeType == .typeRegular)
        }
    }

    @Test("an old page still gets its old file after the lesson was revised")
    func oldRevision() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let old = try await address("layers.svg", in: "Straturile sistemului", site, ana)
            try await site.reimport { folder in
                let file = folder.appendingPathComponent("01-mobile/lessons/media/layers.svg")
                try Data(SampleInstitution.drawing.replacingOccurrences(of: "UIKit", with: "Cocoa").utf8).write(to: file)
            }
            let new = try await address("layers.svg", in: "Straturile sistemului", site, ana)
            #expect(new != old)
            #expect(try await ana.get(old).text.contains("UIKit"))
            #expect(try await ana.get(new).text.contains("Cocoa"))
        }
    }
}
