/** A provider of OpenID Connect with which people may sign in. */
export interface OpenIdProvider {
  readonly id: "google" | "line" | "openid";
  /** As its button says it. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What is asked of it; absent: who somebody is, with name and email. */
  readonly scope?: string;
  /** Where its ID tokens are signed otherwise than its discovery says. */
  readonly signsWith?: "HS256";
}

export const OPENID_VARIABLES = [
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "LINE_CLIENT_ID",
  "LINE_CLIENT_SECRET",
  "OPENID_NAME",
  "OPENID_ISSUER",
  "OPENID_CLIENT_ID",
  "OPENID_CLIENT_SECRET",
] as const;
type OpenIdVariable = (typeof OPENID_VARIABLES)[number];

const ISSUERS = { google: "https://accounts.google.com", line: "https://access.line.me" } as const;

/** Those that the operator set up; half of one is an issue. */
export const openIdProvidersOf = (
  read: (variable: OpenIdVariable | "PUBLIC_URL") => string | undefined,
  wrong: (variable: OpenIdVariable | "PUBLIC_URL", message: string) => undefined,
): readonly OpenIdProvider[] => {
  const providers: OpenIdProvider[] = [];
  const add = (
    known: Pick<OpenIdProvider, "id" | "name" | "issuer" | "signsWith" | "scope">,
    prefix: "GOOGLE" | "LINE" | "OPENID",
  ): void => {
    const clientId = read(`${prefix}_CLIENT_ID`);
    const clientSecret = read(`${prefix}_CLIENT_SECRET`);
    if (clientId === undefined && clientSecret === undefined) return;
    if (clientId === undefined)
      wrong(`${prefix}_CLIENT_ID`, `is required with ${prefix}_CLIENT_SECRET`);
    else if (clientSecret === undefined)
      wrong(`${prefix}_CLIENT_SECRET`, `is required with ${prefix}_CLIENT_ID`);
    else providers.push({ ...known, clientId, clientSecret });
  };
  add({ id: "google", name: "Google", issuer: ISSUERS.google }, "GOOGLE");
  // Its web ID tokens are signed with the channel's secret, although its discovery names ES256 alone.
  // It tells of no email whether it was confirmed, and gives one to few: none is asked for.
  add(
    {
      id: "line",
      name: "LINE",
      issuer: ISSUERS.line,
      signsWith: "HS256",
      scope: "openid profile",
    },
    "LINE",
  );
  const issuer = read("OPENID_ISSUER");
  const isAddress = issuer !== undefined && URL.canParse(issuer) && /^https?:\/\//.test(issuer);
  if (issuer !== undefined && !isAddress)
    wrong("OPENID_ISSUER", "must look like https://login.example");
  if (issuer === undefined && read("OPENID_CLIENT_ID") !== undefined)
    wrong("OPENID_ISSUER", "is required with OPENID_CLIENT_ID");
  if (issuer !== undefined && isAddress)
    add({ id: "openid", name: read("OPENID_NAME") ?? new URL(issuer).hostname, issuer }, "OPENID");
  if (providers.length > 0 && read("PUBLIC_URL") === undefined)
    wrong("PUBLIC_URL", "is required to sign in with other providers: their answers go there");
  return providers;
};
