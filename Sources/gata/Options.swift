import App
import ArgumentParser
import Foundation

/// The options of all commands that need the database. Each can also be given as an environment variable: `GATA_DATABASE` for
/// `--database`. The option has priority.
struct StoreOptions: ParsableArguments {
    @Option(help: "The SQLite file. [GATA_DATABASE] (default: data/gata.sqlite)")
    var database: String?

    @Option(help: "The folder of the templates. [GATA_TEMPLATES]")
    var templates: String?

    @Option(name: .customLong("public"), help: "The folder of the public files. [GATA_PUBLIC]")
    var publicFiles: String?

    @Option(help: "The folder that keeps the files of lessons. [GATA_FILES] (default: files, beside the database)")
    var files: String?

    @Option(help: "The folder of the keys of receipts, codes and open surveys. [GATA_KEYS] (default: keys, beside the database)")
    var keys: String?

    @Option(help: "ro, sr-Latn or en, instead of the institution's language. [GATA_LANGUAGE]")
    var language: String?

    @Option(help: "A time zone such as Europe/Bucharest, instead of the institution's. [GATA_TIME_ZONE]")
    var timeZone: String?

    /// The configuration that results from these options and the environment.
    func configuration() throws -> Configuration {
        let path = database ?? Environment.value("GATA_DATABASE") ?? "data/gata.sqlite"
        var configuration = Configuration(
            database: URL(fileURLWithPath: path).path,
            templates: try Folders.find("Templates", option: templates ?? Environment.value("GATA_TEMPLATES")),
            publicFiles: try Folders.find("Public", option: publicFiles ?? Environment.value("GATA_PUBLIC")))
        if let files = files ?? Environment.value("GATA_FILES") {
            configuration.files = URL(fileURLWithPath: files).path
        }
        if let keys = keys ?? Environment.value("GATA_KEYS") { configuration.keys = URL(fileURLWithPath: keys).path }
        if let tag = language ?? Environment.value("GATA_LANGUAGE") {
            guard let language = Language(rawValue: tag) else {
                throw ValidationError("\(tag) is not a language of Gata: use ro, sr-Latn or en.")
            }
            configuration.language = language
        }
        if let name = timeZone ?? Environment.value("GATA_TIME_ZONE") {
            guard let zone = TimeZone(identifier: name) else { throw ValidationError("\(name) is not a time zone.") }
            configuration.timeZone = zone
        }
        return configuration
    }
}

/// Environment variables; an empty one counts as absent.
enum Environment {
    static func value(_ name: String) -> String? {
        let value = ProcessInfo.processInfo.environment[name] ?? ""
        return value.isEmpty ? nil : value
    }
}

/// Finds the folders that come with Gata: as given by an option, else in the working directory or one above it, else beside the
/// executable.
enum Folders {
    static func find(_ name: String, option: String?) throws -> String {
        if let option {
            let path = URL(fileURLWithPath: option).path
            guard isFolder(path) else { throw ValidationError("There is no folder \(option).") }
            return path
        }
        let working = ancestors(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        let beside = URL(fileURLWithPath: executable).deletingLastPathComponent()
        let candidates = (working + [beside]).map { $0.appendingPathComponent(name).path }
        guard let found = candidates.first(where: isFolder) else {
            throw ValidationError(
                "The folder \(name) is neither in the working directory nor beside the executable. Name it with an option.")
        }
        return found
    }

    private static var executable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    private static func ancestors(of folder: URL) -> [URL] {
        let parent = folder.deletingLastPathComponent()
        return parent.path == folder.path ? [folder] : [folder] + ancestors(of: parent)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
