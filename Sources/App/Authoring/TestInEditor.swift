import Foundation

/// A test on the desk of those who write it, with all that its text is read against.
struct TestInEditor: Sendable {
    let test: TeacherAssessment
    /// What there is to write on: the draft, or what was published.
    let text: String
    /// When what students see was published; nil while they see nothing.
    let publishedAt: Instant?
    let topics: TopicTree
    /// Of the course, by their names.
    let files: [String: StoredFile]
    let folder: FileFolder
    /// Of the revision that the text began from, by their names in it.
    let pictures: [String: [UInt8]]
    /// Who may have extra time in it.
    let userNames: Set<String>
    let zone: TimeZone

    /// What a name in the text stands for: a picture of what was published keeps its name, all others are files of the course.
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
        return AssessmentSurroundings(now: now, zone: zone, hasTopic: known.contains, userNames: userNames)
    }

    /// The same with another text.
    func with(_ text: String, _ test: TeacherAssessment) -> TestInEditor {
        TestInEditor(
            test: test, text: text, publishedAt: publishedAt, topics: topics, files: files, folder: folder, pictures: pictures,
            userNames: userNames, zone: zone)
    }
}
