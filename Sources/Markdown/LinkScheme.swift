/// Which addresses a link in a text may have: absolute ones of three schemes, or a place on the same page.
enum LinkScheme {
    static func allows(_ address: String) -> Bool {
        let lowercased = address.lowercased()
        return lowercased.hasPrefix("#")
            || ["http://", "https://", "mailto:"].contains { lowercased.hasPrefix($0) }
    }

    /// Whether an address that the caller serves may be printed: no other scheme, whatever stood in the text.
    static func mayServe(_ address: String) -> Bool {
        allows(address) || !address.prefix { !"/?#".contains($0) }.contains(":")
    }
}
