@testable import Rendering

/// A page of a template and those beside it, in the first edition; `[[name]]` is its own name, with the number of the edition.
func printed<Page>(
    _ page: Page, _ template: String, others: [String: String] = [:], edition: Int = 0
) throws -> String? {
    let library = try TemplateLibrary(
        sources: others.merging(["page": template]) { $1 }, pages: [(Page.self, "page")], editions: 2,
        constant: { name in ["\(name) 0", "\(name) 1"] })
    return library.printed(page, edition: edition)?.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
}
