extension Frame {
    /// The same frame for a page that came back from a form posted to an address that cannot be got: changing the language leads to where the
    /// form is.
    func at(_ address: String, if isPosted: Bool) -> Frame {
        guard isPosted else { return self }
        return Frame(
            language: language, title: title, heading: heading, institution: institution, back: back, account: account,
            flash: flash, languages: languages, here: address, token: token, tabBar: tabBar)
    }
}
