import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

/** The names that the query of an endpoint knows. */
export const queryNamesOf = ({ query }: Endpoint): readonly string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : [];

/**
 * Whether a query that it does not know is refused: a partner who misspells dry_run means no change,
 * and a write that passes over the name would make one.
 */
export const refusesUnknownQuery = ({ method, access }: Endpoint): boolean =>
  method !== "GET" && access !== "open" && access !== "signed_in";
