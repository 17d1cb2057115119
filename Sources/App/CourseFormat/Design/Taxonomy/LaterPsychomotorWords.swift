extension Taxonomy {
    /// The words of movements beyond the mechanism.
    enum LaterPsychomotorWords {
        static let complexOvertResponse = Category(
            "complex-overt-response", .init("Complex overt response", "Răspuns motor complex", "Složeni motorički odgovor"),
            [
                ActionCategory(
                    "displays", .init("Displays", "Manifestă", "Ispoljava"),
                    [
                        .init(
                            "display mastery of", "demonstreze măiestrie în", "demonstrează măiestrie în", "iskažu veštinu u",
                            "iskazuje veštinu u"),
                        .init("exhibit", "etaleze", "etalează", "ispolje", "ispoljava"),
                    ]),
                ActionCategory(
                    "maneuvers", .init("Maneuvers", "Manevrează", "Manevriše"),
                    [
                        .init("manoeuvre", "manevreze", "manevrează", "manevrišu", "manevriše"),
                        .init("position", "poziționeze", "poziționează", "pozicioniraju", "pozicionira"),
                        .init("guide", "ghideze", "ghidează", "usmere", "usmerava"),
                    ]),
                ActionCategory(
                    "operates", .init("Operates", "Operează", "Rukuje"),
                    [
                        .init("operate", "opereze", "operează", "rukuju", "rukuje"),
                        .init("run", "pună în mișcare", "pune în mișcare", "pokrenu", "pokreće"),
                        .init("coordinate", "coordoneze", "coordonează", "koordiniraju", "koordinira"),
                    ]),
            ])

        static let adaptation = Category(
            "adaptation", .init("Adaptation", "Adaptare", "Prilagođavanje"),
            [
                ActionCategory(
                    "modifies", .init("Modifies", "Modifică", "Menja"),
                    [
                        .init("modify", "modifice", "modifică", "izmene", "menja"),
                        .init("vary", "varieze", "variază", "variraju", "varira"),
                        .init("rearrange", "rearanjeze", "rearanjează", "preurede", "preuređuje"),
                    ]),
                ActionCategory(
                    "perform", .init("Perform", "Efectuare", "Izvođenje"),
                    [
                        .init(
                            "perform under new conditions", "efectueze în condiții noi", "efectuează în condiții noi",
                            "izvedu u novim uslovima", "izvodi u novim uslovima")
                    ]),
                ActionCategory(
                    "response", .init("Response", "Reacție", "Reakcija"),
                    [
                        .init("respond to", "răspundă la", "răspunde la", "odgovore na", "odgovara na"),
                        .init("counter", "contracareze", "contracarează", "se suprotstave", "suprotstavlja se"),
                        .init("react to", "reacționeze la", "reacționează la", "reaguju na", "reaguje na"),
                    ]),
            ])

        static let origination = Category(
            "origination", .init("Origination", "Creație proprie", "Sopstveno stvaranje"),
            [
                ActionCategory(
                    "constructs", .init("Constructs", "Construiește", "Konstruiše"),
                    [
                        .init("construct", "construiască", "construiește", "konstruišu", "konstruiše"),
                        .init("build", "alcătuiască", "alcătuiește", "izgrade", "gradi"),
                        .init("assemble", "asambleze", "asamblează", "sklope", "sklapa"),
                    ]),
                ActionCategory(
                    "creating", .init("Creating", "Creare", "Stvaranje"),
                    [
                        .init("create", "creeze", "creează", "stvore", "stvara"),
                        .init("originate", "inventeze", "inventează", "smisle", "smišlja"),
                        .init("compose", "compună", "compune", "komponuju", "komponuje"),
                    ]),
                ActionCategory(
                    "develops", .init("Develops", "Dezvoltă", "Razvija"),
                    [
                        .init("develop", "dezvolte", "dezvoltă", "razviju", "razvija"),
                        .init("design", "proiecteze", "proiectează", "projektuju", "projektuje"),
                        .init("refine", "perfecționeze", "perfecționează", "usavrše", "usavršava"),
                    ]),
            ])
    }
}
