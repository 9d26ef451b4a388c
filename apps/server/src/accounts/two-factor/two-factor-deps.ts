import type { SharedLimit } from "../../platform/limits/shared-limit.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import type { SealedSecrets } from "../../platform/secrets/sealed-secrets.ts";
import type { AccountDeps } from "../account-deps.ts";

export interface TwoFactorDeps extends AccountDeps {
  /** The secrets of authenticator apps, sealed by account. */
  readonly secrets: SealedSecrets;
  /** Of today's secret of the server first, then of those before it: recovery codes outlive a rotation. */
  readonly recoveryHashes: readonly [KeyedHash, ...KeyedHash[]];
  /** Wrong codes of one account over an hour: six digits are few, whoever knows the password. */
  readonly codesAnHour: SharedLimit;
}
