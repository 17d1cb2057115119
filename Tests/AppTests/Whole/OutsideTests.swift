import Testing

@Suite("Nothing that comes from outside ends the server or grows without a limit")
struct OutsideTests {
    /// Subscripts that the rules cannot see to be safe, with why they are.
    private static let indexing: [String: Set<String>] = [
        // The checked ones themselves.
        "Sources/App/Vocabulary/Numbered.swift": ["self[startIndex + (number - 1)]", "self[index]"],
        "Sources/Markdown/TextLines.swift": ["all[number - 1]", "all[(first - 1)..<end]"],
        // A column's index that the row has just given, and the place of a mark, of which there are as many as names.
        "Sources/Database/Row.swift": ["values[index]", "names[place]"],
        // Rows of numbers of its own making, of the lengths that it gave them.
        "Sources/App/Import/Edited/Difference.swift": [
            "old[start..<(old.count - end)]", "new[start..<(new.count - end)]", "old[x]", "new[x - diagonal]", "new[y]",
            "next[diagonal + count + 2]", "reached[diagonal + 1 + count + 1]", "reached[diagonal - 1 + count + 1]",
        ],
        // Places of a test's own questions and objectives, which it has counted itself.
        "Sources/App/CourseDesign/Attainment/TaggedTest.swift": ["isAsked[place]", "objectivePlaces[place]", "earned[place]"],
        // Numbers of its own steps and texts, which nothing from outside changes.
        "Sources/Rendering/TemplateProgram.swift": ["steps[index]", "texts[number]"],
        "Sources/Rendering/TextTable.swift": [
            "bytes[ranges[number * editions + edition]]", "ranges[number * editions + edition]",
        ],
        // A place in a text that the loop around it compares with the text's end.
        "Sources/App/Vocabulary/SearchText.swift": ["text[position]"],
        "Sources/App/CourseFormat/Readers/YAMLAliases.swift": ["line[index]"],
        "Sources/App/Web/Requests/Multipart/MultipartReader.swift": ["bytes[at]", "delimiter[matched]"],
        // Parts of boxes that the lines around them compare with their ends.
        "Sources/App/CourseFormat/Readers/ModernPicture.swift": [
            "bytes[start..<start + 4]", "bytes[start + 4..<start + 8]", "bytes[at..<at + 4]",
        ],
        // A dictionary whose missing values are passed on as nil.
        "Sources/App/Assessments/StoredQuestionRows.swift": ["accepted[position]", "objectives[position]"],
        "Sources/App/Enrolment/EnrolmentListPage.swift": ["plans.choices[before.line.number]"],
        "Sources/App/Enrolment/EnrolmentPlan.swift": ["choices[line.number]"],
        "Sources/App/Exams/Student/RegistrationController.swift": ["fees[Self.feeField + name.dropFirst(Self.field.count)]"],
        // An argument found in a copy of the same arguments.
        "Sources/gata/Gata.swift": ["completed[index]"],
    ]

    /// Sizes of what is no time.
    private static let sizes: Set = [
        // How far a zone lies from UTC; numbers with their sign written apart.
        "Sources/App/Web/Strings/Formats.swift", "Sources/App/CourseFormat/Readers/TimeExpression.swift",
        "Sources/App/Web/Strings/MoneyNotation.swift", "Sources/App/Web/Strings/NumberNotation.swift",
        "Sources/App/Web/Calendar/CalendarZone.swift",
        // A count, of which one and minus one take the same form.
        "Sources/App/Web/Strings/Plural.swift",
        // How far an answer is from the right number.
        "Sources/App/CourseFormat/Questions/NumberQuestion.swift",
    ]

