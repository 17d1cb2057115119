import Testing

@testable import App

@Suite("The page of a course's files")
struct CourseFilesPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start

    init() throws { ground = try PageGround() }

    private func file(
        _ name: String, _ type: String, size: Int = 1000, width: Int? = 640, height: Int? = 480, removed: Instant? = nil,
        uses: [CourseFile.Use] = [], resources: [CourseFile.Resource] = []
    ) -> CourseFile {
        CourseFile(
            name: name, file: StoredFile(digest: "0a", contentType: type, size: size, width: width, height: height),
            storedAt: now, person: nil, removedAt: removed, uses: uses, resources: resources)
    }

    private func page(_ files: [CourseFile], removed: [CourseFile] = [], _ result: UploadResult? = nil) -> CourseFilesPage {
        CourseFilesPage(
            frame: ground.frame, strings: ground.strings,
            shelf: .init(
                taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), files: files, removed: removed),
            limits: .usual, result: result, at: now)
    }

    @Test("a small picture is shown as large as a thumb, no larger than it is; all else is a word")
    func thumbnails() {
        let files = [
            file("a.png", "image/png"), file("b.png", "image/png", width: 10, height: 20),
            file("c.png", "image/png", width: 7200, height: 10), file("d.png", "image/png", size: 200_000),
            file("e.png", "image/png", size: 200_001), file("f.png", "image/png", width: nil), file("g.pdf", "application/pdf"),
        ]
        let items = page(files).files
        #expect(items.map { $0.thumbnail?.width } == [72, 10, 72, 72, nil, nil, nil])
        #expect(items.map { $0.thumbnail?.height } == [54, 20, 1, 54, nil, nil, nil])
        let (picture, other) = (ground.strings("files.kind-picture"), ground.strings("files.kind-other"))
        #expect(items.map(\.kind) == [nil, nil, nil, nil, picture, picture, other])
    }

    @Test("each kind of file has its word")
    func kinds() {
        let types = ["video/mp4", "audio/mpeg", "text/vtt"]
        let kinds = page(types.map { file("a", $0) }).files.map(\.kind)
        #expect(kinds == ["video", "audio", "captions"].map { ground.strings("files.kind-" + $0) })
    }

    @Test("a use says whether readers see it, writers, or both")
    func uses() throws {
        let uses = [(true, true), (true, false), (false, true)].map { isShown, isInDraft in
            CourseFile.Use(
                .init(kind: .lesson, href: "/a", title: "Ciclul", isRemoved: false), isShown: isShown, isInDraft: isInDraft)
        }
        let shown = page([file("a.png", "image/png", uses: uses)]).files.first?.uses.map(\.state)
        #expect(shown == ["shown-and-draft", "shown", "in-draft"].map { ground.strings("files." + $0) })
        let html = try SharedSample.presentation().templates
            .text(page([file("a.png", "image/png", uses: uses)]), in: .english)
        for state in shown ?? [] { #expect(html.contains("Ciclul</a> · \(state)<")) }
    }

    @Test("a use of something deleted says so, and so does a file that nothing else uses")
    func removedUses() throws {
        func use(_ isRemoved: Bool) -> CourseFile.Use {
            CourseFile.Use(
                .init(kind: .test, href: "/a", title: "", isRemoved: isRemoved), isShown: false, isInDraft: true)
        }
        let items = page([
            file("a.png", "image/png", uses: [use(true)]), file("b.png", "image/png", uses: [use(true), use(false)]),
            file("c.png", "image/png"),
        ]).files
        #expect(items.map { $0.onlyRemoved != nil } == [true, false, false])
        let state = ground.strings("files.in-draft") + " · " + ground.strings("course-item.removed")
        #expect(items.first?.uses.map(\.state) == [state])
        #expect(items.first?.uses.map(\.title) == [ground.strings("write.untitled")])
    }

    @Test("a resource that leads to it is a use, with its topic; a deleted one keeps the file no more than other deleted things")
    func resources() {
        func resource(_ isRemoved: Bool) -> CourseFile.Resource {
            .init(title: "Fișa", topic: "Straturi", href: "/r", isRemoved: isRemoved)
        }
        let items = page([
            file("a.pdf", "application/pdf", resources: [resource(false), resource(true)]),
            file("b.pdf", "application/pdf", resources: [resource(true)]),
        ]).files
        #expect(items.map { $0.onlyRemoved != nil } == [false, true])
        #expect(items.first?.uses.map(\.href) == ["/r", "/r"])
        #expect(items.first?.uses.first?.state == ground.strings("files.of-resource", ["topic": "Straturi"]))
    }

    @Test("what was refused is a mistake, nothing chosen as well, and what was kept all the same is named")
    func results() {
        var result = UploadResult()
        result.keep(.init(name: "a.png", file: file("a.png", "image/png").file, isRenamed: false))
        let kept = page([], result)
        #expect(kept.fileErrors.isEmpty && !ground.isMarked(kept.frame) && kept.errors == nil)
        #expect(kept.kept == ground.strings("flash.files-kept", ["names": "a.png"]))
        result.refuse("b.heic", .phonePicture)
        let both = page([], result)
        #expect(both.fileErrors.count == 1 && both.kept != nil && ground.isMarked(both.frame) && both.errors != nil)
        #expect(page([], UploadResult()).fileErrors == [ground.strings("files.none")])
        #expect(page([]).fileErrors.isEmpty && page([]).kept == nil && page([]).isEmpty)
    }
}
