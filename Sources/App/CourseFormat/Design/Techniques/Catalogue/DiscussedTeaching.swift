extension TechniqueCatalogue {
    /// Techniques of teaching in which students talk with each other.
    static let discussedTeaching: [CuratedTechnique] = [
        CuratedTechnique(
            "buzz-groups", minutes: 10,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing]),
            categories: ["cognitive/understand", "affective/respond"], dimensions: [.factual, .conceptual],
            english: .init(
                "Buzz groups",
                """
                Three or four neighbours discuss one clear question for five minutes, then two groups report. Even in a \
                large hall everyone has said something aloud before you go on.
                """),
            romanian: .init(
                "Grupuri de discuție rapidă",
                """
                Trei-patru vecini discută cinci minute o singură întrebare clară, apoi două grupuri spun la ce au ajuns. \
                Chiar și într-o sală mare fiecare a spus ceva cu voce tare înainte să mergeți mai departe.
                """),
            serbian: .init(
                "Brze grupe",
                """
                Tri-četiri suseda pet minuta razgovaraju o jednom jasnom pitanju, a zatim dve grupe izveste. I u velikoj \
                sali svako je nešto rekao naglas pre nego što nastavite.
                """)),
        CuratedTechnique(
            "learning-cell", minutes: 30,
            .teaching(mode: .hybrid, sessions: .single, focus: [.reading, .discussing]),
            categories: ["cognitive/remember", "cognitive/understand"], dimensions: [.factual, .conceptual, .procedural],
            english: .init(
                "Learning cell",
                """
                Each student prepares five questions on the text; in pairs they ask each other in turns and correct the \
                answers. You hear from the questions what was read, and from the corrections what was understood.
                """),
            romanian: .init(
                "Celulă de învățare",
                """
                Fiecare student pregătește cinci întrebări din text; în perechi își pun întrebări pe rând și își corectează \
                răspunsurile. Din întrebări auziți ce s-a citit, iar din corectări ce s-a înțeles.
                """),
            serbian: .init(
                "Ćelija učenja",
                """
                Svaki student pripremi pet pitanja o tekstu; u parovima ih naizmenično postavljaju i ispravljaju odgovore. \
                Iz pitanja čujete šta je pročitano, a iz ispravki šta je shvaćeno.
                """)),
        CuratedTechnique(
            "jigsaw", minutes: 60,
            .teaching(mode: .hybrid, sessions: .both, focus: [.reading, .presenting]),
            categories: ["cognitive/understand", "affective/respond"], dimensions: [.factual, .conceptual],
            english: .init(
                "Jigsaw",
                """
                Each member of a group learns one part of the topic together with the experts of other groups, then comes \
                back and teaches it. Nobody can be missing, and nobody can only listen.
                """),
            romanian: .init(
                "Mozaic",
                """
                Fiecare membru al unei grupe învață o parte a capitolului împreună cu experții altor grupe, apoi se întoarce \
                și o predă. Nimeni nu poate lipsi și nimeni nu poate doar să asculte.
                """),
            serbian: .init(
                "Slagalica",
                """
                Svaki član grupe nauči jedan deo oblasti sa stručnjacima iz drugih grupa, pa se vrati i predaje ga svojima. \
                Niko ne može da izostane i niko ne može samo da sluša.
                """)),
        CuratedTechnique(
            "three-step-interview", minutes: 20,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing]),
            categories: ["cognitive/understand", "affective/receiving-phenomena", "affective/value"],
            dimensions: [.conceptual, .metacognitive],
            english: .init(
                "Three-step interview",
                """
                Students interview each other in pairs about how they solved, see or learn something, change roles, and then \
                present their partner to another pair. Listening is the task: one speaks for the other.
                """),
            romanian: .init(
                "Interviu în trei pași",
                """
                Studenții se intervievează în perechi despre cum au rezolvat, văd sau învață ceva, schimbă rolurile și apoi \
                își prezintă partenerul unei alte perechi. Sarcina este ascultarea: fiecare vorbește în numele celuilalt.
                """),
            serbian: .init(
                "Intervju u tri koraka",
                """
                Studenti se u parovima intervjuišu o tome kako su nešto rešili, kako to vide ili uče, zamene uloge, a zatim \
                svog partnera predstave drugom paru. Zadatak je slušanje: svako govori u ime drugog.
                """)),
        CuratedTechnique(
            "fishbowl", minutes: 40,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing]),
            categories: ["cognitive/evaluate", "affective/receiving-phenomena", "affective/respond"],
            dimensions: [.conceptual, .procedural],
            english: .init(
                "Fishbowl",
                """
                A small circle discusses while the others around it watch with a task, such as noting the best argument. \
                Then they change places, so that everyone has both argued and judged arguments.
                """),
            romanian: .init(
                "Acvariul",
                """
                Un cerc mic discută, iar ceilalți îl urmăresc având o sarcină, de exemplu să noteze cel mai bun argument. \
                Apoi se schimbă locurile, astfel că fiecare a și argumentat, și judecat argumente.
                """),
            serbian: .init(
                "Akvarijum",
                """
                Mali krug diskutuje, a ostali ga posmatraju sa zadatkom, na primer da zabeleže najbolji argument. Zatim \
                zamene mesta, tako da je svako i iznosio i procenjivao argumente.
                """)),
        CuratedTechnique(
            "critical-debate", minutes: 60,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing, .presenting]),
            categories: ["cognitive/analyze", "cognitive/evaluate", "affective/value", "affective/organization"],
            dimensions: [.factual, .conceptual, .metacognitive],
            english: .init(
                "Critical debate",
                """
                Two teams defend opposite positions, best of all the one they do not hold, and change sides after half the \
                time. At the end each writes what convinced them and whether their own view has moved.
                """),
            romanian: .init(
                "Dezbatere critică",
                """
                Două echipe apără poziții opuse, de preferat pe cea în care nu cred, și schimbă taberele la jumătatea \
                timpului. La sfârșit fiecare scrie ce l-a convins și dacă părerea i s-a mișcat.
                """),
            serbian: .init(
                "Kritička debata",
                """
                Dva tima brane suprotne stavove, najbolje onaj koji ne zastupaju, i na pola vremena menjaju strane. Na kraju \
                svako napiše šta ga je ubedilo i da li se njegov stav pomerio.
                """)),
        CuratedTechnique(
            "talking-chips", minutes: 20,
            .teaching(mode: .inPerson, sessions: .single, focus: [.discussing]),
            categories: ["affective/respond", "affective/internalizing-values"], dimensions: [.procedural, .metacognitive],
            english: .init(
                "Talking chips",
                """
                Everyone has three chips and puts one in the middle for each time they speak; without chips one listens \
                until all are used. After a few meetings groups share the floor without them.
                """),
            romanian: .init(
                "Jetoane de vorbit",
                """
                Fiecare are trei jetoane și pune unul la mijloc de câte ori vorbește; fără jetoane se ascultă până le \
                folosesc toți. După câteva întâlniri grupele împart cuvântul și fără ele.
                """),
            serbian: .init(
                "Žetoni za reč",
                """
                Svako ima tri žetona i stavlja jedan na sredinu kad god govori; bez žetona se sluša dok svi ne potroše \
                svoje. Posle nekoliko termina grupe dele reč i bez njih.
                """)),
        CuratedTechnique(
            "discussion-forum", minutes: 60,
            .teaching(mode: .online, sessions: .multiple, focus: [.reading, .writing]),
            categories: ["cognitive/understand", "cognitive/evaluate", "affective/respond", "affective/value"],
            dimensions: [.conceptual, .metacognitive],
            english: .init(
                "Asynchronous online discussion",
                """
                A question that has no single answer is open for a week; each student writes one contribution and answers \
                two others, with reasons. Those who think before they speak are heard at last.
                """),
            romanian: .init(
                "Discuție online asincronă",
                """
                O întrebare fără un singur răspuns rămâne deschisă o săptămână; fiecare student scrie o contribuție și \
                răspunde la alte două, cu argumente. Se fac auziți, în sfârșit, și cei care gândesc înainte să vorbească.
                """),
            serbian: .init(
                "Onlajn diskusija bez istog vremena",
                """
                Pitanje koje nema samo jedan odgovor otvoreno je nedelju dana; svaki student napiše jedan prilog i odgovori \
                na dva tuđa, sa razlozima. Konačno se čuju i oni koji razmišljaju pre nego što progovore.
                """)),
    ]
}
