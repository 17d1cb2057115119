/// A question as its attempt shows it.
struct SOAPQuestion: Sendable {
    let fields: [String: SOAPValue]

    /// - Parameter topic: the numbers of the question's topic.
    init(_ open: OpenQuestion, topic: TopicNumberStore.Numbers) {
        let question = open.question
        let html = [question.textHTML, question.bodyHTML].compactMap(\.self).map { AttemptPictures.moved($0, in: open.attempt) }
        let body = question.bodyHTML.map { PlainText.text(html: $0) }
        var fields: [String: SOAPValue] = [
            "idIntrebare": .int(question.number), "tip": .text(Self.kind(question.content)),
            "text": .text([question.plainText, body].compactMap(\.self).joined(separator: "\n")),
            "textHTML": .text(html.joined(separator: "\n")),
        ]
        fields["idTema"] = topic.outermost.map { .int($0) }
        fields["idSubtema"] = topic.own.map { .int($0) }
        fields["variante"] = Self.options(open)
        let given = AnswerResource(
            open.saved?.answer, unreadable: open.unreadable?.text, to: question, number: open.number, seed: open.attempt.seed)
        fields["raspuns"] = Self.answer(
            to: question, options: given.options ?? [], text: given.text ?? given.notANumber
        ).map { .record($0) }
        self.fields = fields
    }

    private static func kind(_ content: QuestionContent) -> String {
        switch content {
        case .choice(let choice): choice.isMultiple ? "multiple" : "single"
        case .number: "number"
        case .text: "text"
        }
    }

    /// The options in the order of the attempt. The order of the document is a secret.
    private static func options(_ open: OpenQuestion) -> SOAPValue? {
        guard case .choice(let choice) = open.question.content else { return nil }
        return .list(
            open.order(of: choice).enumerated().map { index, option in
                .record([
                    "idVarianta": .int(index + 1), "text": .text(option.plainText),
                    "textHTML": .text(AttemptPictures.moved(option.textHTML, in: open.attempt)),
                ])
            })
    }

    /// An answer as messages say it: one option by itself where one can be chosen, else several; nil without any.
    static func answer(to question: Question, options: [Int], text: String?) -> [String: SOAPValue]? {
        guard !options.isEmpty || text != nil else { return nil }
        var fields: [String: SOAPValue] = ["idIntrebare": .int(question.number)]
        fields["text"] = text.map { .text($0) }
        if case .choice(let choice) = question.content {
            fields["idVarianta"] = choice.isMultiple ? nil : options.first.map { .int($0) }
            fields["variante"] = choice.isMultiple ? .list(options.map { .int($0) }) : nil
        }
        return fields
    }
}
