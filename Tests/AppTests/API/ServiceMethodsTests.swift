import Testing

@testable import App

@Suite("The methods of a program's address")
struct ServiceMethodsTests {
    private func methods() -> ServiceMethods {
        let methods = ServiceMethods()
        methods.connect(
            [
                ("/api/v1/tests", "GET"), ("/api/v1/tests/{test}", "GET"), ("/api/v1/tests/{test}", "PUT"),
                ("/api/v1/tests/new", "POST"), ("/api/v1/tests/:test/text", "DELETE"), ("/Service1.asmx", "POST"),
                ("/tests", "PATCH"),
            ], of: [JSONService(), SOAPService()])
        return methods
    }

    @Test(
        "are those of all routes that answer there, sorted, and HEAD with each GET",
        arguments: [
            ("/api/v1/tests", ["GET", "HEAD"]), ("/api/v1/tests/", ["GET", "HEAD"]),
            ("/api/v1/tests?limit=1/2", ["GET", "HEAD"]),
            ("/api/v1/tests/1", ["GET", "HEAD", "PUT"]), ("/api/v1/tests/new", ["GET", "HEAD", "POST", "PUT"]),
            ("/api/v1/tests/1/text", ["DELETE"]), ("/api/v1/tests/ș%20/text", ["DELETE"]),
            ("/Service1.asmx", ["POST"]),
        ])
    func found(path: String, expected: [String]) {
        #expect(methods().methods(at: path) == expected)
    }

    @Test(
        "are none where no route of a service is",
        arguments: [
            "", "/", "/tests", "/api/v1", "/api/v1/test", "/api/v1/testss", "/api/v1/tests/1/texts", "/api/v1/tests/1/text/2",
        ])
    func none(path: String) {
        #expect(methods().methods(at: path) == [])
    }
}
