import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The pictures of questions, for students with an attempt that shows them and for teachers of the course.
struct PictureController: Sendable {
    let pictures: PictureStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let revision = ID<AssessmentRevision>(text: try context.parameters.require("revision"))
        let name = context.parameters.getCatchAll().joined(separator: "/").removingPercentEncoding ?? ""
        guard let picture = try await pictures.find(name, of: revision, for: context.person, at: context.arrivedAt)
        else {
            throw Problem.notFound
        }
        return Response(
            status: .ok,
            headers: [.contentType: picture.contentType, .cacheControl: "private, max-age=3600"],
            body: .init(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
}
