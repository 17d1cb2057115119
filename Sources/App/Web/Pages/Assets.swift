import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The files of `Public`: read once, served under a name that holds their digest, so a browser may keep them for ever.
/// A script may hold `"[[key]]"`: each language has its own file then, with the sentence in it. What it imports from a file beside it is served
/// within it, so that a page waits for one file.
struct Assets: Sendable {
    struct File: Sendable {
        let bytes: [UInt8]
        let contentType: String
    }

    private let folder: String
    private let hashedNames: [String: String]
    private let files: [String: File]

    /// - Throws: `ConfigurationProblem.publicFiles` when the folder cannot be read.
    init(folder: String, catalogues: Catalogues) throws {
        guard let names = FileManager.default.enumerator(atPath: folder) else {
            throw ConfigurationProblem.publicFiles(folder)
        }
        var hashedNames: [String: String] = [:]
        var files: [String: File] = [:]
        for case let name as String in names {
            guard let type = Kind(rawValue: (name as NSString).pathExtension) else { continue }
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
                throw ConfigurationProblem.publicFiles("\(folder)/\(name)")
            }
            for language in Language.allCases {
                let content = try Self.served(
                    type == .script ? Self.joined(data, besides: "\(folder)/\(name)") : data, as: type, catalogues[language])
                let hashed = Self.hashedName(name, content)
                hashedNames[Self.key(name, language)] = hashed
                files[hashed] = File(bytes: [UInt8](content), contentType: type.contentType)
            }
        }
        self.folder = folder
        self.hashedNames = hashedNames
        self.files = files
    }

    /// The address of a file, for a template.
    func address(of name: String, in language: Language) throws -> String {
        guard let hashed = hashedNames[Self.key(name, language)] else {
            throw ConfigurationProblem.publicFiles("\(folder)/\(name)")
        }
        return WebRoutes.asset(hashed)
    }

    /// A text file's content.
    func text(of name: String) throws -> String {
        guard let hashed = hashedNames[Self.key(name, .romanian)], let file = files[hashed] else {
            throw ConfigurationProblem.publicFiles("\(folder)/\(name)")
        }
        return String(decoding: file.bytes, as: UTF8.self)
    }

    func file(hashedName: String) -> File? {
        files[hashedName]
    }

    /// The stylesheet of all pages as it is now, for a page that was made before it changed; nil for any other name.
    func newest(insteadOf hashedName: String) -> File? {
        guard hashedName.hasPrefix("gata-"), hashedName.hasSuffix(".css") else { return nil }
        return hashedNames[Self.key("css/gata.css", .romanian)].flatMap { files[$0] }
    }

    private static func key(_ name: String, _ language: Language) -> String {
        language.rawValue + " " + name
    }

    /// What browsers are sent of a file: white space and comments are for those who read it.
    private static func served(_ data: Data, as kind: Kind, _ catalogue: Catalogue) throws -> Data {
        switch kind {
        case .script: try translated(data, catalogue)
        case .style: Data(Stylesheet.withoutComments(String(decoding: data, as: UTF8.self)).utf8)
        case .drawing, .picture: data
        }
    }

    /// A script with the files beside it that it imports, in the place of the lines that say so.
    private static func joined(_ script: Data, besides path: String) throws -> Data {
        let folder = (path as NSString).deletingLastPathComponent
        let text = try String(decoding: script, as: UTF8.self)
            .replacing(#/(?m)^import \{[^}]*\} from '\.\/([a-z]+\.js)'$/#) { match in
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(match.1)") else {
                    throw ConfigurationProblem.publicFiles("\(folder)/\(match.1)")
                }
                return String(decoding: data, as: UTF8.self).replacing(#/(?m)^export /#, with: "")
            }
        return Data(text.utf8)
    }

    /// A script with its sentences in a language. Lines of comment and indentation are for those who read it; phones pay for them.
    private static func translated(_ script: Data, _ catalogue: Catalogue) throws -> Data {
        let text = String(decoding: script, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
        let filled = try text.replacing(#/"\[\[([a-z0-9.-]+)\]\]"/#) { match in
            guard case .sentence(let sentence) = catalogue.entries[String(match.1)] else {
                throw ConfigurationProblem.templates("[[\(match.1)]] is not in \(catalogue.language.rawValue).yaml")
            }
            return String(decoding: try JSONEncoder().encode(sentence), as: UTF8.self)
        }
        return Data(filled.utf8)
    }

    private static func hashedName(_ name: String, _ data: Data) -> String {
        let file = (name as NSString).lastPathComponent as NSString
        let digest = ContentDigest(data).base64URL(bytes: 9)
        return "\(file.deletingPathExtension)-\(digest).\(file.pathExtension)"
    }

    /// The kinds of files that are served, by their endings.
    private enum Kind: String {
        case style = "css"
        case script = "js"
        case drawing = "svg"
        case picture = "png"

        var contentType: String {
            switch self {
            case .style: "text/css; charset=utf-8"
            case .script: "text/javascript; charset=utf-8"
            case .drawing: "image/svg+xml"
            case .picture: "image/png"
            }
        }
    }
}

/// Serves `Public`.
struct AssetController {
    let assets: Assets

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let name = try context.parameters.require("name")
        guard let file = assets.file(hashedName: name) else {
            guard let newest = assets.newest(insteadOf: name) else { throw Problem.notFound }
            return Response(
                status: .ok, headers: [.contentType: newest.contentType, .cacheControl: "no-store"],
                body: .init(byteBuffer: ByteBuffer(bytes: newest.bytes)))
        }
        return Response(
            status: .ok,
            headers: [.contentType: file.contentType, .cacheControl: "public, max-age=31536000, immutable"],
            body: .init(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
}
