import Foundation

/// A file of a lesson in an import folder, with its type by its content.
struct MediaFile: Sendable, Equatable {
    /// The path of the file.
    let path: String
    /// SHA-256 in hexadecimal.
    let digest: String
    let contentType: String
    /// In bytes.
    let size: Int
    /// Of a picture, in CSS pixels.
    let width: Int?
    let height: Int?

    /// The longest picture, in bytes.
    static let longestPicture = FileLimits.usual.picture

    /// Nil when the content is not what the name says, is a program or too long, or cannot be read.
    init?(path: String) {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
            let content = try? FileContent(of: path, named: path, size: size, limits: .usual),
            let digest = try? FileDigest.of(path)
        else { return nil }
        self.path = path
        self.digest = digest
        self.size = size
        (contentType, width, height) = (content.contentType, content.width, content.height)
    }

    /// A file that is kept already, so that nothing is read of it.
    init(kept digest: String, contentType: String, size: Int, width: Int?, height: Int?) {
        (path, self.digest, self.contentType) = ("", digest, contentType)
        (self.size, self.width, self.height) = (size, width, height)
    }
}

/// The type of a file by the ending of its name, and the first bytes that such a file must have.
enum MediaName {
    enum Kind: Sendable {
        case picture
        case drawing
        case known(type: String, signs: [Sign])
        /// Any other file, which can only be saved.
        case other
    }

    /// Bytes that files of a type have at a certain position.
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

    /// The name of a clip's captions: `clip.vtt` for `clip.mp4`.
    static func captions(of name: String) -> String {
        (name as NSString).deletingPathExtension + ".vtt"
    }

    private static let pictureTypes = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "avif": "image/avif",
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
