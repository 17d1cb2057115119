import App
import ArgumentParser
import Foundation

/// `gata export`
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a course as an import folder to a zip archive. The server may be running.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The key of the course: the name of its folder, without the number.")
    var course: String

    @Argument(help: "The archive to write. A zip archive with that name is replaced; any other file is not.")
    var file: String

    func run() async throws {
        let path = URL(fileURLWithPath: file).path
        try await Command.run(.exportCourse(key: course, path: path), store)
    }
}
