extension Taxonomy {
    /// The words of applying, analysing, evaluating and creating.
    enum HigherCognitiveWords {
        static let apply = Category(
            "apply", .init("Apply", "Aplicare", "Primena"),
            [
                ActionCategory(
                    "execute", .init("Execute", "Executare", "Izvršavanje"),
                    [
                        .init("execute", "execute", "execută", "izvrše", "izvršava"),
                        .init("carry out", "ducă la îndeplinire", "duce la îndeplinire", "sprovedu", "sprovodi"),
                        .init("perform", "efectueze", "efectuează", "obave", "obavlja"),
                        .init("calculate", "calculeze", "calculează", "izračunaju", "izračunava"),
                        .init(
                            "compute", "determine prin calcul", "determină prin calcul", "računski odrede", "računski određuje"),
                        .init("apply", "aplice", "aplică", "primene", "primenjuje"),
                        .init("run", "ruleze", "rulează", "pokrenu", "pokreće"),
                    ]),
                ActionCategory(
                    "implement", .init("Implement", "Implementare", "Implementacija"),
                    [
                        .init("implement", "implementeze", "implementează", "implementiraju", "implementira"),
                        .init("use", "folosească", "folosește", "koriste", "koristi"),
                        .init("employ", "întrebuințeze", "întrebuințează", "upotrebe", "upotrebljava"),
                        .init("utilize", "utilizeze", "utilizează", "svrsishodno koriste", "svrsishodno koristi"),
                        .init("adapt", "adapteze", "adaptează", "prilagode", "prilagođava"),
                        .init(
                            "put into practice", "pună în practică", "pune în practică", "primene u praksi", "primenjuje u praksi"
                        ),
                        .init("deploy", "pună în funcțiune", "pune în funcțiune", "puste u rad", "pušta u rad"),
                    ]),
            ])

        static let analyze = Category(
            "analyze", .init("Analyze", "Analiză", "Analiza"),
            [
                ActionCategory(
                    "differentiate", .init("Differentiate", "Diferențiere", "Razlikovanje"),
                    [
                        .init("differentiate", "diferențieze", "diferențiază", "razlikuju", "razlikuje"),
                        .init("discriminate", "discearnă", "discerne", "razluče", "razlučuje"),
                        .init("distinguish", "distingă", "distinge", "uoče razlike među", "uočava razlike među"),
                        .init("separate", "separe", "separă", "razdvoje", "razdvaja"),
                        .init("isolate", "izoleze", "izolează", "izdvoje", "izdvaja"),
                        .init("characterize", "caracterizeze", "caracterizează", "okarakterišu", "karakteriše"),
                    ]),
                ActionCategory(
                    "organize", .init("Organize", "Organizare", "Organizovanje"),
                    [
                        .init("analyze", "analizeze", "analizează", "analiziraju", "analizira"),
                        .init("organize", "organizeze", "organizează", "organizuju", "organizuje"),
                        .init("structure", "structureze", "structurează", "strukturiraju", "strukturira"),
                        .init("integrate", "integreze", "integrează", "integrišu", "integriše"),
                        .init(
                            "outline", "schițeze structura pentru", "schițează structura pentru", "skiciraju strukturu za",
                            "skicira strukturu za"),
                        .init("parse", "descompună în părți", "descompune în părți", "raščlane", "raščlanjuje"),
                        .init("arrange", "aranjeze", "aranjează", "rasporede", "raspoređuje"),
                        .init("coordinate", "coordoneze", "coordonează", "usklade", "usklađuje"),
                    ]),
                ActionCategory(
                    "attribute", .init("Attribute", "Atribuire", "Pripisivanje"),
                    [
                        .init("attribute", "atribuie", "atribuie", "pripišu", "pripisuje"),
                        .init("deconstruct", "deconstruiască", "deconstruiește", "dekonstruišu", "dekonstruiše"),
                        .init("ascribe", "raporteze la sursă", "raportează la sursă", "vežu za izvor", "vezuje za izvor"),
                        .init(
                            "trace", "urmărească până la origine", "urmărește până la origine", "isprate do porekla",
                            "prati do porekla"),
                        .init(
                            "question the viewpoint of", "pună la îndoială perspectiva din", "pune la îndoială perspectiva din",
                            "preispitaju stanovište u", "preispituje stanovište u"),
                    ]),
            ])

