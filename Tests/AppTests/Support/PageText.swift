import Foundation

@testable import App

extension Templates {
    /// The page's HTML as a text.
    func text(_ page: some Page, in language: Language) throws -> String {
        String(buffer: try html(page, in: language))
    }
}
