/** What is forgotten after TRAFFIC_LOG_DAYS is found by the end of a session, and by where an entry still says from where. */
export const sql = `
create index sessions_by_end on sessions (coalesce(revoked_at, expires_at));
create index audit_log_with_network on audit_log (at) where network <> '';
`;
