import Foundation

@testable import App

/// A test document that may have the topics "A", "A / B" and "D" and speak of ana and bogdan, with a picture, a file that is
/// none, one that is too large, and one outside its folder.
func readTest(_ text: String) throws -> AssessmentDraft {
    let gif: [UInt8] = Array("GIF89a".utf8) + [4, 0, 3, 0]
    let folder = try WrittenFolder(["tests/note.txt": "no picture"])
    try folder.write("secret.gif", gif)
    try folder.write("tests/ok.gif", gif)
    try folder.write("tests/big.gif", gif + Data(count: 1_000_000))
    let around = AssessmentSurroundings(
        now: Instant(milliseconds: 1_795_248_000_000), zone: .gmt,
        hasTopic: { [["A"], ["A", "B"], ["D"]].contains($0) }, userNames: ["ana", "bogdan"])
    return try AssessmentDocument.read(
        TextFile(name: "t.md", text: text), pictures: .folder(folder.path + "/tests", FolderFiles()), position: 1, key: "t",
        in: around)
}

/// The mistakes of such a document.
func placesInTest(_ text: String) throws -> [String] {
    try readingPlaces { _ = try readTest(text) }
}

/// A quiz with more settings from line 4 on, and a question of two options.
func quizDocument(_ settings: String) -> String {
    "---\ntitle: a\nkind: quiz\n\(settings)\n---\n\n### One?\n\n- [x] a\n- [ ] b\n"
}

/// A final with more settings from line 7 on, and a question of two options.
func finalDocument(_ settings: String) -> String {
    "---\ntitle: a\nkind: final\nopens: +1d\ncloses: +2d\nlimit: 30\n\(settings)\n---\n\n### One?\n\n- [x] a\n- [ ] b\n"
}

/// A quiz of one question, whose heading is "One?" with what is given behind it, on line 6; the rest begins on line 8.
func questionDocument(_ rest: String, heading: String = "") -> String {
    "---\ntitle: a\nkind: quiz\n---\n\n### One? \(heading)\n\n\(rest)"
}
