import Testing

@Suite("The rules about what comes from outside find what they should, and nothing else")
struct OutsideRulesTests {
    @Test(
        "a subscript by a number is found",
        arguments: [
            "let question = paper[number - 1]", "let text = texts[n]", "return lines[index + 1]",
            "let asked = sitting.questions[question.number - 1]", "show(pages[page])", "let first = choices(of: place)[place]",
            "if seen[position] { return }", "let row = rows[Int(typed)]", "let rest = lines[(line - 1)...]",
            "order.map { options[$0 - 1].text }", "let name = names[form.number].text", "let title = \"a \\(titles[number])\"",
            "for index in lines.indices { use(others[index]) }",
            "let index = lines.firstIndex(of: line) ?? 0\nuse(others[index])",
            "func a() { for index in lines.indices { use(1) } }\nfunc b(index: Int) { use(lines[index]) }",
            "let last = lines[others.count - 1]", "let next = text[text.count - 1]\nlet a = matches[offset]",
        ])
    func found(_ swift: String) {
        #expect(OutsideRules.indexing(.init("A.swift", swift)).count == 1)
    }

    @Test(
        "what only looks like one, or is seen to be safe, is left alone",
        arguments: [
            "let question = paper.numbered(number)", "// paper[number - 1]", "let text = \"texts[n]\"",
            "let pair = [number - 1, n]", "func a(_ numbers: [Int]) -> [number]", "let regex = #/[0-9]+[+-]/#",
            "let title = titles[language]", "let a = parts[0]", "let count = counts[number] ?? 0",
            "guard counts[number] == nil else { return }", "if let one = byNumber[number] { use(one) }",
            "guard let text = text,\n    let one = byNumber[number], one > 2",
            "guard let one = byNumber[number]\nelse { return }",
            "for index in lines.indices { use(lines[index]) }", "for (index, line) in lines.enumerated() { use(lines[index]) }",
            "guard let index = lines.firstIndex(of: line) else { return }\nuse(lines[index])",
            "guard lines.indices.contains(number) else { return }\nuse(lines[number])",
            "groups[groups.count - 1].append(item)", "state.answers[\"\\(index + 1)\"]",
            "letters[Int(bits >> 2 & 63)]", "ids[path + [title]] = id",
            "return [index + 1]",
        ])
    func leftAlone(_ swift: String) {
        #expect(OutsideRules.indexing(.init("A.swift", swift)) == [])
    }

    @Test("steps without an end and numbers without a question are found")
    func steps() {
        for unsafe in [
            "let end = text.index(start, offsetBy: 60)", "lines.removeFirst(count)", "rest.removeLast(2)",
            "let n = Int(match.1)!",
        ] { #expect(OutsideRules.steps(.init("A.swift", unsafe)).count == 1, "\(unsafe)") }
        for safe in [
            "text.index(start, offsetBy: 60, limitedBy: text.endIndex)", "queue.removeFirst()", "let n = Int(match.1) ?? 0",
            "let name = Name(\"Purpose\")!", "// lines.removeFirst(count)",
        ] { #expect(OutsideRules.steps(.init("A.swift", safe)) == [], "\(safe)") }
    }

    @Test("the size of something is found, whatever it is of")
    func sizes() {
        #expect(OutsideRules.sizes(.init("A.swift", "let wait = abs((to - from).count)")).map(\.text) == ["abs("])
        #expect(OutsideRules.sizes(.init("A.swift", "let wait = (to - from).count.magnitude\n")).map(\.line) == [1])
        for harmless in ["tabs(of: page)", "// abs(time)", "let a = \"abs(\"", "page.abs(1)", "let magnitude = 2"] {
            #expect(OutsideRules.sizes(.init("A.swift", harmless)) == [], "\(harmless)")
        }
    }

    @Test(
        "a limit in Characters is found",
        arguments: [
            "if title.count > 200 { refuse() }", "guard text.count <= Self.longest else { return }",
            "if let name, name.count > PersonFields.longestName { refuse() }",
            "if (title ?? empty).count >= mostLetters { refuse() }",
            "guard (least...40).contains(code.count) else { return }", "let browser = String((header ?? \"\").prefix(200))",
            "let key = String(words.joined(separator: \"-\").prefix(longest))", "let short = title.prefix(119) + \"…\"",
            "if lines.contains(where: { $0.count > TextQuestion.longest }) { refuse() }", "x.title.count > limits.title",
        ])
    func limits(_ swift: String) {
        #expect(OutsideRules.limits(.init("A.swift", swift)).count == 1)
    }

    @Test(
        "limits in bytes, few things and counts of other things are left alone",
        arguments: [
            "if title.utf8.count > 200 { refuse() }", "guard bytes.count <= Self.longest else { return }",
            "if parts.count > 2 { refuse() }", "if text.utf16.count > WrittenText.longestTitle { refuse() }",
            "if title.isWithin(letters: 200) { keep() }",
            "let first = people.prefix(most)", "let name = String(decoding: bytes.prefix(most), as: UTF8.self)",
            "if index < lines.count { use() }", "let day = String(text.utf8.prefix(10))",
            "if kept.count >= Self.mostKept { forget() }", "// text.count > 200",
        ])
    func noLimits(_ swift: String) {
        #expect(OutsideRules.limits(.init("A.swift", swift)) == [])
    }

    @Test("code inside of strings is code, and all else in them is not")
    func strings() {
        #expect(SwiftText.bare("a(\"b[n] \\(c[\"d\"]) e\") // f") == "a(\"       c[\" \"]   \")     ")
        #expect(SwiftText.bare("\"\"\"\n[n] \\(x)\n\"\"\"\nb") == "\"  \n      x \n\"  \nb")
        #expect(SwiftText.bare("let a = #/[\"]/# + \"\\\"[n]\"") == "let a =         + \"     \"")
    }
}
