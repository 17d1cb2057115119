extension TechniqueCatalogue {
    /// Techniques of assessment: what students remember and understand.
    static let recallAssessments: [CuratedTechnique] = [
        CuratedTechnique(
            "background-knowledge-probe", minutes: 15,
            .assessment(type: .formative, moment: .before, difficulty: .low, feedback: .both),
            categories: ["cognitive/remember", "cognitive/understand"], dimensions: [.factual, .conceptual],
            english: .init(
                "Background knowledge probe",
                """
                Before a new topic students answer a few short questions about what they already know, without points. Sort \
                the answers into none, some and enough: you see where to start, and they see what is coming.
                """),
            romanian: .init(
                "Sondarea cunoștințelor de plecare",
                """
                Înaintea unui capitol nou, studenții răspund la câteva întrebări scurte despre ce știu deja, fără punctaj. \
                Împărțiți răspunsurile în deloc, puțin și destul: vedeți de unde să porniți, iar ei văd ce urmează.
                """),
            serbian: .init(
                "Provera predznanja",
                """
                Pre nove oblasti studenti odgovaraju na nekoliko kratkih pitanja o onome što već znaju, bez poena. \
                Razvrstajte odgovore na ništa, nešto i dovoljno: vidite odakle da krenete, a oni vide šta sledi.
                """)),
        CuratedTechnique(
            "minute-paper", minutes: 5,
            .assessment(type: .formative, moment: .after, difficulty: .low, feedback: .both),
            categories: ["cognitive/remember", "cognitive/understand"], dimensions: [.factual, .conceptual, .metacognitive],
            english: .init(
                "Minute paper",
                """
                In the last minutes students write what mattered most today and which question stays open. Reading a pile of \
                such notes takes ten minutes, and the next meeting can start with what many of them asked.
                """),
            romanian: .init(
                "Bilet de un minut",
                """
                În ultimele minute studenții scriu ce a contat cel mai mult astăzi și ce întrebare a rămas deschisă. Un \
                teanc de asemenea bilete se citește în zece minute, iar întâlnirea următoare poate începe cu ce au întrebat \
                mulți.
                """),
            serbian: .init(
                "Minutni zapis",
                """
                U poslednjim minutima studenti zapisuju šta je danas bilo najvažnije i koje pitanje je ostalo otvoreno. \
                Gomila takvih zapisa pročita se za deset minuta, a sledeći termin može početi onim što su mnogi pitali.
                """)),
        CuratedTechnique(
            "muddiest-point", minutes: 5,
            .assessment(type: .formative, moment: .after, difficulty: .low, feedback: .both),
            categories: ["cognitive/understand", "cognitive/evaluate"],
            dimensions: [.conceptual, .procedural, .metacognitive],
            english: .init(
                "Muddiest point",
                """
                Students name in one sentence what was least clear in the lecture, text or exercise. Naming it makes them \
                judge their own understanding, and the three points named most often tell you what to explain once more.
                """),
            romanian: .init(
                "Punctul cel mai neclar",
                """
                Studenții numesc într-o propoziție ce a fost cel mai puțin clar la curs, în text sau la exercițiu. Așa își \
                judecă singuri înțelegerea, iar cele trei puncte numite cel mai des arată ce trebuie explicat încă o dată.
                """),
            serbian: .init(
                "Najnejasnije mesto",
                """
                Studenti u jednoj rečenici navode šta je u predavanju, tekstu ili vežbi bilo najmanje jasno. Tako sami \
                procenjuju svoje razumevanje, a tri najčešća mesta govore šta treba još jednom objasniti.
                """)),
        CuratedTechnique(
            "student-generated-questions", minutes: 30,
            .assessment(type: .formative, moment: .after, difficulty: .medium, feedback: .both),
            categories: ["cognitive/understand", "cognitive/create"], dimensions: [.factual, .conceptual],
            english: .init(
                "Student-generated test questions",
                """
                Students write one or two questions with model answers for a test on the topic. What they ask shows what \
                they take for important and how well they understand it; the best questions can go into the real test.
                """),
            romanian: .init(
                "Întrebări scrise de studenți",
                """
                Studenții scriu una sau două întrebări, cu răspunsuri model, pentru un test despre capitol. Ce întreabă \
                arată ce cred că este important și cât de bine înțeleg; cele mai bune întrebări pot ajunge în testul \
                adevărat.
                """),
            serbian: .init(
                "Pitanja koja pišu studenti",
                """
                Studenti pišu jedno ili dva pitanja sa uzornim odgovorima za test iz te oblasti. Ono što pitaju pokazuje šta \
                smatraju važnim i koliko razumeju; najbolja pitanja mogu ući u pravi test.
                """)),
        CuratedTechnique(
            "focused-listing", minutes: 10,
            .assessment(type: .formative, moment: .after, difficulty: .low, feedback: .inPerson),
            categories: ["cognitive/remember"], dimensions: [.factual, .conceptual],
            english: .init(
                "Focused listing",
                """
                Give one term and let students list, from memory and in three minutes, the words that belong to it. \
                Comparing the lists with your own shows at once which parts have stayed and which are mixed up with \
                something else.
                """),
            romanian: .init(
                "Listă pornind de la un termen",
                """
                Dați un termen și lăsați studenții să scrie din memorie, în trei minute, cuvintele care țin de el. Comparând \
                listele cu a dumneavoastră vedeți imediat ce s-a păstrat și ce este confundat cu altceva.
                """),
            serbian: .init(
                "Spisak uz jedan pojam",
                """
                Zadajte jedan pojam i pustite studente da po sećanju, za tri minuta, napišu reči koje uz njega idu. \
                Poređenje sa vašim spiskom odmah pokazuje šta je ostalo zapamćeno, a šta je pomešano sa nečim drugim.
                """)),
        CuratedTechnique(
            "memory-matrix", minutes: 15,
            .assessment(type: .formative, moment: .after, difficulty: .low, feedback: .both),
            categories: ["cognitive/remember", "cognitive/understand"], dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Memory matrix",
                """
                Hand out a table with headings and empty cells, such as methods against when each is used, and let students \
                fill it from memory. Count the empty and the wrong cells by column: each column is something to come back \
                to.
                """),
            romanian: .init(
                "Matrice de memorie",
                """
                Împărțiți un tabel cu titluri și celule goale, de exemplu metode și situații în care se folosesc, și lăsați \
                studenții să îl completeze din memorie. Numărați pe coloane celulele goale și pe cele greșite: fiecare \
                coloană arată la ce trebuie revenit.
                """),
            serbian: .init(
                "Matrica pamćenja",
                """
                Podelite tabelu sa zaglavljima i praznim poljima, na primer metode i kada se koja koristi, i pustite \
                studente da je popune po sećanju. Prebrojte prazna i pogrešna polja po kolonama: svaka kolona govori čemu se \
                treba vratiti.
                """)),
        CuratedTechnique(
            "misconception-check", minutes: 15,
            .assessment(type: .formative, moment: .before, difficulty: .low, feedback: .both),
            categories: ["cognitive/understand", "cognitive/evaluate"], dimensions: [.factual, .conceptual],
            english: .init(
                "Misconception check",
                """
                List a few statements, among them the mistakes you meet every year, and let students mark each as true or \
                false and say how sure they are. Wrong and sure is what deserves your time.
                """),
            romanian: .init(
                "Verificarea ideilor greșite",
                """
                Scrieți câteva afirmații, printre ele greșelile pe care le întâlniți în fiecare an; studenții notează care \
                sunt adevărate, care false și cât de siguri sunt. Greșit și sigur: acolo merită să vă opriți.
                """),
            serbian: .init(
                "Provera pogrešnih predstava",
                """
                Napišite nekoliko tvrdnji, među njima i greške koje srećete svake godine; studenti za svaku kažu da li je \
                tačna i koliko su sigurni. Pogrešno a sigurno je ono što zaslužuje vaše vreme.
                """)),
        CuratedTechnique(
            "midterm-test", minutes: 90,
            .assessment(type: .summative, moment: .during, difficulty: .medium, feedback: .both),
            categories: ["cognitive/remember", "cognitive/understand", "cognitive/apply"],
            dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Midterm test",
                """
                A written test in the middle of the semester, with questions tied to the objectives covered so far. It \
                counts for the mark, and early enough that both sides can still change something.
                """),
            romanian: .init(
                "Test parțial",
                """
                Un test scris la mijlocul semestrului, cu întrebări legate de obiectivele parcurse până atunci. Contează la \
                notă și vine destul de devreme ca ambele părți să mai poată schimba ceva.
                """),
            serbian: .init(
                "Kolokvijum",
                """
                Pisani test na sredini semestra, sa pitanjima vezanim za ciljeve koji su do tada obrađeni. Ulazi u ocenu, a \
                dolazi dovoljno rano da obe strane još mogu nešto da promene.
                """)),
    ]
}
