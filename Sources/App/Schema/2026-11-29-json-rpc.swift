import Database

extension Migration {
    /// Whether programs that design courses are served by JSON-RPC.
    static let jsonRPC = Migration(
        "2026-11-29 json rpc",
        """
        ALTER TABLE institution ADD COLUMN has_json_rpc BIGINT NOT NULL DEFAULT 0 CHECK (has_json_rpc IN (0, 1));
        """)
}
