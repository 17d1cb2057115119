/// The words for where a day lies in a semester.
extension Semester {
    /// Which week it is, or that exams are held; nil outside of it, and where its days are missing.
    func week(_ strings: Strings, today: LocalDay) -> String? {
        guard let days else { return nil }
        switch days.place(of: today) {
        case .week(let week): return strings("semesters.week", ["week": String(week), "weeks": String(days.weeks)])
        case .exams: return strings("semesters.exams")
        case .planned, .past: return nil
        }
    }
}
