extension TechniqueCatalogue {
    /// Techniques of teaching in which students take things apart and judge them.
    static let analysedTeaching: [CuratedTechnique] = [
        CuratedTechnique(
            "think-aloud-pairs", minutes: 30,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing]),
            categories: ["cognitive/apply", "cognitive/analyze"], dimensions: [.procedural, .metacognitive],
            english: .init(
                "Think-aloud pair problem solving",
                """
                One student solves a problem and says every thought; the other only asks and points out leaps. They change \
                roles at the next problem. Both learn to notice where thinking goes wrong.
                """),
            romanian: .init(
                "Rezolvare în perechi cu voce tare",
                """
                Un student rezolvă o problemă și își spune toate gândurile; celălalt doar întreabă și arată salturile. La \
                problema următoare schimbă rolurile. Amândoi învață să observe unde gândirea o ia greșit.
                """),
            serbian: .init(
                "Rešavanje u paru naglas",
                """
                Jedan student rešava zadatak i izgovara svaku misao; drugi samo pita i ukazuje na preskoke. Kod sledećeg \
                zadatka menjaju uloge. Oboje uče da primete gde razmišljanje skrene.
                """)),
        CuratedTechnique(
            "send-a-problem", minutes: 45,
            .teaching(mode: .hybrid, sessions: .single, focus: [.writing, .discussing]),
            categories: ["cognitive/apply", "cognitive/evaluate"], dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Send a problem",
                """
                Each group solves a problem, puts the solution in an envelope and passes it on; the next group solves it \
                unseen. The last group opens all solutions, compares them and defends the best.
                """),
            romanian: .init(
                "Trimite problema",
                """
                Fiecare grupă rezolvă o problemă, pune soluția într-un plic și îl dă mai departe; grupa următoare o rezolvă \
                fără să se uite. Ultima grupă deschide toate soluțiile, le compară și o apără pe cea mai bună.
                """),
            serbian: .init(
                "Pošalji problem",
                """
                Svaka grupa reši problem, stavi rešenje u kovertu i prosledi ga; sledeća ga rešava ne gledajući. Poslednja \
                grupa otvara sva rešenja, poredi ih i brani najbolje.
                """)),
        CuratedTechnique(
            "case-study", minutes: 90,
            .teaching(mode: .hybrid, sessions: .both, focus: [.reading, .discussing]),
            categories: ["cognitive/apply", "cognitive/analyze", "cognitive/evaluate"],
            dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Case study",
                """
                Groups work through a real case with all its irrelevant details: what happened, what was known when, what \
                they would have decided. Tell the real outcome only at the end.
                """),
            romanian: .init(
                "Studiu de caz",
                """
                Grupele lucrează la un caz real, cu toate amănuntele lui neimportante: ce s-a întâmplat, ce se știa și când, \
                ce ar fi hotărât ele. Spuneți deznodământul adevărat abia la sfârșit.
                """),
            serbian: .init(
                "Studija slučaja",
                """
                Grupe obrađuju stvaran slučaj sa svim nevažnim pojedinostima: šta se dogodilo, šta se kada znalo, kako bi \
                one odlučile. Stvarni ishod recite tek na kraju.
                """)),
        CuratedTechnique(
            "analytic-teams", minutes: 30,
            .teaching(mode: .hybrid, sessions: .single, focus: [.discussing, .presenting]),
            categories: ["cognitive/analyze", "cognitive/evaluate"], dimensions: [.conceptual, .procedural, .metacognitive],
            english: .init(
                "Analytic teams",
                """
                While they read or listen, each member of a team has one job: to summarize, to doubt, to find examples, to \
                watch how the argument is built. The jobs change each week.
                """),
            romanian: .init(
                "Echipe de analiză",
                """
                Cât citesc sau ascultă, fiecare membru al unei echipe are un singur rol: rezumă, se îndoiește, caută \
                exemple, urmărește cum este construit argumentul. Rolurile se schimbă în fiecare săptămână.
                """),
            serbian: .init(
                "Analitički timovi",
                """
                Dok čitaju ili slušaju, svaki član tima ima jednu ulogu: da sažme, da sumnja, da nađe primere, da prati kako \
                je argument građen. Uloge se menjaju svake nedelje.
                """)),
        CuratedTechnique(
            "team-matrix", minutes: 20,
            .teaching(mode: .hybrid, sessions: .single, focus: [.writing, .discussing]),
            categories: ["cognitive/analyze"], dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Team matrix",
                """
                Pairs decide for a list of features which of two similar concepts has each, and where it depends. The rows \
                on which pairs disagree are the ones to discuss with everyone.
                """),
            romanian: .init(
                "Matrice în echipă",
                """
                Perechile hotărăsc, pentru o listă de trăsături, care dintre două concepte asemănătoare o are pe fiecare și \
                unde depinde. Rândurile la care perechile nu se înțeleg sunt cele de discutat cu toți.
                """),
            serbian: .init(
                "Timska matrica",
                """
                Parovi za spisak osobina odlučuju koji od dva slična pojma koju ima, a gde zavisi. Redovi o kojima se parovi \
                ne slažu jesu oni o kojima vredi razgovarati sa svima.
                """)),
        CuratedTechnique(
            "sequence-chains", minutes: 20,
            .teaching(mode: .hybrid, sessions: .single, focus: [.writing]),
            categories: ["cognitive/understand", "cognitive/analyze"], dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Sequence chains",
                """
                Groups get the steps of a process on slips, put them in order and write on each link why this comes before \
                that. Wrong orders that also work make the best discussion.
                """),
            romanian: .init(
                "Lanțuri de pași",
                """
                Grupele primesc pașii unui proces pe bilețele, îi pun în ordine și scriu la fiecare legătură de ce unul vine \
                înaintea altuia. Ordinile greșite care totuși funcționează dau cea mai bună discuție.
                """),
            serbian: .init(
                "Lanci koraka",
                """
                Grupe dobiju korake jednog procesa na papirićima, poređaju ih i na svakoj karici napišu zašto ovaj dolazi \
                pre onog. Pogrešni redosledi koji ipak rade daju najbolju raspravu.
                """)),
        CuratedTechnique(
            "peer-editing", minutes: 45,
            .teaching(mode: .hybrid, sessions: .multiple, focus: [.reading, .writing]),
            categories: ["cognitive/evaluate", "affective/respond", "affective/internalizing-values"],
            dimensions: [.conceptual, .procedural, .metacognitive],
            english: .init(
                "Peer editing",
                """
                In pairs students read each other’s draft, mark what is unclear and propose changes; the author decides \
                which to take and says why. Friendly and honest becomes a habit only by repetition.
                """),
            romanian: .init(
                "Corectare între colegi",
                """
                În perechi studenții își citesc ciornele, notează ce este neclar și propun schimbări; autorul hotărăște pe \
                care le primește și spune de ce. A fi amabil și sincer devine obicei doar prin repetare.
                """),
            serbian: .init(
                "Uzajamno uređivanje teksta",
                """
                U parovima studenti jedan drugom čitaju nacrt, obeležavaju nejasna mesta i predlažu izmene; autor odlučuje \
                koje prihvata i kaže zašto. Ljubaznost i iskrenost postaju navika samo ponavljanjem.
                """)),
        CuratedTechnique(
            "after-action-review", minutes: 30,
            .teaching(mode: .hybrid, sessions: .single, focus: [.writing, .discussing]),
            categories: ["cognitive/analyze", "cognitive/evaluate", "affective/internalizing-values"],
            dimensions: [.procedural, .metacognitive],
            english: .init(
                "After-action review",
                """
                After a task a group answers four questions: what was planned, what happened, why, what to keep and what to \
                change. No blame, and one change that will be tried next time.
                """),
            romanian: .init(
                "Analiză după acțiune",
                """
                După o sarcină, grupa răspunde la patru întrebări: ce s-a plănuit, ce s-a întâmplat, de ce, ce păstrăm și ce \
                schimbăm. Fără vinovați și cu o singură schimbare de încercat data viitoare.
                """),
            serbian: .init(
                "Osvrt posle zadatka",
                """
                Posle zadatka grupa odgovara na četiri pitanja: šta je planirano, šta se dogodilo, zašto, šta zadržati i šta \
                promeniti. Bez krivca, i sa jednom promenom za sledeći put.
                """)),
    ]
}
