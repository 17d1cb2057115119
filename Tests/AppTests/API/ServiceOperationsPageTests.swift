import Testing

@testable import App

@Suite("The page of a service's operations")
struct ServiceOperationsPageTests {
    @Test("says how each is called, what need not be there, and what the records hold")
    func shown() throws {
        let ground = try PageGround()
        let page = ServiceOperationsPage(
            frame: ground.frame, address: "https://gata.example.org/Service1.asmx", strings: ground.strings)
        #expect(page.operations.count == SOAPOperation.allCases.count)
        #expect(page.operations.map(\.signature).contains("GetIntrebare(nrTest: int, nrIntrebare: int): Intrebare"))
        #expect(page.operations.allSatisfy { !$0.about.isEmpty })
        #expect(page.operations.contains { $0.signature.hasPrefix("IncepeTest(") && $0.signature.contains("cod: string?") })
        #expect(page.records.map(\.name).contains("Sesiune"))
        #expect(page.records.allSatisfy { !$0.fields.isEmpty })
        #expect(page.descriptionHref == SOAPRoutes.description)
    }
}
