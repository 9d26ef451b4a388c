/** SVG fragments. Coordinates are in a frame of 320 by 200, y downwards, one decimal. */
const n = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${r ? ` rx="${n(r)}"` : ""}/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A smooth ridge from edge to edge, filled down to the bottom. */
export function ridge(heights: readonly number[], fill: string): string {
  const step = 320 / (heights.length - 1);
  let d = `M0 200V${n(heights[0] ?? 0)}`;
  for (let i = 1; i < heights.length; i += 1) {
    const from = heights[i - 1] ?? 0;
    const to = heights[i] ?? 0;
    const middle = (i - 0.5) * step;
    d += `C${n(middle)} ${n(from)} ${n(middle)} ${n(to)} ${n(i * step)} ${n(to)}`;
  }
  return `<path d="${d}V200z" fill="${fill}"/>`;
}

/** Rows of windows on a wall; `isLit` decides which ones glow. */
export function windows(
  wall: { x: number; y: number; w: number; h: number },
  grid: { columns: number; rows: number; w: number; h: number },
  colours: { glass: string; lamp: string },
  isLit: (column: number, row: number) => boolean,
): string {
  const gapX = (wall.w - grid.columns * grid.w) / (grid.columns + 1);
  const gapY = (wall.h - grid.rows * grid.h) / (grid.rows + 1);
  let dark = "";
  let lit = "";
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const x = n(wall.x + gapX + column * (grid.w + gapX));
      const y = n(wall.y + gapY + row * (grid.h + gapY));
      const d = `M${x} ${y}h${n(grid.w)}v${n(grid.h)}h-${n(grid.w)}z`;
      if (isLit(column, row)) lit += d;
      else dark += d;
    }
  }
  return path(dark, colours.glass) + (lit ? path(lit, colours.lamp) : "");
}
