import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Pictures of questions")
struct PictureTests {
    /// A grey dot.
    private static let dot = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==")!

    /// Gives the final a picture in its first question.
    private func addPicture(_ site: TestSite, named name: String = "media/șablon 1.png") async throws {
        try await site.importAgain { folder in
            let tests = folder.appendingPathComponent("01-mobile/tests")
            let file = tests.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.dot.write(to: file)
            try rewrite(
                tests.appendingPathComponent("01-final.md"), "- [ ] Core OS", "![Un punct](<\(name)>)\n\n- [ ] Core OS")
        }
    }

    @Test("are served to whoever has begun the test, for an hour, as what they are")
    func served() async throws {
        try await TestSite.run { site in
            try await addPicture(site)
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.get("\(attempt)/questions/1")
            let address = try #require(page.text.firstMatch(of: #/<img[^>]*src="(\/pictures\/[^"]+)"/#)).1
            #expect(page.text.contains("alt=\"Un punct\""))
            let picture = try await ana.get(String(address))
            #expect(picture.status == .ok)
            #expect(picture.headers[.contentType] == "image/png")
            #expect(picture.headers[.cacheControl] == "private, max-age=3600")
            #expect(picture.headers[.xContentTypeOptions] == "nosniff")
            #expect(picture.bytes == Array(Self.dot))
            #expect(try await ana.head(String(address)).status == .ok)
        }
    }

    @Test("are not there for anybody else", arguments: ["bogdan", "ema"])
    func hidden(userName: String) async throws {
        try await expect(.notFound, for: userName)
    }

    @Test("are there for those who teach the course and see Ana's attempt", arguments: ["carmen", "dan"])
    func taught(userName: String) async throws {
        try await expect(.ok, for: userName)
    }

    private func expect(_ status: HTTPResponse.Status, for userName: String) async throws {
        try await TestSite.run { site in
            try await addPicture(site, named: "media/a.png")
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.get("\(attempt)/questions/1")
            let address = try String(#require(page.text.firstMatch(of: #/src="(\/pictures\/[^"]+)"/#)).1)
            #expect(try await site.signedIn(userName).get(address).status == status)
            #expect(try await site.visitor().get(address).location?.hasPrefix("/sign-in?back=") == true)
            #expect(try await ana.get(address).status == .ok)
        }
    }

    @Test("names that a picture does not have are not found", arguments: ["/b.png", "/../a.png", "/%2e%2e/a.png", "/%FF", ""])
    func otherNames(name: String) async throws {
        try await TestSite.run { site in
            try await addPicture(site, named: "media/a.png")
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.get("\(attempt)/questions/1")
            let folder = try #require(page.text.firstMatch(of: #/src="(\/pictures\/[^"\/]+)\//#)).1
            #expect(try await ana.get(folder + "/media" + name).status == .notFound)
        }
    }

    @Test("of an older text stay with the attempt that began with it")
    func olderText() async throws {
        try await TestSite.run { site in
            try await addPicture(site, named: "media/a.png")
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.get("\(attempt)/questions/1")
            let address = try String(#require(page.text.firstMatch(of: #/src="(\/pictures\/[^"]+)"/#)).1)
            try await site.importAgain { folder in
                try rewrite(folder.appendingPathComponent("01-mobile/tests/01-final.md"), "![Un punct](<media/a.png>)", "")
            }
            #expect(try await ana.get(address).status == .ok)
            #expect(try await ana.get("\(attempt)/questions/1").text.contains(address))
            let bogdan = try await site.signedIn("bogdan")
            let newer = try await bogdan.start("Test final")
            #expect(try await !bogdan.get("\(newer)/questions/1").text.contains("<img"))
            #expect(try await bogdan.get(address).status == .notFound)
        }
    }

    @Test("of an explanation are there as soon as its answer was checked, and those of other explanations are not")
    func checked() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "check: each-answer")
            try await site.importAgain { folder in
                let tests = folder.appendingPathComponent("01-mobile/tests")
                for name in ["a.png", "b.png"] { try Self.dot.write(to: tests.appendingPathComponent(name)) }
                let quiz = tests.appendingPathComponent("02-quiz.md")
                try rewrite(quiz, "> UIKit ține de stratul de sus.", "> UIKit ține de stratul de sus. ![Unul](a.png)")
                try rewrite(quiz, "> Cu semnul întrebării.", "> Cu semnul întrebării. ![Altul](b.png)")
            }
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            let page = try await ana.follow(ana.answer(1, of: attempt, ["Media"], press: "check"))
            let address = try String(#require(page.text.firstMatch(of: #/src="(\/pictures\/[^"]+)"/#)).1)
            #expect(try await ana.get(address).status == .ok)
            let other = address.replacing("a.png", with: "b.png")
            #expect(try await ana.get(other).status == .notFound)
            try await ana.end(attempt)
            #expect(try await ana.get(other).status == .ok)
        }
    }
}
