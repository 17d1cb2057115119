extension TechniqueCatalogue {
    /// Techniques of assessment: what students make, and of their attitudes.
    static let productAssessments: [CuratedTechnique] = [
        CuratedTechnique(
            "final-project", minutes: 2400,
            .assessment(type: .summative, moment: .after, difficulty: .high, feedback: .both),
            categories: ["cognitive/apply", "cognitive/evaluate", "cognitive/create"],
            dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Final project",
                """
                A piece of work over several weeks, with a plan, an intermediate state and a defence in which students \
                explain their choices. Agree on the criteria with them before they start.
                """),
            romanian: .init(
                "Proiect final",
                """
                O lucrare de câteva săptămâni, cu un plan, o stare intermediară și o susținere în care studenții își explică \
                alegerile. Stabiliți criteriile împreună cu ei înainte de a începe.
                """),
            serbian: .init(
                "Završni projekat",
                """
                Rad od nekoliko nedelja, sa planom, međustanjem i odbranom na kojoj studenti objašnjavaju svoje odluke. \
                Merila dogovorite sa njima pre početka.
                """)),
        CuratedTechnique(
            "reflective-portfolio", minutes: 600,
            .assessment(type: .summative, moment: .after, difficulty: .high, feedback: .both),
            categories: [
                "cognitive/evaluate", "cognitive/create", "affective/organization", "affective/internalizing-values",
            ],
            dimensions: [.conceptual, .procedural, .metacognitive],
            english: .init(
                "Reflective portfolio",
                """
                Students choose five of their works of the semester and write for each why they chose it and what they would \
                do differently now. You mark the reasons more than the works, which you have seen already.
                """),
            romanian: .init(
                "Portofoliu cu reflecții",
                """
                Studenții aleg cinci dintre lucrările lor din semestru și scriu la fiecare de ce au ales-o și ce ar face \
                acum altfel. Notați mai mult motivele decât lucrările, pe care le-ați văzut deja.
                """),
            serbian: .init(
                "Portfolio sa osvrtima",
                """
                Studenti biraju pet svojih radova iz semestra i uz svaki pišu zašto su ga izabrali i šta bi sada uradili \
                drugačije. Ocenjujete više razloge nego radove, koje ste već videli.
                """)),
        CuratedTechnique(
            "opinion-vote", minutes: 10,
            .assessment(type: .formative, moment: .during, difficulty: .low, feedback: .both),
            categories: ["affective/receiving-phenomena", "affective/respond"], dimensions: [.factual, .conceptual],
            english: .init(
                "Classroom opinion vote",
                """
                Ask for an opinion before you explain, by raised hands or on paper without names, and again at the end. The \
                change between the two says whether anyone listened, and gives the shy a voice.
                """),
            romanian: .init(
                "Vot de opinie",
                """
                Cereți o părere înainte de a explica, prin ridicarea mâinii sau pe hârtie fără nume, și încă o dată la \
                sfârșit. Schimbarea dintre cele două arată dacă s-a ascultat și le dă glas celor timizi.
                """),
            serbian: .init(
                "Glasanje o stavovima",
                """
                Zatražite mišljenje pre objašnjenja, dizanjem ruku ili na papiru bez imena, i ponovo na kraju. Promena \
                između ta dva pokazuje da li se slušalo, a i stidljivi dobijaju glas.
                """)),
        CuratedTechnique(
            "interest-checklist", minutes: 10,
            .assessment(type: .formative, moment: .before, difficulty: .low, feedback: .both),
            categories: ["affective/receiving-phenomena", "affective/value", "cognitive/remember"],
            dimensions: [.factual, .metacognitive],
            english: .init(
                "Interest, knowledge and skills checklist",
                """
                Students tick how much they know and how much they care about each topic of the course. Examples can then \
                come from what interests them, and a topic that nobody finds useful gets a reason before it gets a date.
                """),
            romanian: .init(
                "Listă de interese, cunoștințe și deprinderi",
                """
                Studenții bifează la fiecare capitol cât știu și cât îi interesează. Exemplele pot veni apoi din ce îi \
                interesează, iar un capitol care nu pare util nimănui primește mai întâi un motiv și apoi o dată.
                """),
            serbian: .init(
                "Lista interesovanja, znanja i veština",
                """
                Studenti za svaku oblast kursa označe koliko znaju i koliko ih zanima. Primeri tada mogu da dođu iz onoga \
                što ih zanima, a oblast koju niko ne smatra korisnom prvo dobija razlog, pa tek onda datum.
                """)),
        CuratedTechnique(
            "goal-ranking", minutes: 30,
            .assessment(type: .formative, moment: .before, difficulty: .low, feedback: .inPerson),
            categories: ["affective/value", "affective/organization"], dimensions: [.conceptual, .metacognitive],
            english: .init(
                "Goal ranking and matching",
                """
                Students rank what they want to take from the course, and compare it with your objectives. Where the two \
                lists meet is motivation to build on; where they do not, a short talk now saves complaints later.
                """),
            romanian: .init(
                "Ierarhizarea obiectivelor",
                """
                Studenții ordonează ce vor să obțină de la curs și compară cu obiectivele dumneavoastră. Unde cele două \
                liste se întâlnesc există motivație; unde nu, o discuție scurtă acum scutește nemulțumiri mai târziu.
                """),
            serbian: .init(
                "Rangiranje ciljeva",
                """
                Studenti poređaju šta žele od kursa i uporede sa vašim ciljevima. Tamo gde se spiskovi sreću postoji \
                motivacija; gde se ne sreću, kratak razgovor sada štedi žalbe kasnije.
                """)),
        CuratedTechnique(
            "ethical-dilemma", minutes: 40,
            .assessment(type: .formative, moment: .during, difficulty: .medium, feedback: .both),
            categories: ["cognitive/evaluate", "affective/organization", "affective/internalizing-values"],
            dimensions: [.conceptual, .metacognitive],
            english: .init(
                "Everyday ethical dilemma",
                """
                A short case from working life in which every choice costs something; students say what they would do and by \
                which value. You assess the reasons and whether the other side was understood, never the opinion.
                """),
            romanian: .init(
                "Dilemă etică de zi cu zi",
                """
                Un caz scurt din viața profesională, în care orice alegere costă ceva; studenții spun ce ar face și în \
                numele cărei valori. Evaluați motivele și dacă a fost înțeleasă cealaltă parte, niciodată părerea.
                """),
            serbian: .init(
                "Svakodnevna etička dilema",
                """
                Kratak slučaj iz radnog života u kome svaki izbor nešto košta; studenti kažu šta bi uradili i u ime koje \
                vrednosti. Procenjujete razloge i da li je shvaćena druga strana, nikada mišljenje.
                """)),
        CuratedTechnique(
            "teamwork-observation", minutes: 120,
            .assessment(type: .summative, moment: .during, difficulty: .medium, feedback: .inPerson),
            categories: ["affective/respond", "affective/internalizing-values"], dimensions: [.procedural, .metacognitive],
            english: .init(
                "Observation of teamwork",
                """
                While teams work, you note a few agreed signs: who shares the work, who listens, who helps others along. \
                Three short observations on different days are fairer than one long one, and each team hears them.
                """),
            romanian: .init(
                "Observarea lucrului în echipă",
                """
                Cât timp echipele lucrează, notați câteva semne stabilite: cine împarte munca, cine ascultă, cine îi ajută \
                pe ceilalți. Trei observări scurte în zile diferite sunt mai corecte decât una lungă, iar fiecare echipă le \
                află.
                """),
            serbian: .init(
                "Posmatranje timskog rada",
                """
                Dok timovi rade, beležite nekoliko dogovorenih znakova: ko deli posao, ko sluša, ko pomaže drugima. Tri \
                kratka posmatranja u različite dane poštenija su od jednog dugog, a svaki tim ih sazna.
                """)),
        CuratedTechnique(
            "prototype-exhibition", minutes: 240,
            .assessment(type: .summative, moment: .after, difficulty: .high, feedback: .both),
            categories: ["psychomotor/origination", "cognitive/create", "affective/value"],
            dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Prototype exhibition",
                """
                Each team shows what it built on a table and answers visitors who were given questions to ask. You walk \
                round once with a sheet of criteria; the visitors’ questions do the rest.
                """),
            romanian: .init(
                "Expoziție de prototipuri",
                """
                Fiecare echipă arată pe o masă ce a construit și răspunde vizitatorilor, care au primit întrebări de pus. \
                Treceți o dată pe la toate mesele cu o foaie de criterii; restul îl fac întrebările vizitatorilor.
                """),
            serbian: .init(
                "Izložba prototipova",
                """
                Svaki tim na stolu pokazuje šta je napravio i odgovara posetiocima koji su dobili pitanja. Vi jednom obiđete \
                sve stolove sa listom merila; ostalo urade pitanja posetilaca.
                """)),
    ]
}
