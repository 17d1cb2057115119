import Foundation

/// Puts the documents of a course and the files that they name together.
struct ExportBuilder {
    private var names: ExportNames
    private(set) var entries: [ExportEntry] = []
    private var files: Set<String> = []

    var unfit: [String] { names.unfit }

    /// - Parameter folder: of the course.
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

    mutating func add(_ lesson: StoredLessonRows.StoredLesson, _ topics: TopicTree, _ shown: [String: StoredFile]) {
        var others: [String: String] = [:]
        for (name, file) in shown.sorted(by: { $0.key < $1.key }) {
            let place = place(name, digest: file.digest, in: "lessons", .file(digest: file.digest, size: file.size))
            if place != name { others[name] = place }
        }
        addInCourse("lessons/" + NumberedName.name(lesson.position, lesson.key) + ".md", lesson.text(topics, names: others))
    }

    /// - Parameter people: the user names that `people.csv` has.
    mutating func add(_ test: StoredTestRows.StoredTest, zone: TimeZone, people: Set<String>) {
        var others: [String: String] = [:]
        for (name, picture) in test.draft.pictures.sorted(by: { $0.key < $1.key }) {
            let content = ExportEntry.Content.picture(test.revision, name: name, size: picture.bytes.count)
            let place = place(name, digest: picture.digest, in: "tests", content)
            if place != name { others[name] = place }
        }
        let text = TestDocumentWriter(zone: zone, withExtraTimes: true).text(of: test.draft.withExtraTimes(of: people))
        let lines = FileNames.lines(others).map { $0 + "\n" }.joined()
        let begin = "---\n"
        let named = text.hasPrefix(begin) ? begin + lines + text.dropFirst(begin.count) : text
        addInCourse("tests/" + NumberedName.name(test.draft.position, test.draft.key) + ".md", named)
    }

    /// Adds a file once under the name that it gets, which is given.
    private mutating func place(_ name: String, digest: String, in part: String, _ content: ExportEntry.Content) -> String {
        let place = names.place(name, digest: digest, in: part)
        let path = "\(names.folder)/\(part)/\(place)"
        if files.insert(path).inserted { entries.append(ExportEntry(name: path, content: content)) }
        return place
    }
}

extension AssessmentDraft {
    /// Without the extra times of all others.
    fileprivate func withExtraTimes(of people: Set<String>) -> AssessmentDraft {
        let times = rules.extraTimes.filter { people.contains($0.key) }
        return AssessmentDraft(
            file: file, key: key, position: position, kind: kind, topic: topic, times: self.times,
            rules: Rules(
                allowed: rules.allowed, counts: rules.counts, pause: rules.pause, code: rules.code, results: rules.results,
                answers: rules.answers, extraTimes: times), content: content, pictures: pictures)
    }
}
