import Foundation
import Testing

@testable import App
@testable import Database

@Suite("A step of the schema that was released stays as it is")
struct MigrationDigestsTests {
    /// Every step in order, with the SHA-256 of its SQL. A new step is a new line at the end; no line is changed or taken away.
    private static let released: KeyValuePairs = [
        "2026-11-21 database": "7dba290680419a81f607eb97c89828850cff3ee5bd25e38e1d13f90914360297",
        "2026-11-21 accounts": "7e20a5372c88b45be2f2e0033ec3bd11f8bbdba1ce1df18c6278e2ab48b813d4",
        "2026-11-21 courses": "132bfa8f413717ce52e7943a62b08b56cb55c5ef8ed599116753bdd9f5832d2c",
        "2026-11-21 assessments": "d8154de3eb20d215cf7ac5c001f3895ac07789d5dc9c13aa859be83b49d0f198",
        "2026-11-21 attempts": "f003b3c18bb579de858842106a95e0db72de3a08c7c4e058bd345641f33625b4",
        "2026-11-21 rules": "744fbb7ae0fdd07ec84a8512318c541aa602e9cbfc99293b59cd58bd673fa225",
        "2026-11-21 put away": "2828be90714958aa3ea0182100c9ba013d2d1d063249e964f0a2413283f33cda",
        "2026-11-21 lessons": "9ab2108875e642bcce72b2f4db9c5ab7f1cbd1efe13122b6baf69b7717e042d5",
        "2026-11-21 receipts": "6c68c095ac26a564a82671e6644a36b17822db1e50fb1fc1dee8060a77848ce8",
        "2026-11-21 clock": "1a457325546ff1fc8e06bfcb364795cf779bb80fc94a754f26cb9ded6b6d14cf",
        "2026-11-21 surveys": "5a72ab16351f05b760059ed3514645a72d26a08b8cbfbf8938faf41f2d39e014",
        "2026-11-21 teaching": "b740356490378508b710bb95c7a2e824ed7ff9eb28745aceb99277bb3d3f6b3e",
        "2026-11-22 teachers' tests": "ae6d2f26998e97a0e010472e43482ecebe4214bd8ae7085865f15d43d3b7d949",
        "2026-11-22 crowds": "592a567a0d46d7fe73c35e0c6017c1a0d9a60b2ba283348b04929caa2aed9426",
        "2026-11-23 people made here": "9eeb952048594bdba906e2049c897315135b260cefaf6fc47f1f8c0dfddf0d16",
        "2026-11-24 corrections in order": "99ca484625ac400945ba9a7caa32b5963ef52bfc8590d142d5525a0a2a85a8ff",
        "2026-11-24 written times": "3e631398e01370b7a4719f210fe70aa749ec346d7d073ad5875c117c7715b583",
        "2026-11-24 last answers": "2b1655b1b49a52cf22597c9e00439f51a48e23ab253669d803efb03bbb03bb3f",
        "2026-11-24 checked answers": "a7d6d5127c56691e373fec5bf7820025845124ba4dd436699d483523502489c2",
        "2026-11-24 unreadable answers": "3b0ecf56a6d9f1f70b71c774c92fbe7bda33fe9d6f18b7d7d655fafd0e9e6464",
        "2026-11-25 reading places": "56f4a108176c3786baf4bd6ca138285af7af3e4eb90b6263794a50db9523990a",
        "2026-11-25 annulments": "db29498ddda133b4851d84117ea240d06f53d35bf82456023025ea87f7eed2d3",
        "2026-11-25 renewed passwords": "09319758c264f32612980064ab3d8a3a94881f53f7c81524a2cad35af03f8606",
        "2026-11-25 user names": "11a9c7ac92a814328392c6df9cc607ba0b0a00af67f63011efdca53352bd65b9",
        "2026-11-25 topic merges": "8feccf5e3a80352fea1c066124d772f790ec9fb0f0ce424080a91ea035484219",
        "2026-11-25 other dates": "2446ffdf3587ee8e2195f9e773b325941eba1fabdb72d20878800dc504c087f9",
        "2026-11-25 text rules": "93255d7b7cbef90bd138194461b3d1160206716b3f159252e48752cbfc22458f",
        "2026-11-25 semesters": "41d9dc65a50bb174a9775ba504211a3e023abbe14bf70c0f679ce91de2a4b2b7",
        "2026-11-25 telephones": "aa71dff7949f51489dc3eef1729633c771f809424dd2b9d7e131038f36f25c26",
        "2026-11-25 groups": "b900a5ec395ef035afabd10483cf16148144e98cec2959dec4e911e6e6df776a",
        "2026-11-25 points": "817602f5621e1d7b4b42d92bd29d9e79419516e11036524302e8ebf6233c77aa",
        "2026-11-25 semester names": "62788d276d77878f95165e4e7929a182b06e116d0db1f179ced658d0356c77c2",
        "2026-11-25 ects": "1ca96c84b96e72b3231f16983dbc9494d92888fdac70775888f5c7c7e9f03fca",
        "2026-11-25 task texts": "db6ccffb58a91188cdc45a2e180c9ee6e173296b63f6b518af6b05f43b1fec09",
        "2026-11-25 study records": "2bb2cf5fd35d00cfebfcd333416cdf6954064625f986617fd6f056c1e7fbfc93",
        "2026-11-25 imported days": "bbbd5c3e4ca2afb88e51f36684f5c7db6cf1c2330b6e9ea4f244b4bc44a7a975",
        "2026-11-25 finances": "751725e0452a536f176c5b4f93398f0ea7c4530e9fe45f68795f79ceab5a13cb",
        "2026-11-25 exams": "ff1cf316bab162e1c0575367d87135a5290ff0963022e08cbdf2f2e38aaba084",
        "2026-11-26 course design": "ab6cf730a4825ba1c76fb3347d146fb7a82b699b5a426fb0fddd695ba081bfef",
        "2026-11-26 ended accounts": "bcbec036e1bddeb8b53ef04fd0eda48fe1b8146cf011ae875107ebd62c4df2c4",
        "2026-11-27 design alignment": "e938c97b6dbb6916d008e6d5c5109e112cf7067d55ac375bf226527e4b67bd14",
        "2026-11-27 ended students": "420d85cfeb4683fdbfb4581ae51d9be52c55a3ae600d981bb9380d6340e446e6",
        "2026-11-27 published techniques": "d05d489c6811a66cc45874715b4f17b61954785d7964c9e556ae7522180626c4",
        "2026-11-28 services": "796e643a49e0f030f094ff2f2e585145b617cb76e359f2796be97f6c369e057d",
        "2026-11-28 service requests": "3923ee5208725a7e963233747e43abeca088cc4d5c9a972702cefc7110b31134",
        "2026-11-28 tests for programs": "68fe9358313c8d10972af1d22d89e0c67d08eedcc14b84460b76a5996485a0e2",
        "2026-11-28 calendar feeds": "2bd4470389ee2f27da8ac94ba3844f33f787b9a1f1579166a3eda627fa59080c",
        "2026-11-28 estudent api": "03c67adb781aaac2fa95204d7041ce3c4ecaef5f051fb3679ce92ca649de607c",
        "2026-11-29 json rpc": "a9ec913cb2777ddb2165d72806b8c3aaf0cfc67e6a1f34d240e3393a137c5dd3",
        "2026-11-29 quick lists": "2b3dd3232abf8b3360a3c951437b0d2fadf50e7292bf48d0652d89e15bac06d7",
    ]

