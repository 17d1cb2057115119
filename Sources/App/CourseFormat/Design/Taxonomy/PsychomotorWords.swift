extension Taxonomy {
    /// The words of movements up to the mechanism, after Simpson.
    enum PsychomotorWords {
        static let perception = Category(
            "perception", .init("Perception", "Percepție", "Opažanje"),
            [
                ActionCategory(
                    "adjusts", .init("Adjusts", "Ajustează", "Podešava"),
                    [
                        .init("adjust", "ajusteze", "ajustează", "podese", "podešava"),
                        .init("align", "alinieze", "aliniază", "poravnaju", "poravnava"),
                        .init("calibrate", "calibreze", "calibrează", "kalibrišu", "kalibriše"),
                        .init("tune", "regleze fin", "reglează fin", "fino podese", "fino podešava"),
                    ]),
                ActionCategory(
                    "detects", .init("Detects", "Detectează", "Otkriva"),
                    [
                        .init("detect", "detecteze", "detectează", "otkriju", "otkriva"),
                        .init("notice", "observe", "observă", "primete", "primećuje"),
                        .init("sense", "simtă", "simte", "osete", "oseća"),
                        .init("observe", "urmărească", "urmărește", "posmatraju", "posmatra"),
                    ]),
                ActionCategory(
                    "estimates", .init("Estimates", "Estimează", "Procenjuje"),
                    [
                        .init("estimate", "estimeze", "estimează", "procene", "procenjuje"),
                        .init("gauge", "măsoare din ochi", "măsoară din ochi", "odoka odmere", "odoka odmerava"),
                        .init("approximate", "aproximeze", "aproximează", "približno odrede", "približno određuje"),
                    ]),
            ])

        static let set = Category(
            "set", .init("Set", "Pregătire", "Spremnost"),
            [
                ActionCategory(
                    "knows", .init("Knows", "Cunoaște", "Zna"),
                    [
                        .init(
                            "know the steps of", "cunoască pașii pentru", "cunoaște pașii pentru", "znaju korake za",
                            "zna korake za"),
                        .init("prepare for", "se pregătească pentru", "se pregătește pentru", "se pripreme za", "priprema se za"),
                    ]),
                ActionCategory(
                    "recognises", .init("Recognizes", "Recunoaște", "Prepoznaje"),
                    [
                        .init("recognize", "recunoască", "recunoaște", "prepoznaju", "prepoznaje"),
                        .init("tell apart", "deosebească", "deosebește", "razaznaju", "razaznaje"),
                    ]),
                ActionCategory(
                    "shows", .init("Shows", "Arată", "Iskazuje"),
                    [
                        .init(
                            "show readiness for", "arate disponibilitate pentru", "arată disponibilitate pentru",
                            "iskažu spremnost za", "iskazuje spremnost za"),
                        .init("volunteer for", "se ofere pentru", "se oferă pentru", "se jave za", "javlja se za"),
                        .init("begin", "înceapă", "începe", "započnu", "započinje"),
                    ]),
            ])

        static let guidedResponse = Category(
            "guided-response", .init("Guided response", "Răspuns ghidat", "Vođeni odgovor"),
            [
                ActionCategory(
                    "following", .init("Following", "Urmarea modelului", "Praćenje"),
                    [
                        .init("follow", "urmeze", "urmează", "prate", "prati"),
                        .init("copy", "copieze", "copiază", "kopiraju", "kopira"),
                        .init("imitate", "imite", "imită", "oponašaju", "oponaša"),
                        .init("trace", "traseze după model", "trasează după model", "precrtaju", "precrtava"),
                    ]),
                ActionCategory(
                    "performs", .init("Performs", "Efectuează", "Izvodi"),
                    [
                        .init("perform", "efectueze", "efectuează", "izvedu", "izvodi"),
                        .init("reproduce", "reproducă", "reproduce", "reprodukuju", "reprodukuje"),
                        .init("carry out", "ducă la capăt", "duce la capăt", "sprovedu", "sprovodi"),
                    ]),
                ActionCategory(
                    "responds", .init("Responds", "Răspunde", "Odgovara"),
                    [
                        .init("respond to", "răspundă la", "răspunde la", "odgovore na", "odgovara na"),
                        .init("react to", "reacționeze la", "reacționează la", "reaguju na", "reaguje na"),
                    ]),
            ])

        static let mechanism = Category(
            "mechanism", .init("Mechanism", "Mecanism", "Mehanizam"),
            [
                ActionCategory(
                    "drives", .init("Drives", "Conduce", "Upravlja"),
                    [
                        .init("drive", "conducă", "conduce", "voze", "vozi"),
                        .init("steer", "dirijeze", "dirijează", "upravljaju", "upravlja"),
                        .init("control", "controleze", "controlează", "kontrolišu", "kontroliše"),
                    ]),
                ActionCategory(
                    "repairs", .init("Repairs", "Repară", "Popravlja"),
                    [
                        .init("repair", "repare", "repară", "poprave", "popravlja"),
                        .init("fix", "remedieze", "remediază", "otklone kvar na", "otklanja kvar na"),
                        .init("restore", "repună în funcțiune", "repune în funcțiune", "osposobe", "osposobljava"),
                        .init("dismantle", "demonteze", "demontează", "rastave", "rastavlja"),
                    ]),
                ActionCategory(
                    "using", .init("Using", "Folosire", "Korišćenje"),
                    [
                        .init("use", "folosească", "folosește", "koriste", "koristi"),
                        .init("operate", "opereze cu", "operează cu", "rukuju", "rukuje"),
                        .init("handle", "mânuiască", "mânuiește", "barataju", "barata"),
                        .init("manipulate", "manipuleze", "manipulează", "manipulišu", "manipuliše"),
                    ]),
            ])
    }
}
