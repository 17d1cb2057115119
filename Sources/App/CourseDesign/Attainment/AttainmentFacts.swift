/// The figures of the attainment of one objective, each with its definition.
struct AttainmentFacts: Sendable {
    private let strings: Strings
    private let words: AttainmentWords

    init(_ strings: Strings) {
        (self.strings, words) = (strings, AttainmentWords(strings))
    }

    /// - Parameter students: how many study the course.
    func facts(of attainment: ObjectiveAttainment, students: Int) -> [TestFacts.Fact] {
        let isMeasured = attainment.measured > 0
        let quizzes = ObjectiveAttainment.mean(attainment.quizzes)
        return [
            fact("attainment.verdict", words.verdict(attainment), verdict(attainment)),
            isMeasured ? fact("attainment.reaching", reaching(attainment), words.threshold(attainment)) : nil,
            fact(
                "attainment.measured", words.part(attainment.measured, of: students), strings("attainment.measured-means")),
            isMeasured
                ? fact(
                    "attainment.questions", strings.formats.number(attainment.finals.questions),
                    strings("attainment.questions-means", n: attainment.finals.parts.count)) : nil,
            isMeasured
                ? fact(
                    "attainment.mean", words.share(ObjectiveAttainment.mean(attainment.finals)),
                    strings("attainment.mean-means")) : nil,
            quizzes.map { fact("attainment.mean-quizzes", words.share($0), strings("attainment.mean-quizzes-means")) },
        ].compactMap(\.self)
    }

    private func fact(_ label: String, _ value: String, _ meaning: String) -> TestFacts.Fact {
        TestFacts.Fact(label: strings(label), value: value, meaning: meaning)
    }

    private func verdict(_ attainment: ObjectiveAttainment) -> String {
        if attainment.measured == 0 { return strings("attainment.not-measured-means") }
        let (share, formats) = (attainment.objective.share, strings.formats)
        let near = max(0, share - ObjectiveAttainment.near)
        return strings(
            "attainment.verdict-means",
            ["share": formats.percent(share, of: 100), "near": formats.percent(near, of: 100)])
    }

    private func reaching(_ attainment: ObjectiveAttainment) -> String {
        words.part(attainment.reached, of: attainment.measured) + " ("
            + strings.formats.percent(attainment.reached, of: attainment.measured) + ")"
    }
}
