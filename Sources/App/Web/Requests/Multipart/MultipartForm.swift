import Database
import Foundation
import Hummingbird
import Markdown

/// A form that may contain files. It is read as it arrives: its fields into memory, its files to the disk.
struct MultipartForm: Sendable {
    struct Limits: Sendable {
        /// The largest file, in bytes.
        var file: Int
        /// How much of files that are too large is read and dropped, so that what follows them in the form is read as well, in bytes;
        /// nil for as much as the largest file has.
        var dropped: Int?
        var reader = MultipartReader.Limits()
    }

    /// A file that is larger than allowed; its bytes are not stored.
    struct TooLong: Equatable, Sendable {
        let name: String
    }

    /// In the order in which they were sent; a name may occur several times.
    private(set) var fields: [(name: String, value: String)] = []
    private(set) var files: [ReceivedFile] = []
    private(set) var tooLong: [TooLong] = []

    /// The first value of a field.
    func field(_ name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// Whether there is a field with a name, as for a ticked box.
    func has(_ name: String) -> Bool {
        field(name) != nil
    }

    /// Reads a form posted to one of `UploadPaths`.
    /// - Parameters:
    ///   - folder: where files are written. A file that is not moved away is deleted.
    ///   - space: gives the free space on the disk of a path.
    /// - Throws: `Problem.unreadable` when it is not such a form; `.forged`; `.diskFull`.
    static func read(
        _ request: Request, _ context: some PageContext, limits: Limits, folder: String,
        space: @escaping @Sendable (String) -> DiskSpace? = { DiskSpace(at: $0) }
    ) async throws -> MultipartForm {
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        if let room = space(folder) ?? space((folder as NSString).deletingLastPathComponent), !room.hasRoom(for: length) {
            throw Problem.diskFull
        }
        var reading = MultipartReading(context.visitor, limits: limits, store: .folder(folder, space: space))
        return try await reading.read(request)
    }

    /// The same for one small file, which is kept in memory.
    /// - Parameters:
    ///   - longest: in bytes.
    ///   - reader: for forms with many fields beside the file.
    static func readSmall(
        _ request: Request, _ context: some PageContext, longest: Int = 2_000_000,
        reader: MultipartReader.Limits = .init()
    ) async throws -> (form: MultipartForm, file: SmallFile?) {
        var reading = MultipartReading(
            context.visitor, limits: Limits(file: longest, reader: reader), store: .memory)
        let form = try await reading.read(request)
        return (form, reading.small.first)
    }

    mutating func add(field name: String, _ value: String) { fields.append((name, CleanText.cleaned(value))) }
    mutating func add(_ file: ReceivedFile) { files.append(file) }
    mutating func add(tooLong name: String) { tooLong.append(TooLong(name: name)) }
}

/// An uploaded file in memory.
struct SmallFile: Equatable, Sendable {
    let name: String
    let bytes: [UInt8]
}
