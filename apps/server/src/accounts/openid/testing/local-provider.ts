import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const CLIENT_ID = "propertyvr";
export const CLIENT_SECRET = "a secret that provider and client share";

/** What the ID token says otherwise than it should. */
export interface IdTokenFlaws {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly alg?: "none" | "RS256" | "HS256";
  /** Signed with a key that is not the provider's. */
  readonly isForged?: boolean;
}

/** A provider of OpenID Connect on this machine, with real discovery, keys, PKCE and tokens. */
export interface LocalProvider {
  readonly issuer: string;
  /** As OUTBOUND_ALLOW names it. */
  readonly hostAndPort: string;
  /** Who signs in next, and what its token says otherwise. */
  readonly next: (person: Readonly<Record<string, unknown>>, lies?: IdTokenFlaws) => void;
  /** Signs the next person in at an address that we were given, as a browser does. */
  readonly signIn: (url: string) => Promise<{ code: string; state: string; iss: string }>;
  /** How often each path was asked for. */
  readonly asked: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

/** @param signsWith HS256: as LINE does, whose discovery names ES256 alone */
export const startLocalProvider = async (
  signsWith: "RS256" | "HS256" = "RS256",
): Promise<LocalProvider> => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, { query: URLSearchParams; claims: object; lies: IdTokenFlaws }>();
  const asked = new Map<string, number>();
  let person: Readonly<Record<string, unknown>> = {};
  let lies: IdTokenFlaws = {};
  let issuer = "";

  const tokenOf = (claims: object, { alg = signsWith, isForged = false }: IdTokenFlaws): string => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const head = encode({ alg, typ: "JWT", ...(alg === "RS256" && { kid: "one" }) });
    const text = `${head}.${encode(claims)}`;
    if (alg === "none") return `${text}.`;
    const signature =
      alg === "HS256"
        ? createHmac("sha256", isForged ? "a guess" : CLIENT_SECRET)
            .update(text)
            .digest()
        : sign("sha256", Buffer.from(text), isForged ? stranger.privateKey : privateKey);
    return `${text}.${signature.toString("base64url")}`;
  };

  const takeCode = (form: URLSearchParams): object | undefined => {
    const given = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    if (given === undefined) return undefined;
    const hashed = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const fits =
      form.get("client_id") === CLIENT_ID &&
      form.get("client_secret") === CLIENT_SECRET &&
      form.get("redirect_uri") === given.query.get("redirect_uri") &&
      hashed === given.query.get("code_challenge");
    if (!fits) return undefined;
    const nowS = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      aud: CLIENT_ID,
      iat: nowS,
      exp: nowS + 300,
      nonce: given.query.get("nonce"),
      ...given.claims,
      ...given.lies.claims,
    };
    return {
      access_token: randomUUID(),
      token_type: "Bearer",
      expires_in: 300,
      id_token: tokenOf(claims, given.lies),
    };
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    asked.set(url.pathname, (asked.get(url.pathname) ?? 0) + 1);
    const json = (value: object, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: [signsWith === "RS256" ? "RS256" : "ES256"],
          code_challenge_methods_supported: ["S256"],
        });
        return;
      case "/keys":
        json({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256" }] });
        return;
      case "/authorize": {
        const code = randomUUID();
        codes.set(code, { query: url.searchParams, claims: person, lies });
        const back = new URL(url.searchParams.get("redirect_uri") ?? issuer);
        back.searchParams.set("code", code);
        back.searchParams.set("state", url.searchParams.get("state") ?? "");
        back.searchParams.set("iss", issuer);
        response.writeHead(302, { location: back.href }).end();
        return;
      }
      case "/token":
        void (async () => {
          const tokens = takeCode(new URLSearchParams(await bodyOf(request)));
          json(tokens ?? { error: "invalid_grant" }, tokens === undefined ? 400 : 200);
        })();
        return;
      default:
        response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  issuer = `http://127.0.0.1:${String(port)}`;
  return {
    issuer,
    hostAndPort: `127.0.0.1:${String(port)}`,
    next: (who, said = {}) => {
      person = who;
      lies = said;
    },
    signIn: async (url) => {
      const reply = await fetch(url, { redirect: "manual" });
      const { searchParams } = new URL(reply.headers.get("location") ?? issuer);
      const read = (name: string): string => searchParams.get(name) ?? "";
      return { code: read("code"), state: read("state"), iss: read("iss") };
    },
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
};
