import Database

/// Imports the groups of a course's students. A group is found by its name.
struct ImportedGroupRows: CourseImportPart {
    let step = CourseImportStep.groups
    /// What other features keep for groups.
    let holders: [any GroupHolderRows]

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        try tx.rows(
            """
            SELECT course.course_key, course_group.name FROM course_group JOIN course ON course.id = course_group.course_id
            ORDER BY course_group.id
            """
        ).map { .group(try $0["name"], of: try $0["course_key"]) }
    }

    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard let listed = course.document.groups, !listed.isEmpty else { return [] }
        let people = try Self.people(listed, tx.reading)
        let stored = try StoredGroupRows.groups(of: place.course, tx.reading)
        let folder = InstitutionGroups(course: course, place: place, people: people, run: run)
        // Whoever is in a group that stays as it is in the browser stays in it.
        let left = stored.filter { group in
            group.editedAt != nil && !run.overwrites.contains(.group(group.written.name, of: place.key))
        }
        let held = Set(left.flatMap(\.written.students))
        return try listed.compactMap { group in
            let before = stored.first { SearchText.fold($0.written.name) == SearchText.fold(group.name) }
            return try folder.apply(group.without(before.map { left.contains($0) } == true ? [] : held), before, tx)
        }
    }

    /// The ids of everybody whom groups name, by user name.
    private static func people(_ groups: [WrittenGroup], _ tx: ReadTransaction) throws -> [String: ID<Person>] {
        let names = Set(groups.flatMap { $0.students + [$0.assistant].compactMap(\.self) }).sorted()
        let there = SQL.list(names.map { $0 as any DatabaseValue })
        return try tx.rows("SELECT id, user_name FROM person WHERE user_name IN (\(there)) ORDER BY id").reduce(into: [:]) {
            try $0[$1["user_name"]] = $1["id"]
        }
    }

    /// Groups that the folder does not name, where it names groups at all.
    func vanished(
        from draft: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard let listed = draft.document.groups,
            let course = try CourseStore.courses(tx.reading, where: "course.course_key = \(draft.key)").first
        else { return [] }
        let names = Set(listed.map { SearchText.fold($0.name) })
        return try StoredGroupRows.groups(of: course.id, tx.reading).compactMap { group in
            let name = group.written.name
            guard !names.contains(SearchText.fold(name)) else { return nil }
            let spared = run.spared(.group(name, of: draft.key), editedAt: group.editedAt)
            let mayGo = !run.keepsPeople || group.written.students.isEmpty
            let isRemoved = run.removesVanished && spared == nil && mayGo
            if isRemoved { try CourseGroupWriteRows.delete(group.id, letting: holders, tx) }
            return run.vanished(.group, draft.key + "/" + name, isRemoved: isRemoved, spared: spared)
        }
    }
}

/// The groups of one course's folder.
private struct InstitutionGroups {
    let course: InstitutionFolder.CourseDraft
    let place: ImportedPlace
    let people: [String: ID<Person>]
    let run: ImportRun

    /// Nil where nothing is to be done.
    func apply(
        _ group: WrittenGroup, _ before: StoredGroupRows.StoredGroup?, _ tx: WriteTransaction
    ) throws -> ImportChange? {
        let name = place.key + "/" + group.name
        guard let before else {
            let id = ID<CourseGroup>(at: run.now)
            try CourseGroupWriteRows.insert(fields(group), as: id, in: place.course, at: nil, tx)
            if !run.keepsPeople { try setMembers(group, id, tx) }
            return ImportChange(verb: .added, subject: .group, name: name)
        }
        var group = group.plain
        if run.keepsPeople {
            group = WrittenGroup(
                line: nil, name: group.name, assistant: before.written.assistant, meetings: group.meetings, room: group.room,
                students: before.written.students)
        }
        if group == before.written { return nil }
        let edited = before.editedAt.map {
            ImportChange.Edited(
                at: $0, texts: EditedTexts(here: before.written.fileText, folder: group.fileText, state: nil))
        }
        if let edited, !run.overwrites.contains(.group(before.written.name, of: place.key)) {
            return .left(.group, "\(course.folder)/\(GroupsSetting.name)/\(before.written.name)", edited.at, edited.texts)
        }
        let assistant = group.assistant == before.written.assistant ? try stored(before.id, tx.reading) : nil
        try CourseGroupWriteRows.update(fields(group, assistant), of: before.id, at: nil, tx)
        if !run.keepsPeople { try setMembers(group, before.id, tx) }
        return ImportChange(verb: .changed, subject: .group, name: name, edited: edited)
    }

    private func fields(_ group: WrittenGroup, _ assistant: ID<Person>? = nil) -> CourseGroupFields {
        CourseGroupFields(
            name: group.name, assistant: assistant ?? (run.keepsPeople ? nil : group.assistant.flatMap { people[$0] }),
            meetings: group.meetings, room: group.room)
    }

    private func stored(_ id: ID<CourseGroup>, _ tx: ReadTransaction) throws -> ID<Person>? {
        try CourseGroupRows.groups(tx, where: "course_group.id = \(id)").first?.assistant
    }

    private func setMembers(_ group: WrittenGroup, _ id: ID<CourseGroup>, _ tx: WriteTransaction) throws {
        try CourseGroupWriteRows.setMembers(group.students.compactMap { people[$0] }, of: id, in: place.course, tx)
    }
}

extension WrittenGroup {
    fileprivate func without(_ others: Set<String>) -> WrittenGroup {
        WrittenGroup(
            line: line, name: name, assistant: assistant, meetings: meetings, room: room,
            students: students.filter { !others.contains($0) })
    }
}

extension [StoredGroupRows.StoredGroup] {
    fileprivate func contains(_ group: Element) -> Bool { contains { $0.id == group.id } }
}

extension ImportChange.Subject {
    static let group = Self("group", word: "import.group")
}
