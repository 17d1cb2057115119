/// What an archive of an import may be at most; a folder has no such limits.
enum ZipLimits {
    static let files = 2_000
    /// All files together, unpacked, in bytes.
    static let size = 200_000_000
    /// How many times as large a file may become.
    static let ratio = 100
    /// So much may come out of any file whatever its ratio: short texts that repeat themselves do no harm, and what comes out is
    /// seen some hundred kilobytes before what went in.
    static let unsuspicious = 500_000
    /// Folders above a file, and the file.
    static let depth = 8
    /// Of a name between two slashes, in bytes.
    static let name = 200
    /// Of the list of all names, in bytes.
    static let directory = 4_000_000
}

/// A reason not to unpack an archive, as a mistake of an import.
enum ZipRefusal {
    /// - Parameter name: of the file in the archive; nil for the archive itself.
    static func of(_ archive: String, _ name: String? = nil, _ key: String, _ values: [String: String] = [:]) -> ImportMistakes {
        ImportMistakes(mistakes: [Mistake(printable(name ?? archive), line: nil, key, values)])
    }

    static func many(_ archive: String) -> ImportMistakes { of(archive, nil, "archive.many", ["most": String(ZipLimits.files)]) }

    static func large(_ archive: String) -> ImportMistakes {
        of(archive, nil, "archive.large", ["most": String(ZipLimits.size / 1_000_000)])
    }

    static func ratio(_ archive: String, _ name: String) -> ImportMistakes {
        of(archive, name, "archive.ratio", ["most": String(ZipLimits.ratio)])
    }

    static func damaged(_ archive: String, _ name: String? = nil) -> ImportMistakes { of(archive, name, "archive.damaged") }

    /// A name could move a terminal's cursor, or be endless.
    private static func printable(_ name: String) -> String {
        let scalars = name.unicodeScalars.prefix(300).map { scalar -> Unicode.Scalar in
            TypedText.isControl(scalar) || scalar.properties.generalCategory == .format ? "?" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
