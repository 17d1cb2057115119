import Hummingbird

/// Checks receipts, for anyone who has a code.
struct ProgramReceiptController: Sendable {
    let receipts: ReceiptStore
    let records: StudyRecordStore

    @Sendable func show(_ request: Request, context: ServiceContext) async throws -> Response {
        try request.requireParameters([])
        guard let code = ReceiptCode(typed: try context.parameters.require("code")) else { throw Problem.notFound }
        if let check = try await receipts.check(code) {
            return try JSONAnswer.answer(CheckedReceiptResource(code, check), to: request)
        }
        guard let check = try await records.check(code) else { throw Problem.notFound }
        return try JSONAnswer.answer(CheckedReceiptResource(code, check), to: request)
    }
}
