extension TechniqueCatalogue {
    /// Techniques of teaching of skills of the hand.
    static let practisedTeaching: [CuratedTechnique] = [
        CuratedTechnique(
            "guided-observation", minutes: 30,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing]),
            categories: ["psychomotor/perception", "psychomotor/set", "cognitive/remember"],
            dimensions: [.factual, .procedural],
            english: .init(
                "Guided observation",
                """
                Students watch an expert or a recording with a sheet of three things to look for: a sound, a hand position, \
                a sign of trouble. Stop, ask what they noticed, and watch again.
                """),
            romanian: .init(
                "Observare ghidată",
                """
                Studenții urmăresc un expert sau o înregistrare cu o fișă de trei lucruri de căutat: un zgomot, poziția \
                mâinii, un semn de problemă. Opriți, întrebați ce au observat și priviți încă o dată.
                """),
            serbian: .init(
                "Vođeno posmatranje",
                """
                Studenti gledaju stručnjaka ili snimak sa listom od tri stvari koje treba tražiti: šum, položaj ruke, znak \
                nevolje. Zaustavite, pitajte šta su primetili i pogledajte ponovo.
                """)),
        CuratedTechnique(
            "mental-rehearsal", minutes: 10,
            .teaching(mode: .inPerson, sessions: .single, focus: []),
            categories: ["psychomotor/set", "psychomotor/guided-response"], dimensions: [.procedural, .metacognitive],
            english: .init(
                "Mental rehearsal",
                """
                Before the first attempt students go through the whole task in their minds, say the steps and name where \
                they feel unsure. Costs nothing, and the first attempt already looks like a second one.
                """),
            romanian: .init(
                "Repetiție mentală",
                """
                Înaintea primei încercări studenții parcurg sarcina în minte, spun pașii și numesc unde nu se simt siguri. \
                Nu costă nimic, iar prima încercare arată deja ca a doua.
                """),
            serbian: .init(
                "Vežba u mislima",
                """
                Pre prvog pokušaja studenti ceo zadatak prođu u mislima, izgovore korake i navedu gde nisu sigurni. Ne košta \
                ništa, a prvi pokušaj već liči na drugi.
                """)),
        CuratedTechnique(
            "guided-imitation", minutes: 45,
            .teaching(mode: .inPerson, sessions: .both, focus: []),
            categories: ["psychomotor/guided-response", "psychomotor/mechanism"], dimensions: [.procedural],
            english: .init(
                "Guided imitation",
                """
                Show one step, let everyone do it, correct, and go on to the next; at the end they do all steps without you. \
                Short steps and quick correction keep wrong movements from settling.
                """),
            romanian: .init(
                "Imitare ghidată",
                """
                Arătați un pas, lăsați pe toți să îl facă, corectați și treceți la următorul; la sfârșit fac toți pașii fără \
                dumneavoastră. Pașii scurți și corectarea imediată nu lasă mișcările greșite să se fixeze.
                """),
            serbian: .init(
                "Vođeno oponašanje",
                """
                Pokažite jedan korak, pustite sve da ga urade, ispravite i pređite na sledeći; na kraju sve korake rade bez \
                vas. Kratki koraci i brzo ispravljanje ne daju pogrešnim pokretima da se učvrste.
                """)),
        CuratedTechnique(
            "stations", minutes: 60,
            .teaching(mode: .inPerson, sessions: .both, focus: [.reading, .writing]),
            categories: ["psychomotor/guided-response", "psychomotor/mechanism", "cognitive/apply"],
            dimensions: [.factual, .procedural],
            english: .init(
                "Stations",
                """
                Small groups go from table to table, each with another task and a sheet of instructions, ten minutes at \
                each. One set of equipment per station is enough for a whole group, and you go where you are needed.
                """),
            romanian: .init(
                "Stații",
                """
                Grupe mici trec de la o masă la alta, fiecare cu altă sarcină și o foaie de instrucțiuni, câte zece minute \
                la fiecare. Ajunge un singur set de echipament pe stație, iar dumneavoastră mergeți unde este nevoie.
                """),
            serbian: .init(
                "Stanice",
                """
                Male grupe idu od stola do stola, za svakim ih čeka drugi zadatak i list sa uputstvima, po deset minuta. \
                Dovoljan je jedan komplet opreme po stanici, a vi idete tamo gde ste potrebni.
                """)),
        CuratedTechnique(
            "deliberate-drill", minutes: 30,
            .teaching(mode: .inPerson, sessions: .multiple, focus: []),
            categories: ["psychomotor/mechanism", "psychomotor/complex-overt-response"],
            dimensions: [.procedural, .metacognitive],
            english: .init(
                "Drill with feedback",
                """
                A short task is repeated many times, each time with one measure written down by the student: seconds, \
                mistakes, waste. The curve over some weeks motivates more than praise.
                """),
            romanian: .init(
                "Exersare cu feedback",
                """
                O sarcină scurtă se repetă de multe ori, de fiecare dată cu o măsurătoare notată de student: secunde, \
                greșeli, rebut. Curba din câteva săptămâni motivează mai mult decât lauda.
                """),
            serbian: .init(
                "Uvežbavanje sa povratnom informacijom",
                """
                Kratak zadatak se mnogo puta ponavlja, a student svaki put zabeleži jednu meru: sekunde, greške, otpad. \
                Kriva od nekoliko nedelja motiviše više od pohvale.
                """)),
        CuratedTechnique(
            "simulation", minutes: 90,
            .teaching(mode: .hybrid, sessions: .multiple, focus: []),
            categories: ["psychomotor/complex-overt-response", "psychomotor/adaptation", "cognitive/apply"],
            dimensions: [.conceptual, .procedural],
            english: .init(
                "Simulation",
                """
                Students work in an imitated situation that can go wrong without harm, and that changes while they work. \
                Stop it, talk about what was seen, and let them do the same minute once more.
                """),
            romanian: .init(
                "Simulare",
                """
                Studenții lucrează într-o situație imitată, care poate da greș fără urmări și care se schimbă în timp ce \
                lucrează. Opriți-o, discutați ce s-a observat și lăsați-i să refacă același minut.
                """),
            serbian: .init(
                "Simulacija",
                """
                Studenti rade u oponašanoj situaciji koja sme da pođe po zlu i koja se menja dok rade. Zaustavite je, \
                razgovarajte o onome što se primetilo i pustite ih da isti minut urade ponovo.
                """)),
        CuratedTechnique(
            "varied-practice", minutes: 60,
            .teaching(mode: .inPerson, sessions: .multiple, focus: []),
            categories: ["psychomotor/complex-overt-response", "psychomotor/adaptation"],
            dimensions: [.procedural, .metacognitive],
            english: .init(
                "Varied practice",
                """
                The same skill is practised with other tools, materials and partners each time, in mixed order. It looks \
                worse than repetition on the day, and holds better a month later.
                """),
            romanian: .init(
                "Exersare variată",
                """
                Aceeași deprindere se exersează de fiecare dată cu alte unelte, materiale și parteneri, în ordine \
                amestecată. În ziua respectivă pare mai slabă decât repetarea, dar peste o lună ține mai bine.
                """),
            serbian: .init(
                "Raznovrsno vežbanje",
                """
                Ista veština se svaki put vežba drugim alatima, materijalima i partnerima, izmešanim redom. Tog dana izgleda \
                slabije od ponavljanja, a posle mesec dana bolje drži.
                """)),
        CuratedTechnique(
            "design-studio", minutes: 180,
            .teaching(mode: .inPerson, sessions: .multiple, focus: [.discussing, .presenting]),
            categories: ["psychomotor/adaptation", "psychomotor/origination", "cognitive/create"],
            dimensions: [.conceptual, .procedural, .metacognitive],
            english: .init(
                "Design studio",
                """
                Students build early and often, lay their half-finished things on a common table each week and hear what \
                others would try. You talk with each about one decision, not about everything.
                """),
            romanian: .init(
                "Atelier de proiectare",
                """
                Studenții construiesc devreme și des, pun săptămânal lucrurile neterminate pe o masă comună și aud ce ar \
                încerca alții. Vorbiți cu fiecare despre o singură decizie, nu despre toate.
                """),
            serbian: .init(
                "Projektantski atelje",
                """
                Studenti rano i često prave, svake nedelje stave nedovršene stvari na zajednički sto i čuju šta bi drugi \
                pokušali. Sa svakim razgovarate o jednoj odluci, a ne o svemu.
                """)),
        CuratedTechnique(
            "constraint-challenge", minutes: 45,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing]),
            categories: ["psychomotor/origination", "cognitive/create"], dimensions: [.factual, .procedural, .metacognitive],
            english: .init(
                "Constraint challenge",
                """
                A known result must be reached without the usual tool, with half the material or with one hand; groups show \
                what they invented. Ends with each saying which idea they will keep.
                """),
            romanian: .init(
                "Provocare cu restricții",
                """
                Un rezultat cunoscut trebuie obținut fără unealta obișnuită, cu jumătate din material sau cu o singură mână; \
                grupele arată ce au inventat. La sfârșit fiecare spune ce idee păstrează.
                """),
            serbian: .init(
                "Izazov sa ograničenjem",
                """
                Poznat rezultat treba postići bez uobičajenog alata, sa pola materijala ili jednom rukom; grupe pokazuju šta \
                su smislile. Na kraju svako kaže koju ideju zadržava.
                """)),
    ]
}
