import Foundation
import HTTPTypes

/// The headers of one part: the name of the field and, for a file, the name of the file.
struct MultipartHead: Equatable, Sendable {
    /// The name of the field.
    let name: String
    /// The file name as the browser sends it: nil when the part is not a file, empty when no file was chosen.
    let fileName: String?

    /// - Parameter block: all headers, each with its line end, and the empty line after them.
    /// - Throws: `MultipartProblem` when they are not the headers of one field.
    init(_ block: [UInt8]) throws(MultipartProblem) {
        let lines = try Self.lines(block)
        var disposition: String?
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .malformed }
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            guard name.utf8.allSatisfy(Self.isToken) else { throw .malformed }
            switch name {
            case "content-disposition":
                guard disposition == nil else { throw .malformed }
                disposition = value
            case "content-transfer-encoding":
                guard ["7bit", "8bit", "binary"].contains(value.lowercased()) else { throw .malformed }
            default: break
            }
        }
        guard let disposition, var parameters = HeaderParameters(disposition), parameters.value.lowercased() == "form-data" else {
            throw .malformed
        }
        guard let name = parameters.take("name"), !name.isEmpty else { throw .malformed }
        self.name = name
        let plain = parameters.take("filename")
        fileName = parameters.take("filename*").flatMap(Self.extended) ?? plain
    }

    /// The lines. Each must end with CR LF, and a line must not continue the one before.
    private static func lines(_ block: [UInt8]) throws(MultipartProblem) -> [String] {
        let text = String(decoding: block, as: UTF8.self)
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        var found: [String] = []
        for line in lines {
            guard line.last == "\r", !line.dropLast().contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }),
                line.first != " ", line.first != "\t"
            else { throw .malformed }
            if line.count > 1 { found.append(String(line.dropLast())) }
        }
        return found
    }

    static func isToken(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !"()<>@,;:\\\"/[]?={}".utf8.contains(byte)
    }

    /// Decodes a value such as `UTF-8''na%C8%9Bional.png` (RFC 8187); nil for any other character set.
    private static func extended(_ value: String) -> String? {
        let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
        return parts[2].removingPercentEncoding
    }
}

/// The value of a header and its parameters: `form-data; name="file"; filename="a.png"`.
struct HeaderParameters: Equatable, Sendable {
    let value: String
    private var parameters: [String: String] = [:]

    /// Nil when the syntax is wrong, or a parameter occurs twice.
    init?(_ text: String) {
        var rest = text[...]
        value = Self.word(&rest, until: ";")
        while rest.popFirst() == ";" {
            let name = Self.word(&rest, until: "=;").lowercased()
            if name.isEmpty, rest.isEmpty { return }
            guard !name.isEmpty, name.utf8.allSatisfy(MultipartHead.isToken), rest.popFirst() == "=",
                let value = Self.parameter(&rest), parameters.updateValue(value, forKey: name) == nil
            else { return nil }
        }
        guard rest.isEmpty else { return nil }
    }

    /// Removes a parameter and gives its value.
    mutating func take(_ name: String) -> String? {
        parameters.removeValue(forKey: name)
    }

    private static func word(_ rest: inout Substring, until ends: String) -> String {
        let word = rest.prefix { !ends.contains($0) }
        rest = rest[word.endIndex...]
        return word.trimmingCharacters(in: .whitespaces)
    }

    /// Reads a token or a quoted text, and the spaces after it.
    private static func parameter(_ rest: inout Substring) -> String? {
        rest = rest.drop { $0 == " " || $0 == "\t" }
        guard rest.first == "\"" else {
            let word = word(&rest, until: ";")
            return word.contains("\"") ? nil : word
        }
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == "\"" {
                rest = rest.drop { $0 == " " || $0 == "\t" }
                return rest.isEmpty || rest.first == ";" ? decoded(text) : nil
            }
            // Old browsers write a backslash before a quotation mark; in others a backslash is part of the name.
            if character == "\\", rest.first == "\"", rest.dropFirst().contains("\"") {
                text.append(rest.removeFirst())
            } else {
                text.append(character)
            }
        }
        return nil
    }

    /// Browsers write three characters so that they do not end the name (WHATWG HTML, multipart/form-data), and no others.
    private static func decoded(_ text: String) -> String {
        [("%22", "\""), ("%0D", "\r"), ("%0A", "\n")].reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}

extension HTTPFields {
    /// Whether the content type is multipart.
    var isMultipart: Bool {
        // The type of nearly all forms, checked first.
        guard let type = self[.contentType], type != "application/x-www-form-urlencoded" else { return false }
        return type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased() == "multipart/form-data"
    }

    /// The boundary between the parts of a body.
    /// - Throws: `MultipartProblem` when the header does not have one that RFC 2046, section 5.1.1, allows.
    func multipartBoundary() throws(MultipartProblem) -> String {
        guard isMultipart, var parameters = self[.contentType].flatMap({ HeaderParameters($0) }),
            let boundary = parameters.take("boundary"), (1...70).contains(boundary.utf8.count), !boundary.hasSuffix(" "),
            boundary.utf8.allSatisfy({ Self.boundaryBytes.contains($0) })
        else { throw .noBoundary }
        return boundary
    }

    private static let boundaryBytes = Set(
        "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'()+_,-./:=? ".utf8)
}
