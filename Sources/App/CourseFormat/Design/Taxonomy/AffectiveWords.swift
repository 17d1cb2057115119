extension Taxonomy {
    /// The words of attitudes, after Krathwohl.
    enum AffectiveWords {
        static let receivingPhenomena = Category(
            "receiving-phenomena", .init("Receiving phenomena", "Receptarea fenomenelor", "Primanje utisaka"),
            [
                ActionCategory(
                    "listens", .init("Listens", "Ascultă", "Sluša"),
                    [
                        .init("listen to", "asculte", "ascultă", "saslušaju", "sluša"),
                        .init("attend to", "urmărească cu atenție", "urmărește cu atenție", "pažljivo prate", "pažljivo prati"),
                        .init("heed", "țină seama de", "ține seama de", "uvaže", "uvažava"),
                    ]),
                ActionCategory(
                    "names", .init("Names", "Numește", "Imenuje"),
                    [
                        .init("name", "numească", "numește", "imenuju", "imenuje"),
                        .init("identify", "identifice", "identifică", "identifikuju", "identifikuje"),
                        .init("point out", "indice", "indică", "ukažu na", "ukazuje na"),
                    ]),
                ActionCategory(
                    "remembers", .init("Remembers", "Ține minte", "Pamti"),
                    [
                        .init("remember", "țină minte", "ține minte", "zapamte", "pamti"),
                        .init("recall", "își amintească", "își amintește", "se prisete", "priseća se"),
                        .init("acknowledge", "admită", "admite", "priznaju", "priznaje"),
                    ]),
            ])

        static let respond = Category(
            "respond", .init("Respond", "Răspuns", "Reagovanje"),
            [
                ActionCategory(
                    "discusses", .init("Discusses", "Discută", "Diskutuje"),
                    [
                        .init("discuss", "discute", "discută", "diskutuju o", "diskutuje o"),
                        .init("answer", "răspundă la", "răspunde la", "odgovore na", "odgovara na"),
                        .init("debate", "dezbată", "dezbate", "raspravljaju o", "raspravlja o"),
                        .init("present", "prezinte", "prezintă", "izlože", "izlaže"),
                    ]),
                ActionCategory(
                    "participates", .init("Participates", "Participă", "Učestvuje"),
                    [
                        .init("participate in", "participe la", "participă la", "učestvuju u", "učestvuje u"),
                        .init("contribute to", "contribuie la", "contribuie la", "doprinesu", "doprinosi"),
                        .init("join", "ia parte la", "ia parte la", "se uključe u", "uključuje se u"),
                        .init("assist", "acorde ajutor la", "acordă ajutor la", "pomognu u", "pomaže u"),
                    ]),
                ActionCategory(
                    "practices", .init("Practices", "Exersează", "Vežba"),
                    [
                        .init("practise", "exerseze", "exersează", "uvežbaju", "uvežbava"),
                        .init("rehearse", "repete", "repetă", "ponove", "ponavlja"),
                        .init("comply with", "respecte", "respectă", "postupe u skladu sa", "postupa u skladu sa"),
                    ]),
            ])

        static let value = Category(
            "value", .init("Value", "Valorizare", "Usvajanje vrednosti"),
            [
                ActionCategory(
                    "demonstrates", .init("Demonstrates", "Demonstrează", "Iskazuje"),
                    [
                        .init("demonstrate", "demonstreze", "demonstrează", "iskažu", "iskazuje"),
                        .init("support", "sprijine", "sprijină", "podrže", "podržava"),
                        .init("affirm", "afirme", "afirmă", "afirmišu", "afirmiše"),
                    ]),
                ActionCategory(
                    "follows", .init("Follows", "Urmează", "Sledi"),
                    [
                        .init("follow", "urmeze", "urmează", "slede", "sledi"),
                        .init("adhere to", "adere la", "aderă la", "se pridržavaju", "pridržava se"),
                        .init("observe", "respecte", "respectă", "poštuju", "poštuje"),
                    ]),
                ActionCategory(
                    "informs", .init("Informs", "Informează", "Obaveštava"),
                    [
                        .init("inform", "informeze despre", "informează despre", "obaveste o", "obaveštava o"),
                        .init("report", "raporteze despre", "raportează despre", "izveste o", "izveštava o"),
                        .init("share", "împărtășească", "împărtășește", "podele sa drugima", "deli sa drugima"),
                    ]),
                ActionCategory(
                    "proposes", .init("Proposes", "Propune", "Predlaže"),
                    [
                        .init("propose", "propună", "propune", "predlože", "predlaže"),
                        .init("suggest", "sugereze", "sugerează", "sugerišu", "sugeriše"),
                        .init("recommend", "recomande", "recomandă", "preporuče", "preporučuje"),
                        .init("initiate", "inițieze", "inițiază", "pokrenu", "pokreće"),
                    ]),
            ])

        static let organization = Category(
            "organization", .init("Organization", "Organizare", "Organizovanje vrednosti"),
            [
                ActionCategory(
                    "alters", .init("Alters", "Schimbă", "Menja"),
                    [
                        .init("alter", "schimbe", "schimbă", "promene", "menja"),
                        .init("adapt", "adapteze", "adaptează", "prilagode", "prilagođava"),
                        .init("modify", "modifice", "modifică", "modifikuju", "modifikuje"),
                    ]),
                ActionCategory(
                    "creates", .init("Creates", "Creează", "Stvara"),
                    [
                        .init("create", "creeze", "creează", "stvore", "stvara"),
                        .init("formulate", "formuleze", "formulează", "formulišu", "formuliše"),
                        .init("combine", "combine", "combină", "kombinuju", "kombinuje"),
                    ]),
                ActionCategory(
                    "explains", .init("Explains", "Explică", "Objašnjava"),
                    [
                        .init("explain", "explice", "explică", "objasne", "objašnjava"),
                        .init("defend", "apere", "apără", "odbrane", "brani"),
                        .init("justify", "justifice", "justifică", "opravdaju", "opravdava"),
                    ]),
                ActionCategory(
                    "recognizes", .init("Recognizes", "Recunoaște", "Prepoznaje"),
                    [
                        .init("recognize", "recunoască", "recunoaște", "prepoznaju", "prepoznaje"),
                        .init("accept", "accepte", "acceptă", "prihvate", "prihvata"),
                        .init("appreciate", "aprecieze", "apreciază", "cene", "ceni"),
                        .init("balance", "echilibreze", "echilibrează", "uravnoteže", "uravnotežuje"),
                    ]),
            ])

        static let internalizingValues = Category(
            "internalizing-values", .init("Internalizing values", "Interiorizarea valorilor", "Internalizacija vrednosti"),
            [
                ActionCategory(
                    "cooperates", .init("Cooperates", "Cooperează", "Sarađuje"),
                    [
                        .init("cooperate", "coopereze la", "cooperează la", "sarađuju na", "sarađuje na"),
                        .init("collaborate", "colaboreze la", "colaborează la", "rade zajedno na", "radi zajedno na"),
                    ]),
                ActionCategory(
                    "displays", .init("Displays", "Manifestă", "Ispoljava"),
                    [
                        .init("display", "manifeste", "manifestă", "ispolje", "ispoljava"),
                        .init("exhibit", "dea dovadă de", "dă dovadă de", "pokažu", "pokazuje"),
                        .init("model", "ofere un model de", "oferă un model de", "daju lični primer za", "daje lični primer za"),
                    ]),
                ActionCategory(
                    "revises", .init("Revises", "Revizuiește", "Preispituje"),
                    [
                        .init("revise", "revizuiască", "revizuiește", "revidiraju", "revidira"),
                        .init("reconsider", "reconsidere", "reconsideră", "preispitaju", "preispituje"),
                        .init("correct", "corecteze", "corectează", "isprave", "ispravlja"),
                    ]),
                ActionCategory(
                    "uses", .init("Uses", "Folosește", "Koristi"),
                    [
                        .init("use", "folosească", "folosește", "koriste", "koristi"),
                        .init("apply", "aplice", "aplică", "primene", "primenjuje"),
                        .init("draw on", "se sprijine pe", "se sprijină pe", "se oslone na", "oslanja se na"),
                    ]),
                ActionCategory(
                    "values", .init("Values", "Prețuiește", "Vrednuje"),
                    [
                        .init("value", "prețuiască", "prețuiește", "vrednuju", "vrednuje"),
                        .init("respect", "respecte", "respectă", "poštuju", "poštuje"),
                        .init("uphold", "susțină", "susține", "se zalažu za", "zalaže se za"),
                    ]),
            ])
    }
}
