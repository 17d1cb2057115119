import Foundation
import Synchronization

/// The archives that were uploaded and wait for their import: files beside the database, in a folder for each person, named by
/// their digests. Nothing else is known of them, so a restart forgets none.
struct ArchiveShelf: Sendable {
    struct Archive: Sendable, Equatable {
        /// SHA-256 in hexadecimal.
        let digest: String
        let path: String
        /// In bytes.
        let size: Int
        let keptAt: Instant

        /// When it is deleted.
        var endsAt: Instant { keptAt + ArchiveLimits.life }
    }

    /// Thrown when the archives of all people together are too many or too large.
    struct Full: Error {}

    /// Lets one at a time change the shelf, so that what is counted is still there when something is added.
    private final class Turn: Sendable {
        private let mutex = Mutex(())

        func take<Value>(_ body: () throws -> Value) rethrows -> Value { try mutex.withLock { _ in try body() } }
    }

    let path: String
    private let turn = Turn()

    private static let (archiveEnding, doneEnding) = (".zip", ".done")

    /// Stores an uploaded archive by moving it, and returns when it is on disk. The oldest archive of a person who has too many is
    /// deleted.
    /// - Throws: `Full`; `FileProblem.notWritten`.
    func keep(_ received: ReceivedFile, of person: ID<Person>, at now: Instant) throws {
        try turn.take { try add(received, of: person, at: now) }
    }

    private func add(_ received: ReceivedFile, of person: ID<Person>, at now: Instant) throws {
        removeExpired(at: now)
        let own = archives(of: person, at: now).filter { $0.digest != received.digest }
        let staying = Set(own.prefix(ArchiveLimits.ofOne - 1).map(\.path))
        let folderOfOwn = folder(of: person) + "/"
        let entries = all().filter { !$0.path.hasPrefix(folderOfOwn) || staying.contains($0.path) }
        guard entries.count < ArchiveLimits.ofAll,
            entries.reduce(received.size, { $0 + $1.size }) <= ArchiveLimits.size
        else { throw Full() }
        let (folder, target) = (folder(of: person), file(received.digest, Self.archiveEnding, of: person))
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try FileManager.default.setAttributes([.modificationDate: now.date], ofItemAtPath: received.path)
            unlink(file(received.digest, Self.doneEnding, of: person))
            try OnDisk.checked(rename(received.path, target))
            try OnDisk.sync(target)
            try OnDisk.sync(folder)
            try OnDisk.sync(path)
        } catch {
            throw FileProblem.notWritten(target, reason: error.localizedDescription)
        }
        for old in own.dropFirst(ArchiveLimits.ofOne - 1) { unlink(old.path) }
    }

    /// The archives of a person, the newest first.
    func archives(of person: ID<Person>, at now: Instant) -> [Archive] {
        archives(in: folder(of: person)).filter { $0.endsAt > now }.sorted { ($0.keptAt, $0.digest) > ($1.keptAt, $1.digest) }
    }

    /// Nil when this person has no such archive, or no longer.
    func find(_ digest: String, of person: ID<Person>, at now: Instant) -> Archive? {
        archives(of: person, at: now).first { $0.digest == digest }
    }

    /// Deletes an archive.
    func remove(_ archive: Archive) {
        unlink(archive.path)
    }

    /// Deletes an archive that was imported, and notes for a while what it became, for a form that is sent again.
    func finish(_ archive: Archive, of person: ID<Person>, as course: ID<Course>) throws {
        try Data(course.text.utf8).write(to: URL(fileURLWithPath: file(archive.digest, Self.doneEnding, of: person)))
        unlink(archive.path)
    }

    /// The course that an archive became a while ago; nil for any other.
    func course(of digest: String, of person: ID<Person>) -> ID<Course>? {
        guard Self.isDigest(digest) else { return nil }
        let data = FileManager.default.contents(atPath: file(digest, Self.doneEnding, of: person))
        return data.map { ID(text: String(decoding: $0, as: UTF8.self)) }
    }

    /// Deletes what has waited too long, and nothing that is not its own.
    func sweep(at now: Instant) {
        turn.take { removeExpired(at: now) }
    }

    private func removeExpired(at now: Instant) {
        for folder in folders() {
            for name in Self.names(in: folder) where Self.isOwn(name) {
                let path = "\(folder)/\(name)"
                if let keptAt = Self.known(path)?.keptAt, keptAt + ArchiveLimits.life <= now { unlink(path) }
            }
        }
    }

    /// The archives of all people.
    private func all() -> [Archive] { folders().flatMap(archives) }

    private func archives(in folder: String) -> [Archive] {
        Self.names(in: folder).compactMap { name in
            let (digest, path) = (String(name.dropLast(Self.archiveEnding.count)), "\(folder)/\(name)")
            guard name.hasSuffix(Self.archiveEnding), Self.isDigest(digest), let known = Self.known(path) else { return nil }
            return Archive(digest: digest, path: path, size: known.size, keptAt: known.keptAt)
        }
    }

    private func folders() -> [String] { Self.names(in: path).filter { UUID(uuidString: $0) != nil }.map { "\(path)/\($0)" } }
    private func folder(of person: ID<Person>) -> String { "\(path)/\(person)" }

    private func file(_ digest: String, _ ending: String, of person: ID<Person>) -> String {
        "\(folder(of: person))/\(digest)\(ending)"
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func known(_ path: String) -> (size: Int, keptAt: Instant)? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let size = attributes?[.size] as? Int, let date = attributes?[.modificationDate] as? Date else { return nil }
        return (size, Instant(date))
    }

    private static func isOwn(_ name: String) -> Bool {
        [archiveEnding, doneEnding].contains { name.hasSuffix($0) && isDigest(String(name.dropLast($0.count))) }
    }

    private static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
}