        static let evaluate = Category(
            "evaluate", .init("Evaluate", "Evaluare", "Vrednovanje"),
            [
                ActionCategory(
                    "check", .init("Check", "Verificare", "Provera"),
                    [
                        .init("check", "verifice", "verifică", "provere", "proverava"),
                        .init("verify", "confirme", "confirmă", "potvrde", "potvrđuje"),
                        .init("test", "testeze", "testează", "testiraju", "testira"),
                        .init("monitor", "monitorizeze", "monitorizează", "prate", "prati"),
                        .init("detect", "detecteze", "detectează", "otkriju", "otkriva"),
                        .init("validate", "valideze", "validează", "validiraju", "validira"),
                        .init("inspect", "inspecteze", "inspectează", "pregledaju", "pregleda"),
                    ]),
                ActionCategory(
                    "critique", .init("Critique", "Critică", "Kritičko vrednovanje"),
                    [
                        .init("critique", "critice", "critică", "kritički razmotre", "kritički razmatra"),
                        .init("judge", "judece", "judecă", "prosude", "prosuđuje"),
                        .init("assess", "aprecieze", "apreciază", "procene", "procenjuje"),
                        .init(
                            "appraise", "stabilească valoarea pentru", "stabilește valoarea pentru", "utvrde vrednost za",
                            "utvrđuje vrednost za"),
                        .init("evaluate", "evalueze", "evaluează", "vrednuju", "vrednuje"),
                        .init("review", "recenzeze", "recenzează", "recenziraju", "recenzira"),
                        .init("defend", "apere", "apără", "odbrane", "brani"),
                    ]),
            ])

        static let create = Category(
            "create", .init("Create", "Creare", "Stvaranje"),
            [
                ActionCategory(
                    "generate", .init("Generate", "Generare", "Generisanje"),
                    [
                        .init("generate", "genereze", "generează", "generišu", "generiše"),
                        .init(
                            "hypothesize", "formuleze ipoteze despre", "formulează ipoteze despre", "postave hipoteze o",
                            "postavlja hipoteze o"),
                        .init("propose", "propună", "propune", "predlože", "predlaže"),
                        .init("formulate", "formuleze", "formulează", "formulišu", "formuliše"),
                        .init("devise", "conceapă", "concepe", "osmisle", "osmišljava"),
                        .init("brainstorm", "caute idei pentru", "caută idei pentru", "traže ideje za", "traži ideje za"),
                    ]),
                ActionCategory(
                    "plan", .init("Plan", "Planificare", "Planiranje"),
                    [
                        .init("plan", "planifice", "planifică", "isplaniraju", "planira"),
                        .init("design", "proiecteze", "proiectează", "projektuju", "projektuje"),
                        .init(
                            "outline", "schițeze planul pentru", "schițează planul pentru", "skiciraju plan za", "skicira plan za"
                        ),
                        .init(
                            "schedule", "programeze în timp", "programează în timp", "vremenski rasporede",
                            "vremenski raspoređuje"),
                        .init("draft", "facă o schiță pentru", "face o schiță pentru", "izrade nacrt za", "izrađuje nacrt za"),
                        .init("specify", "specifice", "specifică", "specifikuju", "specifikuje"),
                    ]),
                ActionCategory(
                    "produce", .init("Produce", "Realizare", "Izrada"),
                    [
                        .init("produce", "realizeze", "realizează", "izrade", "izrađuje"),
                        .init("construct", "construiască", "construiește", "konstruišu", "konstruiše"),
                        .init("build", "alcătuiască", "alcătuiește", "izgrade", "gradi"),
                        .init("compose", "compună", "compune", "sastave", "sastavlja"),
                        .init("develop", "dezvolte", "dezvoltă", "razviju", "razvija"),
                        .init("write", "scrie", "scrie", "napišu", "piše"),
                        .init("assemble", "asambleze", "asamblează", "sklope", "sklapa"),
                    ]),
            ])
    }
}
