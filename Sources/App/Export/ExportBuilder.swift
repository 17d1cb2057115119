/// Collects the documents of a course and the files that they use.
struct ExportBuilder {
    private var names: ExportNames
    private(set) var entries: [ExportEntry] = []
    private var files: Set<String> = []

    var unfit: [String] { names.unfit }

    /// - Parameter folder: the folder of the course.
    init(folder: String) {
        names = ExportNames(folder: folder)
    }

    mutating func add(_ name: String, _ text: String) {
        names.add(name)
        entries.append(ExportEntry(name: name, content: .text(text)))
    }

    mutating func addInCourse(_ name: String, _ text: String) {
        add("\(names.folder)/\(name)", text)
    }

    /// Adds a file, unless it was added before, and gives its name.
    mutating func place(_ name: String, digest: String, in part: String, _ content: ExportEntry.Content) -> String {
        let place = names.place(name, digest: digest, in: part)
        let path = "\(names.folder)/\(part)/\(place)"
        if files.insert(path).inserted { entries.append(ExportEntry(name: path, content: content)) }
        return place
    }
}
