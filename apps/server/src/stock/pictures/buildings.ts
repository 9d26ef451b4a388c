import type { PropertyType, SeededRandom } from "@propertyvr/vocabulary";
import type { Palette } from "./palette.ts";
import { mix } from "./palette.ts";
import { circle, path, polygon, rect, windows } from "./shapes.ts";

type DrawBuilding = (palette: Palette, random: SeededRandom) => string;

/** More windows glow as the day ends. */
const litShare = (palette: Palette): number =>
  ({ morning: 0.06, day: 0.03, dusk: 0.35, night: 0.42 })[palette.time];

function tower(palette: Palette, random: SeededRandom, x: number, w: number, top: number): string {
  const h = 172 - top;
  const rows = Math.max(4, Math.round(h / 14));
  const columns = Math.max(3, Math.round(w / 15));
  const isLit = () => random.chance(litShare(palette));
  const wall = { x: x + 3, y: top + 6, w: w - 6, h: h - 16 };
  const grid = { columns, rows, w: Math.min(9, (w / columns) * 0.6), h: 6.4 };
  const crown = random.chance(0.5)
    ? rect(x + w * 0.2, top - 7, w * 0.6, 8, palette.wallShade, 1.5)
    : rect(x + w * 0.55, top - 12, w * 0.28, 13, palette.trim, 1);
  const slabs = Array.from({ length: rows }, (_, row) =>
    rect(x - 1.5, top + 6 + ((row + 1) * (h - 16)) / rows, w + 3, 1.5, palette.wallShade),
  ).join("");
  const balconies = random.chance(0.6) ? slabs : "";
  return (
    crown +
    rect(x, top, w, h, palette.wall, 2.5) +
    rect(x + w * 0.74, top, w * 0.26, h, palette.wallShade, 2.5) +
    balconies +
    windows(wall, grid, palette, isLit) +
    rect(x + w / 2 - 7, 162, 14, 10, palette.trim)
  );
}

const condo: DrawBuilding = (p, random) => {
  const w = random.between(50, 68);
  const x = random.between(96, 128);
  const second = random.chance(0.65)
    ? tower(
        p,
        random,
        x + w + random.between(8, 16),
        random.between(40, 54),
        random.between(66, 96),
      )
    : "";
  return (
    second +
    tower(p, random, x, w, random.between(28, 52)) +
    rect(x - 16, 160, 176, 12, p.wallShade, 2)
  );
};

const apartment: DrawBuilding = (p, random) => {
  const floors = random.whole(4, 6);
  const w = random.between(118, 150);
  const h = floors * 17;
  const x = 160 - w / 2;
  const top = 170 - h;
  const railings = Array.from({ length: floors }, (_, floor) =>
    rect(x, top + floor * 17 + 12.5, w, 2, p.trim),
  ).join("");
  return (
    rect(x, top, w, h, p.wall, 2) +
    rect(x - 4, top - 5, w + 8, 6, p.roof, 1) +
    windows(
      { x, y: top - 1, w, h },
      { columns: random.whole(6, 8), rows: floors, w: 10, h: 9 },
      p,
      () => random.chance(litShare(p)),
    ) +
    railings
  );
};

const gable = (x: number, y: number, w: number, h: number, palette: Palette): string =>
  polygon(
    [
      [x - 8, y],
      [x + w / 2, y - h],
      [x + w + 8, y],
    ],
    palette.roof,
  );

const door = (x: number, y: number, palette: Palette): string =>
  rect(x, y - 21, 12, 21, palette.trim, 1) + circle(x + 9.5, y - 10, 0.9, palette.lamp);

const pane = (
  x: number,
  y: number,
  w: number,
  h: number,
  palette: Palette,
  isLit: boolean,
): string =>
  rect(x, y, w, h, isLit ? palette.lamp : palette.glass, 1) +
  rect(x + w / 2 - 0.6, y, 1.2, h, palette.wall) +
  rect(x - 1.5, y + h, w + 3, 1.8, palette.trim);

