import Foundation

/// The source of an import: a folder, or an archive that is unpacked beside the database until `close`.
struct ImportSource: Sendable {
    /// Of the folder that holds `institution.yaml`.
    let path: String
    private let unpacked: String?

    private static let prefix = ".import-"

    /// - Parameter dataFolder: the folder of the database.
    /// - Throws: `ImportMistakes` when an archive is refused; nothing of it stays on disk.
    static func open(_ path: String, beside dataFolder: String, at now: Instant) throws -> ImportSource {
        removeLeftovers(in: dataFolder, at: now)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            return ImportSource(path: path, unpacked: nil)
        }
        let folder = "\(dataFolder)/\(prefix)\(UUID().uuidString)"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try ZipUnpacking(path: path, folder: folder).run()
            return ImportSource(path: root(of: folder), unpacked: folder)
        } catch {
            remove(folder)
            throw error
        }
    }

    /// How many bytes an archive claims to contain; 0 for a folder.
    static func size(of path: String) throws -> Int {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return 0 }
        let files = try ZipFiles(path: path)
        while try files.next() != nil {}
        return files.size
    }

    /// Deletes what was unpacked.
    func close() {
        if let unpacked { Self.remove(unpacked) }
    }

    /// The folder with `institution.yaml`: some programs put everything below one folder.
    private static func root(of folder: String) -> String {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0 != "__MACOSX" }
        guard !names.contains(InstitutionDocument.fileName), names.count == 1,
            FileManager.default.fileExists(atPath: "\(folder)/\(names[0])/\(InstitutionDocument.fileName)")
        else { return folder }
        return "\(folder)/\(names[0])"
    }

    /// Deletes what a killed import left behind.
    private static func removeLeftovers(in dataFolder: String, at now: Instant) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: dataFolder)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = "\(dataFolder)/\(name)"
            let made = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            if let made, Instant(made) + .hours(1) < now { remove(path) }
        }
    }

    private static func remove(_ path: String) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch CocoaError.fileNoSuchFile {
            return
        } catch {
            // The next import tries to delete it again.
            return
        }
    }
}
