/// The records that messages have in them.
extension SOAPRecord {
    /// Who has signed in, and what the next messages say so with.
    static let signedIn = SOAPRecord(
        name: "RezultatLogin",
        fields: [
            SOAPField("idUser", .int), SOAPField("nume", .string), SOAPField("rol", .string), SOAPField("jeton", .string),
        ])

    static let test = SOAPRecord(
        name: "Test",
        fields: [
            SOAPField("nrTest", .int), SOAPField("idTest", .int), SOAPField("titlu", .string), SOAPField("tip", .string),
            SOAPField("tema", .string, .optional), SOAPField("nrIntrebari", .int), SOAPField("durataMinute", .int, .nillable),
            SOAPField("inceput", .dateTime, .nillable), SOAPField("sfarsit", .dateTime, .nillable), SOAPField("stare", .string),
        ])

    static let topic = SOAPRecord(
        name: "Tema",
        fields: [SOAPField("idTema", .int), SOAPField("tema", .string), SOAPField("idTest", .int, .repeated)])

    /// An attempt that was begun.
    static let session = SOAPRecord(
        name: "Sesiune",
        fields: [SOAPField("id", .string), SOAPField("inceput", .dateTime), SOAPField("expira", .dateTime, .nillable)])

    static let option = SOAPRecord(
        name: "Varianta",
        fields: [SOAPField("idVarianta", .int), SOAPField("text", .string), SOAPField("textHTML", .string)])

    /// An answer: one option, several, or a text. Without any of them it is none.
    static let answer = SOAPRecord(
        name: "Raspuns",
        fields: [
            SOAPField("idIntrebare", .int), SOAPField("idVarianta", .int, .nillable),
            SOAPField("variante", .list(.int), .optional), SOAPField("text", .string, .optional),
        ])

    /// A question as its attempt shows it. It has no field for what is right.
    static let question = SOAPRecord(
        name: "Intrebare",
        fields: [
            SOAPField("idIntrebare", .int), SOAPField("tip", .string), SOAPField("text", .string), SOAPField("textHTML", .string),
            SOAPField("idTema", .int, .nillable), SOAPField("idSubtema", .int, .nillable),
            SOAPField("variante", .list(.record(option)), .optional), SOAPField("raspuns", .record(answer), .optional),
        ])

    static let topicShare = SOAPRecord(
        name: "ProcentTema", fields: [SOAPField("tema", .string), SOAPField("procent", .decimal)])

    /// A result; without a mark it is not shown yet.
    static let result = SOAPRecord(
        name: "RezultatTest",
        fields: [
            SOAPField("nota", .decimal, .nillable), SOAPField("nrCorecte", .int, .nillable),
            SOAPField("nrGresite", .int, .nillable), SOAPField("nrFaraRaspuns", .int, .nillable),
            SOAPField("procentePeTema", .list(.record(topicShare)), .optional), SOAPField("chitanta", .string, .optional),
        ])
}
