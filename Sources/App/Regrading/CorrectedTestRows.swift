import Database
import Foundation

/// Writes a corrected key into the test itself, so that teachers see it when they edit, publish and export: into a new revision
/// that differs in nothing else, and into the draft.
enum CorrectedTestRows {
    struct CorrectedTest: Sendable {
        let draft: AssessmentDraft
        let digest: String
        let ordinal: Int
        let topics: [[String]: ID<Topic>]
        /// The draft with the corrected key. Nil when there is no draft, and when the key cannot be written into it; the draft is
        /// then older than the published text.
        let text: String?
    }

    /// Nil when the newest revision has another wording of the question or already has the key. Nil also when no document can
    /// express the key: that everybody gets the points, or several right options of a single choice. Such keys are carried from
    /// revision to revision.
    static func corrected(
        _ asked: KeyCorrection, _ editor: KeyCorrectionStore.Loaded, at now: Instant, _ tx: ReadTransaction
    ) throws -> CorrectedTest? {
        guard let newest = editor.taught.newest, editor.version.revisions.contains(newest),
            let stored = try StoredTestRows.find(editor.taught.id, tx),
            let key: String = try tx.first("SELECT question_key FROM question WHERE id = \(asked.question)")?["question_key"],
            let index = stored.draft.content.questions.firstIndex(where: { $0.key == key }),
            let question = stored.draft.content.questions[index].corrected(by: asked.key)
        else { return nil }
        let draft = stored.draft.asking(question, at: index)
        let digest = try draft.digest
        guard digest != stored.digest, try draft.isSayable(in: TestEditorStore.zone(tx), at: now),
            let known = try tx.first("SELECT ordinal FROM assessment_revision WHERE id = \(newest)")
        else { return nil }
        let topics = try CourseStore.topics(of: editor.taught.course.course.id, tx).ids
        let text = editor.taught.draft.flatMap { CorrectedText.text($0.text, stored.draft.content.questions[index], asked.key) }
        return try CorrectedTest(
            draft: draft, digest: digest, ordinal: (known["ordinal"] as Int) + 1, topics: topics, text: text)
    }

    /// Writes the corrected test. An import leaves it unchanged from then on, because the folder has the wrong key.
    static func write(
        _ test: CorrectedTest, in taught: TeacherAssessment, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let revision = try RevisionWriteRows.add(
            test.draft, test.digest, to: taught.id, ordinal: test.ordinal, topics: test.topics, by: viewer.id, at: now, tx)
        try EditedRows.mark(test: taught.id, at: now, tx)
        guard let text = test.text else { return }
        try TestDraftRows.write(
            text, version: taught.version + 1, base: taught.isOvertaken ? taught.base : revision, of: taught, by: viewer.id,
            at: now, tx)
    }
}

extension AssessmentDraft {
    fileprivate func asking(_ question: QuestionDraft, at index: Int) -> AssessmentDraft {
        var content = content
        if content.questions.indices.contains(index) { content.questions[index] = question }
        return AssessmentDraft(
            file: file, key: key, position: position, kind: kind, topic: topic, times: times, rules: rules, content: content,
            pictures: pictures)
    }

    /// Whether the draft, written as a document, reads back as the same test.
    fileprivate func isSayable(in zone: TimeZone, at now: Instant) throws -> Bool {
        let text = TestDocumentWriter(zone: zone, withExtraTimes: false).text(of: self)
        let source = PictureSource { name in pictures[name].map { .picture($0) } ?? .missing }
        let around = AssessmentSurroundings(now: now, zone: zone, hasTopic: { _ in true }, userNames: nil)
        do {
            let read = try AssessmentDocument.read(
                TextFile(name: file, text: text), pictures: source, position: position, key: key, in: around)
            return try read.digest == digest
        } catch is ImportMistakes {
            return false
        }
    }
}
