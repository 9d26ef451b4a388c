import { PROPERTY_TYPES } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { describePicture, drawPicture, type PictureScene } from "./draw-picture.ts";

const settings = ["city", "suburb", "sea", "hills", "countryside", "river"] as const;
const scene = (over: Partial<PictureScene> = {}): PictureScene => ({
  seed: 7,
  type: "condo",
  setting: "city",
  hasPool: false,
  hasGarden: false,
  ...over,
});

describe("drawn pictures", () => {
  it("are the same for the same scene and differ for another seed", () => {
    expect(drawPicture(scene())).toBe(drawPicture(scene()));
    expect(drawPicture(scene())).not.toBe(drawPicture(scene({ seed: 8 })));
  });

  it("show a pool only where there is one", () => {
    const dry = drawPicture(scene({ type: "villa" }));
    const wet = drawPicture(scene({ type: "villa", hasPool: true }));
    expect(wet).not.toBe(dry);
  });

  it("draw every kind of home in every setting without scripts, links or broken numbers", () => {
    for (const type of PROPERTY_TYPES) {
      for (const setting of settings) {
        for (let seed = 1; seed <= 12; seed += 1) {
          const svg = drawPicture(scene({ seed, type, setting, hasPool: true, hasGarden: true }));
          expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href|on[a-z]+=/);
          expect(svg.length).toBeLessThan(24_000);
        }
      }
    }
  });

  it("say in both languages that they are drawings, and at which time of day", () => {
    const night = Array.from({ length: 50 }, (_, seed) => scene({ seed })).find((one) =>
      describePicture(one).en.endsWith("at night"),
    );
    if (night === undefined) throw new Error("no night scene in fifty seeds");
    expect(drawPicture(night)).toContain("#1d3b53");
    expect(describePicture(night).th).toMatch(/^ภาพวาด ไม่ใช่ภาพถ่าย: คอนโดมิเนียม/);
  });
});
