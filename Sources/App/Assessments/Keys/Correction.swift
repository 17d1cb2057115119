/// Names what was corrected: a key for everybody, or the points of one answer.
enum Correction {}
