extension UserNamePattern {
    /// What a user name looks like, in the words of a language: `ime.prezime.brojindeksa`.
    func example(_ strings: Strings) -> String {
        example { part in
            switch part {
            case .given: strings("user-name.given")
            case .family: strings("user-name.family")
            case .index: strings("user-name.index")
            }
        }
    }
}
