import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A test as a student would take it, for those who write it. Nothing is kept.
struct TrialController: Sendable {
    let desk: TrialDeskController

    private var site: Site { desk.site }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let (opened, trial, mistakes) = try await desk.open(context)
        let page = TrialPage(
            frame: desk.desk.frame(request, context, opened.test, "trial.title"), strings: site.strings(context.visitor.language),
            desk: opened, trial: trial, mistakes: mistakes)
        return try site.respond(page, context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        guard let trial = try await desk.open(context).trial else { return try desk.again(context) }
        let state = TrialState(
            version: trial.desk.test.version, seed: Int64.random(in: 0...Int64(Int32.max)),
            started: context.arrivedAt.milliseconds)
        return site.redirect(to: TrialRoutes.question(1, of: trial.test, state))
    }

    @Sendable func review(_ request: Request, context: StaffContext) async throws -> Response {
        guard let (trial, state, sitting) = try await desk.trial(context, request.uri.queryParameters["state"].map(String.init))
        else {
            return try desk.again(context)
        }
        let strings = site.strings(context.visitor.language)
        let back = TrialRoutes.question(sitting.questions.count, of: trial.test, state)
        let frame = desk.frame(
            request, context, trial, strings("review.title"), back: .init(href: back, text: strings("review.back")))
        let page = TrialReviewPage(
            review: ReviewPage(frame: frame, sitting: sitting, strings: strings, now: context.arrivedAt), trial: trial,
            state: state)
        return try site.respond(page, context)
    }

    @Sendable func results(_ request: Request, context: StaffContext) async throws -> Response {
        guard let (trial, state, sitting) = try await desk.trial(context, request.uri.queryParameters["state"].map(String.init))
        else {
            return try desk.again(context)
        }
        let strings = site.strings(context.visitor.language)
        let page = TrialResultsPage(
            frame: desk.frame(request, context, trial, strings("results.title")), trial: trial, sitting: sitting,
            solved: trial.sitting(state, for: context.person, as: .quiz), studentName: context.person.fullName, strings: strings)
        return try site.respond(page, context)
    }

    @Sendable func picture(_ request: Request, context: StaffContext) async throws -> Response {
        let name = context.parameters.getCatchAll().joined(separator: "/").removingPercentEncoding ?? ""
        let opened = try await desk.desk.open(context)
        guard opened.text.contains(name), case .picture(let picture) = opened.source.find(name) else { throw Problem.notFound }
        return Response(
            status: .ok, headers: [.contentType: picture.contentType, .cacheControl: "private, no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
}
