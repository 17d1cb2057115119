import Foundation

/// How files are named in addresses.
enum FileAddress {
    /// A name as a part of an address, and as `filename*` of RFC 6266.
    static func encoded(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._~"))) ?? ""
    }

    /// As texts name it; only its last part is for the person who saves it.
    static func lastPart(of name: String) -> String {
        (name as NSString).lastPathComponent
    }
}
