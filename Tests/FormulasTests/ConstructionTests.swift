import Testing

@Suite("What a formula is built of")
struct ConstructionTests {
    @Test("fractions, in the size that is asked for")
    func fractions() throws {
        #expect(try inner(#"\frac12"#) == "<mfrac><mn>1</mn><mn>2</mn></mfrac>")
        #expect(try inner(#"\dfrac ab"#).hasPrefix(#"<mstyle displaystyle="true" scriptlevel="0"><mfrac>"#))
        #expect(try inner(#"\tfrac ab"#).hasPrefix(#"<mstyle displaystyle="false"><mfrac>"#))
        #expect(
            try inner(#"\binom nk"#)
                == #"<mrow><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>"#
        )
    }

    @Test("roots")
    func roots() throws {
        #expect(try inner(#"\sqrt{ab}"#) == "<msqrt><mi>a</mi><mi>b</mi></msqrt>")
        #expect(try inner(#"\sqrt2"#) == "<msqrt><mn>2</mn></msqrt>")
        #expect(try inner(#"\sqrt[3]{x}"#) == "<mroot><mi>x</mi><mn>3</mn></mroot>")
        #expect(try inner(#"\sqrt[{]}]{x]}"#).hasPrefix("<mroot><mrow><mi>x</mi>"))
    }

    @Test("exponents and indices take what is next to them")
    func scripts() throws {
        #expect(try inner("x^2") == "<msup><mi>x</mi><mn>2</mn></msup>")
        #expect(try inner("x_1^2") == "<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>")
        #expect(try inner("x^2_1") == inner("x_1^2"))
        #expect(try inner("x^10") == "<msup><mi>x</mi><mn>1</mn></msup><mn>0</mn>")
        #expect(try inner("10^2") == "<msup><mn>10</mn><mn>2</mn></msup>")
        #expect(try inner("{}^{14}C") == "<msup><mrow></mrow><mn>14</mn></msup><mi>C</mi>")
        #expect(try inner(#"90^\circ"#) == #"<msup><mn>90</mn><mo lspace="0" rspace="0">∘</mo></msup>"#)
        #expect(try inner(#"45\degree"#) == "<mn>45</mn><mi>°</mi>")
    }

    @Test("primes are one sign, before an exponent")
    func primes() throws {
        #expect(try inner("f'") == "<msup><mi>f</mi><mi>′</mi></msup>")
        #expect(try inner("f'''_1") == "<msubsup><mi>f</mi><mn>1</mn><mi>‴</mi></msubsup>")
        #expect(try inner("f''''''").contains("<mi>⁗″</mi>"))
        #expect(try inner("f'^2") == "<msup><mi>f</mi><mrow><mi>′</mi><mn>2</mn></mrow></msup>")
    }

    @Test("limits stand above and below where there is room, and where it is said")
    func limits() throws {
        #expect(try inner(#"\sum_{i}^n"#) == "<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>")
        #expect(try inner(#"\int_0^1"#) == "<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup>")
        #expect(try inner(#"\int\limits_0^1"#) == "<munderover><mo>∫</mo><mn>0</mn><mn>1</mn></munderover>")
        #expect(try inner(#"\sum\limits_0"#) == #"<munder><mo movablelimits="false">∑</mo><mn>0</mn></munder>"#)
        #expect(try inner(#"\sum\nolimits_0"#) == "<msub><mo>∑</mo><mn>0</mn></msub>")
        #expect(try inner(#"\lim_n"#) == #"<munder><mo movablelimits="true" lspace="0" rspace="0">lim</mo><mi>n</mi></munder>"#)
        #expect(try inner(#"\log_2"#) == "<msub><mi>log</mi><mn>2</mn></msub>")
        #expect(mistake(#"x\limits_a"#)?.kind == .unexpected(#"\limits"#))
    }

    @Test("styles hold to the end of their group")
    func styles() throws {
        let styled = #"<mstyle displaystyle="true" scriptlevel="0"><mi>a</mi></mstyle>"#
        #expect(try inner(#"{\displaystyle a}b"#) == styled + "<mi>b</mi>")
        #expect(try inner(#"b\displaystyle a"#) == "<mi>b</mi>" + styled)
    }

