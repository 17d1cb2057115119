import Testing

@Suite("Operators keep the distance that TeX gives them")
struct OperatorTests {
    @Test("those that browsers know need no attributes")
    func known() throws {
        #expect(try inner("a+b=c", isBlock: true) == "<mi>a</mi><mo>+</mo><mi>b</mi><mo>=</mo><mi>c</mi>")
        #expect(try inner(#"a\in B"#) == "<mi>a</mi><mo>∈</mo><mi>B</mi>")
    }

    @Test("a minus that belongs to a number says so")
    func signs() throws {
        #expect(try inner("-1") == #"<mo form="prefix">−</mo><mn>1</mn>"#)
        #expect(try inner("a=-1") == #"<mi>a</mi><mo>=</mo><mo form="prefix">−</mo><mn>1</mn>"#)
        #expect(try inner("(-1)").contains(#"<mo form="prefix">−</mo>"#))
        #expect(try inner("a-1") == "<mi>a</mi><mo>−</mo><mn>1</mn>")
    }

    @Test("an operator between nothing is a sign of its own")
    func alone() throws {
        #expect(try inner("x^*") == #"<msup><mi>x</mi><mo lspace="0" rspace="0">∗</mo></msup>"#)
        #expect(try inner(#"f(\cdot)"#).contains(#"<mo lspace="0" rspace="0">⋅</mo>"#))
        #expect(try inner("a+") == #"<mi>a</mi><mo lspace="0" rspace="0">+</mo>"#)
    }

    @Test("in exponents there is no distance")
    func small() throws {
        #expect(try inner("x^{n+1}").contains(#"<mo lspace="0" rspace="0">+</mo>"#))
        #expect(try inner("a_{i,j}").contains(#"<mo rspace="0">,</mo>"#))
        #expect(try inner(#"\frac{a+b}c"#).contains(#"<mo lspace="0" rspace="0">+</mo>"#))
        #expect(try inner(#"\frac{a+b}c"#, isBlock: true).contains("<mo>+</mo>"))
    }

    @Test("two relations are one")
    func relations() throws {
        #expect(try inner("a:=b") == #"<mi>a</mi><mo lspace="0.278em" rspace="0">:</mo><mo lspace="0">=</mo><mi>b</mi>"#)
        #expect(try inner(#"f\colon A"#) == "<mi>f</mi><mo>:</mo><mi>A</mi>")
    }

    @Test("brackets are as high as they are, and no more")
    func brackets() throws {
        #expect(try inner("(x)") == #"<mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo>"#)
        #expect(try inner("a|x|").contains(#"<mo stretchy="false" lspace="0" rspace="0">|</mo>"#))
        #expect(try inner(#"\langle x\rangle"#).contains(#"<mo stretchy="false">⟨</mo>"#))
    }

    @Test("what is denied has a sign of its own, or a stroke")
    func negations() throws {
        #expect(try inner(#"a\not= b"#) == inner(#"a\ne b"#))
        #expect(try inner(#"a\not\in b"#) == inner(#"a\notin b"#))
        #expect(try inner(#"a\not{\prec} b"#) == "<mi>a</mi><mo>≺\u{338}</mo><mi>b</mi>")
        #expect(mistake(#"\not x"#)?.kind == .missingArgument(#"\not"#))
    }

    @Test("remainders")
    func remainders() throws {
        #expect(try inner(#"a\bmod b"#) == #"<mi>a</mi><mo lspace="0.222em" rspace="0.222em">mod</mo><mi>b</mi>"#)
        #expect(try inner(#"a\pmod n"#).contains("<mi>mod</mi>"))
    }
}
