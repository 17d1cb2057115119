import Foundation

/// Finds what Safari 11, Chrome 61 and Firefox 60 do not know in a script.
enum OldScript {
    static func complaints(_ script: String) -> [String] {
        let code = stripped(script)
        let signs = [
            ("?.", #/\?\.(?!\d)/#), ("??", #/\?\?/#), ("||=", #/\|\|=|&&=/#), ("**=", #/\*\*=/#),
            ("a private field", #/(?:\.|[{;}\n]\s*)#\w+/#), ("catch without a name", #/catch\s*\{/#),
            ("spreading an object", #/[({,=]\s*\{[^{}]*\.\.\./#),
            ("a number with _", #/\b\d+_\d/#), ("a BigInt", #/\b\d+n\b/#),
            ("for await", #/for\s+await/#),
        ].filter { code.contains($0.1) }.map(\.0)
        let names = [
            "replaceAll", "structuredClone", "matchAll", "fromEntries", "flatMap", "flat", "at", "allSettled", "any",
            "hasOwn", "trimStart", "trimEnd", "toggleAttribute", "replaceChildren", "requestSubmit",
        ].filter { name in code.contains(".\(name)(") || name == "structuredClone" && code.contains(name) }
        let globals = ["globalThis", "queueMicrotask", "ResizeObserver", "import("].filter(code.contains)
        return signs + names + globals + (awaitsAtTop(code) ? ["await outside of a function"] : [])
    }

    /// The code without comments, texts and patterns.
    private static func stripped(_ script: String) -> String {
        script.replacing(#/\/\*(?s:.*?)\*\//#, with: "")
            .replacing(#/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/#, with: "''")
            .replacing(#/\/\/[^\n]*/#, with: "")
    }

    private static func awaitsAtTop(_ code: String) -> Bool {
        var depth = 0
        let outside = code.filter { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return depth == 0
        }
        return outside.split(separator: "\n").contains { $0.contains(#/\bawait\b/#) && !$0.contains(#/\basync\b/#) }
    }
}
