import Markdown

/// The form of one subject: the promise of anonymity, followed by the items. It shows nothing about other ballots.
struct BallotPage: Page {
    static let template = "Survey/ballot"

    /// Consecutive items about the same subject or teacher.
    struct Group: Equatable, Sendable {
        /// The subject or the teacher; nil for the first group about the subject.
        let title: String?
        let items: [Item]
    }

    struct Item: Equatable, Sendable {
        let field: String
        /// The number of the item, such as 3/10.
        let place: String
        let text: String
        /// The teacher's name for people who do not see the heading; nil for the subject.
        let about: String?
        let options: [Option]
        let comment: Comment?
        let error: String?
    }

    struct Option: Equatable, Sendable {
        let value: String
        let text: String
        /// The language, where it differs from that of the page.
        let language: String?
        let isChosen: Bool
    }

    struct Comment: Equatable, Sendable {
        let value: String
        let longest: Int
    }

    let frame: Frame
    let errors: ErrorSummary?
    let refused: String?
    let action: String
    /// The page to continue with; nil for the list of surveys.
    let back: String?
    /// Whose the ballot is that the browser's tab keeps until it is sent, see `TabMark`.
    let marks: String
    /// Whether the page says again what was filled in.
    let isTyped: Bool
    let surveyTitle: String
    let subject: String
    let subjectLanguage: String
    /// The language of the items, where it is not that of the page.
    let itemLanguage: String?
    let introductionHTML: String?
    let promise: [String]
    let limits: [String]
    /// What is said when the subject has few students.
    let few: String?
    let groups: [Group]

    init(
        frame: Frame, call: BallotStore.Call, back: String? = nil, marks: [String], typed: Ballot?, errors: FormErrors?,
        isRefused: Bool, strings: Strings, now: Instant
    ) throws {
        let survey = call.survey
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        refused = isRefused ? strings("survey.refused") : nil
        self.back = back
        self.marks = marks.joined(separator: " ")
        isTyped = typed != nil
        action = SurveyRoutes.subject(call.subject.course, of: survey.id)
        surveyTitle = survey.title.text(strings.language)
        subject = call.subject.name
        subjectLanguage = call.subject.language.rawValue
        let spoken = survey.title.spoken(strings.language)
        itemLanguage = spoken == strings.language ? nil : spoken?.rawValue
        introductionHTML = try survey.introduction.map { try Markdown.html($0.text(strings.language), rules: .commonMark) }
        promise = SurveyPromise.sentences(call, strings, now: now)
        limits = SurveyPromise.limits(strings)
        few = SurveyPromise.few(call, strings)
        let items = BallotItems(call: call, typed: typed, errors: errors, strings: strings)
        self.errors = items.summary
        groups = items.groups
    }
}

/// The items of a subject's form, formatted for the page.
struct BallotItems {
    let groups: [BallotPage.Group]
    let summary: ErrorSummary?

    init(call: BallotStore.Call, typed: Ballot?, errors: FormErrors?, strings: Strings) {
        let paper = call.paper
        var groups: [(slot: BallotPaper.Slot, items: [BallotPage.Item])] = []
        for (index, slot) in paper.slots.enumerated() {
            let item = Self.item(
                slot, number: index + 1, of: paper.slots.count, typed?.answers[index] ?? .nothing,
                error: errors?.first(BallotForm.field(index + 1), strings), strings)
            if let last = groups.last, last.slot.teacher == slot.teacher {
                groups[groups.count - 1].items.append(item)
            } else {
                groups.append((slot, [item]))
            }
        }
        self.groups = groups.enumerated().map { index, group in
            .init(title: Self.title(group.slot.teacher, isFirst: index == 0, strings), items: group.items)
        }
        summary = errors.map { Self.summary($0, of: groups.flatMap(\.items), strings) }
    }

    /// However many answers are missing, they are one sentence; each is marked where it is missing.
    private static func summary(_ errors: FormErrors, of items: [BallotPage.Item], _ strings: Strings) -> ErrorSummary {
        let gaps = errors.items.filter { $0.key == BallotForm.gap }
        let others = errors.items.filter { $0.key != BallotForm.gap }
        let missing = gaps.first.map { first in
            let sentence = strings("survey.gaps", ["count": strings.formats.number(gaps.count)])
            return ErrorSummary.Entry(href: "#" + first.field, message: sentence)
        }
        return ErrorSummary(
            entries: [missing].compactMap { $0 }
                + others.map { error in
                    let item = items.first { $0.field == error.field }
                    return .init(
                        href: "#" + error.field, message: [item?.place, item?.about, item?.text, strings(error.key)].sentence)
                })
    }

    private static func title(_ teacher: SurveyTeacher?, isFirst: Bool, _ strings: Strings) -> String? {
        guard let teacher else { return isFirst ? nil : strings("survey.about-subject") }
        return teacher.heading(strings)
    }

    private static func item(
        _ slot: BallotPaper.Slot, number: Int, of count: Int, _ answer: Ballot.Answer, error: String?, _ strings: Strings
    ) -> BallotPage.Item {
        let item = slot.item
        let comment: BallotPage.Comment? =
            if item.kind == .comment { .init(value: answer.text, longest: SurveyItem.longestComment) } else { nil }
        return .init(
            field: BallotForm.field(number), place: place(number, count, item, strings), text: item.text.text(strings.language),
            about: slot.teacher?.name,
            options: options(item, answer, strings), comment: comment, error: error)
    }

    /// The number of the item, such as 3/10, and whether it is optional.
    private static func place(_ number: Int, _ count: Int, _ item: SurveyItem, _ strings: Strings) -> String {
        "\(number)/\(count)" + (item.isCompulsory ? "" : " · " + strings("survey.optional"))
    }

    private static func options(_ item: SurveyItem, _ answer: Ballot.Answer, _ strings: Strings) -> [BallotPage.Option] {
        func option(_ value: Int, _ text: String, in language: Language? = nil) -> BallotPage.Option {
            .init(
                value: String(value), text: text, language: language == strings.language ? nil : language?.rawValue,
                isChosen: answer == .value(value))
        }
        switch item.kind {
        case .comment: return []
        case .choice(let texts):
            return texts.enumerated().map { index, text in
                option(index + 1, text.text(strings.language), in: text.spoken(strings.language))
            }
        case .scale:
            let none = BallotPage.Option(
                value: BallotForm.notApplicable, text: strings("survey.scale.na"), language: nil,
                isChosen: answer == .notApplicable)
            return SurveyItem.steps.map { option($0, SurveyScale.text($0, strings)) } + [none]
        }
    }
}

extension [String?] {
    /// The parts that are not nil, joined.
    fileprivate var sentence: String { compactMap { $0 }.joined(separator: " · ") }
}

extension Ballot.Answer {
    fileprivate var text: String {
        if case .comment(let text) = self { text } else { "" }
    }
}
