/// A lesson or a test of a course, for the pages that ask before something of the course is changed or deleted.
struct CourseItem: Sendable {
    enum Kind: Sendable { case lesson, test }

    let kind: Kind
    /// The page on which it is written.
    let href: String
    let title: String
    /// Whether it was deleted and can be restored.
    let isRemoved: Bool
    /// The topic of the whole lesson or test.
    let topic: ID<Topic>?
    /// How many questions of the newest revision belong to each topic.
    var questions: [ID<Topic>: Int] = [:]
    /// The topics to which questions of earlier revisions belong.
    var earlier: Set<ID<Topic>> = []
    /// Gives the paths of topics that its draft names. Called after the transaction.
    var written: @Sendable () -> [[String]] = { [] }
}

/// Lessons and tests that a change would concern, formatted for the page that asks.
struct CourseItemList: Sendable {
    struct Row: Sendable {
        let href: String
        let title: String
        /// What it is and how it belongs to the topics: "Test · 8 questions · deleted".
        let state: String
    }

    let rows: [Row]
    /// How much there is, in words; nil when there is nothing.
    let counts: String?
    /// How much of it was deleted and can be restored, in words.
    let removed: String?
    /// Whether drafts name one of the topics, which they cannot do after it disappeared.
    let isWritten: Bool

    /// All of some lessons and tests; nil when there are none.
    init?(_ items: [CourseItem], _ strings: Strings) {
        guard !items.isEmpty else { return nil }
        self.init(items.map(ItemShare.init), strings)
    }

    /// Those that belong to topics.
    /// - Parameters:
    ///   - topics: the topics that are asked about.
    ///   - paths: the paths that drafts can no longer name afterwards.
    init(_ items: [CourseItem], of topics: Set<ID<Topic>>, naming paths: Set<[String]>, _ strings: Strings) {
        self.init(items.compactMap { ItemShare($0, of: topics, naming: paths) }, strings)
    }

    private init(_ found: [ItemShare], _ strings: Strings) {
        rows = found.map { share in
            Row(
                href: share.item.href,
                title: share.item.title.isEmpty ? strings("write.untitled") : share.item.title,
                state: share.state(strings))
        }
        counts = Self.counts(found.filter { !$0.item.isRemoved }, strings)
        removed = Self.counts(found.filter(\.item.isRemoved), strings)
        isWritten = found.contains(where: \.isWritten)
    }

    private static func counts(_ shares: [ItemShare], _ strings: Strings) -> String? {
        var use = TopicUse()
        for share in shares {
            if share.item.kind == .lesson { use.lessons += 1 } else { use.tests += 1 }
            use.questions += share.questions
        }
        return use.sentence(strings)
    }
}

/// The part of a lesson or a test that belongs to some topics.
private struct ItemShare {
    let item: CourseItem
    let questions: Int
    let isWhole: Bool
    let isEarlier: Bool
    let isWritten: Bool

    /// All of it, whatever its topics are.
    init(_ item: CourseItem) {
        self.item = item
        (questions, isWhole, isEarlier, isWritten) = (0, true, false, false)
    }

    /// Nil when nothing in it belongs to the topics.
    init?(_ item: CourseItem, of topics: Set<ID<Topic>>, naming paths: Set<[String]>) {
        self.item = item
        questions = item.questions.reduce(0) { $0 + (topics.contains($1.key) ? $1.value : 0) }
        isWhole = item.topic.map(topics.contains) ?? false
        isEarlier = !item.earlier.isDisjoint(with: topics)
        isWritten = item.written().contains(where: paths.contains)
        if !isWhole, questions == 0, !isEarlier, !isWritten { return nil }
    }

    func state(_ strings: Strings) -> String {
        let parts = [
            strings(item.kind == .lesson ? "course-item.lesson" : "course-item.test"),
            questions > 0 ? strings("teach.questions", n: questions) : nil,
            isWritten ? strings("course-item.written") : nil,
            !isWhole && questions == 0 && isEarlier ? strings("course-item.earlier") : nil,
            item.isRemoved ? strings("course-item.removed") : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }
}
