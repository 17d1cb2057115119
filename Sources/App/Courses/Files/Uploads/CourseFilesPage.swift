/// The files of a course, where each is used and how to show it; a form to upload more; deleted files that can be restored.
struct CourseFilesPage: Page {
    static let template = "Courses/course-files"

    struct Item: Sendable {
        let number: Int
        let name: String
        let href: String
        /// Kind, size, when and by whom.
        let details: String
        let thumbnail: Thumbnail?
        /// The type in one word, where the file has no picture.
        let kind: String?
        let markdown: String?
        let uses: [Use]
        /// Says that only deleted things use it.
        let onlyRemoved: String?
        let removalHref: String
    }

    struct Thumbnail: Sendable {
        let src: String
        let width: Int
        let height: Int
    }

    struct Use: Sendable {
        let href: String
        let title: String
        let state: String
    }

    struct Removed: Sendable {
        let name: String
        let details: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    /// Errors of the chosen files, shown at the field.
    let fileErrors: [String]
    /// The files that were stored in spite of errors in others.
    let kept: String?
    let limits: String
    let action: String
    let files: [Item]
    let isEmpty: Bool
    let contentLanguage: String
    let endingsAction: String
    let removed: [Removed]
    let hasRemoved: Bool

    init(
        frame: Frame, strings: Strings, shelf: UploadStore.Shelf, limits: FileLimits, result: UploadResult?, at now: Instant
    ) {
        let course = shelf.taught.course
        fileErrors = Self.sentences(result, strings)
        self.frame = fileErrors.isEmpty ? frame : frame.titled(strings("form.error-prefix"))
        errors = fileErrors.isEmpty ? nil : ErrorSummary(entries: fileErrors.map { .init(href: "#file", message: $0) })
        let names = result?.kept.map(\.name) ?? []
        kept = names.isEmpty ? nil : strings("flash.files-kept", ["names": names.joined(separator: ", ")])
        self.limits = strings(
            "files.limits",
            ["picture": strings.formats.bytes(limits.picture), "other": strings.formats.bytes(limits.other)])
        action = UploadRoutes.files(of: course.id)
        contentLanguage = course.language.rawValue
        files = shelf.files.enumerated().map { Self.item($1, number: $0 + 1, of: course.id, strings, now) }
        isEmpty = files.isEmpty
        endingsAction = UploadRoutes.removalEndings(of: course.id)
        removed = shelf.removed.map { file in
            Removed(
                name: file.name,
                details: file.removedAt.map { strings("files.removed-at", ["time": strings.formats.near($0, now: now)]) } ?? "")
        }
        hasRemoved = !removed.isEmpty
    }

    private static func sentences(_ result: UploadResult?, _ strings: Strings) -> [String] {
        guard let result else { return [] }
        let refused = result.refused.map { $0.reason.sentence($0.name, strings) }
        return refused.isEmpty && result.kept.isEmpty ? [strings("files.none")] : refused
    }

    private static func item(_ file: CourseFile, number: Int, of course: ID<Course>, _ strings: Strings, _ now: Instant) -> Item {
        let href = UploadRoutes.file(file.file.digest, named: file.name, of: course)
        let thumbnail = thumbnail(file.file, href)
        let details = [
            FileWords.details(file.name, size: file.file.size, strings), strings.formats.near(file.storedAt, now: now),
            file.person,
        ]
        return Item(
            number: number, name: file.name, href: href, details: details.compactMap { $0 }.joined(separator: " · "),
            thumbnail: thumbnail, kind: thumbnail == nil ? file.file.kind.word(strings) : nil, markdown: file.markdown,
            uses: file.uses.map { Use($0, strings) } + file.resources.map { Use($0, strings) },
            onlyRemoved: file.isOnlyInRemoved ? strings("files.only-removed") : nil,
            removalHref: UploadRoutes.newRemoval(file.name, of: course))
    }

    /// A small picture, shown as a thumbnail.
    private static func thumbnail(_ file: StoredFile, _ href: String) -> Thumbnail? {
        guard file.kind == .picture, file.size <= 200_000, let width = file.width, let height = file.height else { return nil }
        let side = 72.0
        let scale = min(1, side / Double(max(width, height)))
        return Thumbnail(
            src: href, width: max(1, Int(Double(width) * scale)), height: max(1, Int(Double(height) * scale)))
    }
}

extension CourseFilesPage.Use {
    init(_ use: CourseFile.Use, _ strings: Strings) {
        href = use.place.href
        title = use.place.title.isEmpty ? strings("write.untitled") : use.place.title
        let state = strings(use.isShown ? use.isInDraft ? "files.shown-and-draft" : "files.shown" : "files.in-draft")
        self.state = use.place.isRemoved ? state + " · " + strings("course-item.removed") : state
    }

    init(_ resource: CourseFile.Resource, _ strings: Strings) {
        (href, title) = (resource.href, resource.title)
        let state = strings("files.of-resource", ["topic": resource.topic])
        self.state = resource.isRemoved ? state + " · " + strings("course-item.removed") : state
    }
}

extension FileKind {
    /// The type of the file in one word.
    fileprivate func word(_ strings: Strings) -> String {
        switch self {
        case .picture: strings("files.kind-picture")
        case .video: strings("files.kind-video")
        case .audio: strings("files.kind-audio")
        case .captions: strings("files.kind-captions")
        case .other: strings("files.kind-other")
        }
    }
}
