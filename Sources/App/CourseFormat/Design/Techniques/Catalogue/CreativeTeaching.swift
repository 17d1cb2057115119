extension TechniqueCatalogue {
    /// Techniques of teaching in which students make something, or find where they stand.
    static let creativeTeaching: [CuratedTechnique] = [
        CuratedTechnique(
            "affinity-grouping", minutes: 30,
            .teaching(mode: .hybrid, sessions: .single, focus: [.writing, .discussing]),
            categories: ["cognitive/analyze", "cognitive/create", "affective/organization"],
            dimensions: [.factual, .conceptual],
            english: .init(
                "Affinity grouping",
                """
                Students write ideas on single notes, then move them silently into groups and only at the end give the \
                groups names. What belongs together is found, not given.
                """),
            romanian: .init(
                "Gruparea ideilor",
                """
                Studenții scriu idei pe bilete separate, apoi le mută în tăcere în grupuri și abia la sfârșit dau nume \
                grupurilor. Ce se potrivește împreună se descoperă, nu se dă.
                """),
            serbian: .init(
                "Grupisanje ideja",
                """
                Studenti pišu ideje na odvojene papiriće, zatim ih ćutke premeštaju u grupe i tek na kraju im daju imena. \
                Ono što ide zajedno pronalazi se, a ne zadaje.
                """)),
        CuratedTechnique(
            "group-investigation", minutes: 240,
            .teaching(mode: .hybrid, sessions: .multiple, focus: [.reading, .writing, .presenting]),
            categories: ["cognitive/analyze", "cognitive/evaluate", "cognitive/create"],
            dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Group investigation",
                """
                Groups choose a question within the topic, plan how to answer it, find sources and present what they found. \
                Approve each plan before the work starts; it saves the weeks that a vague question costs.
                """),
            romanian: .init(
                "Cercetare în grup",
                """
                Grupele aleg o întrebare din capitol, plănuiesc cum îi răspund, caută surse și prezintă ce au găsit. \
                Aprobați fiecare plan înainte de începerea lucrului; scutește săptămânile pe care le costă o întrebare vagă.
                """),
            serbian: .init(
                "Grupno istraživanje",
                """
                Grupe biraju pitanje iz oblasti, planiraju kako će na njega odgovoriti, traže izvore i predstavljaju šta su \
                našle. Odobrite svaki plan pre početka rada; to štedi nedelje koje košta neodređeno pitanje.
                """)),
        CuratedTechnique(
            "project-based-learning", minutes: 1200,
            .teaching(mode: .hybrid, sessions: .multiple, focus: [.writing, .discussing, .presenting]),
            categories: ["cognitive/apply", "cognitive/create", "affective/internalizing-values"],
            dimensions: [.factual, .conceptual, .procedural, .metacognitive],
            english: .init(
                "Project-based learning",
                """
                Teams build something that a real user needs, over several weeks, and learn the topics when the project asks \
                for them. Short weekly reports, of results and of how the team works, keep it on its way.
                """),
            romanian: .init(
                "Învățare prin proiecte",
                """
                Echipele construiesc în câteva săptămâni ceva de care are nevoie un utilizator real și învață capitolele \
                atunci când proiectul le cere. Rapoartele scurte din fiecare săptămână, despre rezultate și despre echipă, \
                îl țin pe drum.
                """),
            serbian: .init(
                "Projektna nastava",
                """
                Timovi nekoliko nedelja prave nešto što je potrebno stvarnom korisniku i uče oblasti onda kada ih projekat \
                zatraži. Kratki nedeljni izveštaji, o rezultatima i o radu tima, drže ga na putu.
                """)),
        CuratedTechnique(
            "collaborative-writing", minutes: 180,
            .teaching(mode: .hybrid, sessions: .multiple, focus: [.writing]),
            categories: ["cognitive/create", "affective/respond"], dimensions: [.conceptual, .procedural],
            english: .init(
                "Collaborative writing",
                """
                Small groups write one text together: outline, parts, joining, editing, with a name beside each part. One \
                text per group is also a third of the reading for you.
                """),
            romanian: .init(
                "Scriere în colaborare",
                """
                Grupe mici scriu împreună un text: schiță, părți, îmbinare, corectare, cu un nume lângă fiecare parte. Un \
                text pe grupă înseamnă și de trei ori mai puțin de citit.
                """),
            serbian: .init(
                "Zajedničko pisanje",
                """
                Male grupe zajedno pišu jedan tekst: nacrt, delovi, spajanje, dorada, sa imenom uz svaki deo. Jedan tekst po \
                grupi znači i tri puta manje čitanja za vas.
                """)),
        CuratedTechnique(
            "dyadic-essay", minutes: 60,
            .teaching(mode: .hybrid, sessions: .both, focus: [.reading, .writing]),
            categories: ["cognitive/understand", "cognitive/evaluate", "cognitive/create"],
            dimensions: [.conceptual, .metacognitive],
            english: .init(
                "Dyadic essays",
                """
                Each student writes a question on the reading together with a model answer; in the meeting they exchange \
                questions, answer in writing and compare. Writing a good question takes more thought than the answer.
                """),
            romanian: .init(
                "Eseuri în perechi",
                """
                Fiecare student scrie o întrebare din text împreună cu un răspuns model; la întâlnire schimbă întrebările, \
                răspund în scris și compară. O întrebare bună cere mai multă gândire decât răspunsul.
                """),
            serbian: .init(
                "Eseji u paru",
                """
                Svaki student napiše pitanje o pročitanom i uzorni odgovor; na terminu razmene pitanja, pismeno odgovore i \
                uporede. Dobro pitanje traži više razmišljanja nego odgovor.
                """)),
        CuratedTechnique(
            "role-play", minutes: 45,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing, .presenting]),
            categories: ["cognitive/apply", "affective/value", "affective/organization"],
            dimensions: [.conceptual, .procedural, .metacognitive],
            english: .init(
                "Role play",
                """
                Students act a situation from professional life with role cards, such as a client, a developer and a lawyer. \
                Keep as much time for the talk afterwards, out of role, as for the play.
                """),
            romanian: .init(
                "Joc de rol",
                """
                Studenții joacă o situație din viața profesională după fișe de rol, de exemplu client, programator și \
                jurist. Păstrați pentru discuția de după, în afara rolului, tot atâta timp cât pentru joc.
                """),
            serbian: .init(
                "Igra uloga",
                """
                Studenti po karticama odigraju situaciju iz profesionalnog života, na primer klijent, programer i pravnik. \
                Za razgovor posle toga, van uloge, ostavite isto toliko vremena koliko i za igru.
                """)),
        CuratedTechnique(
            "in-class-portfolio", minutes: 30,
            .teaching(mode: .hybrid, sessions: .multiple, focus: [.writing, .discussing]),
            categories: [
                "cognitive/evaluate", "cognitive/create", "affective/organization", "affective/internalizing-values",
            ],
            dimensions: [.conceptual, .procedural, .metacognitive],
            english: .init(
                "In-class portfolio",
                """
                Students collect their works, and once a month choose, order and comment on them, and agree with a colleague \
                on one aim for the next month. You read the comments, and see where each is going.
                """),
            romanian: .init(
                "Portofoliu lucrat la întâlniri",
                """
                Studenții își adună lucrările, iar o dată pe lună le aleg, le ordonează, le comentează și stabilesc cu un \
                coleg o țintă pentru luna următoare. Citiți comentariile și vedeți încotro merge fiecare.
                """),
            serbian: .init(
                "Portfolio na nastavi",
                """
                Studenti skupljaju svoje radove, a jednom mesečno ih biraju, ređaju i komentarišu i sa kolegom dogovore \
                jedan cilj za sledeći mesec. Vi čitate komentare i vidite kuda ko ide.
                """)),
        CuratedTechnique(
            "team-agreement", minutes: 30,
            .teaching(mode: .inPerson, sessions: .multiple, focus: [.writing, .discussing]),
            categories: ["affective/organization", "affective/internalizing-values"],
            dimensions: [.procedural, .metacognitive],
            english: .init(
                "Team agreement",
                """
                Before the work starts each team writes down how it decides, shares work and handles lateness, and signs it. \
                Look at it again after three weeks: what was kept, what was not, and what they change.
                """),
            romanian: .init(
                "Acord de echipă",
                """
                Înainte de a începe lucrul, fiecare echipă scrie cum hotărăște, cum împarte munca și ce face cu \
                întârzierile, apoi semnează. Reveniți la el după trei săptămâni: ce s-a respectat, ce nu și ce schimbă.
                """),
            serbian: .init(
                "Dogovor tima",
                """
                Pre početka rada svaki tim zapiše kako odlučuje, kako deli posao i šta radi sa kašnjenjima, i to potpiše. \
                Vratite mu se posle tri nedelje: šta je ispoštovano, šta nije i šta menjaju.
                """)),
    ]
}
