import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The files of `Public`: read once, served under a name that holds their digest, so a browser may keep them for ever.
struct Assets: Sendable {
    struct File: Sendable {
        let bytes: [UInt8]
        let contentType: String
    }

    private let folder: String
    private let hashedNames: [String: String]
    private let files: [String: File]

    /// - Throws: `ConfigurationProblem.publicFiles` when the folder cannot be read.
    init(folder: String) throws {
        guard let names = FileManager.default.enumerator(atPath: folder) else {
            throw ConfigurationProblem.publicFiles(folder)
        }
        var hashedNames: [String: String] = [:]
        var files: [String: File] = [:]
        for case let name as String in names {
            guard let type = Self.contentTypes[(name as NSString).pathExtension] else { continue }
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
                throw ConfigurationProblem.publicFiles("\(folder)/\(name)")
            }
            let hashed = Self.hashedName(name, data)
            hashedNames[name] = hashed
            files[hashed] = File(bytes: [UInt8](data), contentType: type)
        }
        self.folder = folder
        self.hashedNames = hashedNames
        self.files = files
    }

    /// The address of a file, for a template.
    func address(of name: String) throws -> String {
        guard let hashed = hashedNames[name] else { throw ConfigurationProblem.publicFiles("\(folder)/\(name)") }
        return WebRoutes.asset(hashed)
    }

    /// A text file's content.
    func text(of name: String) throws -> String {
        guard let hashed = hashedNames[name], let file = files[hashed] else {
            throw ConfigurationProblem.publicFiles("\(folder)/\(name)")
        }
        return String(decoding: file.bytes, as: UTF8.self)
    }

    func file(hashedName: String) -> File? {
        files[hashedName]
    }

    private static func hashedName(_ name: String, _ data: Data) -> String {
        let file = (name as NSString).lastPathComponent as NSString
        let digest = Base64URL.encode(SHA256.hash(data: data).prefix(9))
        return "\(file.deletingPathExtension)-\(digest).\(file.pathExtension)"
    }

    private static let contentTypes = [
        "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
        "png": "image/png",
    ]
}

/// Serves `Public`.
struct AssetController {
    let assets: Assets

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        guard let file = assets.file(hashedName: try context.parameters.require("name")) else {
            throw Problem.notFound
        }
        return Response(
            status: .ok,
            headers: [.contentType: file.contentType, .cacheControl: "public, max-age=31536000, immutable"],
            body: .init(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
}
