/// `semesters.csv` as FORMAT.md describes it.
enum SemestersFileText {
    struct Entry: Sendable, Equatable {
        let key: String?
        let schoolYear: SchoolYear
        let name: String
        let days: SemesterDays
    }

    static func text(_ entries: [Entry]) -> String {
        let rows = entries.map { entry in
            [
                entry.key ?? "", entry.schoolYear.text, entry.name, entry.days.first.iso, String(entry.days.weeks),
                entry.days.last.iso,
            ]
        }
        return ([SemestersDocument.columns] + rows).map { $0.map(SeparatedText.cell).joined(separator: ",") + "\n" }.joined()
    }
}
