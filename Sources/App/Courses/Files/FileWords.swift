import Foundation

/// What a file is, in words: "PDF, 120 KB".
enum FileWords {
    static func details(_ name: String, size: Int, _ strings: Strings) -> String {
        let type = (name as NSString).pathExtension.uppercased()
        return [type, strings.formats.bytes(size)].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
