import Foundation
import Hummingbird

/// Uploads a picture from a question's form into the files of the course, and writes it into the form. The question is not saved:
/// everything that was typed comes back.
struct QuestionPictureController: Sendable {
    let questions: QuestionEditingController
    let workflow: UploadWorkflow

    /// Rows of a form have up to three fields each.
    private static let mostParts = 400
    /// A photo of any camera is read to its end, in bytes: half of the form's fields follow it.
    private static let largestDropped = 60_000_000

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let test = try await questions.editor.open(context).editor.test
        let limits = MultipartForm.Limits(
            file: workflow.limits.picture, dropped: Self.largestDropped, reader: .init(parts: Self.mostParts))
        let sent = try await MultipartForm.read(request, context, limits: limits, folder: workflow.folder.path)
        var form = QuestionForm(sent.fields)
        let picture = try await take(sent, in: test.course.course.id, context)
        if let markdown = picture.markdown {
            let body = (form.body ?? "").trimmingCharacters(in: .newlines)
            form.body = body.isEmpty ? markdown : body + "\n\n" + markdown
        }
        return try await questions.show(
            request, context, form, at: sent.field("question").flatMap { Int($0) }, picture: picture)
    }

    /// Checks and stores the picture.
    private func take(
        _ sent: MultipartForm, in course: ID<Course>, _ context: StaffContext
    ) async throws -> QuestionPicture {
        let strings = questions.editor.site.strings(context)
        var picture = QuestionPicture(description: TypedText.line(sent.field("alt")) ?? "")
        if picture.description.isEmpty { picture.descriptionError = strings("compose.picture-description-missing") }
        if !picture.description.isWithin(letters: CourseFields.longestLine) {
            picture.descriptionError = strings("teach.too-long")
        }
        if let name = sent.tooLong.first?.name {
            picture.fileError = FileRefusal.pictureTooLong(workflow.limits.picture).sentence(name, strings)
            return picture
        }
        guard let received = sent.files.first else {
            picture.fileError = strings("files.none")
            return picture
        }
        do {
            try await workflow.check(received)
            guard await Self.isFit(received) else {
                let limit = strings.formats.bytes(PictureFile.longest)
                picture.fileError = strings("compose.picture-unfit", ["name": received.name, "limit": limit])
                return picture
            }
            guard !picture.isRefused else { return picture }
            let kept = try await workflow.keep(received, in: course, replaces: false, by: context.person, at: context.arrivedAt)
            guard let kept else { throw Problem.notFound }
            picture.name = kept.name
        } catch let refusal as FileRefusal {
            picture.fileError = refusal.sentence(received.name, strings)
        }
        return picture
    }

    /// Whether a test may show it: drawings and large pictures are for lessons alone.
    private static func isFit(_ received: ReceivedFile) async -> Bool {
        guard received.size <= PictureFile.longest else { return false }
        let bytes = try? await FileThreads.run { FileManager.default.contents(atPath: received.path).map([UInt8].init) }
        guard let bytes, case .picture = PictureSource.found(bytes) else { return false }
        return true
    }
}
