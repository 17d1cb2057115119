import Foundation
import Testing

@testable import App

@Suite("Browsers of 2017 understand every page")
struct OldBrowserTests {
    @Test("the stylesheet keeps to what they know")
    func stylesheetIsOld() throws {
        for file in try SourceTree.files("Public/css", "css") {
            #expect(OldCSS(file.text).complaints == [], "\(file.path)")
        }
    }

    @Test(
        "what is too new for a stylesheet is found",
        arguments: [
            "a { display: flex; gap: 4px }", "a:has(b) { top: 0 }", "a:focus-visible { top: 0 }", ":is(a, b) { top: 0 }",
            ":where(a) { top: 0 }", "a { height: 100dvh }", "a { min-height: 50svh }", "a { inset: 0 }",
            "a { width: clamp(1px, 2px, 3px) }", "a { width: min(1px, 2px) }", "a { width: max(1px,2px) }",
            "a { aspect-ratio: 1 }", "a { margin-inline: 0 }", "@media print { a { inset: 0 } }", "a { & b { top: 0 } }",
        ])
    func newStylesAreFound(css: String) {
        #expect(OldCSS(css).complaints.count == 1)
    }

    @Test(
        "what they know, or what stands behind @supports, is left alone",
        arguments: [
            "a { display: grid; gap: 4px; grid-template-columns: repeat(2, minmax(0, 1fr)) }",
            "@supports (inset: 0) { a { inset: 0 } } b { top: 0 }", "@media (max-width: 600px) { a { max-width: 1px } }",
            "/* inset: 0 */ a { padding: 4px }",
        ])
    func oldStylesAreNot(css: String) {
        #expect(OldCSS(css).complaints == [])
    }

    @Test("the scripts keep to what they know")
    func scriptsAreOld() throws {
        for file in try SourceTree.files("Public/js", "js") {
            #expect(OldScript.complaints(file.text) == [], "\(file.path)")
        }
    }

    @Test(
        "what is too new for a script is found",
        arguments: [
            "a?.b", "a ?? b", "a ||= b", "a &&= b", "class A { #b = 1 }", "this.#b = 1", "await a()",
            "const a = await fetch('b')", "a.replaceAll('b', 'c')", "structuredClone(a)", "try { a() } catch { b() }",
            "f({ ...a })", "a.at(-1)", "globalThis.a", "1_000",
        ])
    func newScriptsAreFound(script: String) {
        #expect(OldScript.complaints(script).count == 1)
    }

    @Test(
        "old code, texts and comments are left alone",
        arguments: [
            "a ? .5 : 1", "// a?.b ?? c", "a('?? ?.')", "async function a() {\n  await b()\n}", "[...a]", "a = b => c(...b)",
            "try { a() } catch (b) { c() }",
        ])
    func oldScriptsAreNot(script: String) {
        #expect(OldScript.complaints(script) == [])
    }
}
