import Testing

@testable import App

@Suite("The page on which an archive is uploaded")
struct ArchiveUploadPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start

    init() throws { ground = try PageGround() }

    private func page(
        _ archives: [ArchiveShelf.Archive] = [], _ refusal: ArchiveUploadPage.Refusal? = nil
    ) -> ArchiveUploadPage {
        ArchiveUploadPage(
            frame: ground.frame, strings: ground.strings, largest: 200_000_000, archives: archives, refusal: refusal, at: now)
    }

    @Test("says its limits, and nothing is wrong with it before something is sent")
    func limits() {
        #expect(page().errors == nil && !ground.isMarked(page().frame) && !page().hasWaiting)
        for number in ["200 MB", "2000", "10 MB", "last 3"] { #expect(page().limits.contains(number), "\(number)") }
    }

    @Test("every refusal is said at the head, and mistakes are listed as the command lists them")
    func refusals() {
        let mistake = Mistake("01-a/tests/02-b.md", line: 7, "mistake.setting-missing", ["setting": "title"])
        for refusal: ArchiveUploadPage.Refusal in [.missing, .tooLong("a.zip"), .full, .absent, .mistakes([mistake])] {
            let page = page([], refusal)
            #expect(page.errors?.entries.count == 1 && ground.isMarked(page.frame))
        }
        let page = page([], .mistakes([mistake]))
        #expect(page.mistakes == [mistake.text(ground.strings)] && page.mistakes[0].hasPrefix("01-a/tests/02-b.md:7: "))
        #expect(page.more == nil)
        let many = self.page([], .mistakes(Array(repeating: mistake, count: 250)))
        #expect(many.mistakes.count == 200 && many.more == ground.strings("course-import.more-mistakes", n: 50))
    }

    @Test("archives that wait are listed with when they go")
    func waiting() {
        let archive = ArchiveShelf.Archive(digest: "0a", path: "/nowhere", size: 1_200_000, keptAt: now + .hours(-1))
        let row = page([archive]).waiting.first
        #expect(row?.href == ArchiveImportRoutes.archive("0a") && row?.details.hasPrefix("1.2 MB") == true)
    }
}
