/// How a semester is called: its school year and its name.
enum SemesterTitle {
    /// 2026/2027, winter semester
    static func text(_ year: SchoolYear, _ name: String) -> String { year.text + ", " + name }

    /// The two parts of a title that has them; nil for any other text.
    static func parts(of title: String) -> (year: SchoolYear, name: String)? {
        guard let comma = title.firstIndex(of: ","), let year = SchoolYear(String(title[..<comma])) else { return nil }
        let name = title[title.index(after: comma)...].drop { $0 == " " }
        return name.isEmpty || text(year, String(name)) != title ? nil : (year, String(name))
    }
}
