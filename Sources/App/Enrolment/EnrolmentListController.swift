import Hummingbird

/// Enrols students from a list, which is checked first.
struct EnrolmentListController: Sendable {
    let site: Site
    let courses: CourseEditingStore
    let enrolments: EnrolmentStore

    /// The most people that are written in one transaction, so that other changes do not wait long.
    private static let part = 250

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, EnrolmentListPage.Shown())
    }

    @Sendable func check(_ request: Request, context: StaffContext) async throws -> Response {
        if request.headers.isMultipart { return try await checkFile(request, context) }
        let form = try await form(request, context)
        return try await shown(request, context, form) { try await document(form) }
    }

    /// Checks a file in any encoding, or a spreadsheet. What was in the field of the list comes back when there is no file.
    private func checkFile(_ request: Request, _ context: StaffContext) async throws -> Response {
        let (sent, file) = try await MultipartForm.readSmall(
            request, context, longest: ListFile.longest, reader: ListFile.reader)
        var form = EnrolmentListForm(sent.fields)
        // They were about another list.
        form.choices = [:]
        let sheet = form.sheet
        return try await shown(request, context, form) {
            guard sent.tooLong.isEmpty else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-too-long")]) }
            guard let file else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-missing")]) }
            return try await FileThreads.run { try ListFile(file.bytes, sheet: sheet).document }
        }
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await form(request, context)
        let document: EnrolmentListDocument
        do { document = try await self.document(form) } catch let errors as FormErrors {
            return try await page(request, context, .init(text: form.list, sheet: form.sheet, errors: errors))
        }
        let plans = try await plans(document, form, context)
        guard form.checked == EnrolmentListPage.fingerprint(document, plans.base) else {
            return try await page(request, context, .init(document, plans, sheet: form.sheet, isChanged: true))
        }
        guard plans.plan.asking.isEmpty else {
            return try await page(request, context, .init(document, plans, sheet: form.sheet, isUnanswered: true))
        }
        return try await enrol(document, plans.plan, request, context)
    }

    /// The lines that nobody is enrolled by, each with the reason, as a file.
    @Sendable func rejections(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await form(request, context)
        let course = try await course(context)
        do {
            let document = try await document(form)
            let plan = try await plans(document, form, context).plan
            let file = RejectedLinesFile(document: document, plan: plan, strings: site.strings(context))
            return .spreadsheet(file.text, named: file.name(course.code))
        } catch let errors as FormErrors {
            return try await page(request, context, .init(text: form.list, sheet: form.sheet, errors: errors))
        }
    }

    /// Enrols a list in parts. Lines that are left come back on the page, to be corrected.
    private func enrol(
        _ document: EnrolmentListDocument, _ plan: EnrolmentPlan, _ request: Request, _ context: StaffContext
    ) async throws -> Response {
        let id = try courseID(context)
        var rejected = Set(plan.rejected.map(\.line.number))
        let (lines, newcomers) = (plan.settled, Set(plan.steps.filter(\.isNewcomer).map(\.line.number)))
        var grouped = 0
        for start in stride(from: 0, to: lines.count, by: Self.part) {
            let part = Array(lines.dropFirst(start).prefix(Self.part))
            let done = try await enrolments.enrol(part, in: id, by: context.person, at: context.arrivedAt)
            guard let done else { throw Problem.notFound }
            rejected.formUnion(done.rejected.map(\.line.number))
            grouped += done.steps.count { $0.group?.isChange == true }
        }
        let count = newcomers.subtracting(rejected).count
        context.logger.notice(
            "enrolled from a list",
            metadata: [
                "by": "\(context.person.userName)", "course": "\(id)", "count": "\(count)", "grouped": "\(grouped)",
            ])
        let flash = flash(count, plan.alreadyThere, rejected.count, grouped: grouped, context)
        if rejected.isEmpty { return site.redirect(to: CoursePeopleRoutes.people(of: id), flash: flash) }
        return try await left(document, rejected.sorted(), flash, request, context)
    }

    /// Shows the lines that are left as a list of their own.
    private func left(
        _ document: EnrolmentListDocument, _ numbers: [Int], _ flash: Flash, _ request: Request, _ context: StaffContext
    ) async throws -> Response {
        let notice = site.strings(context)(flash.key, flash.values)
        let rest: EnrolmentListDocument
        do { rest = try document.list(of: numbers) } catch let errors as FormErrors {
            return try await page(
                request, context, .init(text: document.text(of: numbers), notice: notice, errors: errors))
        }
        let plans = try await plans(rest, EnrolmentListForm([]), context)
        return try await page(request, context, .init(rest, plans, sheet: nil, notice: notice))
    }

    private func flash(_ count: Int, _ already: Int, _ faulty: Int, grouped: Int, _ context: StaffContext) -> Flash {
        let strings = site.strings(context)
        let values = [
            "students": strings("teach.students", n: count), "already": strings.formats.number(already),
            "faulty": strings.formats.number(faulty),
        ]
        if grouped == 0 { return Flash("flash.list-enrolled", values) }
        return Flash("flash.list-grouped", values.merging(["grouped": strings.formats.number(grouped)]) { $1 })
    }

    /// Shows what would become of a list, or what is wrong with it as a whole.
    private func shown(
        _ request: Request, _ context: StaffContext, _ form: EnrolmentListForm,
        _ read: () async throws -> EnrolmentListDocument
    ) async throws -> Response {
        do {
            let document = try await read()
            let plans = try await plans(document, form, context)
            return try await page(request, context, .init(document, plans, sheet: form.sheet))
        } catch let errors as FormErrors {
            return try await page(request, context, .init(text: form.list, sheet: form.sheet, errors: errors))
        }
    }

    /// What enrolling a list comes to. A line that asks tells something about an account: that is logged.
    private func plans(
        _ document: EnrolmentListDocument, _ form: EnrolmentListForm, _ context: StaffContext
    ) async throws -> EnrolmentPlans {
        let id = try courseID(context)
        let plans = try await enrolments.plans(
            for: document.lines, choices: form.choices, pattern: site.institution.userNames ?? .usual, in: id,
            by: context.person, when: { form.checked == EnrolmentListPage.fingerprint(document, $0) })
        guard let plans else { throw Problem.notFound }
        for case .asks(let account, _) in plans.base.steps.map(\.outcome) {
            context.logger.notice(
                "asked about an account",
                metadata: ["by": "\(context.person.userName)", "whom": "\(account.userName)", "course": "\(id)"])
        }
        return plans
    }

    /// The list of a form, read where it keeps nobody waiting.
    private func document(_ form: EnrolmentListForm) async throws -> EnrolmentListDocument {
        try await FileThreads.run { try form.document() }
    }

    private func form(_ request: Request, _ context: StaffContext) async throws -> EnrolmentListForm {
        var request = request
        return try EnrolmentListForm(
            PostedFields(await request.collectBody(upTo: context.maxUploadSize).readableBytesView).fields)
    }

    private func courseID(_ context: StaffContext) throws -> ID<Course> {
        ID(text: try context.parameters.require("course"))
    }

    private func course(_ context: StaffContext) async throws -> Course {
        guard let taught = try await courses.find(courseID(context), by: context.person) else { throw Problem.notFound }
        return taught.course
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ shown: EnrolmentListPage.Shown
    ) async throws -> Response {
        let course = try await course(context)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("enrol.title"),
            back: .init(href: CoursePeopleRoutes.people(of: course.id), text: strings("teach.people")),
            title: strings("enrol.title") + " · " + course.code
        ).at(CoursePeopleRoutes.newFile(of: course.id), if: request.method == .post).in(course, at: .people, strings)
        let page = EnrolmentListPage(frame: frame, strings: strings, course: course.id, shown: shown)
        return try site.respond(page, context, status: shown.isFaulty ? .unprocessableContent : .ok)
    }
}
