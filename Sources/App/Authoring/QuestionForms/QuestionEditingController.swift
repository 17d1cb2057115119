import HTTPTypes
import Hummingbird

/// Shows one question of a test in a form, and writes it into the text.
struct QuestionEditingController: Sendable {
    let editor: QuestionFormsLoader

    private var site: Site { editor.site }

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let sectioned = try await sectioned(context)
        return try await page(request, context, sectioned, nil, form(for: sectioned))
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context, at: nil)
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let (sectioned, place) = try await editor.question(context)
        return try await page(request, context, sectioned, place, form(for: place, in: sectioned))
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context, at: try context.parameters.require("question", as: Int.self))
    }

    private func sectioned(_ context: StaffContext) async throws -> SectionedTest {
        guard let sectioned = try await editor.open(context).sectioned else { throw Problem.notFound }
        return sectioned
    }

    private func form(for sectioned: SectionedTest) -> QuestionForm {
        var form = QuestionForm(topic: sectioned.sections.questions.last?.topic ?? [])
        (form.version, form.base) = (sectioned.test.version, sectioned.test.base?.text)
        return form
    }

    private func form(for place: TestSections.Place, in sectioned: SectionedTest) -> QuestionForm? {
        guard let written = sectioned.written(place), written.isWhole else { return nil }
        var form = QuestionForm(written.draft, penalty: sectioned.penalty)
        (form.version, form.base) = (sectioned.test.version, sectioned.test.base?.text)
        return form
    }

    /// - Parameter number: the number of the question; nil for a new one.
    private func save(_ request: Request, _ context: StaffContext, at number: Int?) async throws -> Response {
        let opened = try await editor.open(context)
        var form = try await request.decode(as: QuestionForm.self, context: context)
        guard let sectioned = opened.sectioned else { return try await conflict(request, context, .blank(opened.editor), form) }
        let place = number.flatMap(sectioned.sections.question)
        guard number == nil || place != nil else { return try await conflict(request, context, sectioned, form) }
        if let picture = form.forgottenPicture(site.strings(context)) {
            return try await page(request, context, sectioned, place, form, picture: picture)
        }
        if form.isKept { return try await page(request, context, sectioned, place, form) }
        guard form.version == sectioned.test.version else { return try await conflict(request, context, sectioned, form) }
        let written = place.flatMap(sectioned.written)
        if place != nil, written?.draft.key != form.key { return try await conflict(request, context, sectioned, form) }
        do {
            let (sections, number) = try sections(
                form, sectioned, place, written, site.strings(sectioned.test.course.course.language))
            guard try await editor.save(sections, version: form.version, base: form.base, of: sectioned, context) != nil else {
                let opened = try await editor.open(context)
                return try await conflict(request, context, opened.sectioned ?? .blank(opened.editor), form)
            }
            let saved = Flash("flash.question-saved", ["n": site.strings(context).formats.number(number)])
            return site.redirect(to: onward(from: number, of: sections, in: sectioned.test.id, form), flash: saved)
        } catch let errors as FormErrors {
            form.go = nil
            return try await page(request, context, sectioned, place, form, errors: errors)
        }
    }

    /// Where it goes on: the list with the question, or the form of the next one.
    private func onward(
        from number: Int, of sections: TestSections, in id: ID<Assessment>, _ form: QuestionForm
    ) -> String {
        guard form.go == "next" else { return QuestionFormRoutes.row(number, of: id) }
        let isNew = form.isNew || sections.question(number + 1) == nil
        return isNew ? QuestionFormRoutes.new(in: id) : QuestionFormRoutes.edit(number + 1, of: id)
    }

    /// The text with the question in it. It does not change when the form says the same as the text.
    private func sections(
        _ form: QuestionForm, _ sectioned: SectionedTest, _ place: TestSections.Place?, _ written: WrittenQuestion?,
        _ strings: Strings
    ) throws -> (TestSections, Int) {
        let key = written?.draft.key ?? WrittenQuestion.freeKey(form.text ?? "", among: sectioned.keys)
        let topics = sectioned.topics
        let question = try QuestionCheck(
            form: form, key: key, penalty: sectioned.penalty, hasTopic: topics.contains, source: sectioned.editor.source,
            objectives: sectioned.editor.objectives, tagged: written?.draft.objectives ?? []
        ).question()
        var sections = sectioned.sections
        let text = WrittenQuestion.text(of: question, rest: written?.rest ?? [], penalty: sectioned.penalty)
        if let place, question == written?.draft { return (sections, place.number) }
        let first = sections.questions.count == 1 ? sections.question(1) : nil
        if place == nil, let first, StarterTest.isExample(sectioned.written(first)?.draft, strings) {
            let number = sections.replace(1, with: text, about: question.topic)
            return (sections, number)
        }
        let number =
            place.map { sections.replace($0.number, with: text, about: question.topic) }
            ?? sections.add(text, about: question.topic)
        return (sections, number)
    }

    /// Shows what was typed beside the present text.
    private func conflict(
        _ request: Request, _ context: StaffContext, _ sectioned: SectionedTest, _ form: QuestionForm
    ) async throws -> Response {
        var form = form
        (form.version, form.base, form.go) = (sectioned.test.version, sectioned.test.base?.text, nil)
        let place = form.isNew ? nil : form.key.flatMap(sectioned.place)
        let errors = sectioned.isReadable ? nil : FormErrors(items: [.init(field: "text", key: "compose.unreadable")])
        return try await page(request, context, sectioned, place, form, errors: errors, isConflict: true)
    }

    /// Shows a form again whose picture was uploaded or refused. Nothing of the question is saved.
    /// - Parameter number: the number of the question; nil for a new one.
    func show(
        _ request: Request, _ context: StaffContext, _ form: QuestionForm, at number: Int?, picture: QuestionPicture
    ) async throws -> Response {
        let opened = try await editor.open(context)
        guard let sectioned = opened.sectioned else { return try await conflict(request, context, .blank(opened.editor), form) }
        let place = number.flatMap(sectioned.sections.question)
        guard number == nil || place != nil else { return try await conflict(request, context, sectioned, form) }
        return try await page(request, context, sectioned, place, form, picture: picture)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sectioned: SectionedTest, _ place: TestSections.Place?,
        _ form: QuestionForm?,
        errors: FormErrors? = nil, isConflict: Bool = false, picture: QuestionPicture = QuestionPicture()
    ) async throws -> Response {
        let strings = site.strings(context)
        let objectives = try await editor.objectives.all(of: sectioned.test.course.course)
        let heading =
            place.map { strings("compose.question", ["n": strings.formats.number($0.number)]) } ?? strings("compose.new")
        let (id, isPosted) = (sectioned.test.id, request.method == .post)
        let here = place.map { QuestionFormRoutes.edit($0.number, of: id) } ?? QuestionFormRoutes.new(in: id)
        let page = QuestionEditPage(
            frame: editor.frame(request, context, sectioned.test, heading).at(here, if: isPosted), strings: strings,
            sectioned: sectioned, objectives: objectives, place: place, form: form, errors: errors,
            conflict: isConflict
                ? QuestionEditPage.Conflict(
                    sectioned, place, isNew: form?.isNew ?? false, context.person, context.arrivedAt, strings) : nil,
            picture: picture)
        let isRefused = errors != nil || picture.isRefused
        return try site.respond(page, context, status: isConflict ? .conflict : isRefused ? .unprocessableContent : .ok)
    }
}
