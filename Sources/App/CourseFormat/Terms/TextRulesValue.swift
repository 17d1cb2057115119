import Database
import Markdown

/// The rules of a text, as they are stored with each revision.
extension TextRules: DatabaseValue {}
