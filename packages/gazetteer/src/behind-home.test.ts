import { expect, it } from "vitest";
import { atlas } from "./atlas.ts";
import { findPlaces } from "./find-places.ts";

const places = atlas().named.map(({ place }) => place);

/** Names that are said of any home: "ซื้อคอนโดเลย" is a home to buy at once, and not one in Loei. */
const SAID_OF_HOMES = new Set(["เลย", "สอง", "ลอง", "คง", "พล", "สังคม", "ชนบท", "สันติสุข", "สีชมพู"]);

it.each(["ทาวน์โฮม", "คอนโด", "ทาวน์โฮม ", "คอนโด "])("a Thai name behind %j is found", (home) => {
  const names = [...new Set(places.map(({ nameTh }) => nameTh))];
  const lost = names.filter(
    (name) => !SAID_OF_HOMES.has(name) && findPlaces(`${home}${name}`).length === 0,
  );
  expect(lost).toEqual([]);
});
