import { describe, expect, it } from "vitest";
import { choicesOf } from "./choices.ts";
import { findPlaces } from "./find-places.ts";

const choices = (text: string) =>
  findPlaces(text).flatMap(({ places }) => choicesOf(places).map(({ place }) => place.id));

describe("a name of places far apart is several choices", () => {
  it.each([
    ["Phetchaburi", ["road:phetchaburi-road", "province:76"]],
    ["เพชรบุรี", ["road:phetchaburi-road", "province:76"]],
    [
      "Terminal 21",
      [
        "mall:terminal-21-asok",
        "mall:terminal-21-pattaya",
        "mall:terminal-21-rama-3",
        "mall:terminal-21-korat",
      ],
    ],
    ["Samrong", ["area:samrong", "district:3422"]],
  ])("%s", (text, expected) => {
    expect(choices(text)).toEqual(expected);
  });

  it("each says the province it lies in", () => {
    const found = findPlaces("Terminal 21").flatMap(({ places }) => choicesOf(places));
    expect(found.map(({ province }) => province?.name)).toEqual([
      "Bangkok",
      "Chonburi",
      "Bangkok",
      "Nakhon Ratchasima",
    ]);
    expect(choicesOf(findPlaces("Phetchaburi")[0]?.places ?? [])[1]?.province).toBeNull();
  });
});

it.each([
  ["Lat Phrao", "road:lat-phrao"],
  ["Bang Na", "district:1047"],
  ["Phra Khanong", "area:phra-khanong"],
  ["Hua Mak", "area:hua-mak"],
  ["จ.เพชรบุรี", "province:76"],
  ["ถนนเพชรบุรี", "road:phetchaburi-road"],
  ["Nana", "area:nana"],
])(
  "a district, its road and its station are one choice, and so is what words settle: %s",
  (text, id) => {
    expect(choices(text)).toEqual([id]);
  },
);

it("beside another name only what lies in its province stays in question", () => {
  expect(choices("Terminal 21 Pattaya")).toEqual(["mall:terminal-21-pattaya"]);
  expect(choices("Pattaya, near Terminal 21")).toEqual([
    "area:pattaya",
    "mall:terminal-21-pattaya",
  ]);
  expect(choices("Asok, near Terminal 21")).toEqual(["area:asok", "mall:terminal-21-asok"]);
  expect(choices("พระราม 3 ใกล้เทอร์มินอล 21")).toEqual(["road:rama-3", "mall:terminal-21-rama-3"]);
  expect(choices("Ratchathewi, Phetchaburi")).toEqual(["district:1037", "road:phetchaburi-road"]);
});
