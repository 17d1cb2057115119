import Database
import Foundation

@testable import App

/// The small institution with a lesson, a group and a design.
struct DesignFolder {
    let importing: Importing

    static let course = "2-mobile/course.yaml"
    static let design = "2-mobile/design.yaml"
    static let lesson = "2-mobile/lessons/1-layers.md"

    init(_ text: String = WholeDesign.text) throws {
        importing = try Importing()
        try importing.folder.write(Self.lesson, Data("---\ntitle: Straturi\n---\n\nText, [fișa](media/fisa.pdf).\n".utf8))
        try importing.folder.write("2-mobile/lessons/media/fisa.pdf", Data("%PDF-1.4\n".utf8))
        try importing.edit(Self.course, "enrolled: [ana, bogdan]\n", "enrolled: [ana, bogdan]\ngroups: [{name: Grupa 1}]\n")
        try write(text)
    }

    func write(_ text: String) throws { try importing.folder.write(Self.design, Data(text.utf8)) }

    /// What an import says of designs.
    @discardableResult
    func run(overwrites: [String] = [], after time: Milliseconds = Milliseconds(count: 0)) async throws -> [String] {
        try await importing.run(overwrites: overwrites, after: time).filter { $0.dropFirst(2).hasPrefix("design ") }
    }

    /// The designs that an import leaves as they are.
    func left() async throws -> [EditedTexts] {
        let folder = try InstitutionFolder(path: importing.folder.path, now: importing.start)
        return try await ImportStore(database: importing.database, files: importing.files)
            .apply(folder, isDryRun: true, at: importing.start).filter { $0.subject == .design && $0.verb == .left }
            .compactMap { $0.edited?.texts }
    }

    func courseID() async throws -> ID<Course> {
        ID(text: try await importing.texts("SELECT id AS value FROM course").compactMap(\.self).first ?? "")
    }

    /// The design as the next export has it.
    func stored() async throws -> String {
        let id = try await courseID()
        return try await importing.database.read { tx in
            let topics = try CourseStore.topics(of: id, tx)
            return try DesignFileText(order: topics.inOrder.map { topics.path(to: $0.id).map(\.title) })
                .text(StoredDesignRows.draft(of: id, topics, tx))
        }
    }

    func change(_ body: @escaping @Sendable (ID<Course>, WriteTransaction) throws -> Void) async throws {
        let id = try await courseID()
        try await importing.database.write { tx in try body(id, tx) }
    }
}
