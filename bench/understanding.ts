import { understand } from "@propertyvr/understanding";
import { MESSAGES } from "./messages.ts";
import { spreadOf, timed, type Spread } from "./timing.ts";

const PASSES = 50;

/** Milliseconds to read one message, once the grammar and gazetteer are warm; and the first of all. */
export async function timeUnderstanding(): Promise<{
  readonly firstMs: number;
  readonly each: Spread;
}> {
  const [, firstMs] = await timed(() => understand({ text: MESSAGES[0] ?? "" }));
  const times: number[] = [];
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const text of MESSAGES) {
      const [, elapsed] = await timed(() => understand({ text }));
      if (pass > 0) times.push(elapsed);
    }
  }
  return { firstMs, each: spreadOf(times) };
}
