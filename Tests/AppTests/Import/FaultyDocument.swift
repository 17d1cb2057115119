import Foundation

@testable import App

/// The mistakes of a test document that may have the topics "A" and "A / B", with a picture, a file that is none, one that is too
/// large, and one outside its folder.
func placesInTest(_ text: String) throws -> [String] {
    let gif: [UInt8] = Array("GIF89a".utf8) + [4, 0, 3, 0]
    let folder = try WrittenFolder(["tests/note.txt": "no picture"])
    try folder.write("secret.gif", gif)
    try folder.write("tests/ok.gif", gif)
    try folder.write("tests/big.gif", gif + Data(count: 1_000_000))
    return try readingPlaces {
        _ = try AssessmentDocument.read(
            TextFile(name: "t.md", text: text), folder: folder.path + "/tests", position: 1, key: "t",
            now: Instant(milliseconds: 1_795_248_000_000), zone: .gmt, hasTopic: { [["A"], ["A", "B"]].contains($0) })
    }
}
