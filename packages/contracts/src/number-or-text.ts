import { z } from "zod";

/** A number, also as a form writes it: "1000". */
export const numberOrText = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,15}(?:\.\d{1,6})?$/)
    .transform(Number),
]);
