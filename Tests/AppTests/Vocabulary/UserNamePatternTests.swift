import Testing

@testable import App

@Suite("User names are made as the institution says")
struct UserNamePatternTests {
    @Test(
        "in plain letters, whatever the names are written in",
        arguments: [
            ("Ștefania", "Țîrlea-Brânză", "2023/0145", "stefania.tirlea-branza.2023-0145"),
            ("Đorđe", "Đoković", "12/2020", "djordje.djokovic.12-2020"), ("Ана Марија", "Џамоња", "7", "ana-marija.dzamonja.7"),
            ("Љубица", "Ћирић", "", "ljubica.ciric"), ("Ana", "", "5", "ana.5"), ("Zoë", "O'Neill", "", "zoe.oneill"),
        ])
    func plain(given: String, family: String, index: String, expected: String) {
        #expect(UserNamePattern.usual.userName(given: given, family: family, index: index) == expected)
    }

    @Test("a pattern may have other parts around them; one that means nobody, or could not be a user name, is refused")
    func patterns() {
        #expect(UserNamePattern("s{index}")?.userName(given: "A", family: "B", index: "20/1") == "s20-1")
        #expect(UserNamePattern("{family}_{given}")?.userName(given: "Ana", family: "Pop", index: nil) == "pop_ana")
        #expect(UserNamePattern("s{index}")?.userName(given: "Ana", family: "Pop", index: nil) == nil)
        for text in [
            "", "abc", "{name}", "{given", "{given} {family}", "É{given}", "{given}@x",
            String(repeating: "a", count: 99) + "{given}",
        ] {
            #expect(UserNamePattern(text) == nil, "\(text)")
        }
    }

    @Test("nobody whose name has no such letters gets a user name, and none is too long")
    func limits() {
        #expect(UserNamePattern.usual.userName(given: "山", family: "田", index: nil) == nil)
        let long = UserNamePattern.usual.userName(
            given: String(repeating: "a", count: 500), family: String(repeating: "b", count: 500), index: "1")
        #expect(long.map(UserName.isValid) == true)
    }

    @Test("a number is told from the digits before it, and always fits")
    func numbers() {
        #expect(UserNamePattern.numbered("ana.pop", 2) == "ana.pop2")
        #expect(UserNamePattern.numbered("ana.pop.7", 2) == "ana.pop.7-2")
        #expect(UserName.isValid(UserNamePattern.numbered(String(repeating: "a", count: UserName.longest), 12)))
    }

    @Test(
        "the example of the sign-in page is in its language",
        arguments: [
            (Language.serbian, "ime.prezime.brojindeksa"), (.romanian, "prenume.nume.numarmatricol"),
            (.english, "name.surname.studentnumber"),
        ])
    func example(language: Language, expected: String) throws {
        #expect(UserNamePattern.usual.example(try SamplePages.strings(language)) == expected)
    }
}
