/// That an attempt was annulled or restored, in words.
enum AnnulmentSentence {
    /// The text for the student, with the reason.
    static func own(_ annulment: Annulment, _ strings: Strings, now: Instant) -> String {
        let time = ["time": strings.formats.atNear(annulment.madeAt, now: now)]
        let sentence = strings(annulment.kind == .annulled ? "annulment.own-annulled" : "annulment.own-restored", time)
        return [sentence, InterventionSentence.because(annulment.reason, strings)].compactMap { $0 }.joined(separator: " ")
    }

    /// The text for teachers: who did it, and why.
    static func told(_ annulment: Annulment, _ strings: Strings) -> String {
        let name = ["name": annulment.personName]
        let sentence = strings(annulment.kind == .annulled ? "annulment.annulled" : "annulment.restored", name)
        return [sentence, InterventionSentence.because(annulment.reason, strings)].compactMap { $0 }.joined(separator: " ")
    }
}
