import type { ExportedMessage } from "@propertyvr/contracts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";

export type Sealed = Pick<
  ExportedMessage,
  "sender" | "content" | "parts" | "state" | "origins" | "edit"
>;

/** A hash that only this server can make: a message that carries it was written by us, figures and all. */
export const sealOf = (seal: KeyedHash, message: Sealed): string =>
  seal(
    JSON.stringify(
      inOrder([
        message.sender,
        message.content,
        message.parts,
        message.state,
        message.origins,
        message.edit,
      ]),
    ),
  ).toString("hex");

/** The same value with the names of every object in one order: programs that store JSON may change it. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
};
