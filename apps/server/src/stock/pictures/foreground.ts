import type { SeededRandom } from "@propertyvr/vocabulary";
import type { PictureSetting } from "./backdrop.ts";
import type { Palette } from "./palette.ts";
import { mix } from "./palette.ts";
import { circle, ellipse, path, polygon, rect } from "./shapes.ts";

export interface Foreground {
  readonly setting: PictureSetting;
  readonly hasPool: boolean;
  readonly hasGarden: boolean;
}

export function drawForeground(scene: Foreground, palette: Palette, random: SeededRandom): string {
  const lawn = path("M0 176c60-9 120 5 180-2s100-7 140 1v25H0z", palette.lawn);
  return (
    lawn +
    (scene.hasPool ? pool(palette, random) : walk(palette, random)) +
    greenery(scene, palette, random)
  );
}

function pool(palette: Palette, random: SeededRandom): string {
  const x = random.between(60, 120);
  const edge = mix(palette.path, palette.wall, 0.4);
  return (
    polygon(
      [
        [x - 6, 197],
        [x + 12, 179],
        [x + 120, 179],
        [x + 134, 197],
      ],
      edge,
    ) +
    polygon(
      [
        [x + 4, 194.5],
        [x + 17, 181.5],
        [x + 114, 181.5],
        [x + 124, 194.5],
      ],
      palette.pool,
    ) +
    rect(x + 30, 185, 22, 1.2, mix(palette.pool, "#ffffff", 0.55), 0.6) +
    rect(x + 66, 189, 30, 1.2, mix(palette.pool, "#ffffff", 0.55), 0.6)
  );
}

function walk(palette: Palette, random: SeededRandom): string {
  const x = random.between(140, 176);
  return polygon(
    [
      [x, 171],
      [x + 13, 171],
      [x + 34, 200],
      [x - 22, 200],
    ],
    palette.path,
  );
}

function palm(x: number, base: number, size: number, palette: Palette): string {
  const top = base - size;
  const frond = (dx: number, dy: number) =>
    path(
      `M${x} ${top}q${dx * 0.5} ${dy - size * 0.16} ${dx} ${dy}q${-dx * 0.42} ${-size * 0.08} ${-dx} ${-dy}z`,
      dx < 0 ? palette.leaf : palette.leafShade,
    );
  const reach = size * 0.5;
  return (
    path(
      `M${x - 1.6} ${base}q4 -${size * 0.5} 0 -${size}h3q4 ${size * 0.5} 0 ${size}z`,
      palette.trunk,
    ) +
    frond(-reach, reach * 0.35) +
    frond(reach, reach * 0.35) +
    frond(-reach * 0.9, -reach * 0.15) +
    frond(reach * 0.9, -reach * 0.15) +
    frond(-reach * 0.35, -reach * 0.5) +
    frond(reach * 0.35, -reach * 0.5)
  );
}

function tree(x: number, base: number, size: number, palette: Palette): string {
  return (
    rect(x - 1.4, base - size * 0.5, 2.8, size * 0.5, palette.trunk) +
    circle(x, base - size * 0.75, size * 0.36, palette.leafShade) +
    circle(x - size * 0.2, base - size * 0.62, size * 0.28, palette.leaf) +
    circle(x + size * 0.16, base - size * 0.9, size * 0.26, palette.leaf)
  );
}

function greenery(scene: Foreground, palette: Palette, random: SeededRandom): string {
  const palms = scene.setting === "sea" || random.chance(0.3);
  const one = palms ? palm : tree;
  let drawn = one(random.between(20, 48), 182, random.between(44, 68), palette);
  drawn += one(random.between(276, 302), 184, random.between(40, 62), palette);
  if (scene.hasGarden) {
    drawn += one(random.between(58, 76), 186, random.between(26, 38), palette);
    for (let i = 0; i < 7; i += 1) {
      const x = 198 + i * 15 + random.between(-3, 3);
      drawn += ellipse(
        x,
        192 + random.between(-2, 2),
        9,
        6,
        i % 2 === 0 ? palette.leaf : palette.leafShade,
      );
      if (random.chance(0.5)) drawn += circle(x + 2, 189, 1.3, palette.lamp);
    }
  }
  return drawn;
}
