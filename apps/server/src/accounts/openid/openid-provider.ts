import { createHmac, timingSafeEqual } from "node:crypto";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { OpenIdProvider } from "../../platform/config/openid-providers.ts";
import type { GuardedFetch } from "../../platform/outbound/guarded-fetch.ts";

/** What a provider says of the person who signed in there. */
export interface OpenIdProfile {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string | undefined;
  /** Only one that the provider has had confirmed. */
  readonly email: string | undefined;
}

/** What an answer must fit. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A provider of OpenID Connect as we speak to it: code flow with PKCE, state and nonce. */
export interface OpenIdClient {
  /** @throws where the provider cannot be reached */
  readonly addressFor: (expected: Expected) => Promise<string>;
  /** @throws where any part of the answer is not as it should be, or the provider cannot be reached */
  readonly personIn: (
    answer: { readonly code: string; readonly iss?: string | undefined },
    expected: Expected,
  ) => Promise<OpenIdProfile>;
}

const TIMEOUT_S = 10;
const MAX_BYTES = 256 * 1024;
/** Keys and addresses of a provider change; those of an hour ago still hold. */
const KNOWN_FOR_MS = 3_600_000;

/** @param redirectUri the page that takes the answer; registered at the provider */
export const openIdClient = (
  provider: OpenIdProvider,
  deps: {
    readonly redirectUri: string;
    readonly guardedFetch: GuardedFetch;
    readonly clock: { readonly now: () => Date };
  },
): OpenIdClient => {
  let known: { readonly at: number; readonly config: Promise<Configuration> } | undefined;
  const configured = (): Promise<Configuration> => {
    const now = deps.clock.now().getTime();
    if (known === undefined || now - known.at > KNOWN_FOR_MS) {
      const config = discover(provider, deps.guardedFetch);
      const next = { at: now, config };
      known = next;
      // One that failed is not kept.
      config.catch(() => {
        if (known === next) known = undefined;
      });
    }
    return known.config;
  };
  return {
    addressFor: async ({ state, nonce, codeVerifier }) => {
      const url = buildAuthorizationUrl(await configured(), {
        redirect_uri: deps.redirectUri,
        scope: provider.scope ?? "openid email profile",
        response_type: "code",
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
      return url.href;
    },
    personIn: async ({ code, iss }, { state, nonce, codeVerifier }) => {
      const config = await configured();
      const url = new URL(deps.redirectUri);
      url.searchParams.set("code", code);
      url.searchParams.set("state", state);
      if (iss !== undefined) url.searchParams.set("iss", iss);
      const tokens = await authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("no ID token");
      if (provider.signsWith === "HS256") holdToSecret(tokens.id_token, provider.clientSecret);
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name: textOf(claims["name"]),
        email: claims["email_verified"] === true ? textOf(claims["email"]) : undefined,
      };
    },
  };
};

const discover = (provider: OpenIdProvider, guardedFetch: GuardedFetch): Promise<Configuration> => {
  const issuer = new URL(provider.issuer);
  return discovery(
    issuer,
    provider.clientId,
    provider.signsWith && { id_token_signed_response_alg: provider.signsWith },
    ClientSecretPost(provider.clientSecret),
    {
      [customFetch]: fetchBy(guardedFetch),
      timeout: TIMEOUT_S,
      execute: [
        // The signature is checked too, although the token comes over TLS from the provider itself. One
        // with the client's secret (HS256) has no public key: `holdToSecret` does it.
        ...(provider.signsWith === "HS256" ? [] : [enableNonRepudiationChecks]),
        // Only for a provider on this machine or in a closed network, which the outbound rules must open.
        ...(issuer.protocol === "http:" ? [allowInsecureRequests] : []),
      ],
    },
  );
};

/** Requests to a provider keep to the rules of every request of ours. */
const fetchBy =
  (guardedFetch: GuardedFetch) =>
  async (
    url: string,
    {
      method,
      headers,
      body,
      signal,
    }: {
      readonly method: string;
      readonly headers: Record<string, string>;
      readonly body?: unknown;
      readonly signal?: AbortSignal;
    },
  ): Promise<Response> => {
    const reply = await guardedFetch(url, {
      method: method === "POST" ? "POST" : "GET",
      headers,
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      ...(signal && { signal }),
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_S * 1_000,
      maxRedirects: 0,
    });
    if (!reply.ok) throw new Error(`the provider could not be asked: ${reply.failure.fault}`);
    const type = reply.value.headers["content-type"];
    return new Response(new Uint8Array(reply.value.body), {
      status: reply.value.status,
      headers: typeof type === "string" ? { "content-type": type } : {},
    });
  };

/** A token that the provider signed with the secret which it shares with us. */
const holdToSecret = (token: string | undefined, secret: string): void => {
  const [head = "", body = "", signature = ""] = (token ?? "").split(".");
  const right = createHmac("sha256", secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Error("the ID token was not signed with the client's secret");
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;
