/// What the sign-in page posts.
struct SignInForm: Decodable, Sendable {
    let user: String?
    let password: String?
    /// Where the person wanted to go.
    let back: String?
    /// Present when a language button was pressed: the page is shown again in that language, with all that was typed.
    let language: String?
    /// A form that was posted without a valid session, see `HeldForm`.
    let held: String?

    /// The user name and the password, if both are given.
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
