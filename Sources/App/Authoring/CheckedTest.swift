/// The text of a test, checked by the rules of an import.
struct CheckedTest {
    /// Nil where there is a mistake.
    let draft: AssessmentDraft?
    let mistakes: [Mistake]

    init(_ text: String, on editor: TestInEditor, at now: Instant) {
        do {
            let draft = try AssessmentDocument.read(
                TextFile(name: "", text: text), pictures: editor.source, position: 0, key: editor.test.key,
                in: editor.surroundings(at: now))
            let mistakes = Self.kindMistakes(draft, text, editor.test) + Self.dateMistakes(draft, text)
            self.mistakes = mistakes
            self.draft = mistakes.isEmpty ? draft : nil
        } catch let problem as ImportMistakes {
            draft = nil
            mistakes = problem.mistakes.map(Self.inEditor)
        } catch {
            draft = nil
            mistakes = [Mistake("", line: nil, "mistake.too-long")]
        }
    }

    /// The kind of a published test cannot change.
    private static func kindMistakes(_ draft: AssessmentDraft, _ text: String, _ test: TeacherAssessment) -> [Mistake] {
        guard let kind = test.published?.kind, kind != draft.kind else { return [] }
        return [Mistake("", line: TestFrontMatter(text)?.line(of: "kind"), "mistake.kind-changed")]
    }

    /// Other dates of single people come from folders, and are given on a page of their own.
    private static func dateMistakes(_ draft: AssessmentDraft, _ text: String) -> [Mistake] {
        if draft.rules.dates.isEmpty { return [] }
        return [Mistake("", line: TestFrontMatter(text)?.line(of: OtherDatesSetting.name), "test-write.mistake-dates")]
    }

    /// The mistake without its file name: in an editor there are no folders.
    private static func inEditor(_ mistake: Mistake) -> Mistake {
        let (line, values) = (mistake.line, mistake.values)
        switch mistake.key {
        case "mistake.picture-missing":
            return Mistake("", line: line, "test-write.mistake-picture", ["name": values["name"] ?? ""])
        case "mistake.unknown-topic": return Mistake("", line: line, "test-write.mistake-topic", ["topic": values["topic"] ?? ""])
        case "mistake.unknown-person":
            return Mistake("", line: line, "test-write.mistake-person", ["value": values["value"] ?? ""])
        default: return mistake
        }
    }
}
