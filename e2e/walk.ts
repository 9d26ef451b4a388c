/**
 * `npm run walk [-- --only "settings" --language th --theme dark --device phone --pictures build/walk]`:
 * opens every screen, window and menu of the built product in both languages, both themes, on phone and
 * desktop, and prints what axe, the console or the network has against it. Exits with 1 where there is
 * anything. With `--pictures` it keeps a picture of each; with `--by-hand` it also measures every target for a
 * finger, presses Tab through the page and makes the window 320 px wide.
 */
import { parseArgs } from "node:util";
import { buildProduct } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { SCREENS } from "./walk/screens.ts";
import { startWalkModel } from "./walk/model-answers.ts";
import { setWalkStage } from "./walk/stage.ts";
import { CROSSINGS, seeScreen } from "./walk/walk.ts";

const { values } = parseArgs({
  options: {
    /** Screens whose name holds this. */
    only: { type: "string", default: "" },
    language: { type: "string" },
    theme: { type: "string" },
    device: { type: "string" },
    pictures: { type: "string" },
    "by-hand": { type: "boolean", default: false },
  },
});

const screens = SCREENS.filter(({ name }) => name.includes(values.only));
const crossings = CROSSINGS.filter(
  ({ language, theme, device }) =>
    (values.language ?? language) === language &&
    (values.theme ?? theme) === theme &&
    (values.device ?? device) === device,
);

buildProduct();
const { model, env } = await startWalkModel();
const { product, browser } = await openScene({ env });
let faulty = 0;
try {
  const walking = {
    browser,
    stage: await setWalkStage(product, model),
    pictures: values.pictures,
    isByHand: values["by-hand"],
  };
  for (const crossing of crossings) {
    for (const screen of screens) {
      const { faults } = await seeScreen(walking, screen, crossing);
      if (faults.length === 0) continue;
      faulty += 1;
      console.log(`${screen.name} (${Object.values(crossing).join(", ")})`);
      for (const fault of faults) console.log(`  ${fault}`);
    }
  }
} finally {
  await closeScene({ product, browser });
  await model.close();
}
console.log(
  `${screens.length} screens in ${crossings.length} crossings, ${faulty} views with something against them`,
);
process.exitCode = faulty === 0 ? 0 : 1;