const house: DrawBuilding = (p, random) => {
  const w = random.between(96, 122);
  const x = 150 - w / 2 + random.between(-12, 12);
  const upper = random.chance(0.6);
  const lit = () => random.chance(litShare(p) * 2);
  const wing = random.between(34, 46);
  const body = upper ? 62 : 40;
  const top = 170 - body;
  const roof = random.chance(0.5)
    ? gable(x, top, w, random.between(24, 34), p)
    : polygon(
        [
          [x - 9, top],
          [x + 18, top - 24],
          [x + w - 18, top - 24],
          [x + w + 9, top],
        ],
        p.roof,
      );
  const upstairs = upper
    ? pane(x + 14, top + 9, 18, 14, p, lit()) +
      pane(x + w / 2 - 9, top + 9, 18, 14, p, lit()) +
      pane(x + w - 32, top + 9, 18, 14, p, lit())
    : "";
  return (
    rect(x + w, 136, wing, 34, p.wallShade) +
    rect(x + w + 5, 146, wing - 10, 24, mix(p.trim, p.wall, 0.35), 1) +
    rect(x + w - 2, 131, wing + 8, 6, p.roof, 1) +
    rect(x, top, w, body, p.wall) +
    roof +
    upstairs +
    door(x + w / 2 - 6, 170, p) +
    pane(x + 12, 146, 22, 15, p, lit()) +
    pane(x + w - 34, 146, 22, 15, p, lit())
  );
};

const townhouse: DrawBuilding = (p, random) => {
  const units = 4;
  const w = 46;
  const x0 = 160 - (units * w) / 2;
  const floors = random.whole(2, 3);
  const h = floors * 25 + 6;
  const top = 170 - h;
  let drawn = "";
  for (let unit = 0; unit < units; unit += 1) {
    const x = x0 + unit * w;
    const wall = unit % 2 === 0 ? p.wall : mix(p.wall, p.wallShade, 0.6);
    drawn += rect(x, top, w, h, wall) + rect(x, top, 2, h, p.trim);
    for (let floor = 0; floor < floors - 1; floor += 1) {
      drawn += pane(x + 9, top + 9 + floor * 25, w - 18, 12, p, random.chance(litShare(p) * 1.6));
    }
    drawn += door(x + 8, 170, p) + rect(x + 24, 152, 16, 18, mix(p.wallShade, p.trim, 0.4), 1);
    if (floors === 2) drawn += gable(x + 5, top, w - 10, 15, p);
  }
  return drawn + (floors === 3 ? rect(x0 - 4, top - 5, units * w + 8, 6, p.roof, 1) : "");
};

const villa: DrawBuilding = (p, random) => {
  const x = random.between(52, 76);
  const lit = () => random.chance(litShare(p) * 2);
  return (
    rect(x + 96, 106, 88, 64, p.wallShade) +
    rect(x + 88, 99, 106, 8, p.roof, 1.5) +
    rect(x, 128, 124, 42, p.wall) +
    rect(x - 10, 121, 144, 8, p.roof, 1.5) +
    pane(x + 10, 138, 34, 26, p, lit()) +
    pane(x + 54, 138, 34, 26, p, lit()) +
    rect(x + 100, 136, 14, 34, p.trim, 1) +
    pane(x + 132, 116, 40, 20, p, lit()) +
    Array.from({ length: 3 }, (_, i) => rect(x + 128 + i * 20, 142, 3, 28, p.trim)).join("")
  );
};