    /// Counts of what is no text, and texts of which every letter is a byte.
    private static let limits: [String: Set<String>] = [
        // Beside a limit of the whole text.
        "Sources/App/CourseFormat/Terms/AccessCode.swift": ["folded by 40"],
        // Values of a list, and tokens.
        "Sources/App/API/SOAP/SOAPArguments.swift": ["items by Self.most"],
        "Sources/App/API/RPC/RPCMessage.swift": ["values by Self.most"],
        "Sources/App/API/RPC/RPCReader.swift": ["values by Self.most"],
        "Sources/App/API/RPC/RPCDesignDocument.swift": ["errors.items by JSONFields.mostErrors"],
        "Sources/App/Accounts/Tokens/AccessTokenStore.swift": ["tx.reading) by AccessToken.most"],
        // Texts that are kept: how many, not how long.
        "Sources/App/Reports/RepeatedTexts.swift": ["made by Self.most"],
        "Sources/App/Web/Strings/MomentTexts.swift": ["known by Self.most"],
        // Bytes.
        "Sources/App/API/JSON/JSONReader.swift": ["rest by Self.longestNumber"],
        "Sources/App/Vocabulary/SeparatedText.swift": ["content by longestQuotation"],
        "Sources/App/Web/Requests/Multipart/MultipartReader.swift": ["line by limits.headers"],
        // Unicode scalars.
        "Sources/App/Web/Requests/Multipart/FileName.swift": ["all by longest", "ending by 12"],
        // Lines or words, and people.
        "Sources/App/Import/Edited/Difference.swift": ["new by longest"],
        "Sources/App/Enrolment/EnrolmentListPage.swift": ["good by mostShown"],
        "Sources/App/Points/Lists/PointListPage.swift": ["good by mostShown"],
        "Sources/App/Reports/StudentReportPage.swift": ["news by Self.mostNews"],
        "Sources/App/Reports/ReportsAtHome.swift": ["all by most"],
        "Sources/App/ArchiveImport/ImportPlanPage.swift": ["all by mostLines"],
        "Sources/App/Finances/Lists/MoneyListPage.swift": ["good by mostShown"],
        "Sources/App/Finances/Office/DebtorsPage.swift": ["debtors by Self.mostShown"],
        "Sources/App/Office/OfficePage.swift": ["items by section.most"],
        // Keys, and techniques of an objective.
        "Sources/App/CourseFormat/Terms/ObjectiveTag.swift": ["keys by most"],
        "Sources/App/Courses/Objectives/ObjectiveTicks.swift": ["keys by most"],
        "Sources/App/CourseDesign/Techniques/SuggestionStore.swift": ["assigned by WrittenDesign.mostObjectiveTechniques"],
        "Sources/App/CourseFormat/Design/File/DesignTechniquesReader.swift": ["nodes by WrittenDesign.mostObjectiveTechniques"],
        // Letters from a to z, and objectives.
        "Sources/App/CourseDesign/Objectives/ObjectiveKey.swift": ["base by longest"],
        "Sources/App/CourseDesign/Objectives/ObjectiveStore.swift": [") by WrittenDesign.mostObjectives"],
        // Days.
        "Sources/App/Finances/Charges/InstalmentPlan.swift": ["days by Self.mostInstalments"],
        // Digits.
        "Sources/App/Finances/Paying/IPSCode.swift": ["numbered by Self.longestReference"],
        "Sources/App/CourseFormat/Terms/WrittenPayment.swift": ["middle by 13"],
        // Ways of writing numbers, and styles of cells.
        "Sources/App/Enrolment/Lists/SpreadsheetDescriptions.swift": [
            "codes by SpreadsheetLimits.codes", "cells by SpreadsheetLimits.styles",
        ],
        // Groups.
        "Sources/App/Enrolment/Lists/EnrolmentGrouping.swift": ["added by Self.mostNew"],
        // What everybody reads.
        "Sources/Database/SharedReads.swift": ["values by SharedReads.mostKept", "checked by Self.mostChecked"],
        // Attempts.
        "Sources/App/Attempts/Taking/OpenPapers.swift": ["papers by Self.mostKept"],
        // Places.
        "Sources/App/Accounts/PlacesInLine.swift": ["places by Self.most", "held by Self.mostLines"],
        "Sources/App/Web/Requests/PageSlots.swift": ["state.waiting by mostWaiting"],
        // Bytes and boxes of a picture.
        "Sources/App/CourseFormat/Readers/ModernPicture.swift": ["0.content by 12", "found by mostBoxes"],
        // Currencies.
        "Sources/App/Web/Strings/MoneyNotation.swift": ["known by mostKnown"],
        // A digest, and an id of our own making.
        "Sources/App/Operations/Backup/BackupManifest.swift": ["name by 64"],
        "Sources/App/Web/Requests/ProblemMiddleware.swift": ["ID<Problem>(at: context.arrivedAt).text by 12"],
    ]

    private static let sources = Result {
        try SourceTree.files("Sources", "swift").map { OutsideRules.Source($0.path, $0.text) }
    }

    private static func all(
        _ find: (OutsideRules.Source) -> [OutsideRules.Finding], except known: [String: Set<String>]
    ) throws -> (new: [String], needless: [String]) {
        let found = try sources.get().flatMap(find)
        let byPath = Dictionary(grouping: found, by: \.path).mapValues { Set($0.map(\.text)) }
        let needless = known.flatMap { path, texts in texts.subtracting(byPath[path] ?? []).map { "\(path) \($0)" } }
        return (found.filter { known[$0.path]?.contains($0.text) != true }.map(\.description), needless.sorted())
    }

    @Test("an element by a number from outside is asked for with `at` or `numbered`, which have nil for an answer")
    func numbersAreChecked() throws {
        let (new, needless) = try Self.all(OutsideRules.indexing, except: Self.indexing)
        #expect(new == [])
        #expect(needless == [], "an exception is in the list only as long as somebody needs it")
    }

    @Test("nobody goes further than a text or a list goes, and no text is taken for a number without asking")
    func stepsAreChecked() throws {
        let found = try Self.sources.get().flatMap(OutsideRules.steps)
        #expect(found.map(\.description) == [])
    }

    @Test("nobody asks how far a time lies away without asking in which direction")
    func timesHaveADirection() throws {
        let found = try Self.sources.get().flatMap(OutsideRules.sizes)
        #expect(found.filter { !Self.sizes.contains($0.path) }.map(\.description) == [])
        #expect(Self.sizes.subtracting(found.map(\.path)) == [])
    }

    @Test("what is limited by letters is limited in bytes as well")
    func limitsAreOfBytes() throws {
        let (new, needless) = try Self.all(OutsideRules.limits, except: Self.limits)
        #expect(new == [])
        #expect(needless == [], "an exception is in the list only as long as somebody needs it")
    }
}
