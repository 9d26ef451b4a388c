import { ACCOUNT_TEXTS } from "@propertyvr/contracts";
import type { AccountDeps } from "./account-deps.ts";
import { faultFailure } from "./fault-failure.ts";

const TOKEN_BYTES = 32;

/** The secret of a link that goes out by mail; only its keyed hash is stored. */
export const newLinkToken = (random: AccountDeps["random"]): string =>
  `pvl_${Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url")}`;

export const LINK_OVER = faultFailure({
  field: "token",
  code: "expired",
  text: "This link has expired or has been used. Ask for a new one.",
});

export const INVALID_EMAIL = faultFailure({
  field: "email",
  code: "format",
  text: ACCOUNT_TEXTS.email,
});
