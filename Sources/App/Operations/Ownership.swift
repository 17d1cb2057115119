import Foundation

/// To whom a database belongs, or, where there is none yet, the folder in which it would be made; users by their numbers. What another
/// user writes beside a database its server could not read, or not write again.
struct Ownership: Equatable {
    let path: String
    /// Of the file, nil where there is none.
    var owner: uid_t?
    /// Of the folder, nil where it is still to be made.
    var folderOwner: uid_t?

    /// - Throws: `OwnershipProblem` where somebody else should run the command.
    func require(_ user: uid_t) throws {
        if let owner, owner != user { throw OwnershipProblem(place: path, owner: owner, user: user) }
        // A folder may be everybody's, such as /tmp, or a group's; only root makes files wherever it likes.
        guard owner == nil, user == 0, let folderOwner, folderOwner != 0 else { return }
        throw OwnershipProblem(place: (path as NSString).deletingLastPathComponent, owner: folderOwner, user: user)
    }
}

extension Ownership {
    /// As the system has it.
    init(of path: String) {
        func owner(_ path: String) -> uid_t? {
            var answer = stat()
            return stat(path, &answer) == 0 ? answer.st_uid : nil
        }
        self.init(path: path, owner: owner(path), folderOwner: owner((path as NSString).deletingLastPathComponent))
    }
}

/// Another user than the one that runs the command has to run it.
public struct OwnershipProblem: Error, Equatable {
    /// A database or a folder.
    let place: String
    let owner: uid_t
    let user: uid_t

    /// What to do instead.
    /// - Parameters:
    ///   - command: the first words of the command: `gata import`.
    ///   - name: what a user is called; nil for one who has no name here.
    public func sentence(_ command: String, name: (uid_t) -> String? = Self.systemName) -> String {
        let (owners, users) = (name(owner), name(user))
        return "\(place) belongs to \(owners ?? "user \(owner)"), and you are \(users ?? "user \(user)"): "
            + "the server could not use what you write there. Nothing was changed. Run the command as its owner: "
            + "sudo -u \(owners ?? "'#\(owner)'") \(command) …"
    }

    /// As the system's list of users has it.
    public static func systemName(_ user: uid_t) -> String? {
        var (entry, found) = (passwd(), UnsafeMutablePointer<passwd>?.none)
        var buffer = [CChar](repeating: 0, count: 16_384)
        guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil else { return nil }
        return String(cString: entry.pw_name)
    }
}
