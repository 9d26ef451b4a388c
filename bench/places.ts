import { findPlaces } from "@propertyvr/gazetteer";
import { MESSAGES } from "./messages.ts";
import { spreadOf, timed, type Spread } from "./timing.ts";

const PASSES = 50;

/** Milliseconds to find the places of one message, once the index stands. */
export async function timePlaces(): Promise<Spread> {
  const times: number[] = [];
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const text of MESSAGES) {
      const [, elapsed] = await timed(() => findPlaces(text));
      if (pass > 0) times.push(elapsed);
    }
  }
  return spreadOf(times);
}
