import Foundation
import NIOCore

/// The options and the environment of the server, read once at the start.
public struct Configuration: Sendable {
    public var hostname: String
    public var port: Int
    /// Path of the SQLite file.
    public var database: String
    /// Folders of templates and public files.
    public var templates: String
    public var publicFiles: String
    /// Folder of the uploaded and imported files; beside the database by default.
    public var files: String
    /// The largest size of uploaded files.
    public var uploads = FileLimits.usual
    /// Folder of the keys of receipts, of codes on slips and of open surveys; beside the database by default.
    public var keys: String
    /// Backups that are made while the server runs; nil for none.
    public var backups: BackupPlan?
    /// PEM files; both or none.
    public var tlsCertificate: String?
    public var tlsKey: String?
    /// The address of the site for browsers, when a proxy stands before the server: "https://gata.example.org".
    public var origin: String?
    /// Addresses of proxies whose `X-Forwarded-For` is trusted.
    public var trustedProxies: Set<String>
    /// Overrides the language in the institution's own settings.
    public var language: Language?
    public var timeZone: TimeZone?
    /// The most changes of the database that are committed together.
    public var groupLimit: Int
    /// Number of passwords hashed at the same time.
    public var hashingThreads: Int

    public init(
        hostname: String = "127.0.0.1", port: Int = 8080, database: String, templates: String, publicFiles: String
    ) {
        self.hostname = hostname
        self.port = port
        self.database = database
        self.templates = templates
        self.publicFiles = publicFiles
        files = URL(fileURLWithPath: database).deletingLastPathComponent().appendingPathComponent("files").path
        keys = URL(fileURLWithPath: database).deletingLastPathComponent().appendingPathComponent("keys").path
        trustedProxies = []
        groupLimit = 256
        // All cores may hash, because these threads have a lower priority than the others: a year's sign-ins take half the time,
        // and in `make bench` no page waits for them.
        hashingThreads = ProcessInfo.processInfo.activeProcessorCount
    }

    /// The folder of the database.
    var dataFolder: String { URL(fileURLWithPath: database).deletingLastPathComponent().path }

    /// Folder of the archives that were uploaded and wait for their import.
    var archives: String { dataFolder + "/.waiting-imports" }

    /// Folder of the temporary files of workbooks. What a killed server left there is deleted at the next start.
    var workbooks: String { dataFolder + "/.workbooks" }

    /// Whether browsers reach the site over TLS, here or at a proxy.
    var isSecure: Bool {
        tlsCertificate != nil || origin?.hasPrefix("https://") == true
    }

    /// Whether only this machine can connect.
    public var isLoopback: Bool {
        ["localhost", "::1"].contains(hostname) || hostname.hasPrefix("127.")
    }
}

/// A mistake in the options or the environment with which the server was started.
public enum ConfigurationProblem: Error, Equatable {
    case templates(String)
    case publicFiles(String)
    case certificate(String)
    case secretKey(path: String, reason: String)
    case databasePathTooLong(most: Int)
    case portTaken(hostname: String, port: Int)
    case addressUnavailable(hostname: String, port: Int)
}

extension Configuration {
    /// An error on listening, in a form that tells the person who started the server what to do.
    func explained(_ error: any Error) -> any Error {
        guard let failure = error as? IOError else { return error }
        switch failure.errnoCode {
        case EADDRINUSE: return ConfigurationProblem.portTaken(hostname: hostname, port: port)
        case EADDRNOTAVAIL, EACCES: return ConfigurationProblem.addressUnavailable(hostname: hostname, port: port)
        default: return error
        }
    }
}
