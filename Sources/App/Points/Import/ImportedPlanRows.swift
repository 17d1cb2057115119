import Database

/// Imports the plan of points of a course: one that nobody has changed in the browser follows the folder.
struct ImportedPlanRows: CourseImportPart {
    let step = CourseImportStep.plan

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        try tx.rows(
            """
            SELECT course.course_key FROM course WHERE course.id IN (SELECT points_plan.course_id FROM points_plan)
            ORDER BY course.course_key
            """
        ).map { .plan(of: try $0["course_key"]) }
    }

    func apply(
        _ draft: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard let written = draft.document.plan,
            let course = try CourseStore.courses(tx.reading, where: "course.id = \(place.course)").first
        else { return [] }
        let before = try PointsPlanRows.plan(of: course, tx.reading)
        let tests = try StoredPlanRows.tests(of: course.id, tx.reading)
        let keys = try PointsPlanRows.keys(in: course.id, tx.reading)
        let parts = written.parts.map { part in
            part.planned(keys[part.key] ?? ID<PointsPart>(at: run.now), tests, before: before)
        }
        if parts == before?.parts ?? [] { return [] }
        let name = "\(draft.folder)/\(PlanSetting.name)"
        if try run.isShut(course.id, tx.reading) { return [.archived(.plan, name)] }
        if try !run.mayManage(course.id, tx.reading) { return [.forProfessors(.plan, name)] }
        let edited = before.flatMap { plan in
            plan.edition.maker.map { _ in
                ImportChange.Edited(at: plan.edition.madeAt, texts: Self.texts(plan, written, tests))
            }
        }
        if let edited, !run.overwrites.contains(.plan(of: place.key)) {
            return [.left(.plan, name, edited.at, edited.texts)]
        }
        try Self.requireFlowing(written, before, parts, draft.file, tx.reading)
        let idle = try Self.idle(parts, after: before?.parts ?? [], in: course.id, tx.reading)
        for part in parts where keys[part.key] == nil { try PointsPlanWriteRows.addPart(part, to: course.id, tx) }
        let isNewVersion =
            try !Self.isSame(parts, but: before?.parts ?? []) && PointsPlanRows.isUsed(course.id, tx.reading)
        try PointsPlanWriteRows.append(
            parts, to: course.id, after: before?.edition, isNewVersion: isNewVersion, by: run.professor?.id, note: nil,
            at: run.now, tx)
        return [
            ImportChange(
                verb: before == nil ? .added : .changed, subject: .plan, name: place.key, edited: edited,
                note: idle > 0 ? .idle(idle) : nil)
        ]
    }

    /// A plan is not removed by a folder that has none.
    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] { [] }

    /// How many entries count no longer: those of parts that are gone, and of parts whose points come from a test now.
    private static func idle(
        _ parts: [PointsPart], after before: [PointsPart], in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> Int {
        let counting = Set(parts.filter(\.isByHand).map(\.id))
        let idle = before.filter { $0.isByHand && !counting.contains($0.id) }
        if idle.isEmpty { return 0 }
        let entered = try RemovedPartRows.entered(in: course, tx)
        return idle.reduce(0) { $0 + (entered[$1.id]?.entries ?? 0) }
    }

    /// Whether parts differ in their order alone.
    private static func isSame(_ parts: [PointsPart], but before: [PointsPart]) -> Bool {
        parts.sorted { $0.key < $1.key } == before.sorted { $0.key < $1.key }
    }

    private static func texts(_ plan: PointsPlan, _ written: WrittenPlan, _ tests: [String: ID<Assessment>]) -> EditedTexts {
        let here = PlanLines.lines(StoredPlanRows.written(plan, tests: tests)).joined(separator: "\n") + "\n"
        return EditedTexts(here: here, folder: PlanLines.lines(written).joined(separator: "\n") + "\n", state: nil)
    }

    /// - Throws: `ImportMistakes` when a part whose points are frozen would get them from elsewhere.
    private static func requireFlowing(
        _ written: WrittenPlan, _ before: PointsPlan?, _ parts: [PointsPart], _ file: String, _ tx: ReadTransaction
    ) throws {
        let flowing = (before?.parts ?? []).filter { !$0.isByHand }
        if flowing.isEmpty { return }
        let frozen = try TestPointsRows.frozen(flowing, tx)
        let mistakes = zip(written.parts, parts).compactMap { line, part -> Mistake? in
            guard frozen[part.id] != nil, before?.part(part.id)?.source != part.source else { return nil }
            return Mistake(file, line: line.line, "mistake.plan-frozen", ["value": part.key])
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
    }
}

extension WrittenPlan.Part {
    /// A part whose test was deleted keeps it: what was earned there counts.
    fileprivate func planned(
        _ id: ID<PointsPart>, _ tests: [String: ID<Assessment>], before: PointsPlan?
    ) -> PointsPart {
        var source = PointsPart.Source.byHand
        if let test, let known = tests[test.key] {
            source = .test(known, test.flow)
        } else if case .test(let old, let flow)? = before?.part(id)?.source, !tests.values.contains(old), test == nil {
            source = .test(old, flow)
        }
        return PointsPart(
            id: id, key: key, kind: kind, sort: sort, title: title, most: most, weeklyMost: weekly, least: least,
            weight: weight, countsExcused: countsExcused, source: source)
    }
}

extension ImportChange.Subject {
    static let plan = Self("plan", word: "import.plan")
}
