import { createHash } from "node:crypto";

/** The id of the chat that an account asks for under an id of its own: always the same, and nobody else's. */
export const chatIdFor = (userId: string, clientId: string): string => {
  const hash = createHash("sha256").update(`${userId} ${clientId}`).digest("hex");
  const [, ...groups] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash) ?? [];
  return groups.join("-");
};
