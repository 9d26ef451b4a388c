import { createHmac } from "node:crypto";

/** What is stored of a token or code: without the key a copy of the database opens nothing. */
export type KeyedHash = (text: string) => Buffer;

/** @param purpose keeps the hash of one kind of text apart from every other kind's */
export const keyedHash =
  (
    secret: string,
    purpose:
      | "session"
      | "admin-code"
      | "network"
      | "attempt"
      | "secret-check"
      | "chat-export"
      | "account-link"
      | "sign-in-challenge"
      | "recovery-code"
      | "misread-words",
  ): KeyedHash =>
  (text) =>
    createHmac("sha256", secret).update(`${purpose}:${text}`).digest();
