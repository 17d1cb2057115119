import HTTPTypes
import Hummingbird

/// One question of a test in a form: begun, shown, written into the text.
struct QuestionEditingController: Sendable {
    let desk: ComposingDeskController

    private var site: Site { desk.site }

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let composed = try await composed(context)
        return try page(request, context, composed, nil, form(for: composed))
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context, at: nil)
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let (composed, place) = try await desk.question(context)
        return try page(request, context, composed, place, form(for: place, in: composed))
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context, at: try context.parameters.require("question", as: Int.self))
    }

    private func composed(_ context: StaffContext) async throws -> ComposedTest {
        guard let composed = try await desk.open(context).composed else { throw Problem.notFound }
        return composed
    }

    private func form(for composed: ComposedTest) -> QuestionForm {
        var form = QuestionForm(topic: composed.sections.questions.last?.topic ?? [])
        (form.version, form.base) = (composed.test.version, composed.test.base?.text)
        return form
    }

    private func form(for place: TestSections.Place, in composed: ComposedTest) -> QuestionForm? {
        guard let written = composed.written(place), written.isWhole else { return nil }
        var form = QuestionForm(written.draft, penalty: composed.penalty)
        (form.version, form.base) = (composed.test.version, composed.test.base?.text)
        return form
    }

    /// - Parameter number: of the question; nil for one that is new.
    private func save(_ request: Request, _ context: StaffContext, at number: Int?) async throws -> Response {
        let opened = try await desk.open(context)
        var form = try await request.decode(as: QuestionForm.self, context: context)
        guard let composed = opened.composed else { return try conflict(request, context, .blank(opened.desk), form) }
        let place = number.flatMap(composed.sections.question)
        guard number == nil || place != nil else { return try conflict(request, context, composed, form) }
        if form.wantsMore { return try page(request, context, composed, place, form) }
        guard form.version == composed.test.version else { return try conflict(request, context, composed, form) }
        let written = place.flatMap(composed.written)
        if place != nil, written?.draft.key != form.key { return try conflict(request, context, composed, form) }
        do {
            let (sections, number) = try sections(form, composed, place, written)
            guard try await desk.save(sections, version: form.version, base: form.base, of: composed, context) != nil else {
                let opened = try await desk.open(context)
                return try conflict(request, context, opened.composed ?? .blank(opened.desk), form)
            }
            return site.redirect(to: ComposingRoutes.row(number, of: composed.test.id), flash: Flash("flash.question-saved"))
        } catch let errors as FormErrors {
            form.go = nil
            return try page(request, context, composed, place, form, errors: errors)
        }
    }

    /// The text with the question in it; as it is when the form says what the text says.
    private func sections(
        _ form: QuestionForm, _ composed: ComposedTest, _ place: TestSections.Place?, _ written: WrittenQuestion?
    ) throws -> (TestSections, Int) {
        let key = written?.draft.key ?? WrittenQuestion.freeKey(form.text ?? "", among: composed.keys)
        let topics = composed.topics
        let question = try QuestionCheck(
            form: form, key: key, penalty: composed.penalty, hasTopic: topics.contains, source: composed.desk.source
        ).question()
        var sections = composed.sections
        let text = WrittenQuestion.text(of: question, rest: written?.rest ?? [], penalty: composed.penalty)
        if let place, question == written?.draft { return (sections, place.number) }
        let number =
            place.map { sections.replace($0.number, with: text, about: question.topic) }
            ?? sections.add(text, about: question.topic)
        return (sections, number)
    }

    /// What was typed, beside what the text says by now.
    private func conflict(
        _ request: Request, _ context: StaffContext, _ composed: ComposedTest, _ form: QuestionForm
    ) throws -> Response {
        var form = form
        (form.version, form.base, form.go) = (composed.test.version, composed.test.base?.text, nil)
        let place = form.isNew ? nil : form.key.flatMap(composed.place)
        let errors = composed.isReadable ? nil : FormErrors(items: [.init(field: "text", key: "compose.unreadable")])
        return try page(request, context, composed, place, form, errors: errors, isConflict: true)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ composed: ComposedTest, _ place: TestSections.Place?,
        _ form: QuestionForm?,
        errors: FormErrors? = nil, isConflict: Bool = false
    ) throws -> Response {
        let strings = site.strings(context.visitor.language)
        let heading =
            place.map { strings("compose.question", ["n": strings.formats.number($0.number)]) } ?? strings("compose.new")
        let (id, isPosted) = (composed.test.id, request.method == .post)
        let here = place.map { ComposingRoutes.edit($0.number, of: id) } ?? ComposingRoutes.new(in: id)
        let page = QuestionEditPage(
            frame: desk.frame(request, context, composed.test, heading).at(here, if: isPosted), strings: strings,
            composed: composed,
            place: place, form: form, errors: errors,
            conflict: isConflict
                ? QuestionEditPage.Conflict(
                    composed, place, isNew: form?.isNew ?? false, context.person, context.arrivedAt, strings) : nil)
        return try site.respond(page, context, status: isConflict ? .conflict : errors == nil ? .ok : .unprocessableContent)
    }
}
