/// The difference of two texts as HTML. It does not depend on colour alone.
enum DifferenceLines {
    /// One line of HTML for each line, with marks where it was removed or added; empty when the texts are the same.
    static func html(from old: String, to new: String, _ strings: Strings) -> [String] {
        let difference = LineDifference(from: old, to: new)
        guard difference.hasChanges else { return [] }
        return difference.lines.map { line in
            switch line {
            case .same(let text): HTML.escape(text)
            case .removed(let pieces): "<del><b>−</b> " + html(pieces) + "</del>"
            case .added(let pieces): "<ins><b>+</b> " + html(pieces) + "</ins>"
            case .folded(let count): "<i>" + HTML.escape(strings("revision.folded", n: count)) + "</i>"
            }
        }
    }

    private static func html(_ pieces: [LineDifference.Piece]) -> String {
        pieces.map { $0.isChanged ? "<strong>" + HTML.escape($0.text) + "</strong>" : HTML.escape($0.text) }.joined()
    }
}
