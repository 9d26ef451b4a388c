import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What one key does otherwise than it should. */
export interface AuthenticatorFlaws {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

/** Just enough of CBOR (RFC 8949) for an attestation without a statement. */
const head = (major: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));

/** An authenticator in software: one key pair, the real messages of WebAuthn. */
export const softAuthenticator = (party: { readonly host: string; readonly origin: string }) => {
  const id = randomBytes(20);
  const keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  let counter = 0;
  let owner = "AAAA";

  const clientData = (type: string, challenge: string, lies: AuthenticatorFlaws): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? party.origin,
        crossOrigin: false,
      }),
    );
  const authData = (lies: AuthenticatorFlaws, attested = Buffer.alloc(0)): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const flags = 1 | (lies.isVerified === false ? 0 : 4) | (attested.length > 0 ? 64 : 0);
    return Buffer.concat([sha256(lies.host ?? party.host), Buffer.from([flags]), count, attested]);
  };
  const coseKey = (): Buffer => {
    const { x = "", y = "" } = keys.publicKey.export({ format: "jwk" });
    return Buffer.concat([
      head(5, 5),
      int(1),
      int(2),
      int(3),
      int(-7),
      int(-1),
      int(1),
      int(-2),
      bytes(Buffer.from(x, "base64url")),
      int(-3),
      bytes(Buffer.from(y, "base64url")),
    ]);
  };
  const credential = { id: base64url(id), rawId: base64url(id), type: "public-key" };

  return {
    /** Answers `navigator.credentials.create`. */
    create: (
      options: { challenge: string; user: { id: string } },
      lies: AuthenticatorFlaws = {},
    ) => {
      owner = options.user.id;
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const attestation = Buffer.concat([
        head(5, 3),
        text("fmt"),
        text("none"),
        text("attStmt"),
        head(5, 0),
        text("authData"),
        bytes(authData(lies, attested)),
      ]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options.challenge, lies)),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    get: ({ challenge }: { challenge: string }, lies: AuthenticatorFlaws = {}) => {
      const data = clientData("webauthn.get", challenge, lies);
      const auth = authData(lies);
      const signed = sign("sha256", Buffer.concat([auth, sha256(data)]), keys.privateKey);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(auth),
          signature: base64url(signed),
          userHandle: lies.userHandle ?? owner,
        },
      };
    },
  };
};
