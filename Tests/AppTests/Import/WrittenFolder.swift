import Foundation

@testable import App

/// A folder of files on disk, which goes when the test is over.
final class WrittenFolder: Sendable {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.path + "/gata-folder-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, Data(text.utf8)) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ content: some DataProtocol) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content).write(to: file)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
    }
}

/// A mistake as `file:line key`, all that an author is told of where and what.
func readingPlaces(_ read: () throws -> Void) throws -> [String] {
    do {
        try read()
        return []
    } catch let found as ImportMistakes {
        return found.mistakes.map { $0.file + ($0.line.map { ":\($0)" } ?? "") + " " + $0.key }
    }
}
