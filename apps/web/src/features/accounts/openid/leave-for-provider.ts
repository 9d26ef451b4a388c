import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { call } from "../../../lib/api/index.ts";
import { safeReturnPath } from "../../../lib/session/return-path.ts";

/** Kept while this window is at the provider; it ends with the window. */
const KEY = "openid_attempt";

export interface KeptAttempt {
  readonly browserToken: string;
  readonly returnTo: string;
}

/** Sends this window to the provider. What comes back is taken by `/openid/callback`. */
export async function leaveForProvider(provider: string): Promise<void> {
  const asked = new URLSearchParams(location.search).get("return_to");
  const returnTo = safeReturnPath(asked);
  const { url, browser_token } = await call(accountEndpoints.startOpenId, {
    params: { id: provider },
    body: { return_to: returnTo },
  });
  leave(url, { browserToken: browser_token, returnTo });
}

/** The same to connect an account there to the one that is signed in. */
export async function leaveToConnect(provider: string, password: string): Promise<void> {
  const { url, browser_token } = await call(accountEndpoints.linkOpenId, {
    params: { id: provider },
    body: { password },
  });
  leave(url, { browserToken: browser_token, returnTo: safeReturnPath(location.pathname) });
}

function leave(url: string, attempt: KeptAttempt): void {
  sessionStorage.setItem(KEY, JSON.stringify(attempt));
  location.assign(url);
}

/** What was kept, once; null where this window began nothing. */
export function takeKeptAttempt(): KeptAttempt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (typeof kept !== "object" || kept === null) return null;
    const { browserToken, returnTo } = kept as Partial<KeptAttempt>;
    return typeof browserToken === "string"
      ? { browserToken, returnTo: safeReturnPath(returnTo) }
      : null;
  } catch {
    return null;
  }
}
