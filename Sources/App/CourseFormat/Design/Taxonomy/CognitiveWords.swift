extension Taxonomy {
    /// The words of remembering and understanding.
    enum CognitiveWords {
        static let remember = Category(
            "remember", .init("Remember", "Reamintire", "Pamćenje"),
            [
                ActionCategory(
                    "recognize", .init("Recognize", "Recunoaștere", "Prepoznavanje"),
                    [
                        .init("recognize", "recunoască", "recunoaște", "prepoznaju", "prepoznaje"),
                        .init("identify", "identifice", "identifică", "identifikuju", "identifikuje"),
                        .init("select", "selecteze", "selectează", "odaberu", "odabira"),
                        .init("match", "asocieze", "asociază", "upare", "uparuje"),
                        .init("locate", "localizeze", "localizează", "lociraju", "locira"),
                        .init("label", "eticheteze", "etichetează", "obeleže", "obeležava"),
                        .init("spot", "depisteze", "depistează", "uoče", "uočava"),
                    ]),
                ActionCategory(
                    "recall", .init("Recall", "Evocare", "Prisećanje"),
                    [
                        .init("recall", "își amintească", "își amintește", "se prisete", "priseća se"),
                        .init("list", "enumere", "enumeră", "nabroje", "nabraja"),
                        .init("name", "numească", "numește", "imenuju", "imenuje"),
                        .init("define", "definească", "definește", "definišu", "definiše"),
                        .init("state", "enunțe", "enunță", "navedu", "navodi"),
                        .init("recite", "recite", "recită", "izrecituju", "recituje"),
                        .init("reproduce", "reproducă", "reproduce", "reprodukuju", "reprodukuje"),
                        .init("retrieve", "regăsească", "regăsește", "pronađu", "pronalazi"),
                    ]),
            ])

        static let understand = Category(
            "understand", .init("Understand", "Înțelegere", "Razumevanje"),
            [
                ActionCategory(
                    "interpret", .init("Interpret", "Interpretare", "Tumačenje"),
                    [
                        .init("interpret", "interpreteze", "interpretează", "protumače", "tumači"),
                        .init("paraphrase", "parafrazeze", "parafrazează", "parafraziraju", "parafrazira"),
                        .init("translate", "traducă", "traduce", "prevedu", "prevodi"),
                        .init("clarify", "clarifice", "clarifică", "razjasne", "razjašnjava"),
                        .init("represent", "reprezinte", "reprezintă", "predstave", "predstavlja"),
                        .init("rephrase", "reformuleze", "reformulează", "preformulišu", "preformuliše"),
                        .init(
                            "restate", "redea cu alte cuvinte", "redă cu alte cuvinte", "iskažu drugim rečima",
                            "iskazuje drugim rečima"),
                    ]),
                ActionCategory(
                    "exemplify", .init("Exemplify", "Exemplificare", "Navođenje primera"),
                    [
                        .init("exemplify", "exemplifice", "exemplifică", "potkrepe primerima", "potkrepljuje primerima"),
                        .init("illustrate", "ilustreze", "ilustrează", "ilustruju", "ilustruje"),
                        .init("instantiate", "concretizeze", "concretizează", "konkretizuju", "konkretizuje"),
                        .init(
                            "give an example of", "dea un exemplu pentru", "dă un exemplu pentru", "daju primer za",
                            "daje primer za"),
                        .init(
                            "cite a case of", "citeze un caz pentru", "citează un caz pentru", "navedu slučaj za",
                            "navodi slučaj za"),
                    ]),
                ActionCategory(
                    "classify", .init("Classify", "Clasificare", "Klasifikovanje"),
                    [
                        .init("classify", "clasifice", "clasifică", "klasifikuju", "klasifikuje"),
                        .init("categorize", "împartă pe categorii", "împarte pe categorii", "kategorišu", "kategoriše"),
                        .init("sort", "sorteze", "sortează", "sortiraju", "sortira"),
                        .init("group", "grupeze", "grupează", "grupišu", "grupiše"),
                        .init("subsume", "subsumeze", "subsumează", "podvedu pod opštiji pojam", "podvodi pod opštiji pojam"),
                        .init(
                            "assign to a class", "atribuie unei clase", "atribuie unei clase", "svrstaju u klasu",
                            "svrstava u klasu"),
                    ]),
                ActionCategory(
                    "summarize", .init("Summarize", "Rezumare", "Sažimanje"),
                    [
                        .init("summarize", "rezume", "rezumă", "rezimiraju", "rezimira"),
                        .init("abstract", "abstractizeze", "abstractizează", "apstrahuju", "apstrahuje"),
                        .init("generalize", "generalizeze", "generalizează", "generalizuju", "generalizuje"),
                        .init("condense", "condenseze", "condensează", "sažmu", "sažima"),
                        .init(
                            "outline", "prezinte în linii mari", "prezintă în linii mari", "iznesu u glavnim crtama",
                            "iznosi u glavnim crtama"),
                        .init("sum up", "sintetizeze", "sintetizează", "sumiraju", "sumira"),
                    ]),
                ActionCategory(
                    "infer", .init("Infer", "Inferență", "Zaključivanje"),
                    [
                        .init(
                            "infer", "tragă o concluzie despre", "trage o concluzie despre", "izvedu zaključak o",
                            "izvodi zaključak o"),
                        .init("conclude", "concluzioneze", "concluzionează", "zaključe", "zaključuje"),
                        .init("deduce", "deducă", "deduce", "dedukuju", "dedukuje"),
                        .init("predict", "prezică", "prezice", "predvide", "predviđa"),
                        .init("extrapolate", "extrapoleze", "extrapolează", "ekstrapoliraju", "ekstrapolira"),
                        .init("interpolate", "interpoleze", "interpolează", "interpoliraju", "interpolira"),
                        .init("derive", "derive", "derivă", "izvedu", "izvodi"),
                    ]),
                ActionCategory(
                    "compare", .init("Compare", "Comparare", "Poređenje"),
                    [
                        .init("compare", "compare", "compară", "uporede", "upoređuje"),
                        .init("contrast", "pună în contrast", "pune în contrast", "suprotstave", "suprotstavlja"),
                        .init("map", "pună în corespondență", "pune în corespondență", "preslikaju", "preslikava"),
                        .init("relate", "coreleze", "corelează", "povežu", "povezuje"),
                        .init("liken", "asemene", "aseamănă", "uporede po sličnosti", "poredi po sličnosti"),
                        .init("equate", "echivaleze", "echivalează", "izjednače", "izjednačava"),
                        .init(
                            "weigh against", "cântărească comparativ", "cântărește comparativ", "međusobno odmere",
                            "međusobno odmerava"),
                    ]),
                ActionCategory(
                    "explain", .init("Explain", "Explicare", "Objašnjavanje"),
                    [
                        .init("explain", "explice", "explică", "objasne", "objašnjava"),
                        .init("justify", "justifice", "justifică", "opravdaju", "opravdava"),
                        .init("account for", "motiveze", "motivează", "obrazlože", "obrazlaže"),
                        .init(
                            "describe the cause of", "descrie cauzele pentru", "descrie cauzele pentru", "opišu uzroke za",
                            "opisuje uzroke za"),
                        .init("model", "modeleze", "modelează", "modeluju", "modeluje"),
                        .init("elaborate on", "detalieze", "detaliază", "razrade", "razrađuje"),
                    ]),
            ])
    }
}
