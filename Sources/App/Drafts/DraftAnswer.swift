import Hummingbird

/// The answer to a draft that was posted: JSON to a page's script, which saves in the background, a page to everybody else.
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

    /// Somebody else saved another text meanwhile.
    /// - Parameter key: of the sentence that says so.
    func conflict(_ key: String, page: () throws -> Response) throws -> Response {
        isByScript ? try ScriptAnswer.json(DraftNotice(saved: strings(key)), .conflict) : try page()
    }

    func refused(_ errors: FormErrors, page: () throws -> Response) throws -> Response {
        guard isByScript else { return try page() }
        let sentence = errors.items.map { strings($0.key) }.joined(separator: " ")
        return try ScriptAnswer.json(DraftNotice(saved: sentence), .unprocessableContent)
    }
}
