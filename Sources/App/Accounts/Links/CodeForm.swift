/// What the page for the code of a slip posts.
struct CodeForm: Decodable, Sendable {
    var user: String?
    var code: String?

    /// The user name and the code, if both can be right.
    /// - Throws: `FormErrors`
    func entered() throws -> (userName: String, code: LinkCode) {
        let (userName, typed) = (UserName.folded(user ?? ""), TypedText.line(code))
        let code = typed.flatMap(LinkCode.init(typed:))
        var errors = FormErrors()
        if userName.isEmpty { errors.add("user", "sign-in.user-missing") }
        if code == nil { errors.add("code", typed == nil ? "code.missing" : "code.invalid") }
        guard errors.items.isEmpty, let code else { throw errors }
        return (userName, code)
    }
}
