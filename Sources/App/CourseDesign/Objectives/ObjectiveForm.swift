/// What the page of an objective posts.
struct ObjectiveForm: Decodable, Sendable {
    /// The version that the form showed.
    var seen: String?
    var sentence: String?
    /// The fingerprint of the sentence that the form showed.
    var shown: String?
    /// Only of one that has none.
    var key: String?
    var share: String?
    var go: String?

    /// What was typed.
    /// - Throws: `FormErrors`
    func edit() throws -> ObjectiveEdit {
        var errors = FormErrors()
        let (sentence, key) = (TypedText.line(sentence), TypedText.line(key))
        if let sentence, !sentence.isWithin(letters: WrittenDesign.longestSentence) {
            errors.add("sentence", "objective.sentence-long", ["n": String(WrittenDesign.longestSentence)])
        }
        if let key, !ObjectiveKey.isKey(key) {
            errors.add("key", "objective.key-wrong", ["n": String(WrittenDesign.longestKey)])
        }
        let share = TypedText.line(share).flatMap { Int($0) }
        if let share, !WrittenDesign.shares.contains(share) { errors.add("share", "objective.share-wrong") }
        if share == nil { errors.add("share", "objective.share-wrong") }
        guard errors.items.isEmpty, let share else { throw errors }
        let isUntouched = shown == Fingerprint.of([sentence])
        return .sentence(isUntouched ? .untouched : .typed(sentence), key: key, share: share)
    }
}
