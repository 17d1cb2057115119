import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Shows a person what is stored about them, and offers it as a file.
struct PersonalDataController: Sendable {
    let site: Site
    let data: PersonalDataStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let data = try await self.data.find(context.person.id, at: context.arrivedAt)
        let strings = site.strings(context)
        let area = site.area(request, context)
        let frame = site.frame(
            request, context, heading: strings("my-data.title"), back: AccountRoutes.back(to: area, strings))
        let page = PersonalDataPage(frame: frame, strings: strings, data: data, area: area, now: context.arrivedAt)
        return try site.respond(page, context)
    }

    /// The data as a file for programs.
    @Sendable func download(_ request: Request, context: SignedInContext) async throws -> Response {
        let resource = try await PersonalDataResource(
            data.find(context.person.id, at: context.arrivedAt), institution: site.institution.name, at: context.arrivedAt)
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/json", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"gata-\(context.person.userName).json\"",
            ],
            body: .init(byteBuffer: ByteBuffer(bytes: try resource.json)))
    }
}
