import Formulas
import Testing

@Suite("A formula becomes MathML")
struct FormulaTests {
    @Test("with its source as alternative text and as an annotation, on one line")
    func whole() throws {
        #expect(
            try Formula.mathML("a <\n  \"b\" \\& c", isBlock: false)
                == #"<math alttext="a &lt; &quot;b&quot; \&amp; c"><semantics><mrow><mi>a</mi><mo>&lt;</mo><mi>&quot;</mi>"#
                + #"<mi>b</mi><mi>&quot;</mi><mi>&amp;</mi><mi>c</mi></mrow>"#
                + #"<annotation encoding="application/x-tex">a &lt; &quot;b&quot; \&amp; c</annotation></semantics></math>"#)
    }

    @Test("that says when it stands in a line of its own")
    func block() throws {
        #expect(try Formula.mathML("x", isBlock: true).hasPrefix(#"<math display="block" alttext="x">"#))
    }

    @Test("of letters and digits, where a number is one thing")
    func lettersAndNumbers() throws {
        #expect(try inner("ab") == "<mi>a</mi><mi>b</mi>")
        #expect(try inner("șж") == "<mi>ș</mi><mi>ж</mi>")
        #expect(try inner("e\u{301}") == "<mi>e\u{301}</mi>")
        #expect(try inner("120x") == "<mn>120</mn><mi>x</mi>")
    }

    @Test("of numbers with a decimal point or comma", arguments: ["3.14", "3,14", "3{,}14"])
    func decimals(source: String) throws {
        #expect(try inner(source) == "<mn>\(source.filter { !"{}".contains($0) })</mn>")
    }

    @Test("of numbers in a list, which are several")
    func lists() throws {
        #expect(try inner("1,2,3") == "<mn>1</mn><mo>,</mo><mn>2</mn><mo>,</mo><mn>3</mn>")
        #expect(try inner("1, 2") == "<mn>1</mn><mo>,</mo><mn>2</mn>")
        #expect(try inner("12,") == "<mn>12</mn><mo>,</mo>")
    }

    @Test("of Greek letters, of which capitals are upright")
    func greek() throws {
        #expect(try inner(#"\alpha\varphi"#) == "<mi>α</mi><mi>φ</mi>")
        #expect(try inner(#"\Omega"#) == #"<mi mathvariant="normal">Ω</mi>"#)
    }

    @Test("of letters of other alphabets, each with its place in Unicode")
    func fonts() throws {
        #expect(try inner(#"\mathbb{NZR}"#) == "<mrow><mi>ℕ</mi><mi>ℤ</mi><mi>ℝ</mi></mrow>")
        #expect(try inner(#"\mathcal L\mathfrak{g}"#) == "<mi>ℒ</mi><mi>𝔤</mi>")
        #expect(try inner(#"\mathbf{v1}"#) == "<mrow><mi>𝐯</mi><mn>𝟏</mn></mrow>")
        #expect(try inner(#"\mathbf{AB}\mathit{dh}"#) == "<mi>𝐀𝐁</mi><mi>𝑑ℎ</mi>")
        #expect(try inner(#"\mathrm{d}x"#) == #"<mi mathvariant="normal">d</mi><mi>x</mi>"#)
        #expect(try inner(#"\mathrm{max}^2"#) == "<msup><mi>max</mi><mn>2</mn></msup>")
    }

    @Test("of characters that are typed as themselves")
    func typed() throws {
        #expect(try inner("∑_k ℝ→∞") == inner(#"\sum_k ℝ\to\infty"#))
        #expect(try inner("a ≤ b") == inner(#"a \le b"#))
    }

    @Test("of words with their spaces")
    func words() throws {
        #expect(try inner(#"\text{dacă  e așa, } x"#) == "<mtext>dacă e așa,\u{A0}</mtext><mi>x</mi>")
        #expect(try inner(#"\text{50\% {și} \{a\}}"#) == "<mtext>50% și {a}</mtext>")
    }

    @Test("of functions, which keep away from what is beside them")
    func functions() throws {
        let space = #"<mspace width="0.167em"/>"#
        #expect(try inner(#"2\sin x"#) == "<mn>2</mn>\(space)<mi>sin</mi>\(space)<mi>x</mi>")
        #expect(try inner(#"\tg^2(x)"#) == "<msup><mi>tg</mi><mn>2</mn></msup>" + inner("(x)"))
        #expect(try inner(#"\operatorname{tr}A"#) == "<mi>tr</mi>\(space)<mi>A</mi>")
        #expect(
            try inner(#"\operatorname*{arg\,max}_x"#)
                == #"<munder><mo movablelimits="true" lspace="0" rspace="0">arg"# + "\u{A0}max</mo><mi>x</mi></munder>")
    }

    @Test("with spaces of every width")
    func spaces() throws {
        for (source, width) in [
            (#"\,"#, "0.167"), (#"\:"#, "0.222"), (#"\;"#, "0.278"), (#"\!"#, "-0.167"), (#"\ "#, "0.25"), ("~", "0.25"),
            (#"\quad"#, "1"), (#"\qquad"#, "2"),
        ] {
            #expect(try inner("a\(source) b") == #"<mi>a</mi><mspace width="\#(width)em"/><mi>b</mi>"#)
        }
    }

    @Test("with the characters that are otherwise notation")
    func escapes() throws {
        #expect(try inner(##"\%\$\#\&\_"##) == "<mi>%</mi><mi>$</mi><mi>#</mi><mi>&amp;</mi><mi>_</mi>")
        #expect(try inner(#"\{\}"#) == #"<mo stretchy="false">{</mo><mo stretchy="false">}</mo>"#)
    }
}
