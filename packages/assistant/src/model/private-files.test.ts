import type { DocumentText } from "@propertyvr/documents";
import { expect, it } from "vitest";
import { modelTurn } from "../testing/model-turns.ts";
import { says } from "../testing/scripted-model.ts";

const document: DocumentText = {
  kind: "text",
  isCut: false,
  blocks: [{ type: "paragraph", text: "2 bedroom condo in Ari, rent 35,000 baht", page: null }],
};
const fileOf = (id: string, mayGoToModel: boolean) => ({
  id,
  name: `${id}.txt`,
  document,
  image: null,
  mayGoToModel,
});
const turn = (text: string, attachments: readonly ReturnType<typeof fileOf>[]) =>
  modelTurn({ text, attachments, script: [says("A quiet part of town.")] });

it("a question beside a file that is not shared goes to the model without the words of the file", async () => {
  const { asked } = await turn("why are condos in Ari so popular?", [fileOf("own", false)]);
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).not.toContain("35,000");
});

it("a search for homes like several files goes to no model where one of them is not shared", async () => {
  const like = "why not find me something like this file, please";
  const files = [fileOf("shared", true), fileOf("own", false)];
  const { asked, state } = await turn(like, files);
  expect(asked).toEqual([]);
  expect(state.criteria.bedrooms).toEqual({ min: 2, max: 2 });
});
