/// The result for the files of one form.
struct UploadResult: Sendable, Equatable {
    struct Refused: Sendable, Equatable {
        let name: String
        let reason: FileRefusal
    }

    private(set) var kept: [UploadStore.Kept] = []
    private(set) var refused: [Refused] = []

    mutating func keep(_ file: UploadStore.Kept) { kept.append(file) }
    mutating func refuse(_ name: String, _ reason: FileRefusal) { refused.append(Refused(name: name, reason: reason)) }

    /// The most names in one sentence.
    private static let mostNames = 3

    /// Says under which names the files are stored.
    var flash: Flash {
        guard let first = kept.first, kept.count == 1 else {
            return kept.count <= Self.mostNames
                ? Flash("flash.files-kept", ["names": kept.map(\.name).joined(separator: ", ")])
                : Flash("flash.many-files-kept", ["count": "\(kept.count)"])
        }
        return Flash(first.isRenamed ? "flash.file-renamed" : "flash.file-kept", ["name": first.name])
    }
}

extension FileRefusal {
    /// Why a file is refused, and what may help.
    func sentence(_ name: String, _ strings: Strings) -> String {
        switch self {
        case .tooLong(let limit): strings("files.too-long", ["name": name, "limit": strings.formats.bytes(limit)])
        case .pictureTooLong(let limit): strings("files.picture-too-long", ["name": name, "limit": strings.formats.bytes(limit)])
        case .looksLike(let look): look.sentence(name, strings)
        case .unsafeDrawing: strings("files.unsafe-drawing", ["name": name])
        case .phonePicture: strings("files.phone-picture", ["name": name])
        case .program: strings("files.program", ["name": name])
        case .unreadable: strings("files.unreadable", ["name": name])
        }
    }
}

extension FileLook {
    fileprivate func sentence(_ name: String, _ strings: Strings) -> String {
        switch self {
        case .format(let format): strings("files.looks-like", ["name": name, "format": format])
        case .drawing: strings("files.looks-like", ["name": name, "format": "SVG"])
        case .page: strings("files.looks-like", ["name": name, "format": "HTML"])
        case .unknown: strings("files.looks-otherwise", ["name": name])
        }
    }
}
