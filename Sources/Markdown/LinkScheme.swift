/// The addresses that links in a text may have: absolute ones with three schemes, or places on the same page.
enum LinkScheme {
    static func allows(_ address: String) -> Bool {
        let lowercased = address.lowercased()
        return lowercased.hasPrefix("#")
            || ["http://", "https://", "mailto:"].contains { lowercased.hasPrefix($0) }
    }

    /// Whether an address that the caller gives may be printed. It must not have any other scheme, even if the text contains one.
    static func mayServe(_ address: String) -> Bool {
        allows(address) || !address.prefix { !"/?#".contains($0) }.contains(":")
    }
}
