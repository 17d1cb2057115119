import Testing

@testable import App

@Suite("The plural category of a number")
struct PluralTests {
    @Test(
        "in Romanian: one, few up to 19, other from 20",
        arguments: [
            (0, .few), (1, .one), (2, .few), (19, .few), (20, .other), (21, .other), (99, .other), (100, .other), (101, .few),
            (102, .few), (119, .few), (120, .other), (200, .other), (201, .few), (1000, .other), (1001, .few), (-1, .one),
        ] as [(Int, Plural)])
    func romanian(count: Int, category: Plural) {
        #expect(Plural.category(of: count, in: .romanian) == category)
    }

    @Test(
        "in Serbian: by the last digits",
        arguments: [
            (0, .other), (1, .one), (2, .few), (4, .few), (5, .other), (11, .other), (12, .other), (14, .other), (15, .other),
            (20, .other), (21, .one), (22, .few), (25, .other), (30, .other), (31, .one), (101, .one), (102, .few),
            (111, .other), (112, .other), (114, .other), (121, .one), (122, .few), (1001, .one), (1011, .other), (-21, .one),
        ] as [(Int, Plural)])
    func serbian(count: Int, category: Plural) {
        #expect(Plural.category(of: count, in: .serbian) == category)
    }

    @Test(
        "in English: one, and all else",
        arguments: [(0, .other), (1, .one), (2, .other), (11, .other), (21, .other), (101, .other)] as [(Int, Plural)])
    func english(count: Int, category: Plural) {
        #expect(Plural.category(of: count, in: .english) == category)
    }
}
