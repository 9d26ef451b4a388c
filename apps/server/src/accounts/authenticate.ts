import type { Db } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { Clock } from "../platform/config/deps.ts";
import type { Authenticate } from "../platform/http/signed-in.ts";
import type { KeyedHash } from "../platform/secrets/keyed-hash.ts";
import { findByTokenHash, recordSessionUse } from "./session-store.ts";

/** Its owner is told when a device was last used: the minute is enough, and spares a write per call. */
const NOTE_USE_MS = 60_000;

const BEARER = /^Bearer +([\w-]{20,200}) *$/i;

/** Who holds this token. A session that ended says so; anything else is simply not signed in. */
export const authenticateWith =
  (deps: { readonly db: Db; readonly clock: Clock; readonly hashToken: KeyedHash }): Authenticate =>
  async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
    if (token === undefined) return fail({ code: "not_signed_in" });
    const session = await findByTokenHash(deps.db, deps.hashToken(token));
    if (session === undefined) return fail({ code: "not_signed_in" });
    const now = deps.clock.now();
    const hasEnded = session.revoked_at !== null || session.expires_at <= now;
    if (hasEnded) return fail({ code: "session_expired" });
    const since = now.getTime() - (session.last_used_at?.getTime() ?? 0);
    if (since >= NOTE_USE_MS) await recordSessionUse(deps.db, session.id, now);
    return ok({ id: session.user_id, role: session.role, sessionId: session.id });
  };
