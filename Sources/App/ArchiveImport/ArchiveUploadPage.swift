/// The form to upload an archive with a course, and the archives that wait for their import.
struct ArchiveUploadPage: Page {
    static let template = "ArchiveImport/archive-upload"

    /// Why no archive was taken.
    enum Refusal: Sendable {
        case missing
        case tooLong(String)
        case full
        /// The archive was imported, deleted, or waited too long.
        case absent
        case mistakes([Mistake])
    }

    struct Waiting: Sendable {
        let href: String
        let title: String
        let details: String
        let removalAction: String
    }

    /// The most mistakes that are shown.
    static let mostShown = 200

    let frame: Frame
    let errors: ErrorSummary?
    /// The mistakes in the archive, as the command line prints them.
    let mistakes: [String]
    let hasMistakes: Bool
    let more: String?
    let limits: String
    let action: String
    let waiting: [Waiting]
    let hasWaiting: Bool

    init(
        frame: Frame, strings: Strings, largest: Int, archives: [ArchiveShelf.Archive], refusal: Refusal?, at now: Instant
    ) {
        self.frame = refusal == nil ? frame : frame.titled(strings("form.error-prefix"))
        errors = refusal.map { ErrorSummary(entries: [.init(href: "#file", message: $0.sentence(strings))]) }
        let lines = refusal?.mistakes ?? []
        mistakes = lines.prefix(Self.mostShown).map { $0.text(strings) }
        hasMistakes = !mistakes.isEmpty
        more = lines.count > Self.mostShown ? strings("course-import.more-mistakes", n: lines.count - Self.mostShown) : nil
        limits = strings(
            "course-import.limits",
            [
                "size": strings.formats.bytes(largest), "files": String(ZipLimits.files),
                "unpacked": strings.formats.bytes(ZipLimits.size), "texts": strings.formats.bytes(ArchiveLimits.texts),
                "kept": String(ArchiveLimits.ofOne),
            ])
        action = ArchiveImportRoutes.archives
        waiting = archives.map { archive in
            let time = strings.formats.near(archive.keptAt, now: now)
            return Waiting(
                href: ArchiveImportRoutes.archive(archive.digest), title: strings("course-import.archive", ["time": time]),
                details: strings.formats.bytes(archive.size) + " · "
                    + strings("course-import.until", ["time": strings.formats.near(archive.endsAt, now: now)]),
                removalAction: ArchiveImportRoutes.removal(of: archive.digest))
        }
        hasWaiting = !waiting.isEmpty
    }
}

extension ArchiveUploadPage.Refusal {
    var mistakes: [Mistake] {
        if case .mistakes(let mistakes) = self { mistakes } else { [] }
    }

    /// One sentence for the head of the page.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .missing: strings("files.none")
        case .tooLong(let name): strings("course-import.too-large", ["name": name])
        case .full: strings("course-import.full")
        case .absent: strings("course-import.absent")
        case .mistakes(let mistakes): strings("import.mistakes", n: mistakes.count)
        }
    }
}
