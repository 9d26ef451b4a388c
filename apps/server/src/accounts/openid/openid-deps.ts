import type { Log } from "../../platform/config/deps.ts";
import type { OpenIdProvider } from "../../platform/config/openid-providers.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { OpenIdClient } from "./openid-provider.ts";

export interface OpenIdDeps extends AccountDeps {
  readonly log: Log;
  /** Those that are set up, by their ids. */
  readonly providers: ReadonlyMap<
    string,
    { readonly provider: OpenIdProvider; readonly client: OpenIdClient }
  >;
}
