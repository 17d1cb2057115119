import Foundation

/// Turns the typed fields of a form into a question, or says which fields are wrong.
struct QuestionCheck {
    let form: QuestionForm
    let key: String
    /// The penalty of the whole test, in thousandths.
    let penalty: Int
    /// Whether the course or the text has a topic with this path.
    let hasTopic: ([String]) -> Bool
    let source: PictureSource
    /// The keys of the course's objectives.
    let objectives: Set<String>
    /// The keys of objectives that the question had.
    let tagged: [String]

    private static let longest = 20_000

    /// - Throws: `FormErrors`, in the order of the fields.
    func question() throws -> QuestionDraft {
        var errors = FormErrors()
        let (text, body) = (Self.line(form.text), Self.lines(form.body))
        if QuestionHeading("### \(text) {#a}", file: "", line: 1).mistakes.contains(where: { $0.key == "mistake.question-empty" })
        {
            errors.add("text", "compose.text-missing")
        }
        if let found = mistake(in: "### " + text) { errors.add("text", found.key, found.values) }
        if let found = body.flatMap(mistake) { errors.add("body", found.key, found.values) }
        let kind = form.kind.flatMap(QuestionKind.init) ?? .single
        let options = kind.hasOptions ? options(kind, &errors) : []
        let accepted = kind.hasOptions ? nil : accepted(kind, &errors)
        let points = form.points.flatMap { Points(text: Self.line($0)) }
        if points == nil { errors.add("points", "compose.points") }
        let penalty = ownPenalty(&errors)
        if !form.topicPath.isEmpty, !hasTopic(form.topicPath) { errors.add("topic", "teach.choose") }
        let explanation = Self.lines(form.explanation)
        if let found = explanation.flatMap(mistake) { errors.add("explanation", found.key, found.values) }
        let keys = ObjectiveTicks.keys(
            form.objective, before: tagged, known: objectives, most: ObjectiveTag.mostOfQuestion, &errors)
        try errors.check()
        let question = QuestionDraft(
            key: key, topic: form.topicPath, points: points?.thousandths ?? 1000, isMultiple: kind == .multiple, text: text,
            body: body,
            options: options, explanation: explanation.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) },
            accepted: accepted,
            folding: kind == .text ? form.folding.flatMap(TextFolding.init) ?? .exact : nil,
            isFixed: kind.hasOptions && form.fixed != nil ? true : nil, penalty: penalty == 0 ? nil : penalty,
            objectives: keys.isEmpty ? nil : keys)
        try requireReadable(question)
        return question
    }

    private func options(_ kind: QuestionKind, _ errors: inout FormErrors) -> [QuestionDraft.Option] {
        let typed = (form.option ?? []).map { Self.lines($0)?.trimmingCharacters(in: .whitespacesAndNewlines) }
        let options = typed.enumerated().compactMap { index, text in
            text.map { QuestionDraft.Option(text: $0, isRight: form.ticked.contains(index)) }
        }
        for (index, text) in typed.enumerated() {
            if let found = text.flatMap(mistake) { errors.add("option-\(index)", found.key, found.values) }
            if text == nil, form.ticked.contains(index) { errors.add("option-\(index)", "compose.option-empty") }
        }
        let ticks = options.count(where: \.isRight)
        if options.count < 2 {
            errors.add("option-0", "compose.options-few")
        } else if ticks == 0 {
            errors.add("right-0", "compose.no-tick")
        }
        if kind == .single, ticks > 1 { errors.add("right-0", "compose.several-ticks") }
        return options
    }

    private func accepted(_ kind: QuestionKind, _ errors: inout FormErrors) -> [QuestionDraft.Accepted] {
        let accepted = kind == .number ? numbers(&errors) : texts(&errors)
        let field = kind == .number ? "number-0" : "accepted-0"
        if accepted.isEmpty, !errors.items.contains(where: { $0.field.hasPrefix(field.dropLast(1)) }) {
            errors.add(field, "compose.answer-missing")
        }
        return accepted
    }

    private func numbers(_ errors: inout FormErrors) -> [QuestionDraft.Accepted] {
        var accepted: [QuestionDraft.Accepted] = []
        for (index, typed) in (form.number ?? []).enumerated() {
            let (value, around) = (
                Self.line(typed), Self.line(form.tolerance?.at(index))
            )
            if value.isEmpty, around.isEmpty { continue }
            if NumberQuestion.value(of: value) == nil {
                errors.add("number-\(index)", "compose.number")
            } else if !around.isEmpty, NumberQuestion.value(of: around).map({ $0 < 0 }) ?? true {
                errors.add("tolerance-\(index)", "compose.tolerance")
            } else if let read = WrittenNumber(around.isEmpty ? value : value + " ± " + around)?.accepted {
                accepted.append(read)
            } else {
                errors.add("number-\(index)", "compose.number")
            }
        }
        return accepted
    }

    private func texts(_ errors: inout FormErrors) -> [QuestionDraft.Accepted] {
        (form.accepted ?? []).enumerated().compactMap { index, typed in
            let text = Self.line(typed)
            if text.isEmpty { return nil }
            if !text.isWithin(letters: TextQuestion.longest) { errors.add("accepted-\(index)", "question.text-too-long") }
            return QuestionDraft.Accepted(text: text, tolerance: nil)
        }
    }

    private func ownPenalty(_ errors: inout FormErrors) -> Int {
        let typed = Self.line(form.penalty)
        if typed.isEmpty { return penalty }
        if let read = Thousandths.share(typed) { return read }
        errors.add("penalty", "compose.penalty")
        return 0
    }

    /// What a text in a test must not contain: HTML, links with refused addresses, formulas that cannot be printed, and pictures
    /// that do not exist or have no description.
    private func mistake(in text: String) -> (key: String, values: [String: String])? {
        guard text.utf8.count <= Self.longest, let findings = try? DocumentText(text, file: "").findings() else {
            return ("teach.too-long", [:])
        }
        for finding in findings {
            switch finding.kind {
            case .html: return ("compose.html", [:])
            case .link: return ("compose.link", [:])
            case .formula(let written, _): return ("compose.formula", ["formula": written.shortened(letters: 60)])
            case .picture(let address, let description):
                if description.isEmpty { return ("compose.picture-undescribed", [:]) }
                if case .picture = source.find(address) { continue }
                return ("compose.picture-missing", [:])
            }
        }
        return nil
    }

    /// Checks that the question, written into a text, is read back as it was typed: its texts must not contain headings, options
    /// or answers of their own.
    private func requireReadable(_ question: QuestionDraft) throws {
        if isRead(question) { return }
        var without = question
        var errors = FormErrors()
        without.body = nil
        if isRead(without) { errors.add("body", "compose.structure") }
        (without.body, without.explanation) = (question.body, nil)
        if errors.items.isEmpty, isRead(without) { errors.add("explanation", "compose.structure") }
        if errors.items.isEmpty { errors.add(question.accepted == nil ? "option-0" : "text", "compose.structure") }
        throw errors
    }

    private func isRead(_ question: QuestionDraft) -> Bool {
        let text = QuestionWriter.text(of: question, penalty: penalty)
        guard let read = WrittenQuestion(text, topic: question.topic, penalty: penalty) else { return false }
        return read.isWhole && read.draft == question
    }

    /// One line as it was typed, without spaces at its ends.
    private static func line(_ text: String?) -> String {
        visible(text).replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "\t", with: " ")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Several lines; nil when there is nothing but spaces.
    private static func lines(_ text: String?) -> String? {
        let lines = visible(text).trimmingCharacters(in: .newlines)
        return lines.allSatisfy(\.isWhitespace) ? nil : lines
    }

    private static func visible(_ text: String?) -> String { TestText.tidy(text ?? "") }
}
