@testable import App

/// A design that has every setting, as it is written.
enum WholeDesign {
    static let text = """
        working-name: PDM nou
        subject-area: Informatică
        audience: [undergraduate, graduate]
        credit-hours: 5
        time-ratio: "1:2"
        seats: 60
        bibliography: |-
          1. *Swift*.

          2. Altele.
        policies:
          grading:
            procedure: custom
            text: |-
              Nota are părți:

              - teme
              - examen
          attendance: Se notează.
          conduct:
            text: Fără copiat.
            hidden: true
        instructors:
          - user: carmen
            role: professor
            phone: 0200 000 122
            office-hours: joi, la laborator
            web-page: "https://example.org/a"
            office: 2017
          - first-name: Maria
            last-name: Pop
            e-mail: "maria@example.org"
        meetings:
          - first-day: 2026-10-06
            last-day: 2027-01-12
            from: "10:00"
            to: "12:00"
            repeats: weekly
            every: 1
            on: [tuesday]
            changes:
              - day: 2026-11-10
                note: Zi liberă.
              - day: 2026-11-17
                moved-to: 2026-11-19
                from: "14:00"
                to: "16:00"
                room: Sala 2017
          - group: Grupa 1
            first-day: 2026-10-07
            last-day: 2026-10-07
            from: "22:00"
            to: "24:00"
            repeats: none
        outcomes:
          - outcome: C1
            text: Proiectează aplicații.
          - outcome: C2
            text: Lucrează în echipă.
        objectives:
          - key: explica
            action: cognitive/understand/explain
            word: explain
            topics:
              - Straturi
              - Limbajul
            condition: given-a-problem
            hide-condition: true
            criteria:
              accuracy: 80 %
              speed:
                text: într-o oră
                on: false
                hidden: true
            outcomes:
              - C1
              - C2
            techniques:
              - minute-paper
              - lecture
              - own-perechi
            share: 80
          - action: cognitive/apply/implement
            own-word: să scrie
            condition: custom
            condition-text: Pornind de la un proiect, studenții vor fi capabili
            sentence: Vor scrie, împreună.
          - techniques:
              - own-turul-galeriei
          - {}
        techniques:
          - technique: own-perechi
            kind: assessment
            title: Perechi
            description: |-
              Doi câte doi:

              - unul scrie
              - altul citește
            procedure: Pas cu pas.
            materials: Foi și creioane
            reference: Un coleg
            minutes: 20
            type: formative
            when: after
            difficulty: low
            feedback: in-person
            categories: [cognitive/analyze, affective/value]
            dimensions: [conceptual]
          - technique: own-turul-galeriei
            kind: teaching
            title: Turul galeriei
            minutes: 45
            mode: hybrid
            sessions: single
            focus: [reading, discussing]
            categories: [cognitive/create]
            dimensions: [factual, procedural]
        events:
          - key: tema-1
            title: "Tema 1: straturi"
            kind: teaching
            place: out-of-class
            assigned: 2026-10-06
            due: 2026-10-12
            hours: 2.5
            objectives: [explica]
            technique: minute-paper
            dimension: procedural
            lesson: layers
            link: "https://example.org/tema"
            notes: |-
              Doi câte doi.

              Fără internet.
          - key: test
            title: Test
            kind: assessment
            place: in-class
            due: 2026-11-17
            test: quiz
        topics:
          - topic: Straturi
            dimensions: [factual, conceptual]
            priority: critical
            prerequisite: true
            hours:
              lecture: 4
              laboratory: 2
            resources:
              - title: Fișa
                description: O pagină.
                kind: document
                file: media/fisa.pdf
              - title: Straturi
                kind: document
                lesson: layers
              - title: Swift
                kind: link
                url: "https://docs.swift.org/"
              - title: O carte
                kind: book
          - topic: Limbajul
            priority: very-important
        hours:
          lecture: 28
          individual-study:
            hours: 94
            assessment: Test parțial
        syllabus:
          readers: everyone
          sections: [description, objectives, details, people, meetings, contents, policies, plan]
          hidden: [people]

        """

    static let topics = [["Straturi"], ["Limbajul"]]

    /// 21 November 2026, a Saturday.
    static let today = LocalDay(number: 20_778)

    static func surroundings(_ files: WrittenFolder? = nil) -> DesignDocument.Surroundings {
        .init(
            today: today, hasTopic: topics.contains, userNames: ["carmen", "dan"], groups: [SearchText.fold("Grupa 1")],
            lessons: ["layers"], tests: ["quiz"],
            file: { name in
                guard let files, let media = MediaFile(path: files.path + "/" + name) else { return .missing }
                return .found(media)
            })
    }

    static func read(_ text: String, _ files: WrittenFolder? = nil) throws -> DesignDocument {
        try DesignDocument(TextFile(name: "a/design.yaml", text: text), in: surroundings(files))
    }
}
