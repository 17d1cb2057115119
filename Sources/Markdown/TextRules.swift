/// The rules by which a text is read. A published text keeps those under which it was published, so that it is printed as
/// before.
public enum TextRules: String, Sendable, CaseIterable, Encodable {
    /// CommonMark 0.30.
    case commonMark = "commonmark"
    /// CommonMark with pipe tables and formulas.
    case extended

    /// For whatever is written now.
    public static let newest = TextRules.extended
}
