import Hummingbird

/// Lists, moves, copies and removes the questions of a test.
struct QuestionListController: Sendable {
    let editor: QuestionFormsLoader

    private var site: Site { editor.site }

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let (opened, sectioned) = try await editor.open(context)
        let strings = site.strings(context)
        let mistakes = CheckedTest(opened.text, on: opened, at: context.arrivedAt).mistakes
        let page = QuestionsPage(
            frame: editor.editor.frame(request, context, opened.test, "compose.title"), strings: strings, editor: opened,
            sectioned: sectioned, mistakes: mistakes,
            publishing: try await editor.editor.publishing(opened, mistakes, isBeside: true, context))
        return try site.respond(page, context)
    }

    @Sendable func move(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context, nil) { sections, number, form in
            if form.to == "up" { return sections.raise(number) }
            guard sections.canRise(number + 1) else { return number }
            _ = sections.raise(number + 1)
            return number + 1
        }
    }

    @Sendable func copy(_ request: Request, context: StaffContext) async throws -> Response {
        let (sectioned, place) = try await editor.question(context)
        guard let written = sectioned.written(place), written.isWhole else {
            return site.redirect(to: QuestionFormRoutes.edit(place.number, of: sectioned.test.id))
        }
        var copy = written.draft
        copy.key = WrittenQuestion.freeKey(copy.key, among: sectioned.keys)
        let text = WrittenQuestion.text(of: copy, rest: written.rest, penalty: sectioned.penalty)
        return try await change(request, context, "flash.question-copied") { sections, number, _ in
            sections.add(text, behind: number)
        }
    }

    @Sendable func confirm(_ request: Request, context: StaffContext) async throws -> Response {
        let (sectioned, place) = try await editor.question(context)
        let strings = site.strings(context)
        let page = QuestionRemovalPage(
            frame: editor.frame(request, context, sectioned.test, strings("compose.removal")), strings: strings,
            sectioned: sectioned, place: place)
        return try site.respond(page, context)
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context, "flash.question-removed") { sections, number, _ in
            sections.remove(number)
            return max(1, number - 1)
        }
    }

    /// Changes the text and redirects to the list. When another person has changed it meanwhile, nothing is changed and the list
    /// says so.
    private func change(
        _ request: Request, _ context: StaffContext, _ key: String?,
        _ body: @Sendable (inout TestSections, Int, QuestionMoveForm) -> Int
    ) async throws -> Response {
        let (sectioned, place) = try await editor.question(context)
        let form = try await request.decode(as: QuestionMoveForm.self, context: context)
        var sections = sectioned.sections
        let number = body(&sections, place.number, form)
        do {
            let saved = try await editor.save(sections, version: form.version, base: form.base, of: sectioned, context)
            let flash = saved == nil ? Flash("flash.questions-changed") : key.map { Flash($0) }
            return site.redirect(
                to: QuestionFormRoutes.row(saved == nil ? place.number : number, of: sectioned.test.id), flash: flash)
        } catch is FormErrors {
            return site.redirect(to: QuestionFormRoutes.questions(of: sectioned.test.id), flash: Flash("flash.test-too-long"))
        }
    }
}
