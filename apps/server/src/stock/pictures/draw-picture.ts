import { type PropertyType, seededRandom } from "@propertyvr/vocabulary";
import { drawBackdrop, type PictureSetting } from "./backdrop.ts";
import { BUILDINGS } from "./buildings.ts";
import { drawForeground } from "./foreground.ts";
import { paletteFor, type TimeOfDay } from "./palette.ts";

/** What a drawn picture shows. The same scene is always the same picture. */
export interface PictureScene {
  readonly seed: number;
  readonly type: PropertyType;
  readonly setting: PictureSetting;
  readonly hasPool: boolean;
  readonly hasGarden: boolean;
}

/** A flat scene of 320 by 200 (16:10) as a complete SVG document without scripts, fonts or links. */
export function drawPicture(scene: PictureScene): string {
  const random = seededRandom(scene.seed);
  const palette = paletteFor(random);
  const body =
    drawBackdrop(scene.setting, palette, random) +
    nearer(BUILDINGS[scene.type](palette, random)) +
    drawForeground(scene, palette, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="960" height="600">${body}</svg>`;
}

/** Enlarged about the point where it stands on the ground. */
const nearer = (building: string): string =>
  `<g transform="translate(160 172)scale(1.16)translate(-160 -172)">${building}</g>`;

const TYPES: Readonly<Record<PropertyType, readonly [en: string, th: string]>> = {
  condo: ["a condominium tower", "คอนโดมิเนียม"],
  house: ["a detached house", "บ้านเดี่ยว"],
  townhouse: ["a row of townhouses", "ทาวน์เฮาส์"],
  villa: ["a villa", "วิลล่า"],
  apartment: ["an apartment building", "อพาร์ตเมนต์"],
  land: ["an empty plot of land", "ที่ดินเปล่า"],
  shophouse: ["shophouses", "อาคารพาณิชย์"],
  office: ["an office building", "อาคารสำนักงาน"],
  warehouse: ["a warehouse", "โกดัง"],
};
const SETTINGS: Readonly<Record<PictureSetting, readonly [en: string, th: string]>> = {
  city: ["in front of a city skyline", "หน้าเส้นขอบฟ้าเมือง"],
  suburb: ["in a suburb", "ย่านชานเมือง"],
  sea: ["by the sea", "ริมทะเล"],
  hills: ["below hills", "เชิงเขา"],
  countryside: ["in the countryside", "ในชนบท"],
  river: ["by a river", "ริมแม่น้ำ"],
};
const TIMES: Readonly<Record<TimeOfDay, readonly [en: string, th: string]>> = {
  morning: ["in the morning", "ยามเช้า"],
  day: ["by day", "กลางวัน"],
  dusk: ["at dusk", "ยามเย็น"],
  night: ["at night", "กลางคืน"],
};

/** Says what the picture shows and that it is a drawing, in both languages. */
export function describePicture(scene: PictureScene): { readonly en: string; readonly th: string } {
  const { time } = paletteFor(seededRandom(scene.seed));
  const [typeEn, typeTh] = TYPES[scene.type];
  const [placeEn, placeTh] = SETTINGS[scene.setting];
  const [timeEn, timeTh] = TIMES[time];
  return {
    en: `Drawing, not a photo: ${typeEn} ${placeEn} ${timeEn}`,
    th: `ภาพวาด ไม่ใช่ภาพถ่าย: ${typeTh}${placeTh} ${timeTh}`,
  };
}
