import Database
import Foundation
import Hummingbird
import NIOCore

/// The work of a request that a whole year makes at once, in pieces that run on one thread and always do the same. It serves to
/// count their instructions.
package struct HotPaths {
    package enum Path: String, CaseIterable {
        /// Finding the session and the person of a cookie.
        case session
        /// The rows of a question page.
        case question
        /// The page as HTML.
        case page
        /// Compressing the page.
        case compression
        /// What a posted form changes.
        case form
    }

    private let sessions: SessionStore
    private let questions: OpenQuestionStore
    private let templates: Templates
    private let strings: Strings
    private let compressor: PageCompressor
    private let digest: String
    private let attempt: ID<Attempt>
    private let person: ID<Person>

    /// - Parameters:
    ///   - digest: the digest of a session's token.
    ///   - attempt: an attempt in progress of that session's person.
    package init(
        database: Database, configuration: Configuration, digest: String, attempt: String, person: String
    ) throws {
        let presentation = try Presentation(templates: configuration.templates, publicFiles: configuration.publicFiles)
        let snapshots = AttemptSnapshotRows(
            revisions: RevisionCache(), receipts: ReceiptRows(key: try ReceiptKey(folder: configuration.keys)))
        sessions = SessionStore(database: database)
        questions = OpenQuestionStore(database: database, snapshots: snapshots)
        templates = presentation.templates
        strings = Strings(catalogue: presentation.catalogues[.romanian], formats: Formats(language: .romanian, zone: .gmt))
        compressor = presentation.compressor
        (self.digest, self.attempt, self.person) = (digest, ID(text: attempt), ID(text: person))
    }

    /// Runs a path a number of times.
    /// - Returns: the number of bytes that it made, so that the compiler cannot leave out the work.
    package func run(_ path: Path, times count: Int) throws -> Int {
        let open = try question()
        let html = try self.html(open)
        return try (0..<count).reduce(0) { sum, _ in
            switch path {
            case .session: try sum + (sessions.find(digest: digest)?.viewer.fullName.utf8.count ?? 0)
            case .question: try sum + question().question.textHTML.utf8.count
            case .page: try sum + self.html(open).readableBytes
            case .compression: sum + (html.withUnsafeReadableBytes { compressor.compress($0) }?.readableBytes ?? 0)
            case .form: try sum + form(open).said.utf8.count
            }
        }
    }

    private func question() throws -> OpenQuestion {
        guard let open = try questions.read(1, of: attempt, by: person) else { throw Problem.notFound }
        return open
    }

    private func html(_ open: OpenQuestion) throws -> ByteBuffer {
        let frame = Frame(
            language: Language.romanian.rawValue, title: open.testTitle, heading: "\(open.number)/\(open.total)",
            institution: "Gata",
            back: nil, account: "Ana Ionescu", flash: nil, languages: Language.romanian.choices, here: "/",
            token: FormToken.make(secret: digest), hasStyle: true)
        let page = QuestionPage(frame: frame, open: open, strings: strings, now: open.attempt.startedAt)
        return try templates.html(page, in: .romanian)
    }

    private func form(_ open: OpenQuestion) throws -> AnswerChange {
        let posted = "token=\(digest)&page=AbCdEf.\(open.logLength)+-+%3D+&choice%5B%5D=1&go=next"
        let form = try AnswerForm(PostedFields(posted.utf8))
        return try form.change(of: open.question, number: open.number, seed: open.attempt.seed)
    }
}
