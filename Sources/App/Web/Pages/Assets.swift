import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The files in `Public`. They are read once and served under names that contain their digest, so that browsers may cache them
/// for ever. A script may contain `"[[key]]"`: then there is one file for each language, with the sentence in it. Scripts that it
/// imports are included in it, so that a page waits for one file only.
struct Assets: Sendable {
    struct File: Sendable {
        let bytes: [UInt8]
        let contentType: String
        /// Compressed with gzip; nil for what is compressed already.
        let packed: ByteBuffer?

        fileprivate init(_ content: Data, _ kind: Kind, _ compressor: PageCompressor) {
            (bytes, contentType) = ([UInt8](content), kind.contentType)
            packed = kind == .picture ? nil : bytes.withUnsafeBytes { compressor.compress($0, for: .file) }
        }

        /// As it is sent to a browser that sent a head.
        fileprivate func response(to headers: HTTPFields, cacheControl: String) -> Response {
            var head: HTTPFields = [.contentType: contentType, .cacheControl: cacheControl]
            guard let packed else {
                return Response(status: .ok, headers: head, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
            }
            head[.vary] = "Accept-Encoding"
            guard CompressionMiddleware.acceptsGzip(headers) else {
                return Response(status: .ok, headers: head, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
            }
            head[.contentEncoding] = "gzip"
            return Response(status: .ok, headers: head, body: .init(byteBuffer: packed))
        }
    }

    private let folder: String
    private let hashedNames: [String: String]
    private let files: [String: File]
    /// The stylesheet of all pages, as it is written.
    private let style: String

    /// - Throws: `ConfigurationProblem.publicFiles` when the folder cannot be read.
    init(folder: String, catalogues: Catalogues) throws {
        guard let names = FileManager.default.enumerator(atPath: folder) else {
            throw ConfigurationProblem.publicFiles(folder)
        }
        var hashedNames: [String: String] = [:]
        var files: [String: File] = [:]
        var style = ""
        let compressor = PageCompressor()
        for case let name as String in names {
            guard let type = Kind(rawValue: (name as NSString).pathExtension) else { continue }
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
                throw ConfigurationProblem.publicFiles("\(folder)/\(name)")
            }
            if name == Self.styleName { style = String(decoding: data, as: UTF8.self) }
            let joined = try Self.joined(data, as: type, besides: "\(folder)/\(name)")
            for language in Language.allCases {
                let content = type == .script ? try Self.translated(joined, catalogues[language]) : joined
                let hashed = Self.hashedName(name, content)
                hashedNames[Self.key(name, language)] = hashed
                if files[hashed] == nil { files[hashed] = File(content, type, compressor) }
            }
        }
        self.folder = folder
        self.hashedNames = hashedNames
        self.files = files
        self.style = style
    }

    /// The stylesheet of all pages as it is written into some of them; as a file it has all parts.
    func style(for use: Stylesheet.Use) -> Stylesheet {
        Stylesheet(Stylesheet.part(of: style, for: use))
    }

    private static let styleName = "css/gata.css"

    /// The address of a file, for a template.
    func address(of name: String, in language: Language) throws -> String {
        guard let hashed = hashedNames[Self.key(name, language)] else {
            throw ConfigurationProblem.publicFiles("\(folder)/\(name)")
        }
        return WebRoutes.asset(hashed)
    }

    /// A file that is the same in every language.
    func file(_ name: String) throws -> File {
        guard let hashed = hashedNames[Self.key(name, .romanian)], let file = files[hashed] else {
            throw ConfigurationProblem.publicFiles("\(folder)/\(name)")
        }
        return file
    }

    /// A text file's content.
    func text(of name: String) throws -> String { String(decoding: try file(name).bytes, as: UTF8.self) }

    func file(hashedName: String) -> File? {
        files[hashedName]
    }

    /// The present stylesheet of all pages, for a page with the name of an older one; nil for any other name.
    func newest(insteadOf hashedName: String) -> File? {
        guard hashedName.hasPrefix("gata-"), hashedName.hasSuffix(".css") else { return nil }
        return hashedNames[Self.key(Self.styleName, .romanian)].flatMap { files[$0] }
    }

    private static func key(_ name: String, _ language: Language) -> String {
        language.rawValue + " " + name
    }

    /// A file as it is sent in every language: a style without comments and unnecessary white space, a script with those it imports.
    private static func joined(_ data: Data, as kind: Kind, besides path: String) throws -> Data {
        switch kind {
        case .script: try joined(data, besides: path)
        case .style: Data(Stylesheet.withoutComments(String(decoding: data, as: UTF8.self)).utf8)
        case .drawing, .picture, .document: data
        }
    }

    /// A script in which the lines that import other files are replaced by those files.
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

    /// A script with its sentences in a language, without comment lines and indentation, which would only cost bytes.
    private static func translated(_ script: Data, _ catalogue: Catalogue) throws -> Data {
        let text = String(decoding: script, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
        let filled = try text.replacing(#/"\[\[([a-z0-9.-]+)\]\]"/#) { match in
            guard case .sentence(let sentence) = catalogue.entries[String(match.1)] else {
                throw ConfigurationProblem.templates("[[\(match.1)]] is not in \(catalogue.language.rawValue).yaml")
            }
            return String(decoding: try JSONEncoder().encode(sentence.text), as: UTF8.self)
        }
        return Data(filled.utf8)
    }

    private static func hashedName(_ name: String, _ data: Data) -> String {
        let file = (name as NSString).lastPathComponent as NSString
        let digest = ContentDigest(data).base64URL(bytes: 9)
        return "\(file.deletingPathExtension)-\(digest).\(file.pathExtension)"
    }

    /// The kinds of files that are served, by the ending of the name.
    fileprivate enum Kind: String {
        case style = "css"
        case script = "js"
        case drawing = "svg"
        case picture = "png"
        case document = "json"

        var contentType: String {
            switch self {
            case .style: "text/css; charset=utf-8"
            case .script: "text/javascript; charset=utf-8"
            case .drawing: "image/svg+xml"
            case .picture: "image/png"
            case .document: "application/json"
            }
        }
    }
}

/// Serves the files in `Public`.
struct AssetController {
    let assets: Assets

    /// The icon under the name by which phones ask every site for it, so that no page has to say it.
    @Sendable func showTouchIcon(_ request: Request, context: VisitorContext) async throws -> Response {
        try icon("apple-touch-icon.png", request)
    }

    /// The icon of a tab, under the name by which browsers ask every site for it, once: named in every page it would cost each 110 bytes.
    @Sendable func showFavicon(_ request: Request, context: VisitorContext) async throws -> Response {
        try icon("favicon.png", request)
    }

    private func icon(_ name: String, _ request: Request) throws -> Response {
        try assets.file("icons/" + name).response(to: request.headers, cacheControl: "public, max-age=86400")
    }

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let name = try context.parameters.require("name")
        guard let file = assets.file(hashedName: name) else {
            guard let newest = assets.newest(insteadOf: name) else { throw Problem.notFound }
            return newest.response(to: request.headers, cacheControl: "no-store")
        }
        return file.response(to: request.headers, cacheControl: "public, max-age=31536000, immutable")
    }
}