    @Test("accents on one letter, and over and under several")
    func accents() throws {
        #expect(try inner(#"\hat x"#) == #"<mover accent="true"><mi>x</mi><mo stretchy="false">^</mo></mover>"#)
        #expect(try inner(#"\vec{v}"#) == #"<mover><mi>v</mi><mo stretchy="false">→</mo></mover>"#)
        #expect(try inner(#"\overline{AB}"#).hasPrefix(#"<mover accent="true"><mrow class="line-over"><mrow><mi>A</mi>"#))
        #expect(
            try inner(#"\underline x"#)
                == #"<munder accentunder="true"><mrow class="line-under"><mi>x</mi></mrow><mo>_</mo></munder>"#)
        #expect(try inner(#"\widehat{x}"#) == #"<mover accent="true"><mi>x</mi><mo>&#770;</mo></mover>"#)
        #expect(
            try inner(#"\overbrace{x}^n"#)
                == #"<mover><mover accent="true"><mi>x</mi><mo>⏞</mo></mover><mi>n</mi></mover>"#)
        #expect(
            try inner(#"\underbrace{x}_n"#)
                == #"<munder><munder accentunder="true"><mi>x</mi><mo>⏟</mo></munder><mi>n</mi></munder>"#)
    }

    @Test("one above the other, which is what the lower one is")
    func stacks() throws {
        #expect(try inner(#"a\overset?{=}b"#) == inner(#"a\stackrel{?}={b}"#))
        #expect(try inner(#"a\overset n{=}b"#) == "<mi>a</mi><mover><mo>=</mo><mi>n</mi></mover><mi>b</mi>")
        #expect(try inner(#"\overset nA"#) == "<mover><mi>A</mi><mi>n</mi></mover>")
        #expect(try inner(#"\underset nA"#) == "<munder><mi>A</mi><mi>n</mi></munder>")
    }

    @Test("brackets as high as what they enclose, of every kind, or none")
    func fences() throws {
        #expect(try inner(#"\left(x\right]"#) == "<mrow><mo>(</mo><mi>x</mi><mo>]</mo></mrow>")
        #expect(
            try inner(#"\left.x\right|"#)
                == #"<mrow><mi>x</mi><mo form="postfix" stretchy="true" symmetric="true">|</mo></mrow>"#)
        #expect(
            try inner(#"\left\{x\middle|y\right\}"#).contains(
                #"<mo form="infix" stretchy="true" symmetric="true" lspace="0" rspace="0">|</mo>"#))
        for bracket in [
            #"\lbrace"#, #"\langle"#, "<", #"\lfloor"#, #"\lceil"#, #"\|"#, #"\lvert"#, #"\Vert"#, "/", #"\backslash"#,
            #"\uparrow"#,
        ] {
            #expect(mistake(#"\left\#(bracket) x\right."#) == nil)
        }
    }

    @Test("brackets of a size of their own")
    func sizes() throws {
        #expect(
            try inner(#"\bigl(x\Biggr)"#)
                == #"<mo minsize="1.2em" maxsize="1.2em">(</mo><mi>x</mi><mo minsize="3em" maxsize="3em">)</mo>"#)
        #expect(try inner(#"\big|"#).contains(#"stretchy="true""#))
    }

    @Test("tables, with or without brackets, aligned as they shall be")
    func tables() throws {
        let cells = "<mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr>"
        #expect(try inner(#"\begin{matrix}a&b\\c&d\end{matrix}"#) == "<mtable>\(cells)</mtable>")
        #expect(
            try inner(#"\begin{pmatrix}a&b\\c&d\\\end{pmatrix}"#)
                == "<mrow><mo>(</mo><mtable>\(cells)</mtable><mo>)</mo></mrow>")
        #expect(
            try inner(#"\begin{cases}a&b\end{cases}"#).hasPrefix(
                #"<mrow><mo>{</mo><mtable columnalign="left"><mtr><mtd class="left">"#))
        #expect(
            try inner(#"\begin{array}{lcr}a&b&c\end{array}"#)
                == #"<mtable columnalign="left center right"><mtr><mtd class="left"><mi>a</mi></mtd><mtd><mi>b</mi></mtd>"#
                + #"<mtd class="right"><mi>c</mi></mtd></mtr></mtable>"#)
        #expect(mistake(#"\begin{vmatrix}a\end{vmatrix}\begin{Vmatrix}a\end{Vmatrix}\begin{bmatrix}\end{bmatrix}"#) == nil)
    }

    @Test("equations below each other, which go on where the column before ended")
    func aligned() throws {
        let table = try inner(#"\begin{align*}a&=b\\&-c\end{align*}"#)
        #expect(table == (try inner(#"\begin{aligned}a&=b\\&-c\end{aligned}"#)))
        #expect(table.hasPrefix(#"<mtable columnalign="right left" class="aligned""#))
        #expect(table.contains(#"<mtd class="left"><mo>=</mo><mi>b</mi></mtd>"#))
        #expect(table.contains(#"<mtd class="left"><mo form="infix">−</mo><mi>c</mi></mtd>"#))
    }
}
