/// The signs that have commands: name and sign, by what they are to their neighbours. Two commands may mean one sign.
enum SymbolTables {
    typealias Entry = (name: String, text: String)

    static let ordinary = entries(
        """
        infty ∞  partial ∂  nabla ∇  emptyset ∅  varnothing ∅  hbar ℏ  ell ℓ  Re ℜ  Im ℑ  wp ℘  aleph ℵ  beth ℶ  imath ı
        jmath ȷ  top ⊤  bot ⊥  angle ∠  measuredangle ∡  triangle △  square □  degree °  prime ′  forall ∀  exists ∃
        nexists ∄  neg ¬  lnot ¬  complement ∁  % %  $ $  # #  & &  _ _  backslash \\  vert |  | ‖  Vert ‖
        """)

    static let dots = entries("ldots …  dots …  cdots ⋯  vdots ⋮  ddots ⋱")

    static let large = entries(
        """
        sum ∑  prod ∏  coprod ∐  bigcup ⋃  bigcap ⋂  bigvee ⋁  bigwedge ⋀  bigoplus ⨁  bigotimes ⨂  bigodot ⨀
        biguplus ⨄  bigsqcup ⨆
        """)

    static let integrals = entries("int ∫  iint ∬  iiint ∭  oint ∮")

    static let binary = entries(
        """
        pm ±  mp ∓  times ×  div ÷  cdot ⋅  ast ∗  star ⋆  circ ∘  bullet ∙  cap ∩  cup ∪  setminus ∖  smallsetminus ∖
        wedge ∧  land ∧  vee ∨  lor ∨  oplus ⊕  ominus ⊖  otimes ⊗  oslash ⊘  odot ⊙  uplus ⊎  sqcap ⊓  sqcup ⊔
        dagger †  ddagger ‡  diamond ⋄  triangleleft ◃  triangleright ▹
        """)

    static let relations = entries(
        """
        leq ≤  le ≤  geq ≥  ge ≥  leqslant ⩽  geqslant ⩾  neq ≠  ne ≠  lt <  gt >  ll ≪  gg ≫  equiv ≡  sim ∼  simeq ≃
        approx ≈  cong ≅  propto ∝  asymp ≍  doteq ≐  triangleq ≜  coloneqq ≔  prec ≺  succ ≻  preceq ⪯  succeq ⪰
        lesssim ≲  gtrsim ≳  in ∈  notin ∉  ni ∋  subset ⊂  supset ⊃  subseteq ⊆  supseteq ⊇  subsetneq ⊊  supsetneq ⊋
        nsubseteq ⊈  nsupseteq ⊉  sqsubseteq ⊑  sqsupseteq ⊒  mid ∣  nmid ∤  parallel ∥  nparallel ∦  perp ⟂  vdash ⊢
        dashv ⊣  models ⊧  vDash ⊨  therefore ∴  because ∵
        """)

    static let arrows = entries(
        """
        rightarrow →  to →  leftarrow ←  gets ←  leftrightarrow ↔  Rightarrow ⇒  Leftarrow ⇐  Leftrightarrow ⇔
        longrightarrow ⟶  longleftarrow ⟵  longleftrightarrow ⟷  Longrightarrow ⟹  implies ⟹  Longleftarrow ⟸
        impliedby ⟸  Longleftrightarrow ⟺  iff ⟺  mapsto ↦  longmapsto ⟼  nrightarrow ↛  nleftarrow ↚  nRightarrow ⇏
        nLeftarrow ⇍  uparrow ↑  downarrow ↓  updownarrow ↕  Uparrow ⇑  Downarrow ⇓  Updownarrow ⇕  nearrow ↗  searrow ↘
        swarrow ↙  nwarrow ↖  hookrightarrow ↪  hookleftarrow ↩  rightharpoonup ⇀  rightharpoondown ⇁  leftharpoonup ↼
        leftharpoondown ↽  rightleftharpoons ⇌  leadsto ⇝
        """)

    static let open = entries("{ {  lbrace {  lbrack [  langle ⟨  lfloor ⌊  lceil ⌈  lvert |  lVert ‖")
    static let close = entries("} }  rbrace }  rbrack ]  rangle ⟩  rfloor ⌋  rceil ⌉  rvert |  rVert ‖")
    static let punctuation = entries("colon :")

    static let greek = Dictionary(
        uniqueKeysWithValues: entries(
            """
            alpha α  beta β  gamma γ  delta δ  epsilon ϵ  varepsilon ε  zeta ζ  eta η  theta θ  vartheta ϑ  iota ι  kappa κ
            varkappa ϰ  lambda λ  mu μ  nu ν  xi ξ  omicron ο  pi π  varpi ϖ  rho ρ  varrho ϱ  sigma σ  varsigma ς  tau τ
            upsilon υ  phi ϕ  varphi φ  chi χ  psi ψ  omega ω  Gamma Γ  Delta Δ  Theta Θ  Lambda Λ  Xi Ξ  Pi Π  Sigma Σ
            Upsilon Υ  Phi Φ  Psi Ψ  Omega Ω
            """
        ).map { ($0.name, $0.text) })

    /// Names of functions, with what is printed. Those on the second line are as Romanian and Serbian write them.
    static let functions = Dictionary(
        uniqueKeysWithValues: names(
            """
            arccos arcsin arctan arg cos cosh cot coth csc deg dim exp hom ker lg ln log sec sin sinh tan tanh
            tg ctg arctg arcctg sh ch th cth
            """))

    /// Names of functions whose limits are below them in a line of its own.
    static let limits = Dictionary(
        uniqueKeysWithValues: names("det gcd inf lim max min Pr sup") + [("liminf", "lim inf"), ("limsup", "lim sup")])

    /// Widths in em.
    static let spaces: [String: String] = [
        ",": "0.167", ":": "0.222", ">": "0.222", ";": "0.278", "!": "-0.167", " ": "0.25", "quad": "1", "qquad": "2",
    ]

    /// Signs that have one of their own for their negation.
    static let negations = Dictionary(
        uniqueKeysWithValues: entries(
            """
            = ≠  ∈ ∉  ∋ ∌  ⊂ ⊄  ⊃ ⊅  ⊆ ⊈  ⊇ ⊉  ≡ ≢  < ≮  > ≯  ≤ ≰  ≥ ≱  ∼ ≁  ≃ ≄  ≈ ≉  ≅ ≇  ∣ ∤  | ∤  ∥ ∦  ∃ ∄  ⊢ ⊬  ⊨ ⊭
            → ↛  ← ↚  ↔ ↮  ⇒ ⇏  ⇐ ⇍  ⇔ ⇎
            """
        ).map { ($0.name, $0.text) })

    private static func entries(_ table: String) -> [Entry] {
        var entries: [Entry] = []
        var name: String?
        for word in table.split(whereSeparator: \.isWhitespace).map(String.init) {
            if let pending = name { entries.append((pending, word)) }
            name = name == nil ? word : nil
        }
        return entries
    }

    private static func names(_ table: String) -> [(String, String)] {
        table.split(whereSeparator: \.isWhitespace).map { (String($0), String($0)) }
    }
}
