import { createCipheriv, createDecipheriv, createHash, hkdfSync } from "node:crypto";

/** Signing secrets as they are stored: a copy of the database signs nothing. */
export interface SealedSecrets {
  /** @param owner the endpoint's id: what is sealed for one opens for no other */
  seal(secret: string, owner: string): string;
  /** Undefined where it was sealed under a secret of the server that is no longer known. */
  open(sealed: string, owner: string): string | undefined;
  /** Whether it was sealed under an earlier secret of the server. */
  isOld(sealed: string): boolean;
}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secrets of the server: today's first, then those that came before it */
export const sealedSecrets = (
  secrets: readonly [string, ...string[]],
  bytes: (size: number) => Uint8Array,
): SealedSecrets => {
  const keys = new Map(secrets.map((secret) => [nameOf(secret), keyOf(secret)]));
  const current = nameOf(secrets[0]);
  const currentKey = keyOf(secrets[0]);
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
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "webhook-secrets", KEY_BYTES));

/** Tells secrets apart without telling them. */
const nameOf = (secret: string): string =>
  createHash("sha256").update(`webhook-secrets:${secret}`).digest("hex").slice(0, 12);
