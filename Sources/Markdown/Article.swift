import CMark

/// A long text for reading, as HTML.
public struct Article: Sendable, Equatable {
    /// A heading as a table of contents needs it.
    public struct Heading: Sendable, Equatable {
        /// The level in the source, from 1. It is printed one level deeper, because the page has its own title.
        public let level: Int
        /// The words with their marks, but without links and pictures, because it may be used inside a link.
        public let textHTML: String
        public let plainText: String
        /// The `id` of the printed heading, unique in the text.
        public let anchor: String

        public init(level: Int, textHTML: String, plainText: String, anchor: String) {
            self.level = level
            self.textHTML = textHTML
            self.plainText = plainText
            self.anchor = anchor
        }
    }

    public let html: String
    /// In the order of the text.
    public let headings: [Heading]
    /// The number of words in prose, headings and descriptions of pictures. Blocks of code are not counted.
    public let wordCount: Int
    /// Whether there is a block of code.
    public let hasCode: Bool
    /// Whether there is a player.
    public let hasMedia: Bool

    public init(html: String, headings: [Heading], wordCount: Int, hasCode: Bool, hasMedia: Bool) {
        self.html = html
        self.headings = headings
        self.wordCount = wordCount
        self.hasCode = hasCode
        self.hasMedia = hasMedia
    }
}

extension Markdown {
    /// Renders a long text: headings with anchors, figures, players and files, links also of addresses that are written as they
    /// are.
    /// - Parameters:
    ///   - link: gives the target of a relative address; nil refuses it, so that only its words are printed.
    ///   - medium: gives the file for a name; nil when it is unknown, so that only its description is printed.
    public static func article(
        _ source: String, rules: TextRules, link: (String) -> String? = { _ in nil },
        medium: (String) -> Medium? = { _ in nil }
    ) throws(MarkdownProblem) -> Article {
        let tree = try Tree(source, rules: rules)
        let headings = tree.headings()
        let wordCount = tree.wordCount()
        let hasCode = !tree.nodes(CMARK_NODE_CODE_BLOCK).isEmpty
        tree.dropRawHTML()
        tree.showFormulas(wrapsParagraphs: true)
        tree.linkBareAddresses()
        tree.serveLinks(link: link, medium: medium)
        let shown = tree.showFigures(medium)
        tree.servePictures(medium, isLazy: true)
        try tree.anchor(headings)
        return Article(
            html: try tree.html(), headings: headings, wordCount: wordCount, hasCode: hasCode,
            hasMedia: shown.contains(where: \.isPlayed))
    }

    /// The anchors of a text's headings, in order: the targets of links to `#…`.
    public static func anchors(_ source: String, rules: TextRules) throws(MarkdownProblem) -> [String] {
        try Tree(source, rules: rules).headings().map(\.anchor)
    }
}
