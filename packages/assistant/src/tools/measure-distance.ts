import { NEAR_KINDS } from "@propertyvr/vocabulary";
import { Near } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";
import { HomeDistance } from "../results/home-distance.ts";
import { ListingId } from "./get-listing.ts";
import { tool } from "./tool.ts";

export const measureDistance = tool({
  name: "measure_distance",
  description:
    "Measures how far one home lies from a place, in a straight line in metres. The place is named as people name it, in English; without a name it is the nearest of its kind.",
  input: z.object({
    listing_id: ListingId,
    near: z.object({ kind: z.enum(NEAR_KINDS), name: Near.shape.name }),
  }),
  output: HomeDistance,
  run: (ports, { listing_id, near }, { language, placeRefs }) =>
    ports.distanceTo({ listingId: listing_id, near, placeRefs, language }),
  visibleToModel: (distance) =>
    distance.kind === "known"
      ? {
          to: distance.to.text,
          straight_line_metres: distance.metres,
          is_about: distance.isAbout,
        }
      : { unknown_because: distance.kind },
});
