import { createCipheriv, createDecipheriv, createHash, hkdfSync } from "node:crypto";

/** Secrets that have to be read again, as they are stored: a copy of the database alone holds none. */
export interface SealedSecrets {
  /** @param owner the id of what it belongs to: what is sealed for one opens for no other */
  seal(secret: string, owner: string): string;
  /** Undefined where it was sealed under a secret of the server that is no longer known. */
  open(sealed: string, owner: string): string | undefined;
  /** Whether it was sealed under an earlier secret of the server. */
  isOld(sealed: string): boolean;
}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * @param secrets of the server: today's first, then those that came before it
 * @param purpose keeps the secrets of one kind of thing apart from every other kind's
 */
export const sealedSecrets = (
  secrets: readonly [string, ...string[]],
  purpose: "webhook-secrets" | "two-factor-secrets",
  bytes: (size: number) => Uint8Array,
): SealedSecrets => {
  const keys = new Map(secrets.map((secret) => [nameOf(purpose, secret), keyOf(purpose, secret)]));
  const current = nameOf(purpose, secrets[0]);
  const currentKey = keyOf(purpose, secrets[0]);
  return {
    seal: (secret, owner) => {
      const iv = bytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, currentKey, iv).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]);
      return `${current}.${sealed.toString("base64")}`;
    },
    open: (sealed, owner) => {
      const [name = "", text = ""] = sealed.split(".");
      const key = keys.get(name);
      if (key === undefined) return undefined;
      const all = Buffer.from(text, "base64");
      const decipher = createDecipheriv(CIPHER, key, all.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const head = decipher.update(all.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8");
      return head + decipher.final("utf8");
    },
    isOld: (sealed) => !sealed.startsWith(`${current}.`),
  };
};

const KEY_BYTES = 32;
const keyOf = (purpose: string, secret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));

/** Tells secrets apart without telling them. */
const nameOf = (purpose: string, secret: string): string =>
  createHash("sha256").update(`${purpose}:${secret}`).digest("hex").slice(0, 12);
