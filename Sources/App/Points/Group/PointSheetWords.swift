/// Sentences about a page of points.
enum PointSheetWords {
    /// Week 14 · this week, or the name of a part.
    static func heading(_ sheet: PointSheet, _ strings: Strings) -> String {
        switch sheet.view {
        case .week(let week): self.week(week, isCurrent: week == sheet.current, strings)
        case .part(let part): PointsWords.name(of: part, strings)
        case .exam: strings("group-points.exam")
        }
    }

    static func week(_ week: Int, isCurrent: Bool, _ strings: Strings) -> String {
        let number = ["week": strings.formats.number(week)]
        return isCurrent ? strings("group-points.this-week", number) : strings("group-points.week", number)
    }

    /// Where a cell is, in words: Tasks, week 3.
    static func place(_ part: PointsPart, week: Int, _ strings: Strings) -> String {
        let name = PointsWords.name(of: part, strings)
        if week == 0 { return name }
        return strings("group-points.place", ["part": name, "week": strings.formats.number(week)])
    }

    /// How many fields of a form were saved of which others were not; nil where the page answers no form.
    static func rest(_ saved: Int?, _ strings: Strings) -> String? {
        saved.map { $0 == 0 ? strings("group-points.rest-same") : strings("group-points.rest-saved", n: $0) }
    }

    /// What was typed where the page has no field for it any more.
    static func left(_ sheet: PointSheet, _ doubts: PointDoubts, _ strings: Strings) -> [String] {
        let rows = sheet.points.rows
        let open = Set(rows.filter(sheet.isOpen).map(\.student.id))
        let names = Dictionary(rows.map { ($0.student.id, $0.student.listName) }, uniquingKeysWith: { first, _ in first })
        return doubts.left(open, sheet.columns).map { doubt in
            line(doubt, name: names[doubt.typed.person], sheet.points.plan, strings)
        }
    }

    /// Whose it was, where, what was typed, and why it was not taken.
    static func line(_ doubt: PointDoubts.Doubt, name: String?, _ plan: PointsPlan, _ strings: Strings) -> String {
        let typed = doubt.typed
        let place = plan.part(key: typed.key).map { self.place($0, week: typed.week, strings) } ?? typed.key
        return strings(
            "group-points.left-line",
            [
                "name": name ?? strings("extra-time.student"), "place": place,
                "typed": String(typed.text.beginning(letters: 60)), "why": doubt.sentence,
            ])
    }
}
