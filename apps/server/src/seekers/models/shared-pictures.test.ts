import type { Message, OfferedModels } from "@propertyvr/contracts";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { attached } from "../attachments/testing/attach.ts";
import { photo } from "../attachments/testing/phone-photo.ts";
import type { ModelsConfig } from "../../platform/config/models-config.ts";
import {
  ModelUser,
  createModelApp,
  type ModelApp,
  OPERATOR_KEY,
  writerOf,
} from "./testing/model-app.ts";

const SEEN = { does: "answer", text: ["A bright room with a balcony."] } as const;

let test: ModelApp;
afterEach(() => test.close());

const arrive = async (over: Partial<ModelsConfig> = {}, sees = true): Promise<ModelUser> => {
  test = await createModelApp(over, { operatorKey: OPERATOR_KEY, sees });
  return ModelUser.arrive(test);
};
const send = async (me: ModelUser, message: string, isShared: boolean): Promise<Message> => {
  const { id } = await attached(test, me.who, await photo(1_200, 800), "room.jpg");
  return me.ask(message, { attachments: [id], share_with_model: isShared ? [id] : [] });
};

describe("an attached picture", () => {
  it("goes to a model that can see, where the person let it, as a copy without hidden details", async () => {
    const me = await arrive();
    test.model.play(SEEN);
    const answer = await send(me, "", true);
    expect([writerOf(answer), answer.content]).toEqual(["gpt-4o-mini", SEEN.text[0]]);
    const [asked] = test.model.requests;
    expect(asked?.imageTypes).toEqual(["image/jpeg"]);
    expect(asked?.userTexts.at(-1)).toContain('"pictures":["room.jpg"]');
    const [, data = ""] =
      /data:image\/jpeg;base64,([\w+/=]+)/.exec(JSON.stringify(asked?.body)) ?? [];
    const { width, height, exif } = await sharp(Buffer.from(data, "base64")).metadata();
    expect([width, height, exif]).toEqual([1_200, 800, undefined]);
  });

  it("makes the model be asked for a search that the built-in assistant would answer alone", async () => {
    const me = await arrive({ asksForPlainSearches: false });
    test.model.play(SEEN);
    expect(writerOf(await send(me, "2 bedroom condo in Bangkok", true))).toBe("gpt-4o-mini");
    expect(writerOf(await send(me, "2 bedroom condo in Bangkok", false))).toBeUndefined();
    expect(test.model.requests).toHaveLength(1);
  });

  it("stays here where the person did not let it, and nobody is asked what it shows", async () => {
    const me = await arrive();
    const alone = await send(me, "", false);
    expect(writerOf(alone)).toBeUndefined();
    expect(alone.content).toContain("can't see what a picture shows");
    test.model.play(SEEN);
    await send(me, "What is it like to live in Ari?", false);
    expect(test.model.requests.map(({ imageTypes }) => imageTypes)).toEqual([[]]);
    expect(test.model.requests[0]?.userTexts.at(-1)).not.toContain("room.jpg");
  });

  it("stays here where the model cannot see, which the list of models says", async () => {
    const me = await arrive({}, false);
    const { models } = await me.json<OfferedModels>("GET", "/api/models");
    expect(models.map(({ sees_pictures }) => sees_pictures).slice(0, 2)).toEqual([false, false]);
    expect(writerOf(await send(me, "", true))).toBeUndefined();
    test.model.play(SEEN);
    await send(me, "What is it like to live in Ari?", true);
    expect(test.model.requests.map(({ imageTypes }) => imageTypes)).toEqual([[]]);
  });
});
