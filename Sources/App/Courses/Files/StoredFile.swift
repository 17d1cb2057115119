/// A file that was uploaded or imported. Its bytes are in the `FileFolder`, under its digest.
struct StoredFile: Sendable, Equatable {
    /// SHA-256 in hexadecimal.
    let digest: String
    /// The media type, by the file's content.
    let contentType: String
    /// In bytes.
    let size: Int
    /// Of a picture, in CSS pixels.
    let width: Int?
    let height: Int?

    var kind: FileKind { FileKind(contentType: contentType) }
}
