import Foundation
import NIOCore

/// Options and environment, read once, as values.
public struct Configuration: Sendable {
    public var hostname: String
    public var port: Int
    /// Path of the SQLite file.
    public var database: String
    /// Folders of templates and public files.
    public var templates: String
    public var publicFiles: String
    /// Folder of the files that lessons show; beside the database unless said.
    public var files: String
    /// How long uploaded files may be.
    public var uploads = FileLimits.usual
    /// Folder of the keys of receipts and of open surveys; beside the database unless said.
    public var keys: String
    /// Copies that are made while the server runs; nil for none.
    public var backups: BackupPlan?
    /// PEM files; both or none.
    public var tlsCertificate: String?
    public var tlsKey: String?
    /// How browsers reach the site when a proxy stands before it: "https://gata.example.org".
    public var origin: String?
    /// Addresses of proxies whose `X-Forwarded-For` is believed.
    public var trustedProxies: Set<String>
    /// These win over the institution's own settings.
    public var language: Language?
    public var timeZone: TimeZone?
    /// How many changes at most share one wait for the disk.
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
        // All, because they stand back behind the others: a year's sign-ins go in half the time, and `make bench` sees no page wait for them.
        hashingThreads = ProcessInfo.processInfo.activeProcessorCount
    }

    /// The folder of the database.
    var dataFolder: String { URL(fileURLWithPath: database).deletingLastPathComponent().path }

    /// Whether browsers reach the site over TLS, here or at a proxy.
    var isSecure: Bool {
        tlsCertificate != nil || origin?.hasPrefix("https://") == true
    }

    /// Whether only this machine can connect.
    public var isLoopback: Bool {
        ["localhost", "::1"].contains(hostname) || hostname.hasPrefix("127.")
    }
}

/// What is wrong with how the server was started.
public enum ConfigurationProblem: Error, Equatable {
    case templates(String)
    case publicFiles(String)
    case certificate(String)
    case receiptKey(path: String, reason: String)
    case portTaken(hostname: String, port: Int)
    case addressUnavailable(hostname: String, port: Int)
}

extension Configuration {
    /// A failure to listen, as something that the person who started the server understands.
    func explained(_ error: any Error) -> any Error {
        guard let failure = error as? IOError else { return error }
        switch failure.errnoCode {
        case EADDRINUSE: return ConfigurationProblem.portTaken(hostname: hostname, port: port)
        case EADDRNOTAVAIL, EACCES: return ConfigurationProblem.addressUnavailable(hostname: hostname, port: port)
        default: return error
        }
    }
}