    /// A sentence for each step that is not as it was released, and for each that has no line yet.
    private static func complaints(_ steps: [Migration], _ released: KeyValuePairs<String, String>) -> [String] {
        let digests = Dictionary(steps.map { ($0.name, digest($0)) }, uniquingKeysWith: { first, _ in first })
        let changed = released.compactMap { name, digest -> String? in
            guard let now = digests[name] else {
                return "\(name) was released and is gone: put it back, and add a new step instead"
            }
            if now == digest { return nil }
            return "\(name) was released and is changed, which a database that has taken it never hears of: "
                + "put it back, and add a new step instead"
        }
        let kept = released.map(\.key).filter { digests[$0] != nil }
        let isInOrder = steps.map(\.name).starts(with: kept)
        let moved = isInOrder ? [] : ["the order was released as well: put the steps back in it, and append what is new"]
        let new = steps.filter { !kept.contains($0.name) }.map { step in
            "\(step.name) is new: add it to `released`, at the end, as \"\(step.name)\": \"\(digest(step))\","
        }
        return changed + moved + new
    }

    private static func digest(_ step: Migration) -> String {
        BackupPieces.digest(Data(step.statements.utf8))
    }

    @Test("every step is as it was released, and a new one has its line here")
    func stepsStay() {
        #expect(Self.complaints([.own] + Migrations.all, Self.released) == [])
    }

    @Test("a step that is changed, renamed, taken away or moved is found out, and so is one that nothing holds yet")
    func itComplains() {
        let (one, two) = (Migration("1 one", "CREATE TABLE a (b TEXT)"), Migration("2 two", "DROP TABLE a"))
        let released: KeyValuePairs = [one.name: Self.digest(one), two.name: Self.digest(two)]
        func complaints(_ steps: Migration...) -> [String] { Self.complaints(steps, released) }

        #expect(complaints(one, two) == [])
        let changed = "1 one was released and is changed, which a database that has taken it never hears of: "
        #expect(
            complaints(Migration(one.name, one.statements + " "), two)
                == [changed + "put it back, and add a new step instead"])
        #expect(complaints(one) == ["2 two was released and is gone: put it back, and add a new step instead"])
        #expect(complaints(one, Migration("2 too", two.statements)).count == 2)
        #expect(complaints(two, one) == ["the order was released as well: put the steps back in it, and append what is new"])

        let three = Migration("3 three", "CREATE TABLE c (d TEXT)")
        let line = "\"3 three\": \"\(Self.digest(three))\","
        #expect(complaints(one, two, three) == ["3 three is new: add it to `released`, at the end, as " + line])
        #expect(complaints(one, three, two).count == 2)
    }

    @Test("each step has a file of its own, named as it is, and no file is left out of the list")
    func everyStepHasAFile() throws {
        let files = try SourceTree.files("Sources/App/Schema", "swift").map(\.name).filter { $0 != "Migrations" }
        let names = Migrations.all.map { $0.name.replacing("'", with: "").replacing(" ", with: "-") }
        #expect(files.sorted() == names.sorted())
    }
}
