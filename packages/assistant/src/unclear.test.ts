import { describe, expect, it } from "vitest";
import { pickedRefs } from "./answers/unclear-question.ts";
import { conversation, partOf } from "./testing/conversation.ts";
import { smallMarket } from "./testing/small-market.ts";

const market = () =>
  smallMarket([
    { id: "road", place: "Phetchaburi Road", rent: 15_000 },
    { id: "beach", place: "Phetchaburi", rent: 9_000 },
    { id: "hill", place: "Phetchaburi", rent: 12_000 },
    { id: "two", place: "Ari", rent: 20_000, bedrooms: 2 },
    { id: "small", place: "Ari", rent: 11_000, bedrooms: 0 },
  ]);
const person = () => conversation(market().ports);

describe("words that can be taken in more than one way", () => {
  it("are searched in the likelier one, and asked about with what each would find", async () => {
    const said = await person()("condo to rent in Phetchaburi");
    expect(partOf(said, "listings").cards.map(({ id }) => id)).toEqual(["road"]);
    expect(said.text).toContain("I took it to mean Phetchaburi Road.");
    const question = partOf(said, "question");
    expect(question).toMatchObject({ about: "places", language: "en" });
    expect(question.choices.map(({ label, count }) => [label.text, count])).toEqual([
      ["Phetchaburi Road", 1],
      ["Phetchaburi province", 2],
    ]);
  });

  it("count what a tap finds, with the words that homes bear in their titles", async () => {
    const titled = smallMarket([
      { id: "road", place: "Phetchaburi Road", rent: 15_000, title: "Zorvex 1" },
      { id: "beach", place: "Phetchaburi", rent: 9_000, title: "Zorvex 2" },
      { id: "hill", place: "Phetchaburi", rent: 12_000 },
    ]);
    const say = conversation(titled.ports);
    const said = await say("Zorvex condo to rent in Phetchaburi");
    const { choices } = partOf(said, "question");
    expect(choices.map(({ count }) => count)).toEqual([1, 1]);
    const tapped = await say(choices[1]?.say ?? "", choices[1]?.criteria);
    expect(partOf(tapped, "listings").cards.map(({ id }) => id)).toEqual(["beach"]);
  });

  it("are made clear by a tap, which means the same place afterwards", async () => {
    const say = person();
    const [, province] = partOf(await say("condo to rent in Phetchaburi"), "question").choices;
    const tapped = await say(province?.say ?? "", province?.criteria);
    expect(tapped.state.criteria.places).toEqual(["Phetchaburi"]);
    expect(tapped.state.place_refs).toMatchObject([{ name: "Phetchaburi", kind: "province" }]);
    expect(tapped.parts.some(({ type }) => type === "question")).toBe(false);
    expect((await say("under 10k")).state.place_refs).toMatchObject([{ kind: "province" }]);
  });

  it.each([
    ["condo to rent in Phetchaburi", "the province"],
    ["condo to rent in Phetchaburi", "the second"],
    ["คอนโดให้เช่า เพชรบุรี", "จังหวัด"],
  ])("are made clear by words: %s, %s", async (first, answer) => {
    const say = person();
    await say(first);
    expect((await say(answer)).state.criteria.places).toEqual(["Phetchaburi"]);
  });

  it("stay asked while something else is talked about", async () => {
    const say = person();
    await say("condo to rent in Phetchaburi");
    await say("thanks");
    expect((await say("the province")).state.criteria.places).toEqual(["Phetchaburi"]);
  });

  it("that exclude each other are asked about in the conversation's language", async () => {
    const say = person();
    const question = partOf(await say("สตูดิโอ 2 ห้องนอน อารีย์ ให้เช่า"), "question");
    expect(question).toMatchObject({ about: "bedrooms", language: "th" });
    expect(question.choices.map(({ label }) => label.text)).toEqual(["2 ห้องนอน", "สตูดิโอ"]);
    expect((await say("สตูดิโอ")).state.criteria.bedrooms).toEqual({ min: 0, max: 0 });
  });

  it("are one question at most: rent or buy waits", async () => {
    const both = smallMarket([
      { id: "a", place: "Ari", rent: 20_000, bedrooms: 2 },
      { id: "b", place: "Ari", sale: 4_000_000, bedrooms: 2 },
    ]);
    const said = await conversation(both.ports)("2 bed studio in Ari");
    const questions = said.parts.filter(({ type }) => type === "question");
    expect(questions).toMatchObject([{ about: "bedrooms" }]);
  });

  it("are not asked about where the rest of the message tells", async () => {
    const said = await person()("condo to rent in Phetchaburi, Bangkok");
    expect(said.parts.some(({ type }) => type === "question")).toBe(false);
  });
});

describe("going on with what is on screen", () => {
  it("goes back to the criteria before the last change", async () => {
    const say = person();
    await say("condo to rent in Ari");
    await say("2 bedrooms");
    expect((await say("go back")).state.criteria.bedrooms).toBeNull();
  });
  it("points at a home by its price", async () => {
    const say = person();
    await say("condo to rent in Ari");
    const said = await say("tell me about the cheaper one");
    expect(partOf(said, "home_facts").rows[0]?.values[0]?.text).toContain("11,000");
  });
  it("asks which home is meant where several may be", async () => {
    const say = person();
    await say("condo to rent in Ari");
    expect((await say("the one with the rooftop bar")).text).toContain("1 to 2");
  });
});

describe("the places of a choice that was tapped", () => {
  const province = { name: "Phetchaburi", id: "province:76", kind: "province" } as const;
  const question = {
    about: "places" as const,
    choices: [
      { means: { en: "Phetchaburi Road", th: "ถนนเพชรบุรี" }, sets: {} },
      {
        means: { en: "Phetchaburi province", th: "จังหวัดเพชรบุรี" },
        sets: {},
        place_refs: [province],
      },
    ],
  };

  it.each(["Phetchaburi province", "จังหวัดเพชรบุรี"])("are those of its words: %s", (said) => {
    expect(pickedRefs(question, said)).toEqual([province]);
  });

  it.each(["Phetchaburi Road", "Phetchaburi"])("are none of another's: %s", (said) => {
    expect(pickedRefs(question, said)).toEqual([]);
  });

  it("are none where nothing was asked", () => {
    expect(pickedRefs(undefined, "Phetchaburi province")).toEqual([]);
    expect(pickedRefs({ about: "places" }, "Phetchaburi province")).toEqual([]);
  });
});
