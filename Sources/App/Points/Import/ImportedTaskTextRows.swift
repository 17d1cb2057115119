import Database

/// Imports what the weekly parts of a course were. What somebody wrote, or took back, in the browser since stays.
struct ImportedTaskTextRows: CourseImportPart {
    /// Listed after the plan.
    let step = CourseImportStep.plan

    /// What becomes of a text.
    enum Decision: Sendable, Equatable {
        /// It is there.
        case same
        /// It becomes the text with this number.
        case append(Int)
        /// A person has written this since.
        case left(TaskText)
        /// A person has changed the plan so that it has no place for it.
        case noPlace
        /// The semester has no such week.
        case noWeek
    }

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        try tx.rows(
            """
            SELECT DISTINCT course.course_key, part.part_key, line.week
            FROM task_text AS line JOIN points_part AS part ON part.id = line.part_id
            JOIN course ON course.id = part.course_id
            ORDER BY course.course_key, part.part_key, line.week
            """
        ).map { try .taskText($0["part_key"], week: $0["week"], of: $0["course_key"]) }
    }

    func apply(
        _ draft: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard !draft.document.taskTexts.isEmpty,
            let course = try CourseStore.courses(tx.reading, where: "course.id = \(place.course)").first
        else { return [] }
        let plan = try PointsPlanRows.plan(of: course, tx.reading)
        let current = try TaskTextRows.current(in: course.id, tx.reading)
        let parts = Dictionary((plan?.parts ?? []).map { ($0.key, $0.id) }, uniquingKeysWith: { first, _ in first })
        let isShut = try run.isShut(course.id, tx.reading)
        var told = Told()
        for text in draft.document.taskTexts {
            let thing = ImportOverwrites.Thing.taskText(text.part, week: text.week, of: place.key)
            let cell = parts[text.part].map { PointCell(part: $0, week: text.week) }
            let last = cell.flatMap { current[$0] }
            let decision = Self.decision(
                text.text, in: cell, of: plan, last: last, isOverwritten: run.overwrites.contains(thing))
            if case .append = decision, isShut {
                told.addShut()
                continue
            }
            if case .append(let sequence) = decision, let cell {
                try TaskTextRows.append(text.text, as: sequence, in: cell, by: run.professor?.id, at: run.now, tx)
            }
            told.add(decision, of: text, after: last, draft, weeks: plan?.weeks ?? 0)
        }
        guard told.mistakes.isEmpty else { throw ImportMistakes(mistakes: told.mistakes) }
        return told.changes(place.key, draft)
    }

    /// Decided by values alone.
    /// - Parameters:
    ///   - cell: nil where the plan has no such part.
    ///   - last: the last text of the cell; nil where there never was one.
    ///   - isOverwritten: whether the folder's is to replace one of the browser.
    static func decision(
        _ text: String, in cell: PointCell?, of plan: PointsPlan?, last: TaskText?, isOverwritten: Bool
    ) -> Decision {
        guard let plan, let cell, let part = plan.part(cell.part), part.isWeekly else { return .noPlace }
        if !plan.has(cell) { return plan.edition.maker == nil ? .noWeek : .noPlace }
        guard let last else { return .append(1) }
        if last.body == text { return .same }
        return last.maker == nil || isOverwritten ? .append(last.sequence + 1) : .left(last)
    }

    /// What a folder does not name stays.
    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] { [] }
}

/// What an import says of texts.
private struct Told {
    private var (added, changed, noPlace, shut) = (0, 0, 0, 0)
    private var edited: [ImportChange] = []
    private(set) var mistakes: [Mistake] = []

    /// A text that an archived course does not take.
    mutating func addShut() { shut += 1 }

    mutating func add(
        _ decision: ImportedTaskTextRows.Decision, of text: WrittenTaskText, after last: TaskText?,
        _ draft: InstitutionFolder.CourseDraft, weeks: Int
    ) {
        switch decision {
        case .same: break
        case .append:
            if let last, last.maker != nil {
                let name = "\(draft.key)/\(text.part)/\(text.week)"
                edited.append(
                    ImportChange(verb: .changed, subject: .taskTexts, name: name, edited: Self.edited(text, last)))
            } else if last == nil {
                added += 1
            } else {
                changed += 1
            }
        case .left(let last):
            let (name, own) = ("\(draft.folder)/\(TaskTextsSetting.name)/\(text.part)/\(text.week)", Self.edited(text, last))
            edited.append(.left(.taskTexts, name, own.at, own.texts))
        case .noPlace: noPlace += 1
        case .noWeek:
            let values = ["value": String(text.week), "weeks": String(weeks)]
            mistakes.append(Mistake(draft.file, line: text.line, "mistake.points-week", values))
        }
    }

    func changes(_ key: String, _ draft: InstitutionFolder.CourseDraft) -> [ImportChange] {
        let name = "\(draft.folder)/\(TaskTextsSetting.name)"
        return [
            .lines(added, .added, .taskTexts, key), .lines(changed, .changed, .taskTexts, key),
            .lines(noPlace, .left, .taskTexts, name), shut > 0 ? .archived(.taskTexts, name) : nil,
        ].compactMap(\.self) + edited
    }

    private static func edited(_ text: WrittenTaskText, _ last: TaskText) -> ImportChange.Edited {
        ImportChange.Edited(
            at: last.madeAt,
            texts: EditedTexts(
                here: last.body.map { $0 + "\n" } ?? "", folder: text.text + "\n", state: last.body == nil ? .deleted : nil))
    }
}

extension ImportChange.Subject {
    static let taskTexts = Self("task-texts", word: "import.task-texts")
}
