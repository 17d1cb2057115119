import Hummingbird

/// The response to a posted draft: JSON for a page's script, which saves in the background, else a page.
struct DraftAnswer {
    private let isByScript: Bool
    private let strings: Strings

    init(to request: Request, _ strings: Strings) {
        isByScript = ScriptAnswer.isWanted(by: request)
        self.strings = strings
    }

    func saved(_ notice: @autoclosure () throws -> DraftNotice, page: () throws -> Response) throws -> Response {
        isByScript ? try ScriptAnswer.json(notice(), .ok) : try page()
    }

    /// The response when another person saved another text meanwhile.
    /// - Parameter key: the key of the sentence that says so.
    func conflict(_ key: String, page: () throws -> Response) throws -> Response {
        isByScript ? try ScriptAnswer.json(DraftNotice(saved: strings(key)), .conflict) : try page()
    }

    func refused(_ errors: FormErrors, page: () throws -> Response) throws -> Response {
        guard isByScript else { return try page() }
        let sentence = errors.items.map { strings($0.key) }.joined(separator: " ")
        return try ScriptAnswer.json(DraftNotice(saved: sentence), .unprocessableContent)
    }
}