const shophouse: DrawBuilding = (p, random) => {
  const units = 3;
  const w = 56;
  const x0 = 160 - (units * w) / 2;
  const floors = random.whole(3, 4);
  const top = 170 - floors * 26;
  let drawn = "";
  for (let unit = 0; unit < units; unit += 1) {
    const x = x0 + unit * w;
    drawn +=
      rect(x, top, w, floors * 26, unit === 1 ? p.wall : mix(p.wall, p.wallShade, 0.7)) +
      rect(x, top - 6, w, 8, p.trim, 1);
    for (let floor = 0; floor < floors - 1; floor += 1) {
      const y = top + 8 + floor * 26;
      for (const dx of [8, 24, 40]) {
        drawn += path(
          `M${x + dx} ${y + 14}v-9q0 -5 4.500 -5t4.500 5v9z`,
          random.chance(litShare(p) * 1.5) ? p.lamp : p.glass,
        );
      }
    }
    const awning = unit === 1 ? p.roof : mix(p.roof, p.lamp, 0.35);
    drawn +=
      rect(x + 4, 150, w - 8, 20, mix(p.glass, p.wallShade, 0.3)) +
      polygon(
        [
          [x, 150],
          [x + 5, 142],
          [x + w - 5, 142],
          [x + w, 150],
        ],
        awning,
      );
  }
  return drawn;
};

const office: DrawBuilding = (p, random) => {
  const w = random.between(88, 108);
  const x = 160 - w / 2;
  const top = random.between(48, 72);
  const h = 172 - top;
  const glass = mix(p.glass, p.wall, 0.15);
  let bands = "";
  for (let y = top + 8; y < 158; y += 12)
    bands += rect(
      x + 5,
      y,
      w - 10,
      7,
      random.chance(litShare(p)) ? mix(p.lamp, glass, 0.25) : glass,
    );
  const mullions = Array.from({ length: 5 }, (_, i) =>
    rect(x + ((i + 1) * w) / 6, top + 4, 1.4, h - 16, p.wallShade),
  ).join("");
  return (
    rect(x + w, 128, 44, 44, p.wallShade) +
    rect(x, top, w, h, p.wall, 3) +
    bands +
    mullions +
    rect(x + w / 2 - 13, 156, 26, 16, p.trim, 1)
  );
};

const warehouse: DrawBuilding = (p, random) => {
  const x = 64;
  const w = 196;
  const teeth = random.chance(0.5);
  const roof = teeth
    ? Array.from({ length: 4 }, (_, i) =>
        polygon(
          [
            [x + i * 49, 118],
            [x + i * 49, 96],
            [x + (i + 1) * 49, 118],
          ],
          p.roof,
        ),
      ).join("")
    : path(`M${x - 6} 119q104 -46 208 0z`, p.roof);
  const ribs = Array.from({ length: 13 }, (_, i) =>
    rect(x + 7 + i * 15, 120, 1.2, 50, p.wallShade),
  ).join("");
  const gates = [x + 24, x + 88, x + 146]
    .map(
      (gx) =>
        rect(gx, 140, 30, 30, p.trim) +
        rect(gx, 146, 30, 1.4, p.wallShade) +
        rect(gx, 154, 30, 1.4, p.wallShade),
    )
    .join("");
  return roof + rect(x, 118, w, 52, p.wall) + ribs + gates;
};

const land: DrawBuilding = (p, random) => {
  let posts = "";
  for (let i = 0; i < 8; i += 1)
    posts += rect(40 + i * 33, 152 + Math.abs(i - 3.5) * 1.2, 2.4, 16, p.trunk);
  const tint = mix(p.lawn, p.light, 0.16);
  return (
    polygon(
      [
        [34, 170],
        [84, 152],
        [252, 152],
        [292, 172],
        [300, 196],
        [24, 196],
      ],
      tint,
    ) +
    polygon(
      [
        [150, 200],
        [168, 152],
        [178, 152],
        [196, 200],
      ],
      mix(p.path, p.lawn, 0.2),
    ) +
    posts +
    rect(random.between(206, 236), 132, 2.4, 26, p.trunk) +
    path("M210 128h34v14h-34z", mix(p.wall, p.roof, 0.12))
  );
};

export const BUILDINGS: Readonly<Record<PropertyType, DrawBuilding>> = {
  condo,
  apartment,
  house,
  townhouse,
  villa,
  shophouse,
  office,
  warehouse,
  land,
};
