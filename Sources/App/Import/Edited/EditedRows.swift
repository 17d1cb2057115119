/// Writes down that something was changed in the browser, inside the transaction of the change, so that an import does not overwrite it
/// unasked. Each feature says for its own tables how.
enum EditedRows {}
