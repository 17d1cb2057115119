/// Records that something was changed in the browser, inside the transaction of the change, so that an import does not overwrite
/// it without being told to. Each feature extends this for its own tables.
enum EditedRows {}
