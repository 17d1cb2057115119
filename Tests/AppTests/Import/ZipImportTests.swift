import Foundation
import Testing

@testable import App

@Suite("An archive that is imported")
struct ZipImportTests {
    private let folder: WrittenFolder

    init() throws {
        folder = try WrittenFolder()
    }

    /// What is said of an archive, as `file key`; and nothing of it is left on the disk.
    private func refusal(_ zip: WrittenZip) throws -> [String] {
        try refusal(zip.bytes)
    }

    private func refusal(_ bytes: [UInt8]) throws -> [String] {
        try folder.write("a.zip", bytes)
        let said = try readingPlaces {
            let source = try ImportSource.open(folder.path + "/a.zip", beside: folder.path, at: SampleInstitution.start)
            source.close()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.zip"])
        return said
    }

    @Test("is read as the folder that it holds, also when the folder itself was packed, and then taken away")
    func good() throws {
        for prefix in ["", "școala/"] {
            var zip = WrittenZip()
            for (name, text) in SmallInstitution.files { zip.add(prefix + name, text) }
            zip.add("__MACOSX/._x", "x")
            zip.add(prefix + "surveys/", "") { $0.mode = 0o040755 }
            try folder.write("a.zip", zip.bytes)
            let source = try ImportSource.open(folder.path + "/a.zip", beside: folder.path, at: SampleInstitution.start)
            let read = try InstitutionFolder(path: source.path, now: SampleInstitution.start)
            #expect(read.courses.map(\.key) == ["mobile"])
            #expect(read.courses.first?.assessments.map(\.key) == ["quiz", "final"])
            source.close()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.zip"])
        }
    }

    @Test(
        "may not have names that lead out of the folder or are no names",
        arguments: [
            ("/etc/passwd", "name-outside"), ("../x", "name-outside"), ("a/../../x", "name-outside"), ("a/b\\c", "name-outside"),
            ("..\\x", "name-outside"), ("a\\..\\..\\x", "name-outside"), ("\\x", "name-outside"), ("C:\\x", "name-outside"),
            ("C:/x", "name-outside"), ("c:x", "name-outside"), ("a//b", "name-odd"), ("a/./b", "name-odd"),
            ("a\u{1B}[2J", "name-odd"), (String(repeating: "ă", count: 101), "name-long"), ("1/2/3/4/5/6/7/8/9", "deep"),
        ])
    func names(name: String, reason: String) throws {
        var zip = WrittenZip(SmallInstitution.files)
        zip.add(name)
        #expect(try refusal(zip).map { $0.split(separator: " ").last.map(String.init) } == ["archive.\(reason)"])
    }

    @Test("may not have names that another system takes for the same")
    func alike() throws {
        for (one, other, reason) in [
            ("a/x.md", "A/y.md", "alike"), ("x.md", "X.md", "alike"), ("\u{103}.md", "a\u{306}.md", "twice"),
            ("x.md", "x.md", "twice"), ("x", "x/y", "twice"), ("x/y", "x", "twice"),
        ] {
            var zip = WrittenZip()
            zip.add(one)
            zip.add(other)
            #expect(try refusal(zip) == ["\(other) archive.name-\(reason)"], "\(one) \(other)")
        }
    }

    @Test("may not have names that are no UTF-8, whether it says that they are or not")
    func otherNames() throws {
        for flags in [0, 0x0800] {
            var zip = WrittenZip()
            zip.add("x") { ($0.name, $0.flags) = ([0x8A, 0x2E, 0x6D, 0x64], flags) }
            #expect(try refusal(zip).first?.hasSuffix("archive.name-utf8") == true)
        }
    }

    @Test("may not have links, devices, passwords, or unknown ways of packing")
    func kinds() throws {
        let changes: [(String, (inout WrittenZip.Entry) -> Void)] = [
            ("link", { $0.mode = 0o120777 }), ("link", { $0.mode = 0o020666 }), ("link", { $0.mode = 0o060666 }),
            ("encrypted", { $0.flags |= 1 }), ("encrypted", { $0.flags |= 0x40 }), ("method", { $0.method = 12 }),
        ]
        for (reason, change) in changes {
            var zip = WrittenZip(SmallInstitution.files)
            zip.add("a", "x", change)
            #expect(try refusal(zip) == ["a archive.\(reason)"])
        }
    }

    @Test("may not be a bomb, whatever its list says")
    func bombs() throws {
        let zeros = [UInt8](repeating: 0, count: 10_000_000)
        for size in [nil, 100, 300_000] {
            var zip = WrittenZip()
            zip.add("a") { ($0.content, $0.size) = (zeros, size) }
            let said = try refusal(zip)
            #expect(said == ["a archive.ratio"] || said == ["a archive.damaged"], "\(said)")
        }
        var many = WrittenZip()
        for number in 0..<300 {
            many.add("f\(number)") { ($0.content, $0.size) = ([UInt8](repeating: 7, count: 10_000), 1_000_000) }
        }
        #expect(try refusal(many) == ["f0 archive.damaged"])
        var large = WrittenZip()
        large.add("a") { ($0.isDeflated, $0.content, $0.size) = (false, [1, 2, 3], 200_000_001) }
        large.entries[0].offset = 0
        #expect(try refusal(large) == ["a.zip archive.large"])
    }

    @Test("may not have files that lie over each other")
    func overlap() throws {
        var zip = WrittenZip()
        zip.add("a", "some text")
        zip.add("a", "some text") { $0.offset = 0 }
        zip.entries[1].name = Array("b".utf8)
        #expect(try refusal(zip) == ["a.zip archive.damaged"])
        var inner = WrittenZip()
        inner.add("b", "some text") { $0.isDeflated = false }
        zip.entries[0].content = inner.bytes
        zip.entries[0].isDeflated = false
        // Its head is the first thing within the other file, whose own head has 31 bytes.
        (zip.entries[1].isDeflated, zip.entries[1].offset) = (false, 31)
        #expect(try refusal(zip) == ["b archive.overlap"])
    }

    @Test("has at most 2,000 files, and no more than it says")
    func many() throws {
        var zip = WrittenZip()
        for number in 0..<2_001 { zip.add("f\(number)", "") { $0.isDeflated = false } }
        #expect(try refusal(zip) == ["a.zip archive.many"])
        zip.count = 10
        #expect(try refusal(zip) == ["a.zip archive.damaged"])
        zip.count = 0xFFFF
        #expect(try refusal(zip) == ["a.zip archive.many"])
        var long = WrittenZip()
        for number in 0..<1_400 { long.add(String(repeating: "x", count: 3_000) + "\(number)", "") { $0.isDeflated = false } }
        #expect(try refusal(long) == ["a.zip archive.many"])
    }

    @Test("that is cut, changed or something else is told to be damaged")
    func damaged() throws {
        let good = WrittenZip(SmallInstitution.files).bytes
        #expect(try refusal([]) == ["a.zip archive.damaged"])
        #expect(try refusal(Array("%PDF-1.4".utf8)) == ["a.zip archive.damaged"])
        #expect(try refusal(Array(good.dropLast(5))) == ["a.zip archive.damaged"])
        #expect(try refusal(Array(good.dropFirst(20))).isEmpty == false)
        for place in [4, 40, 60, 200, good.count - 60] {
            var bytes = good
            bytes[place] ^= 0x5A
            let said = try refusal(bytes)
            // Its times, or a comment's length, may be anything.
            #expect(said.allSatisfy { $0.contains("archive.") }, "\(place)")
        }
        var zip = WrittenZip(SmallInstitution.files)
        zip.entries[0].size = 3
        #expect(try refusal(zip).first?.hasSuffix("archive.damaged") == true)
    }

    @Test("is not opened when it lies in another one, and what was left of an import that was killed goes")
    func nested() throws {
        var zip = WrittenZip(SmallInstitution.files)
        zip.add("inner.zip") { $0.content = WrittenZip(["../x": "x"]).bytes }
        #expect(try refusal(zip) == [])
        try folder.write(".import-1/x", Data("x".utf8))
        try FileManager.default.setAttributes(
            [.modificationDate: (SampleInstitution.start + .hours(-2)).date], ofItemAtPath: folder.path + "/.import-1")
        #expect(try refusal(zip) == [])
    }
}
