import { describe, expect, it } from "vitest";
import { modelTurn } from "../testing/model-turns.ts";
import { says } from "../testing/scripted-model.ts";
import type { EarlierMessage } from "../turn.ts";

/** Names a wish that no search looks for: a model is asked. */
const NOW = "condos in Ari, something quiet for my mum";
const person = (text: string): EarlierMessage => ({ role: "person", text });
const ours = (text: string): EarlierMessage => ({ role: "assistant", text });

/** What a model is sent for a message after others: the roles, and what the person wrote. */
async function sent(...earlier: readonly EarlierMessage[]) {
  const { asked } = await modelTurn({
    text: NOW,
    earlier,
    script: [says("Nothing else.")],
  });
  return (asked[0]?.messages ?? []).map((message) => {
    if (message.role === "tool") throw new Error("a tool spoke first");
    if (message.role === "assistant") return ["assistant", message.text];
    const { person_wrote: wrote } = JSON.parse(message.text) as { person_wrote: string };
    return ["user", wrote];
  });
}

describe("what a model is told of the talk before", () => {
  it("begins with the person and ends with what is asked now, one side after the other", async () => {
    expect(await sent(ours("Hello!"), person("a house"), ours("Where?"))).toEqual([
      ["user", "a house"],
      ["assistant", "Where?"],
      ["user", NOW],
    ]);
  });

  it("holds of two messages of one side in a row the later one, and none that was never answered", async () => {
    expect(
      await sent(person("a house"), person("a villa"), ours("Where?"), person("never mind")),
    ).toEqual([
      ["user", "a villa"],
      ["assistant", "Where?"],
      ["user", NOW],
    ]);
    expect(await sent(person("a house"))).toEqual([["user", NOW]]);
    expect(await sent()).toEqual([["user", NOW]]);
  });

  it("leaves out answers without text, and cuts long ones", async () => {
    const [, answer] = await sent(person("a house"), ours(""), ours("x".repeat(1_201)));
    expect(answer).toEqual(["assistant", `${"x".repeat(1_200)}…`]);
    const [, whole] = await sent(person("a house"), ours("x".repeat(1_200)));
    expect(whole).toEqual(["assistant", "x".repeat(1_200)]);
  });

  it("is the last eight messages", async () => {
    const talk = Array.from({ length: 6 }, (_, at) => [person(`p${at}`), ours(`a${at}`)]).flat();
    const told = await sent(...talk);
    expect(told).toHaveLength(9);
    expect(told[0]).toEqual(["user", "p2"]);
  });
});

it("a message without files or pictures names none", async () => {
  const { asked } = await modelTurn({ text: NOW, script: [says("Nothing else.")] });
  const message = asked[0]?.messages.at(-1);
  if (message?.role !== "user") throw new Error("no message");
  const told = JSON.parse(message.text) as Readonly<Record<string, unknown>>;
  expect(Object.keys(told)).toEqual(["person_wrote", "understood", "looked_up"]);
  expect("images" in message).toBe(false);
});

describe("what a model is told of the reading", () => {
  const understoodOf = async (text: string) => {
    const { asked } = await modelTurn({ text, script: [says("Nothing else.")] });
    const message = asked[0]?.messages.at(-1);
    if (message?.role !== "user") throw new Error("no message");
    return (JSON.parse(message.text) as { understood: Readonly<Record<string, unknown>> })
      .understood;
  };

  it("holds the kinds that are left out, where some are", async () => {
    const told = await understoodOf("no villas in Ari, something quiet for my mum");
    expect(told).toMatchObject({ beside: { not_types: ["villa"] } });
    expect(await understoodOf(NOW)).not.toHaveProperty("beside");
  });

  it("holds what unclear words may mean", async () => {
    const told = await understoodOf("condo to rent in Phetchaburi, something quiet for my mum");
    expect(told).toMatchObject({
      unclear: [{ may_mean: ["Phetchaburi Road", "Phetchaburi province"] }],
    });
  });
});
