import Foundation

/// The names of files in addresses.
enum FileAddress {
    /// A name as a part of an address, and as `filename*` of RFC 6266.
    static func encoded(_ name: String) -> String {
        AddressQuery.encoded(name)
    }

    /// The last part of a name in a text, under which the file is saved.
    static func lastPart(of name: String) -> String {
        (name as NSString).lastPathComponent
    }
}
