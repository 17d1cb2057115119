extension TechniqueCatalogue {
    /// Techniques of assessment: skills of the hand.
    static let performanceAssessments: [CuratedTechnique] = [
        CuratedTechnique(
            "practical-test", minutes: 90,
            .assessment(type: .summative, moment: .during, difficulty: .high, feedback: .inPerson),
            categories: ["cognitive/apply", "psychomotor/mechanism", "psychomotor/complex-overt-response"],
            dimensions: [.factual, .procedural],
            english: .init(
                "Practical test",
                """
                Students carry out a whole task at the computer or in the laboratory, with the tools they will have later. \
                Say beforehand what earns points: the result, the way to it, or both.
                """),
            romanian: .init(
                "Test practic",
                """
                Studenții duc la capăt o sarcină întreagă la calculator sau în laborator, cu uneltele pe care le vor avea \
                mai târziu. Spuneți dinainte pentru ce se dau puncte: pentru rezultat, pentru drum sau pentru ambele.
                """),
            serbian: .init(
                "Praktični test",
                """
                Studenti urade ceo zadatak za računarom ili u laboratoriji, alatima koje će imati i kasnije. Unapred recite \
                za šta se dobijaju poeni: za rezultat, za put do njega ili za oboje.
                """)),
        CuratedTechnique(
            "spotting-station", minutes: 15,
            .assessment(type: .formative, moment: .during, difficulty: .low, feedback: .inPerson),
            categories: ["psychomotor/perception", "psychomotor/set"], dimensions: [.factual, .conceptual],
            english: .init(
                "Fault-spotting station",
                """
                At a table lie devices, recordings or screens, some of them faulty; students say by looking, listening or \
                touching which ones and how they noticed. Two minutes per table are enough for a whole group.
                """),
            romanian: .init(
                "Stație de depistare a defectelor",
                """
                Pe o masă se află aparate, înregistrări sau ecrane, unele cu defecte; studenții spun, privind, ascultând sau \
                atingând, care sunt și după ce și-au dat seama. Două minute la fiecare masă ajung pentru o grupă întreagă.
                """),
            serbian: .init(
                "Stanica za uočavanje kvarova",
                """
                Na stolu su uređaji, snimci ili ekrani, neki sa kvarom; studenti gledanjem, slušanjem ili dodirom kažu koji \
                su i po čemu su to primetili. Dva minuta po stolu dovoljna su za celu grupu.
                """)),
        CuratedTechnique(
            "readiness-check", minutes: 10,
            .assessment(type: .formative, moment: .before, difficulty: .low, feedback: .both),
            categories: ["psychomotor/perception", "psychomotor/set", "cognitive/remember"],
            dimensions: [.factual, .procedural],
            english: .init(
                "Readiness check",
                """
                Before a practical exercise students name its steps, its dangers and what they lay ready. Anyone who cannot \
                do so reads again before touching anything, which spares material and accidents.
                """),
            romanian: .init(
                "Verificarea pregătirii",
                """
                Înaintea unei lucrări practice, studenții numesc pașii, pericolele și ce pregătesc pe masă. Cine nu poate \
                recitește înainte să atingă ceva, ceea ce scutește materiale și accidente.
                """),
            serbian: .init(
                "Provera spremnosti",
                """
                Pre praktične vežbe studenti nabroje korake, opasnosti i šta pripremaju. Ko to ne može, čita ponovo pre nego \
                što bilo šta dodirne, što štedi materijal i nezgode.
                """)),
        CuratedTechnique(
            "observation-checklist", minutes: 20,
            .assessment(type: .formative, moment: .during, difficulty: .medium, feedback: .inPerson),
            categories: ["psychomotor/guided-response", "psychomotor/mechanism"], dimensions: [.factual, .procedural],
            english: .init(
                "Observation with a checklist",
                """
                You watch a student work and tick the steps done, done with help or missed. The sheet goes to the student at \
                once, and the next attempt begins with what was missed.
                """),
            romanian: .init(
                "Observare cu listă de pași",
                """
                Urmăriți un student la lucru și bifați pașii făcuți, făcuți cu ajutor sau omiși. Foaia ajunge imediat la \
                student, iar încercarea următoare începe cu ce a fost omis.
                """),
            serbian: .init(
                "Posmatranje sa spiskom koraka",
                """
                Gledate studenta dok radi i označavate korake: urađeno, urađeno uz pomoć, preskočeno. List odmah dobija \
                student, a sledeći pokušaj počinje onim što je preskočeno.
                """)),
        CuratedTechnique(
            "imitation-task", minutes: 10,
            .assessment(type: .formative, moment: .during, difficulty: .low, feedback: .inPerson),
            categories: ["psychomotor/set", "psychomotor/guided-response"], dimensions: [.procedural],
            english: .init(
                "Imitation task",
                """
                You do a short sequence once, slowly; students repeat it and a neighbour says where it differed. It shows \
                who is ready to go on and who needs to see it again, before a wrong habit settles.
                """),
            romanian: .init(
                "Sarcină de imitare",
                """
                Faceți o dată, încet, o succesiune scurtă; studenții o repetă, iar un vecin spune unde a fost diferit. Se \
                vede cine poate merge mai departe și cine trebuie să mai privească, înainte să se fixeze un obicei greșit.
                """),
            serbian: .init(
                "Zadatak oponašanja",
                """
                Jednom polako uradite kratak niz pokreta; studenti ga ponove, a sused kaže gde je bilo drugačije. Vidi se ko \
                može dalje, a ko treba još jednom da pogleda, pre nego što se učvrsti pogrešna navika.
                """)),
        CuratedTechnique(
            "timed-performance", minutes: 30,
            .assessment(type: .summative, moment: .during, difficulty: .high, feedback: .inPerson),
            categories: ["psychomotor/mechanism", "psychomotor/complex-overt-response"], dimensions: [.procedural],
            english: .init(
                "Performance against the clock",
                """
                Students do a practised task within a time that an average worker needs. Count mistakes as well as minutes, \
                and let everyone try twice: the better attempt counts.
                """),
            romanian: .init(
                "Execuție contra cronometru",
                """
                Studenții fac o sarcină exersată în timpul de care are nevoie un lucrător obișnuit. Numărați și greșelile, \
                nu doar minutele, și lăsați-i să încerce de două ori: contează încercarea mai bună.
                """),
            serbian: .init(
                "Izvođenje uz štopericu",
                """
                Studenti rade uvežban zadatak za vreme koje je potrebno prosečnom radniku. Brojte i greške, a ne samo \
                minute, i pustite ih da pokušaju dvaput: važi bolji pokušaj.
                """)),
        CuratedTechnique(
            "changed-conditions-task", minutes: 45,
            .assessment(type: .summative, moment: .during, difficulty: .high, feedback: .inPerson),
            categories: ["psychomotor/complex-overt-response", "psychomotor/adaptation", "cognitive/apply"],
            dimensions: [.conceptual, .procedural],
            english: .init(
                "Task under changed conditions",
                """
                A known task with something changed: another tool, less light, a part that fails halfway. You assess whether \
                students notice the change, and how they adapt without losing the result.
                """),
            romanian: .init(
                "Sarcină în condiții schimbate",
                """
                O sarcină cunoscută în care ceva s-a schimbat: altă unealtă, mai puțină lumină, o piesă care cedează pe \
                parcurs. Evaluați dacă studenții observă schimbarea și cum se adaptează fără să piardă rezultatul.
                """),
            serbian: .init(
                "Zadatak u izmenjenim uslovima",
                """
                Poznat zadatak u kome se nešto promenilo: drugi alat, manje svetla, deo koji otkaže na pola posla. \
                Procenjujete da li studenti primete promenu i kako se prilagode a da ne izgube rezultat.
                """)),
        CuratedTechnique(
            "solution-demonstration", minutes: 30,
            .assessment(type: .summative, moment: .after, difficulty: .high, feedback: .inPerson),
            categories: ["psychomotor/adaptation", "psychomotor/origination", "cognitive/create"],
            dimensions: [.procedural, .metacognitive],
            english: .init(
                "Demonstration of one’s own solution",
                """
                Students show a way of working that they found themselves and explain from which known ones it grew. Ask \
                them to do it once more with a small change: what is really theirs survives that.
                """),
            romanian: .init(
                "Demonstrarea unei soluții proprii",
                """
                Studenții arată un mod de lucru găsit de ei și explică din ce moduri cunoscute a pornit. Cereți-le să îl \
                refacă cu o mică schimbare: ce este cu adevărat al lor rezistă.
                """),
            serbian: .init(
                "Prikaz sopstvenog rešenja",
                """
                Studenti pokažu način rada koji su sami našli i objasne iz kojih poznatih je nastao. Zamolite ih da ga \
                ponove uz malu promenu: ono što je zaista njihovo to izdrži.
                """)),
    ]
}
