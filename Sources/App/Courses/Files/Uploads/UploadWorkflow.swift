import Foundation

/// Takes uploaded files into a course: checks their content, stores their bytes under the digest, and gives them names in the
/// course.
struct UploadWorkflow: Sendable {
    let uploads: UploadStore
    let folder: FileFolder
    let limits: FileLimits

    /// The limits of a form with files.
    var formLimits: MultipartForm.Limits { .init(file: limits.other) }

    /// Stores those files of a form that are accepted. A box in the form says whether files replace others of the same name.
    /// - Throws: `Problem.notFound` when this person may not change the course.
    func take(
        _ form: MultipartForm, in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> UploadResult {
        var result = UploadResult()
        for file in form.tooLong { result.refuse(file.name, .tooLong(limits.other)) }
        for received in form.files {
            do {
                let kept = try await keep(received, in: course, replaces: form.has("replace"), by: viewer, at: now)
                guard let kept else { throw Problem.notFound }
                result.keep(kept)
            } catch let refusal as FileRefusal {
                result.refuse(received.name, refusal)
            }
        }
        return result
    }

    /// Checks a file as before it is stored.
    /// - Throws: `FileRefusal` when the file is refused.
    func check(_ received: ReceivedFile) async throws {
        let limits = limits
        _ = try await FileThreads.run { try Self.judged(received, limits) }
    }

    /// Stores a file under its simplified name; a picture without an ending gets one.
    /// - Returns: nil when this person may not change the course.
    /// - Throws: `FileRefusal` when the file is refused; `Problem.diskFull`, `FileProblem`.
    func keep(
        _ received: ReceivedFile, in course: ID<Course>, replaces: Bool, by viewer: Viewer, at now: Instant
    ) async throws -> UploadStore.Kept? {
        let limits = limits
        let (name, content) = try await FileThreads.run { try Self.judged(received, limits) }
        let file = StoredFile(
            digest: received.digest, contentType: content.contentType, size: received.size, width: content.width,
            height: content.height)
        guard try await uploads.course(course, by: viewer) != nil else { return nil }
        let folder = folder
        try await FileThreads.run { try folder.keep(received) }
        return try await uploads.keep(file, named: name, in: course, replaces: replaces, by: viewer, at: now)
    }

    private static func judged(_ received: ReceivedFile, _ limits: FileLimits) throws -> (String, FileContent) {
        guard let start = FileContent.start(of: received.path) else { throw FileRefusal.unreadable }
        // The simplified name is judged with the content: one may be a program's where the other is not.
        if ProgramFile.isProgram(received.name, start) { throw FileRefusal.program }
        if FileLook.isPhonePicture(start) { throw FileRefusal.phonePicture }
        var name = CourseFileName.plain(received.name)
        if (name as NSString).pathExtension.isEmpty, let ending = FileLook(start).pictureEnding { name += "." + ending }
        return (name, try FileContent(of: received.path, named: name, size: received.size, limits: limits))
    }
}
