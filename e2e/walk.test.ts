import type { ModelServer } from "@propertyvr/llm-providers/testing";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { SCREENS } from "./walk/screens.ts";
import { startWalkModel } from "./walk/model-answers.ts";
import { setWalkStage, type WalkStage } from "./walk/stage.ts";
import { CROSSINGS, type Crossing, seeScreen } from "./walk/walk.ts";

/** Every twelfth screen, each in another crossing; `npm run walk` sees all of them in all. */
const SAMPLE = SCREENS.filter((_, at) => at % 12 === 0).map((screen, at) => ({
  screen,
  name: screen.name,
  crossing: CROSSINGS[at % CROSSINGS.length] as Crossing,
}));

describe("a walk through the screens", () => {
  let product: Product;
  let browser: Browser;
  let stage: WalkStage;
  let model: ModelServer;

  beforeAll(async () => {
    const { model: started, env } = await startWalkModel();
    model = started;
    ({ product, browser } = await openScene({ env }));
    const answers = SAMPLE.flatMap(({ screen: { answer } }) => answer ?? []);
    stage = await setWalkStage(product, model, answers);
  }, 180_000);
  afterAll(async () => {
    await closeScene({ product, browser });
    await model.close();
  });

  it.each(SAMPLE)("finds nothing against $name", async ({ screen, crossing }) => {
    const { faults } = await seeScreen({ browser, stage }, screen, crossing);
    expect(faults).toEqual([]);
  });

  it("names every screen once", () => {
    const names = SCREENS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
