import { afterAll, beforeAll, expect, it } from "vitest";
import { ModelUser, createModelApp, type ModelApp } from "./testing/model-app.ts";

let test: ModelApp;
beforeAll(async () => {
  test = await createModelApp();
});
afterAll(() => test.close());

it("a model reads the messages before a question, and none of another chat", async () => {
  const me = await ModelUser.arrive(test);
  test.model.play({ does: "answer", text: ["Ari ", "is quiet. "] });
  await me.ask("What is it like to live in Ari?");
  expect(JSON.stringify(test.model.requests.at(-1))).not.toContain("is quiet");
  await me.ask("and why is that?");
  const last = JSON.stringify(test.model.requests.at(-1));
  expect(last).toContain("What is it like to live in Ari?");
  expect(last).toContain("Ari is quiet.");
  await (await me.inNewChat()).ask("and why is that?");
  expect(JSON.stringify(test.model.requests.at(-1))).not.toContain("Ari is quiet.");
});
