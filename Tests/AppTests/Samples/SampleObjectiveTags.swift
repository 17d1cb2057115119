@testable import App

extension CourseObjective {
    /// Of a Romanian course: two with a sentence, one without a word.
    static let samples = [
        CourseObjective(
            id: ID(text: "objective-1"), key: "explica-sistemul",
            sentence: "Studenții care finalizează acest curs vor fi capabili să explice: Straturi <1>, cu acuratețe de 80 %."),
        CourseObjective(id: ID(text: "objective-2"), key: "scrie-swift", sentence: "Scrie cod Swift."),
        CourseObjective(id: ID(text: "objective-3"), key: "fara-cuvant", sentence: nil),
    ]
}
