/// The names that messages of SOAP 1.1 consist of.
enum SOAPNames {
    static let envelope = "http://schemas.xmlsoap.org/soap/envelope/"
    /// Of the service's own elements, and what the names of its actions begin with.
    static let service = "http://tempuri.org/"
    static let instance = "http://www.w3.org/2001/XMLSchema-instance"
    static let schema = "http://www.w3.org/2001/XMLSchema"
    /// The actor that every receiver of a message is.
    static let nextActor = "http://schemas.xmlsoap.org/soap/actor/next"

    /// The header block that says who calls, and the text in it.
    static let credentials = SOAPRecord(name: "Autentificare", fields: [SOAPField("jeton", .string)])
    /// What a fault says besides its sentence.
    static let failure = SOAPRecord(name: "Eroare", fields: [SOAPField("cod", .string), SOAPField("mesaj", .string)])
}
