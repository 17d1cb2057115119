/// A question of an attempt. It has no field for what is right, for an explanation or for points; of finals there is nothing
/// else.
struct QuestionResource: Encodable, Equatable, Sendable {
    struct ShownOption: Encodable, Equatable, Sendable {
        /// From 1, as this attempt shows it. The order of the document is a secret.
        let place: Int
        let text: TextResource
    }

    let number: Int
    /// "single", "multiple", "number" or "text".
    let kind: String
    /// Of its texts.
    let language: String
    let text: TextResource
    let body: TextResource?
    /// Absent for a question that is answered by typing.
    let options: [ShownOption]?
    /// The most letters that can be typed; absent for a question with options.
    let longest: Int?
    let answer: AnswerResource
    /// "unanswered", "answered", or "unreadable" for what was typed and is no answer.
    let state: String
    /// When the present answer arrived.
    let savedAt: String?
    let isFlagged: Bool
    /// Whether the test checks an answer at once on request.
    let isCheckable: Bool
    /// Whether the answer was checked: it stays as it is.
    let isChecked: Bool
    /// The number of lines in the log of the attempt: what has been seen.
    let logLength: Int

    init(_ open: OpenQuestion) {
        let (question, seed) = (open.question, open.attempt.seed)
        let moved = { (html: String) in AttemptPictures.moved(html, in: open.attempt) }
        (number, language) = (open.number, open.language.rawValue)
        text = TextResource(html: moved(question.textHTML), plain: question.plainText)
        body = question.bodyHTML.map { TextResource(html: moved($0)) }
        switch question.content {
        case .choice(let choice):
            kind = choice.isMultiple ? "multiple" : "single"
            options = open.order(of: choice).enumerated().map { index, option in
                ShownOption(place: index + 1, text: TextResource(html: moved(option.textHTML), plain: option.plainText))
            }
            longest = nil
        case .number: (kind, options, longest) = ("number", nil, NumberQuestion.longest)
        case .text: (kind, options, longest) = ("text", nil, TextQuestion.longest)
        }
        answer = AnswerResource(
            open.saved?.answer, unreadable: open.unreadable?.text, to: question, number: open.number, seed: seed)
        let standing: AnswerState = open.saved != nil ? .answered : open.unreadable != nil ? .unreadable : .unanswered
        state = standing.name
        savedAt = (open.saved?.savedAt ?? open.unreadable?.savedAt)?.iso8601
        (isFlagged, isChecked) = (open.isFlagged, open.isChecked)
        isCheckable = open.checksAnswers && !open.isChecked
        logLength = open.logLength
    }
}

extension QuestionResource {
    /// Writes what `encode` would, in the order of the names.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("answer") { answer.write(to: &$0) }
            if let body { json.field("body") { body.write(to: &$0) } }
            json.field("isCheckable", flag: isCheckable)
            json.field("isChecked", flag: isChecked)
            json.field("isFlagged", flag: isFlagged)
            json.field("kind", text: kind)
            json.field("language", text: language)
            json.field("logLength", integer: logLength)
            json.field("longest", integer: longest)
            json.field("number", integer: number)
            if let options { json.field("options") { $0.list(options) { option, json in option.write(to: &json) } } }
            json.field("savedAt", text: savedAt)
            json.field("state", text: state)
            json.field("text") { text.write(to: &$0) }
        }
    }
}

extension QuestionResource.ShownOption {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("place", integer: place)
            json.field("text") { text.write(to: &$0) }
        }
    }
}

extension TextResource {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("html", text: html)
            json.field("plain", text: plain)
        }
    }
}

extension AnswerResource {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("notANumber", text: notANumber)
            if let options { json.field("options") { $0.list(options) { place, json in json.integer(place) } } }
            json.field("text", text: text)
        }
    }
}

/// A question of a quiz whose answer was checked, with what the quiz tells of it.
struct CheckedQuestionResource: Encodable, Sendable {
    let question: QuestionResource
    let solution: SolutionResource

    private enum Key: CodingKey { case solution }

    func encode(to encoder: any Encoder) throws {
        try question.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(solution, forKey: .solution)
    }
}

/// A question of an attempt in progress as its state demands.
enum QuestionItemResource: Encodable, Sendable {
    case open(QuestionResource)
    case checked(CheckedQuestionResource)

    init(_ open: OpenQuestion) {
        let question = QuestionResource(open)
        // Only a quiz checks answers.
        guard open.isChecked, let answer = open.saved?.answer else {
            self = .open(question)
            return
        }
        let solution = SolutionResource(open.question, answer, number: open.number, in: open.attempt)
        self = .checked(CheckedQuestionResource(question: question, solution: solution))
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .open(let question): try question.encode(to: encoder)
        case .checked(let question): try question.encode(to: encoder)
        }
    }

    /// The bytes of its JSON.
    var json: [UInt8] {
        get throws {
            var json = JSONWriter()
            try write(to: &json)
            return json.bytes
        }
    }

    fileprivate func write(to json: inout JSONWriter) throws {
        switch self {
        case .open(let question): question.write(to: &json)
        // Few ask for one, and never of a final.
        case .checked(let question): json.json(try JSONAnswer.bytes(of: question))
        }
    }
}

/// All questions of an attempt.
struct QuestionsResource: Encodable, Sendable {
    let items: [QuestionItemResource]
    let logLength: Int

    /// The bytes of its JSON.
    var json: [UInt8] {
        get throws {
            var json = JSONWriter()
            try json.object { json in
                try json.field("items") { try $0.list(items) { item, json in try item.write(to: &json) } }
                json.field("logLength", integer: logLength)
            }
            return json.bytes
        }
    }
}

/// The pictures of questions, which programs get at addresses of their own.
enum AttemptPictures {
    static func moved(_ html: String, in attempt: Attempt) -> String {
        // Most texts have none, and each question that is asked for is looked through.
        guard hasPictures(html) else { return html }
        let before = "src=\"" + AssessmentRoutes.picture("", of: attempt.revision)
        guard html.contains(before) else { return html }
        let parts = html.components(separatedBy: before)
        return parts.dropFirst().reduce(parts.first ?? "") { text, part in
            let (name, rest) = (part.prefix { $0 != "\"" }, part.drop { $0 != "\"" })
            return text + "src=\"" + LearnerRoutes.picture(String(name.replacing("/", with: "%2F")), of: attempt.id) + rest
        }
    }

    private static func hasPictures(_ html: String) -> Bool {
        var rest = html.utf8[...]
        while let mark = rest.firstIndex(of: UInt8(ascii: "=")) {
            rest = rest[mark...]
            if rest.starts(with: "=\"/pictures/".utf8) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
