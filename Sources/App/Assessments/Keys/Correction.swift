/// The subject of a correction's `ID`. A correction changes the key of a question for everybody, or the points of one answer.
enum Correction {}
