import Hummingbird

/// The response to an upload by a page's script: the name of the first file and the Markdown that shows it, or what is wrong.
struct UploadNotice: Encodable, Sendable {
    let name: String?
    let markdown: String?
    let error: String?

    init(_ result: UploadResult, _ strings: Strings) {
        let first = result.kept.first
        let sentences = result.refused.map { $0.reason.sentence($0.name, strings) }
        (name, markdown) = (first?.name, first?.markdown)
        error =
            sentences.isEmpty && first == nil ? strings("files.none") : sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    func response() throws -> Response {
        try ScriptAnswer.json(self, error == nil ? .created : .unprocessableContent)
    }
}
