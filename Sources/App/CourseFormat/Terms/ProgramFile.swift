import Foundation

/// Recognizes programs, which nobody may bring into a course: whoever opens one runs it.
enum ProgramFile {
    private static let endings: Set<String> = [
        "exe", "dll", "com", "bat", "cmd", "msi", "msix", "scr", "pif", "cpl", "ps1", "vbs", "vbe", "wsf", "wsh", "hta", "lnk",
        "reg",
        "apk", "deb", "rpm", "dmg", "pkg", "appimage",
    ]

    /// The beginnings of programs for Linux and macOS, and of compiled Java.
    private static let signs: [[UInt8]] = [
        [0x7F, 0x45, 0x4C, 0x46], [0xFE, 0xED, 0xFA, 0xCE], [0xFE, 0xED, 0xFA, 0xCF], [0xCE, 0xFA, 0xED, 0xFE],
        [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE],
    ]

    /// - Parameter start: the first bytes.
    static func isProgram(_ name: String, _ start: [UInt8]) -> Bool {
        // Windows ignores dots and spaces at the end of a name.
        let shown = name.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
        return endings.contains((shown as NSString).pathExtension.lowercased())
            || signs.contains { start.starts(with: $0) } || isForWindows(start)
    }

    /// A program for Windows begins with two letters, and has bytes that no text has.
    private static func isForWindows(_ start: [UInt8]) -> Bool {
        start.starts(with: Array("MZ".utf8)) && start.prefix(64).contains(0)
    }
}
