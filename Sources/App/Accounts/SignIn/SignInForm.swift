/// What the sign-in page posts.
struct SignInForm: Decodable, Sendable {
    let user: String?
    let password: String?
    /// Where the person wanted to go.
    let back: String?
    /// A language button was pressed instead: the page comes back in it with all that was typed.
    let language: String?
    /// A form that was typed while the session was over, see `HeldForm`.
    let held: String?

    /// User name and password, when both are there.
    func credentials() throws -> (userName: String, password: String) {
        let userName = UserName.folded(user ?? "")
        let password = password ?? ""
        var errors = FormErrors()
        if userName.isEmpty { errors.add("user", "sign-in.user-missing") }
        if password.isEmpty { errors.add("password", "sign-in.password-missing") }
        try errors.check()
        return (userName, password)
    }
}
