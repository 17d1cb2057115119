import Foundation

/// The owner of a database or, where there is none, of the folder in which it would be created; users are identified by number.
/// The server may be unable to read or write files that another user creates beside the database.
struct Ownership: Equatable {
    let path: String
    /// The owner of the file; nil where there is none.
    var owner: uid_t?
    /// The owner of the folder; nil where there is none.
    var folderOwner: uid_t?

    /// - Throws: `OwnershipProblem` when another user should run the command.
    func require(_ user: uid_t) throws {
        if let owner, owner != user { throw OwnershipProblem(place: path, owner: owner, user: user) }
        // The folder may be shared, such as /tmp or that of a group. Only root can create files in another user's own folder.
        guard owner == nil, user == 0, let folderOwner, folderOwner != 0 else { return }
        throw OwnershipProblem(place: (path as NSString).deletingLastPathComponent, owner: folderOwner, user: user)
    }
}

extension Ownership {
    /// The owners of the existing file and folder.
    init(of path: String) {
        func owner(_ path: String) -> uid_t? {
            var answer = stat()
            return stat(path, &answer) == 0 ? answer.st_uid : nil
        }
        self.init(path: path, owner: owner(path), folderOwner: owner((path as NSString).deletingLastPathComponent))
    }
}

/// The command has to be run by another user.
public struct OwnershipProblem: Error, Equatable {
    /// A database or a folder.
    let place: String
    let owner: uid_t
    let user: uid_t

    /// What to do instead.
    /// - Parameters:
    ///   - command: the first words of the command: `gata import`.
    ///   - name: the name of a user; nil for one without a name on this system.
    public func sentence(_ command: String, name: (uid_t) -> String? = Self.systemName) -> String {
        let (owners, users) = (name(owner), name(user))
        return "\(place) belongs to \(owners ?? "user \(owner)"), and you are \(users ?? "user \(user)"): "
            + "the server could not use what you write there. Nothing was changed. Run the command as its owner: "
            + "sudo -u \(owners ?? "'#\(owner)'") \(command) …"
    }

    /// The name of a user on this system.
    public static func systemName(_ user: uid_t) -> String? {
        var (entry, found) = (passwd(), UnsafeMutablePointer<passwd>?.none)
        var buffer = [CChar](repeating: 0, count: 16_384)
        guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil else { return nil }
        return String(cString: entry.pw_name)
    }
}
