/// The limits of an archive that is imported. A folder has none.
enum ZipLimits {
    static let files = 2_000
    /// The size of all files together, unpacked, in bytes.
    static let size = 200_000_000
    /// How many times its packed size a file may unpack to.
    static let ratio = 100
    /// A file may unpack to so many bytes whatever its ratio: short repetitive texts do no harm, and output can run ahead of the
    /// input by some hundred kilobytes.
    static let unsuspicious = 500_000
    /// The most folders above a file, plus one for the file.
    static let depth = 8
    /// The longest name between two slashes, in bytes.
    static let name = 200
    /// The longest list of all names, in bytes.
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

    /// The name, shortened and without control characters, which could move a terminal's cursor.
    private static func printable(_ name: String) -> String {
        let scalars = name.unicodeScalars.prefix(300).map { scalar -> Unicode.Scalar in
            TypedText.isControl(scalar) || scalar.properties.generalCategory == .format ? "?" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
