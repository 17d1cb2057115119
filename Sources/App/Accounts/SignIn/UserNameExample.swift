extension UserNamePattern {
    /// What a user name looks like, in the words of a language: `ime.prezime.brojindeksa`.
    func example(_ strings: Strings) -> String {
        example { strings("user-name." + $0.rawValue) }
    }
}
