import type { SeededRandom } from "@propertyvr/vocabulary";
import type { Palette } from "./palette.ts";
import { mix } from "./palette.ts";
import { circle, ellipse, path, rect, ridge } from "./shapes.ts";

export type PictureSetting = "city" | "suburb" | "sea" | "hills" | "countryside" | "river";

/** Sky, sun or moon, clouds or stars, and what lies behind the house. */
export function drawBackdrop(
  setting: PictureSetting,
  palette: Palette,
  random: SeededRandom,
): string {
  return (
    sky(palette) +
    heavens(palette, random) +
    behind[setting](palette, random) +
    ground(setting, palette, random)
  );
}

function sky(palette: Palette): string {
  const [top, middle, low] = palette.sky;
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
    `<rect width="320" height="200" fill="url(#sky)"/>`
  );
}

function heavens(palette: Palette, random: SeededRandom): string {
  const x = random.between(40, 280);
  if (palette.time === "night") {
    let stars = "";
    for (let i = 0; i < 14; i += 1) {
      stars += circle(
        random.between(6, 314),
        random.between(6, 74),
        random.between(0.6, 1.4),
        "#ffffff",
        0.7,
      );
    }
    return stars + path(`M${Math.round(x)} 27a11 11 0 1 0 11 13a9 9 0 0 1 -11 -13z`, palette.light);
  }
  if (palette.time === "dusk") return circle(x, random.between(78, 104), 25, palette.light);
  let clouds = circle(x, random.between(30, 52), 15, palette.light);
  const white = mix(palette.sky[0], "#ffffff", 0.7);
  for (let i = random.whole(1, 3); i > 0; i -= 1) {
    const cx = random.between(20, 300);
    const cy = random.between(18, 66);
    const size = random.between(13, 24);
    clouds +=
      ellipse(cx, cy, size * 1.5, size * 0.32, white) +
      ellipse(cx - size * 0.35, cy - size * 0.22, size * 0.7, size * 0.36, white) +
      ellipse(cx + size * 0.4, cy - size * 0.14, size * 0.55, size * 0.3, white);
  }
  return clouds;
}

function skyline(colour: string, random: SeededRandom, low: number, high: number): string {
  let d = "";
  for (let x = -10; x < 320;) {
    const w = random.whole(14, 34);
    const top = 156 - random.between(low, high);
    d += `M${x} 200V${Math.round(top)}h${w}V200z`;
    if (random.chance(0.25))
      d += `M${x + Math.round(w / 2)} ${Math.round(top)}v-${random.whole(6, 14)}h1.6V${Math.round(top)}z`;
    x += w + random.whole(-2, 9);
  }
  return path(d, colour);
}

function heights(random: SeededRandom, base: number, swing: number): readonly number[] {
  return Array.from({ length: 6 }, () => base - random.between(0, swing));
}

function seaBand(palette: Palette, random: SeededRandom, top: number): string {
  const [near, deep] = palette.sea;
  let waves = "";
  for (let i = 0; i < 7; i += 1) {
    waves += rect(
      random.between(0, 300),
      top + random.between(5, 30),
      random.between(10, 34),
      1.2,
      mix(near, "#ffffff", 0.4),
      0.6,
    );
  }
  return rect(0, top, 320, 200 - top, near) + rect(0, top, 320, 5, deep) + waves;
}

const behind: Readonly<Record<PictureSetting, (palette: Palette, random: SeededRandom) => string>> =
  {
    city: (p, random) => skyline(p.far, random, 30, 92) + skyline(p.middle, random, 10, 54),
    suburb: (p, random) =>
      skyline(p.far, random, 4, 30) + ridge(heights(random, 150, 14), mix(p.leaf, p.sky[2], 0.45)),
    sea: (p, random) => {
      const island = random.chance(0.7)
        ? path(
            `M${random.whole(10, 190)} 122q26 -${random.whole(14, 30)} 54 -6q18 -10 36 6z`,
            mix(p.hill, p.sky[2], 0.35),
          )
        : "";
      return island + seaBand(p, random, 122);
    },
    river: (p, random) => skyline(p.far, random, 20, 76) + seaBand(p, random, 142),
    hills: (p, random) =>
      ridge(heights(random, 122, 52), mix(p.hill, p.sky[2], 0.5)) +
      ridge(heights(random, 142, 34), p.hill),
    countryside: (p, random) =>
      ridge(heights(random, 132, 22), mix(p.hill, p.sky[2], 0.5)) +
      ridge(heights(random, 150, 12), p.hill),
  };

function ground(setting: PictureSetting, palette: Palette, random: SeededRandom): string {
  const top = setting === "river" ? 166 : 160;
  const sand = mix(palette.path, palette.ground, 0.25);
  return ridge(
    Array.from({ length: 5 }, () => top - random.between(0, 5)),
    setting === "sea" && random.chance(0.5) ? sand : palette.ground,
  );
}
