import Foundation

/// A test in the editor, with everything that its text is checked against.
struct TestInEditor: Sendable {
    let test: TeacherAssessment
    /// The present text: the draft, or what was published.
    let text: String
    /// When it was published; nil while students do not see it.
    let publishedAt: Instant?
    let topics: TopicTree
    /// The files of the course, by name.
    let files: [String: StoredFile]
    let folder: FileFolder
    /// The pictures of the revision that the text is based on, by their names in it.
    let pictures: [String: [UInt8]]
    /// Who may have extra time in it.
    let userNames: Set<String>
    let zone: TimeZone
    /// The keys of the course's objectives.
    var objectives: Set<String> = []

    /// What a name in the text refers to: a picture of the published revision, or else a file of the course.
    var source: PictureSource {
        PictureSource { name in
            if let bytes = pictures[name] { return PictureSource.found(bytes) }
            guard let file = files[name] else { return .missing }
            guard file.size <= PictureFile.longest, let data = FileManager.default.contents(atPath: folder.path(of: file.digest))
            else { return .unfit }
            return PictureSource.found([UInt8](data))
        }
    }

    func surroundings(at now: Instant) -> AssessmentSurroundings {
        let known = Set(topics.ids.keys)
        return AssessmentSurroundings(
            now: now, zone: zone, hasTopic: known.contains, userNames: userNames, hasObjective: objectives.contains)
    }

    /// The same with another text.
    func with(_ text: String, _ test: TeacherAssessment) -> TestInEditor {
        TestInEditor(
            test: test, text: text, publishedAt: publishedAt, topics: topics, files: files, folder: folder, pictures: pictures,
            userNames: userNames, zone: zone, objectives: objectives)
    }
}
