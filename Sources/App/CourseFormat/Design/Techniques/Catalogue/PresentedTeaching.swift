extension TechniqueCatalogue {
    /// Techniques of teaching that show and explain.
    static let presentedTeaching: [CuratedTechnique] = [
        CuratedTechnique(
            "lecture", minutes: 45,
            .teaching(mode: .hybrid, sessions: .single, focus: [.presenting]),
            categories: ["cognitive/remember", "cognitive/understand", "affective/receiving-phenomena"],
            dimensions: [.factual, .conceptual],
            english: .init(
                "Lecture",
                """
                You explain a topic in one go, with examples, and stop every ten minutes for a question that everyone \
                answers. Good for an overview and for what no text says; not for practising.
                """),
            romanian: .init(
                "Prelegere",
                """
                Explicați un capitol dintr-o dată, cu exemple, și vă opriți la fiecare zece minute pentru o întrebare la \
                care răspund toți. Bună pentru o privire de ansamblu și pentru ce nu scrie nicăieri; nu pentru exersat.
                """),
            serbian: .init(
                "Predavanje",
                """
                Objašnjavate oblast u celini, sa primerima, i na svakih deset minuta zastanete zbog pitanja na koje svi \
                odgovaraju. Dobro za pregled i za ono čega nema u tekstovima; nije za uvežbavanje.
                """)),
        CuratedTechnique(
            "classroom-demonstration", minutes: 20,
            .teaching(mode: .inPerson, sessions: .single, focus: [.presenting]),
            categories: ["cognitive/understand", "cognitive/apply", "psychomotor/perception", "psychomotor/set"],
            dimensions: [.factual, .procedural],
            english: .init(
                "Classroom demonstration",
                """
                You do the task before everyone and say aloud what you look at and why you decide as you do. Do it twice: \
                the first time at full speed, the second time slowly and with their questions.
                """),
            romanian: .init(
                "Demonstrație",
                """
                Faceți sarcina în fața tuturor și spuneți cu voce tare la ce vă uitați și de ce hotărâți așa. Faceți-o de \
                două ori: întâi în ritm normal, apoi încet și cu întrebările lor.
                """),
            serbian: .init(
                "Demonstracija",
                """
                Zadatak radite pred svima i naglas govorite šta gledate i zašto tako odlučujete. Uradite ga dvaput: prvi put \
                punom brzinom, drugi put polako i uz njihova pitanja.
                """)),
        CuratedTechnique(
            "worked-examples", minutes: 45,
            .teaching(mode: .hybrid, sessions: .multiple, focus: [.reading, .writing]),
            categories: ["cognitive/understand", "cognitive/apply"], dimensions: [.conceptual, .procedural],
            english: .init(
                "Worked examples that fade",
                """
                The first example is solved completely, in the next one the last step is missing, then the last two, until \
                only the problem is left. Beginners learn more from it than from solving alone.
                """),
            romanian: .init(
                "Exemple rezolvate din ce în ce mai puțin",
                """
                Primul exemplu este rezolvat complet, la următorul lipsește ultimul pas, apoi ultimii doi, până rămâne doar \
                problema. Începătorii învață astfel mai mult decât rezolvând singuri.
                """),
            serbian: .init(
                "Rešeni primeri sa sve manje koraka",
                """
                Prvi primer je rešen u celini, u sledećem nedostaje poslednji korak, zatim poslednja dva, dok ne ostane samo \
                zadatak. Početnici tako nauče više nego kada sami rešavaju.
                """)),
        CuratedTechnique(
            "structured-problem-solving", minutes: 45,
            .teaching(mode: .hybrid, sessions: .single, focus: [.writing, .discussing]),
            categories: ["cognitive/apply", "cognitive/analyze"], dimensions: [.conceptual, .procedural, .metacognitive],
            english: .init(
                "Structured problem solving",
                """
                Groups go through fixed steps: understand, find causes, propose, choose, try, look back, with a few minutes \
                for each. The steps stay on the board until students reach for them on their own.
                """),
            romanian: .init(
                "Rezolvare structurată de probleme",
                """
                Grupele trec prin pași stabiliți: înțelege, caută cauze, propune, alege, încearcă, privește înapoi, cu \
                câteva minute pentru fiecare. Pașii rămân pe tablă până când studenții îi urmează singuri.
                """),
            serbian: .init(
                "Strukturisano rešavanje problema",
                """
                Grupe prolaze kroz zadate korake: razumeti, naći uzroke, predložiti, izabrati, probati u praksi, osvrnuti \
                se, sa po nekoliko minuta za svaki. Koraci ostaju na tabli dok studenti sami ne počnu da ih koriste.
                """)),
        CuratedTechnique(
            "guided-reading", minutes: 60,
            .teaching(mode: .hybrid, sessions: .single, focus: [.reading]),
            categories: ["cognitive/remember", "cognitive/understand"], dimensions: [.factual, .conceptual, .metacognitive],
            english: .init(
                "Guided reading",
                """
                Students read a text with four or five questions that lead through it, and note where they slowed down. The \
                meeting then begins with those places, and not with the first line.
                """),
            romanian: .init(
                "Lectură ghidată",
                """
                Studenții citesc un text cu patru-cinci întrebări care îi conduc prin el și notează unde au încetinit. \
                Întâlnirea începe apoi cu acele locuri, și nu cu primul rând.
                """),
            serbian: .init(
                "Vođeno čitanje",
                """
                Studenti čitaju tekst uz četiri-pet pitanja koja ih vode kroz njega i beleže gde su usporili. Termin zatim \
                počinje od tih mesta, a ne od prvog reda.
                """)),
        CuratedTechnique(
            "spaced-recall", minutes: 10,
            .teaching(mode: .hybrid, sessions: .multiple, focus: [.writing]),
            categories: ["cognitive/remember", "cognitive/understand"],
            dimensions: [.factual, .conceptual, .procedural, .metacognitive],
            english: .init(
                "Spaced recall practice",
                """
                Each meeting begins with a few questions on last week, last month and the beginning, answered from memory, \
                with a guess of how sure one is. Ten minutes a week keep more than a weekend of rereading.
                """),
            romanian: .init(
                "Reamintire eșalonată",
                """
                Fiecare întâlnire începe cu câteva întrebări din săptămâna trecută, din luna trecută și de la început, la \
                care se răspunde din memorie, estimând cât de sigur este fiecare. Zece minute pe săptămână păstrează mai \
                mult decât un sfârșit de săptămână de recitit.
                """),
            serbian: .init(
                "Prisećanje u razmacima",
                """
                Svaki termin počinje sa nekoliko pitanja od prošle nedelje, prošlog meseca i sa početka, na koja se odgovara \
                po sećanju, uz procenu sopstvene sigurnosti. Deset minuta nedeljno čuva više nego vikend ponovnog čitanja.
                """)),
        CuratedTechnique(
            "partially-guided-programming", minutes: 60,
            .teaching(mode: .hybrid, sessions: .multiple, focus: [.writing]),
            categories: ["cognitive/apply", "cognitive/analyze"], dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Partially guided programming exercise",
                """
                Students get a program with gaps, tests that fail, and hints they may open one by one. Those who need no \
                hint go on to an open task; those who need all of them tell you what to repeat.
                """),
            romanian: .init(
                "Exercițiu de programare parțial ghidat",
                """
                Studenții primesc un program cu goluri, teste care eșuează și indicii pe care le pot deschide pe rând. Cine \
                nu are nevoie de indicii trece la o sarcină liberă; cine le deschide pe toate vă arată ce trebuie repetat.
                """),
            serbian: .init(
                "Delimično vođena vežba programiranja",
                """
                Studenti dobiju program sa prazninama, testove koji ne prolaze i savete koje otvaraju jedan po jedan. Kome \
                saveti nisu potrebni, prelazi na slobodan zadatak; ko otvori sve, govori vam šta treba ponoviti.
                """)),
        CuratedTechnique(
            "test-taking-teams", minutes: 60,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing]),
            categories: ["cognitive/remember", "cognitive/apply", "cognitive/evaluate"],
            dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Test-taking teams",
                """
                Students take a test alone, submit it, and take the same test again as a team, agreeing on each answer. The \
                talk about wrong answers is the lesson; both results can count.
                """),
            romanian: .init(
                "Test în echipă",
                """
                Studenții dau un test singuri, îl trimit și dau același test încă o dată în echipă, căzând de acord asupra \
                fiecărui răspuns. Discuția despre răspunsurile greșite este lecția; pot conta ambele rezultate.
                """),
            serbian: .init(
                "Test u timu",
                """
                Studenti rade test sami, predaju ga, pa isti test rade ponovo kao tim i dogovaraju se o svakom odgovoru. \
                Razgovor o pogrešnim odgovorima je prava lekcija; mogu se računati oba rezultata.
                """)),
    ]
}
