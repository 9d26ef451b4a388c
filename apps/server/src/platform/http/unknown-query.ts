import {
  type Endpoint,
  type FieldProblem,
  queryNamesOf,
  refusesUnknownQuery,
} from "@propertyvr/contracts";
import { nameLike } from "@propertyvr/vocabulary";
import { pointerTo } from "./pointer-to.ts";

/** A name may be as long as an address; so much of it is said back. */
const SAID_MAX = 60;

/** What a write's query holds that its endpoint does not know; nothing for an endpoint that only reads. */
export const unknownQuery = (endpoint: Endpoint, query: unknown): readonly FieldProblem[] => {
  if (!refusesUnknownQuery(endpoint)) return [];
  const known = queryNamesOf(endpoint);
  return Object.keys(query ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => ({
      pointer: pointerTo([name]),
      field: name,
      code: "unknown_query",
      ...textsOf(name.slice(0, SAID_MAX), known),
    }));
};

const textsOf = (name: string, known: readonly string[]) => {
  const meant = nameLike(name, known);
  const all = known.join(", ");
  if (meant !== undefined)
    return {
      message: `There is no query parameter "${name}" here. Did you mean ${meant}?`,
      message_th: `ไม่มีพารามิเตอร์ "${name}" ที่นี่ หมายถึง ${meant} หรือเปล่า`,
    };
  return all === ""
    ? {
        message: `This address takes no query parameters, so "${name}" was not used.`,
        message_th: `ที่อยู่นี้ไม่รับพารามิเตอร์ใด ๆ จึงไม่ได้ใช้ "${name}"`,
      }
    : {
        message: `There is no query parameter "${name}" here. Known: ${all}.`,
        message_th: `ไม่มีพารามิเตอร์ "${name}" ที่นี่ ใช้ได้เฉพาะ ${all}`,
      };
};
