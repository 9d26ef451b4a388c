import { expect, it } from "vitest";
import type { Amenity } from "@propertyvr/vocabulary";
import { conversation } from "./testing/conversation.ts";
import { smallMarket } from "./testing/small-market.ts";

/** The amenities of each look-up of the market behind a search for a condo with a pool; none finds enough. */
async function lookedUp(question: string): Promise<readonly (readonly Amenity[])[]> {
  const { ports } = smallMarket([]);
  const seen: (readonly Amenity[])[] = [];
  const say = conversation({
    ...ports,
    marketInsight: (asked) => {
      seen.push(asked.query.criteria.amenities);
      return ports.marketInsight(asked);
    },
  });
  await say("condo to rent in Ari with a pool");
  await say(question);
  return seen;
}

it("a question about prices that finds too few homes with what the search wishes for is asked without it", async () => {
  expect(await lookedUp("what do they usually cost?")).toEqual([["pool"], []]);
});

it("a question about prices that names what the homes have is never asked without it", async () => {
  expect(await lookedUp("average rent of condos with a gym in Ari?")).toEqual([["gym"]]);
});
