import Foundation

/// The type and the size of a file in words: "PDF, 120 KB".
enum FileWords {
    static func details(_ name: String, size: Int, _ strings: Strings) -> String {
        let type = (name as NSString).pathExtension.uppercased()
        return [type, strings.formats.bytes(size)].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
