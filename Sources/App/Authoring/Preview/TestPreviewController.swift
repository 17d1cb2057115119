import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Starts a preview of a test, for its teachers. Nothing is stored.
struct TestPreviewController: Sendable {
    let editor: TestPreviewLoader

    private var site: Site { editor.site }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let (opened, preview, mistakes) = try await editor.open(context)
        let page = TestPreviewPage(
            frame: editor.editor.frame(request, context, opened.test, "trial.title"),
            strings: site.strings(context),
            editor: opened, preview: preview, mistakes: mistakes)
        return try site.respond(page, context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        guard let preview = try await editor.open(context).preview else { return try editor.again(context) }
        let state = TestPreviewState(
            version: preview.editor.test.version, seed: Int64.random(in: 0...Int64(Int32.max)),
            started: context.arrivedAt.milliseconds)
        return site.redirect(to: TestPreviewRoutes.question(1, of: preview.test, state))
    }

    @Sendable func review(_ request: Request, context: StaffContext) async throws -> Response {
        guard
            let (preview, state, snapshot) = try await editor.preview(
                context, request.uri.queryParameters["state"].map(String.init))
        else {
            return try editor.again(context)
        }
        let strings = site.strings(context)
        let origin = snapshot.origin(request.uri.queryParameters["from"])
        let back = TestPreviewRoutes.question(origin, of: preview.test, state)
        let frame = editor.frame(
            request, context, preview, strings("review.title"), back: .init(href: back, text: strings("review.back")))
        let page = PreviewReviewPage(
            review: ReviewPage(frame: frame, snapshot: snapshot, origin: origin, strings: strings, now: context.arrivedAt),
            preview: preview,
            state: state)
        return try site.respond(page, context)
    }

    @Sendable func results(_ request: Request, context: StaffContext) async throws -> Response {
        guard
            let (preview, state, snapshot) = try await editor.preview(
                context, request.uri.queryParameters["state"].map(String.init))
        else {
            return try editor.again(context)
        }
        let strings = site.strings(context)
        let page = PreviewResultsPage(
            frame: editor.frame(request, context, preview, strings("results.title")), preview: preview, snapshot: snapshot,
            solved: preview.snapshot(state, for: context.person, as: .quiz), studentName: context.person.fullName,
            strings: strings)
        return try site.respond(page, context)
    }

    @Sendable func picture(_ request: Request, context: StaffContext) async throws -> Response {
        let name = context.parameters.getCatchAll().joined(separator: "/").removingPercentEncoding ?? ""
        let opened = try await editor.editor.open(context)
        // A question that is not saved yet shows pictures that the text does not have.
        guard case .picture(let picture) = opened.source.find(name) else { throw Problem.notFound }
        return Response(
            status: .ok, headers: [.contentType: picture.contentType, .cacheControl: "private, no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
}
