extension TechniqueCatalogue {
    /// Techniques of assessment: how students apply, analyze and judge.
    static let analysisAssessments: [CuratedTechnique] = [
        CuratedTechnique(
            "final-exam", minutes: 120,
            .assessment(type: .summative, moment: .after, difficulty: .high, feedback: .both),
            categories: ["cognitive/remember", "cognitive/understand", "cognitive/apply", "cognitive/analyze"],
            dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Final exam",
                """
                An exam at the end over all objectives, with new problems and not only those from the meetings. Plan its \
                points by objective, so that none of them decides nothing.
                """),
            romanian: .init(
                "Examen final",
                """
                Un examen la sfârșit, din toate obiectivele, cu probleme noi și nu doar cu cele de la întâlniri. Împărțiți \
                punctele pe obiective, ca niciunul să nu rămână fără greutate.
                """),
            serbian: .init(
                "Završni ispit",
                """
                Ispit na kraju iz svih ciljeva, sa novim problemima, a ne samo onim sa nastave. Rasporedite poene po \
                ciljevima, da nijedan ne ostane bez težine.
                """)),
        CuratedTechnique(
            "categorizing-grid", minutes: 15,
            .assessment(type: .formative, moment: .during, difficulty: .medium, feedback: .both),
            categories: ["cognitive/understand", "cognitive/analyze"], dimensions: [.factual, .conceptual],
            english: .init(
                "Categorizing grid",
                """
                Students sort a mixed list of items into two or three categories and say by which rule. The items that land \
                in the wrong place show where their rule differs from yours.
                """),
            romanian: .init(
                "Grilă de clasificare",
                """
                Studenții împart o listă amestecată de elemente în două sau trei categorii și spun după ce regulă. \
                Elementele ajunse la locul nepotrivit arată unde regula lor diferă de a dumneavoastră.
                """),
            serbian: .init(
                "Mreža za razvrstavanje",
                """
                Studenti razvrstavaju izmešan spisak stavki u dve ili tri kategorije i kažu po kom pravilu. Stavke koje \
                završe na pogrešnom mestu pokazuju gde se njihovo pravilo razlikuje od vašeg.
                """)),
        CuratedTechnique(
            "concept-map", minutes: 30,
            .assessment(type: .formative, moment: .after, difficulty: .medium, feedback: .both),
            categories: ["cognitive/understand", "cognitive/analyze", "cognitive/create"],
            dimensions: [.conceptual, .metacognitive],
            english: .init(
                "Concept map",
                """
                Students draw the ideas of a topic as boxes and write on each line how two of them are connected. Missing \
                lines and lines without words show what was learnt piece by piece and not as a whole.
                """),
            romanian: .init(
                "Hartă conceptuală",
                """
                Studenții desenează ideile unui capitol în casete și scriu pe fiecare linie cum se leagă două dintre ele. \
                Liniile lipsă și cele fără cuvinte arată ce s-a învățat pe bucăți și nu ca întreg.
                """),
            serbian: .init(
                "Mapa pojmova",
                """
                Studenti crtaju ideje jedne oblasti kao kućice i na svakoj liniji pišu kako su dve od njih povezane. Linije \
                koje nedostaju i linije bez reči pokazuju šta je naučeno u delovima, a ne kao celina.
                """)),
        CuratedTechnique(
            "problem-recognition-task", minutes: 15,
            .assessment(type: .formative, moment: .during, difficulty: .medium, feedback: .both),
            categories: ["cognitive/apply", "cognitive/analyze"], dimensions: [.conceptual, .procedural],
            english: .init(
                "Problem recognition task",
                """
                Show several short cases and ask only what kind of problem each one is and which method fits, without \
                solving any. Students who choose the right method late or not at all need cases, not more theory.
                """),
            romanian: .init(
                "Recunoașterea problemei",
                """
                Arătați câteva cazuri scurte și întrebați doar ce fel de problemă este fiecare și ce metodă i se potrivește, \
                fără a rezolva vreunul. Cine alege greu metoda potrivită are nevoie de cazuri, nu de mai multă teorie.
                """),
            serbian: .init(
                "Prepoznavanje problema",
                """
                Pokažite nekoliko kratkih slučajeva i pitajte samo kakav je koji problem i koja metoda mu odgovara, bez \
                rešavanja. Kome je teško da izabere metodu, trebaju mu slučajevi, a ne još teorije.
                """)),
        CuratedTechnique(
            "documented-solution", minutes: 60,
            .assessment(type: .formative, moment: .after, difficulty: .medium, feedback: .both),
            categories: ["cognitive/apply", "cognitive/analyze", "cognitive/evaluate"],
            dimensions: [.procedural, .metacognitive],
            english: .init(
                "Documented problem solution",
                """
                Students solve one problem and write beside each step what they did and why, dead ends included. You read \
                how they think, and they find out where they only guessed.
                """),
            romanian: .init(
                "Rezolvare explicată pas cu pas",
                """
                Studenții rezolvă o problemă și scriu lângă fiecare pas ce au făcut și de ce, inclusiv drumurile închise. \
                Dumneavoastră citiți cum gândesc, iar ei descoperă unde doar au ghicit.
                """),
            serbian: .init(
                "Rešenje sa objašnjenjem koraka",
                """
                Studenti reše jedan problem i pored svakog koraka napišu šta su uradili i zašto, uključujući i slepe puteve. \
                Vi čitate kako razmišljaju, a oni otkrivaju gde su samo pogađali.
                """)),
        CuratedTechnique(
            "analytic-memo", minutes: 180,
            .assessment(type: .summative, moment: .after, difficulty: .high, feedback: .both),
            categories: ["cognitive/analyze", "cognitive/evaluate"], dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Analytic memo",
                """
                A page or two for a reader with a decision to make: what the situation is, which facts count, what is \
                recommended and what speaks against it. The fixed length keeps both the writing and the marking short.
                """),
            romanian: .init(
                "Notă de analiză",
                """
                Una sau două pagini pentru un cititor care are de luat o decizie: care este situația, ce fapte contează, ce \
                se recomandă și ce vorbește împotrivă. Lungimea fixă scurtează și scrisul, și notarea.
                """),
            serbian: .init(
                "Analitička beleška",
                """
                Jedna ili dve stranice za čitaoca koji treba da odluči: kakvo je stanje, koje činjenice su bitne, šta se \
                preporučuje i šta govori protiv toga. Zadata dužina skraćuje i pisanje i ocenjivanje.
                """)),
        CuratedTechnique(
            "learning-log", minutes: 15,
            .assessment(type: .formative, moment: .during, difficulty: .low, feedback: .both),
            categories: ["cognitive/remember", "cognitive/understand", "cognitive/apply", "cognitive/analyze"],
            dimensions: [.metacognitive],
            english: .init(
                "Diagnostic learning log",
                """
                After each exercise students note what went well, what went wrong and why, and what they will try next. Look \
                at a few logs each week; at the end everyone sees their own mistakes repeat or disappear.
                """),
            romanian: .init(
                "Jurnal de învățare",
                """
                După fiecare exercițiu studenții notează ce a mers, ce nu a mers și de ce, și ce vor încerca data viitoare. \
                Citiți câteva jurnale pe săptămână; la sfârșit fiecare vede cum i se repetă sau îi dispar greșelile.
                """),
            serbian: .init(
                "Dnevnik učenja",
                """
                Posle svake vežbe studenti beleže šta je išlo, šta nije i zašto, i šta će sledeći put pokušati. Pogledajte \
                nekoliko dnevnika nedeljno; na kraju svako vidi kako mu se greške ponavljaju ili nestaju.
                """)),
        CuratedTechnique(
            "peer-review", minutes: 45,
            .assessment(type: .formative, moment: .during, difficulty: .medium, feedback: .both),
            categories: ["cognitive/evaluate", "affective/respond", "affective/value"],
            dimensions: [.conceptual, .procedural],
            english: .init(
                "Peer review with a rubric",
                """
                Students judge the work of two others by a rubric that you give them, with one praise and one advice each. \
                Judging teaches the criteria better than reading them, and you only look where the two judgements differ.
                """),
            romanian: .init(
                "Evaluare între colegi cu o grilă",
                """
                Fiecare student evaluează lucrările a doi colegi după o grilă pe care o dați, cu o laudă și un sfat pentru \
                fiecare. Cine evaluează învață criteriile mai bine decât cine le citește, iar dumneavoastră vă uitați doar \
                unde părerile diferă.
                """),
            serbian: .init(
                "Kolegijalna procena po merilima",
                """
                Svaki student procenjuje radove dvoje kolega po merilima koja date, sa jednom pohvalom i jednim savetom. Ko \
                procenjuje, merila nauči bolje nego čitanjem, a vi gledate samo radove o kojima se procene razlikuju.
                """)),
    ]
}
