import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import { Localised } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/**
 * How far one home lies from a place, in a straight line. "no_point": it is not known where the home
 * is; "no_place": the place is on no map.
 */
export const HomeDistance = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("known"),
    to: Localised,
    metres: z.number(),
    /** The home is placed by what its text names, so the distance is about right only. */
    isAbout: z.boolean(),
  }),
  z.object({ kind: z.enum(["no_point", "no_place"]) }),
]);
export type HomeDistance = ReadonlyDeep<z.infer<typeof HomeDistance>>;
