import Foundation

/// A file of a lesson in an import folder: where it lies, and what its content says it is.
struct MediaFile: Sendable, Equatable {
    /// Where it lies.
    let path: String
    /// SHA-256 in hexadecimal.
    let digest: String
    let contentType: String
    /// In bytes.
    let size: Int
    /// Of a picture, in CSS pixels.
    let width: Int?
    let height: Int?

    /// Longest picture and longest file of any other kind, in bytes.
    static let longestPicture = 5_000_000
    static let longest = 200_000_000

    /// Nil when the content is not what the name says, is too long, or cannot be read.
    init?(path: String) {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size <= Self.longest,
            let start = Self.start(of: path), let digest = try? FileDigest.of(path)
        else { return nil }
        switch MediaName.type(of: path) {
        case .picture:
            guard size <= Self.longestPicture, let bytes = FileManager.default.contents(atPath: path).map([UInt8].init),
                let picture = PictureFile(bytes), MediaName.pictureType(of: path) == picture.contentType
            else { return nil }
            (contentType, width, height) = (picture.contentType, picture.width, picture.height)
        case .drawing:
            guard size <= Self.longestPicture, let drawing = FileManager.default.contents(atPath: path).flatMap(DrawingFile.init)
            else { return nil }
            (contentType, width, height) = ("image/svg+xml", drawing.width, drawing.height)
        case .known(let type, let signs):
            guard signs.contains(where: { $0.isFound(in: start) }) else { return nil }
            (contentType, width, height) = (type, nil, nil)
        case .other:
            (contentType, width, height) = ("application/octet-stream", nil, nil)
        }
        self.path = path
        self.digest = digest
        self.size = size
    }

    private static func start(of path: String) -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        return (try? file.read(upToCount: 512)).map { $0.map([UInt8].init) ?? [] }
    }
}

/// What the name of a file promises, and what its content has to begin with.
enum MediaName {
    enum Kind: Sendable {
        case picture
        case drawing
        case known(type: String, signs: [Sign])
        /// Saved as it is.
        case other
    }

    /// Bytes that a kind of file has at a place.
    struct Sign: Sendable {
        let at: Int
        let bytes: [UInt8]

        init(_ text: String, at: Int = 0) {
            self.at = at
            bytes = Array(text.utf8)
        }

        init(bytes: [UInt8]) {
            at = 0
            self.bytes = bytes
        }

        func isFound(in start: [UInt8]) -> Bool {
            start.dropFirst(at).starts(with: bytes)
        }
    }

    static func type(of name: String) -> Kind {
        let ending = (name as NSString).pathExtension.lowercased()
        if pictureTypes[ending] != nil { return .picture }
        return ending == "svg" ? .drawing : known[ending].map { .known(type: $0.type, signs: $0.signs) } ?? .other
    }

    static func pictureType(of name: String) -> String? {
        pictureTypes[(name as NSString).pathExtension.lowercased()]
    }

    /// The captions that lie beside a clip: `clip.vtt` beside `clip.mp4`.
    static func captions(of name: String) -> String {
        (name as NSString).deletingPathExtension + ".vtt"
    }

    private static let pictureTypes = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    ]
    private static let known: [String: (type: String, signs: [Sign])] = [
        "mp4": ("video/mp4", [Sign("ftyp", at: 4)]),
        "webm": ("video/webm", [Sign(bytes: [0x1A, 0x45, 0xDF, 0xA3])]),
        "m4a": ("audio/mp4", [Sign("ftyp", at: 4)]),
        "mp3": ("audio/mpeg", [Sign("ID3")] + [0xFB, 0xF3, 0xF2, 0xFA].map { Sign(bytes: [0xFF, $0]) }),
        "ogg": ("audio/ogg", [Sign("OggS")]),
        "wav": ("audio/wav", [Sign("RIFF")]),
        "vtt": ("text/vtt", [Sign("WEBVTT"), Sign("\u{FEFF}WEBVTT")]),
        "pdf": ("application/pdf", [Sign("%PDF-")]),
        "zip": ("application/zip", [Sign("PK")]),
    ]
}
