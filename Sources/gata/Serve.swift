import App
import ArgumentParser
import Foundation
import Logging

/// `gata serve`
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the institution.")

    @OptionGroup var store: StoreOptions

    @OptionGroup var copies: BackupOptions

    @Option(help: "The address to listen on. [GATA_HOSTNAME] (default: 127.0.0.1)")
    var hostname: String?

    @Option(help: "The port to listen on. [GATA_PORT] (default: 8080)")
    var port: Int?

    @Option(help: "A PEM file with the certificate chain, to serve over TLS. [GATA_TLS_CERTIFICATE]")
    var tlsCertificate: String?

    @Option(help: "A PEM file with the certificate's key. [GATA_TLS_KEY]")
    var tlsKey: String?

    @Option(help: "The address at which browsers reach a server behind a proxy: https://gata.example.org. [GATA_ORIGIN]")
    var origin: String?

    @Option(help: "Addresses of proxies whose X-Forwarded-For is trusted, separated by commas. [GATA_TRUSTED_PROXIES]")
    var trustedProxies: String?

    @Option(
        help: ArgumentHelp(
            "Create the database if there is none. If it has no institution, load an import folder, or the demo that comes with Gata. [GATA_DEMO]",
            valueName: "folder"))
    var demo: String?

    @Flag(help: "Serve demo accounts, whose password is public, to other machines too. [GATA_DEMO_ON_NETWORK=1]")
    var demoOnNetwork = false

    @Option(help: "How many changes at most are written to disk together; 1 writes each alone. [GATA_GROUP_LIMIT] (default: 256)")
    var groupLimit: Int?

    @Option(help: "The largest picture that teachers may upload, in megabytes. [GATA_PICTURE_LIMIT] (default: 5)")
    var pictureLimit: Int?

    @Option(help: "The largest other file that teachers may upload, in megabytes. [GATA_FILE_LIMIT] (default: 200)")
    var fileLimit: Int?

    @Option(help: "trace, debug, info, notice, warning or error. [GATA_LOG_LEVEL] (default: notice)")
    var logLevel: String?

    func run() async throws {
        let configuration = try serverConfiguration()
        try await serve(
            configuration, demo: demoSource(),
            allowsReachableDemo: demoOnNetwork || Environment.value("GATA_DEMO_ON_NETWORK") == "1",
            logger: try logger(),
            made: { FileHandle.standardError.write(Data("The database \(configuration.database) was created.\n".utf8)) },
            started: { port, hasDemo in Announcement(configuration: configuration, port: port, hasDemo: hasDemo).print() })
    }

    private func serverConfiguration() throws -> Configuration {
        var configuration = try store.configuration()
        configuration.backups = try copies.plan()
        configuration.hostname = hostname ?? Environment.value("GATA_HOSTNAME") ?? "127.0.0.1"
        configuration.port = try port ?? number("GATA_PORT") ?? 8080
        configuration.groupLimit = try groupLimit ?? number("GATA_GROUP_LIMIT") ?? configuration.groupLimit
        guard configuration.groupLimit > 0 else { throw ValidationError("--group-limit must be at least 1.") }
        configuration.uploads = try uploadLimits()
        guard (0...65_535).contains(configuration.port) else {
            throw ValidationError("\(configuration.port) is not a port: 1 to 65535, or 0 for any that is free.")
        }
        configuration.tlsCertificate = tlsCertificate ?? Environment.value("GATA_TLS_CERTIFICATE")
        configuration.tlsKey = tlsKey ?? Environment.value("GATA_TLS_KEY")
        guard (configuration.tlsCertificate == nil) == (configuration.tlsKey == nil) else {
            throw ValidationError("Give both --tls-certificate and --tls-key, or neither.")
        }
        if let origin = origin ?? Environment.value("GATA_ORIGIN") {
            guard origin.hasPrefix("https://") || origin.hasPrefix("http://"), !origin.dropFirst(8).contains("/") else {
                throw ValidationError("--origin must be a scheme and a host, such as https://gata.example.org.")
            }
            configuration.origin = origin.lowercased()
        }
        let proxies = trustedProxies ?? Environment.value("GATA_TRUSTED_PROXIES") ?? ""
        configuration.trustedProxies = Set(
            proxies.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        return configuration
    }

    private func uploadLimits() throws -> FileLimits {
        let (million, usual) = (1_000_000, FileLimits.usual)
        let picture = try pictureLimit ?? number("GATA_PICTURE_LIMIT") ?? usual.picture / million
        let file = try fileLimit ?? number("GATA_FILE_LIMIT") ?? usual.other / million
        guard (1...50).contains(picture) else { throw ValidationError("--picture-limit must be 1 to 50 megabytes.") }
        guard (picture...10_000).contains(file) else {
            throw ValidationError("--file-limit must be at least --picture-limit and at most 10000 megabytes.")
        }
        return FileLimits(picture: picture * million, other: file * million)
    }

    private func number(_ variable: String) throws -> Int? {
        guard let text = Environment.value(variable) else { return nil }
        guard let number = Int(text) else { throw ValidationError("\(variable) is not a number: \(text)") }
        return number
    }

    private func demoSource() throws -> DemoSource? {
        switch demo ?? Environment.value("GATA_DEMO") {
        case nil: nil
        case DemoArgument.own?: DemoSource(folder: try Folders.find("Tests/Demo", option: nil), hasYear: true)
        case let folder?: DemoSource(folder: try Folders.find(folder, option: folder), hasYear: false)
        }
    }

    private func logger() throws -> Logger {
        let name = logLevel ?? Environment.value("GATA_LOG_LEVEL") ?? "notice"
        guard let level = Logger.Level(rawValue: name) else { throw ValidationError("\(name) is not a log level.") }
        var logger = Logger(label: "gata") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = level
        return logger
    }
}

/// The messages for the person who starts the server.
struct Announcement {
    let configuration: Configuration
    let port: Int
    let hasDemo: Bool

    func print() {
        let scheme = configuration.tlsCertificate == nil ? "http" : "https"
        let host = configuration.hostname.contains(":") ? "[\(configuration.hostname)]" : configuration.hostname
        var lines = ["Gata \(Gata.version) at \(scheme)://\(host):\(port)"]
        if hasDemo {
            lines.append("Demo accounts: \(Demo.accounts.joined(separator: ", ")); password \(Demo.password)")
        }
        if !configuration.isLoopback, configuration.tlsCertificate == nil, configuration.origin == nil {
            lines.append("Other machines can connect without TLS: passwords and answers can be read on the way.")
        }
        FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}
