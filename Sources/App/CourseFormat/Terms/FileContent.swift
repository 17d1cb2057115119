import Foundation

/// The largest size of a picture and of any other file, in bytes.
public struct FileLimits: Sendable, Equatable {
    public var picture: Int
    public var other: Int

    public init(picture: Int, other: Int) {
        self.picture = picture
        self.other = other
    }

    /// The limits of an import, and of uploads unless an option says otherwise.
    public static let usual = FileLimits(picture: 5_000_000, other: 200_000_000)
}

/// The type of a file by its content, which has to agree with the ending of its name. Imports and uploads use the same rules.
struct FileContent: Sendable, Equatable {
    let contentType: String
    /// Of a picture, in CSS pixels.
    let width: Int?
    let height: Int?

    /// - Parameters:
    ///   - path: where the bytes lie.
    ///   - name: what the file is called.
    ///   - size: in bytes.
    /// - Throws: `FileRefusal`.
    init(of path: String, named name: String, size: Int, limits: FileLimits) throws(FileRefusal) {
        guard size <= limits.other else { throw .tooLong(limits.other) }
        guard let start = Self.start(of: path) else { throw .unreadable }
        if ProgramFile.isProgram(name, start) { throw .program }
        switch MediaName.type(of: name) {
        case .picture:
            guard size <= limits.picture else { throw .pictureTooLong(limits.picture) }
            guard let bytes = FileManager.default.contents(atPath: path).map([UInt8].init), let picture = PictureFile(bytes),
                MediaName.pictureType(of: name) == picture.contentType
            else { throw .looksLike(FileLook(start)) }
            (contentType, width, height) = (picture.contentType, picture.width, picture.height)
        case .drawing:
            guard size <= limits.picture else { throw .pictureTooLong(limits.picture) }
            guard let drawing = FileManager.default.contents(atPath: path).flatMap(DrawingFile.init) else {
                let look = FileLook(start)
                throw look == .drawing || look == .unknown ? .unsafeDrawing : .looksLike(look)
            }
            (contentType, width, height) = ("image/svg+xml", drawing.width, drawing.height)
        case .known(let type, let signs):
            guard signs.contains(where: { $0.isFound(in: start) }) else { throw .looksLike(FileLook(start)) }
            (contentType, width, height) = (type, nil, nil)
        case .other:
            (contentType, width, height) = ("application/octet-stream", nil, nil)
        }
    }

    /// The first bytes; nil when the file cannot be read.
    static func start(of path: String) -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        return (try? file.read(upToCount: 512)).map { $0.map([UInt8].init) ?? [] }
    }
}

/// Why a file is refused.
enum FileRefusal: Error, Equatable {
    /// The file is larger than so many bytes.
    case tooLong(Int)
    case pictureTooLong(Int)
    /// The content is not what the ending of the name says.
    case looksLike(FileLook)
    /// A drawing with scripts, styles or outside references.
    case unsafeDrawing
    /// A picture in a format of some phones that browsers do not show.
    case phonePicture
    /// A program, by its name or its content.
    case program
    case unreadable
}

/// The apparent type of a file, by its first bytes.
enum FileLook: Sendable, Equatable {
    /// Something with a name that needs no translation: "PNG".
    case format(String)
    case drawing
    /// An HTML page.
    case page
    case unknown

    init(_ start: [UInt8]) {
        if let format = Self.formats.first(where: { $0.sign.isFound(in: start) }) {
            self = .format(format.name)
            return
        }
        let text = String(decoding: start, as: UTF8.self).lowercased()
        self = text.contains("<svg") ? .drawing : Self.pageSigns.contains(where: text.contains) ? .page : .unknown
    }

    private static let pageSigns = ["<!doctype html", "<html", "<script", "<body", "<head"]
    private static let formats: [(sign: MediaName.Sign, name: String)] = [
        (.init(bytes: [0x89, 0x50, 0x4E, 0x47]), "PNG"), (.init(bytes: [0xFF, 0xD8, 0xFF]), "JPEG"), (.init("GIF8"), "GIF"),
        (.init("%PDF-"), "PDF"), (.init("PK"), "ZIP"), (.init("ftypavif", at: 4), "AVIF"), (.init("ftypavis", at: 4), "AVIF"),
        (.init("ftyp", at: 4), "MP4"),
        (.init(bytes: [0x1A, 0x45, 0xDF, 0xA3]), "WebM"), (.init("OggS"), "OGG"), (.init("WEBP", at: 8), "WebP"),
        (.init("RIFF"), "WAV"), (.init("ID3"), "MP3"), (.init("WEBVTT"), "WebVTT"), (.init("BM"), "BMP"),
    ]

    /// Whether the file is a picture in the format of some phones (HEIC), whatever its name.
    static func isPhonePicture(_ start: [UInt8]) -> Bool {
        let brand = String(decoding: start.dropFirst(8).prefix(4), as: UTF8.self)
        return MediaName.Sign("ftyp", at: 4).isFound(in: start)
            && ["heic", "heix", "heim", "hevc", "mif1", "msf1"].contains(brand)
            && !ModernPicture.isAVIF(start)
    }

    /// The ending that a picture without one should have.
    var pictureEnding: String? {
        switch self {
        case .format("PNG"): "png"
        case .format("JPEG"): "jpg"
        case .format("GIF"): "gif"
        case .format("WebP"): "webp"
        case .format("AVIF"): "avif"
        default: nil
        }
    }
}
