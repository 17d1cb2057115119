import App
import ArgumentParser
import Foundation

/// `gata export`
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a course as an import folder into a zip archive, while the server runs or not.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The key of the course: the name of its folder, without the number.")
    var course: String

    @Argument(help: "The archive to write; a zip archive of that name is replaced, anything else is not.")
    var file: String

    func run() async throws {
        let path = URL(fileURLWithPath: file).path
        try await Command.run(.exportCourse(key: course, path: path), store)
    }
}
