import Hummingbird

/// Withdraws a published lesson.
struct LessonWithdrawalController: Sendable {
    let editor: LessonEditorLoader
    let withdrawals: LessonWithdrawalStore

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try editor.id(context)
        guard try await withdrawals.withdraw(id, by: context.person, at: context.arrivedAt) != nil else { throw Problem.notFound }
        return editor.site.redirect(to: WritingRoutes.edit(id), flash: Flash("flash.lesson-withdrawn"))
    }
}
