@testable import App

extension SamplePages {
    /// The files of a course, with all that a row can have; without any; and the question before one is deleted.
    static func uploads(_ strings: Strings) throws -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("files.title"))
        let course = Course.sample()
        let now = Instant(milliseconds: 1_795_248_000_000)
        func file(
            _ name: String, _ type: String, size: Int = 40_000, person: String? = "Carmen Brânză", removed: Instant? = nil,
            uses: [CourseFile.Use] = [], resources: [CourseFile.Resource] = []
        ) -> CourseFile {
            CourseFile(
                name: name,
                file: StoredFile(
                    digest: "0a", contentType: type, size: size, width: type.hasPrefix("image") ? 640 : nil, height: 480),
                storedAt: now + .hours(-1), person: person, removedAt: removed, uses: uses, resources: resources)
        }
        func use(
            _ kind: CourseItem.Kind, _ title: String, isShown: Bool, isInDraft: Bool, isRemoved: Bool = false
        ) -> CourseFile.Use {
            let href = kind == .lesson ? WritingRoutes.edit(ID(text: "lesson")) : TestWritingRoutes.edit(ID(text: "test"))
            return CourseFile.Use(
                .init(kind: kind, href: href, title: title, isRemoved: isRemoved), isShown: isShown, isInDraft: isInDraft)
        }
        let uses = [
            use(.lesson, "Straturile sistemului", isShown: true, isInDraft: true),
            use(.lesson, "Ciclul", isShown: true, isInDraft: false),
            use(.lesson, "", isShown: false, isInDraft: true), use(.test, "Parțial", isShown: false, isInDraft: true),
            use(.test, "Restanță", isShown: false, isInDraft: true, isRemoved: true),
        ]
        let files = [
            file("media/straturile-sistemului-de-operare-mobil.png", "image/png", uses: uses),
            file("poza.jpg", "image/jpeg", size: 900_000, person: nil), file("clip.mp4", "video/mp4", size: 12_000_000),
            file("voce.mp3", "audio/mpeg"), file("voce.vtt", "text/vtt"),
            file("fișa.pdf", "application/pdf", uses: Array(uses.suffix(1))),
            file(
                "cartea.pdf", "application/pdf",
                resources: [false, true].map { isRemoved in
                    .init(title: "Cartea <1>", topic: "Straturi <2>", href: "/teach/resources/book/edit", isRemoved: isRemoved)
                }),
        ]
        let taught = TeacherCourse(course: course, isArchived: false, role: .professor)
        let removed = [file("vechi.png", "image/png", removed: now + .days(-3))]
        func page(_ files: [CourseFile], removed: [CourseFile], _ result: UploadResult?) -> CourseFilesPage {
            CourseFilesPage(
                frame: frame, strings: strings, shelf: .init(taught: taught, files: files, removed: removed), limits: .usual,
                result: result, at: now)
        }
        func removal(_ file: CourseFile) -> FileRemovalPage {
            FileRemovalPage(frame: frame, strings: strings, course: course, file: file)
        }
        return [
            SamplePage("full", page(files, removed: removed, nil)), SamplePage("empty", page([], removed: [], nil)),
            SamplePage("refused", page(files, removed: [], refused(files[1]))),
            SamplePage("nothing chosen", page([], removed: [], UploadResult())),
            SamplePage("removal of a used file", removal(files[0])), SamplePage("removal", removal(files[1])),
            SamplePage("removal of a file that only deleted things use", removal(files[5])),
            SamplePage("removal of a file that resources use", removal(files[6])),
        ]
    }

    /// One file is kept, and one is refused for every reason that there is.
    private static func refused(_ kept: CourseFile) -> UploadResult {
        var result = UploadResult()
        result.keep(.init(name: kept.name, file: kept.file, isRenamed: true))
        let reasons: [FileRefusal] = [
            .tooLong(200_000_000), .pictureTooLong(5_000_000), .looksLike(.format("PNG")), .looksLike(.drawing),
            .looksLike(.page), .looksLike(.unknown), .unsafeDrawing, .phonePicture, .program, .unreadable,
        ]
        for reason in reasons { result.refuse("IMG_0042.heic", reason) }
        return result
    }
}
