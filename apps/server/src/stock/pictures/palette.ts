import type { SeededRandom } from "@propertyvr/vocabulary";

export const TIMES = ["morning", "day", "dusk", "night"] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** Colours that belong together; every picture is painted from one of these. */
export interface Palette {
  readonly time: TimeOfDay;
  readonly sky: readonly [string, string, string];
  readonly light: string;
  /** From the horizon to the eye. */
  readonly far: string;
  readonly middle: string;
  readonly hill: string;
  readonly sea: readonly [string, string];
  readonly ground: string;
  readonly lawn: string;
  readonly path: string;
  readonly leaf: string;
  readonly leafShade: string;
  readonly trunk: string;
  readonly wall: string;
  readonly wallShade: string;
  readonly trim: string;
  readonly roof: string;
  readonly glass: string;
  readonly lamp: string;
  readonly pool: string;
}

type Light = Omit<Palette, "wall" | "wallShade" | "trim" | "roof">;

const LIGHTS: Readonly<Record<TimeOfDay, Light>> = {
  morning: {
    time: "morning",
    sky: ["#cfe6ea", "#eaf2e6", "#fbeed6"],
    light: "#fff6dd",
    far: "#c3d3d3",
    middle: "#a7bfc1",
    hill: "#a9c7ae",
    sea: ["#9ccfd3", "#6fb2bd"],
    ground: "#a3bf8f",
    lawn: "#8bb383",
    path: "#e6dcc8",
    leaf: "#5f9a74",
    leafShade: "#4a8062",
    trunk: "#8a6a4a",
    glass: "#9cc3cb",
    lamp: "#b9d6da",
    pool: "#8ad4dc",
  },
  day: {
    time: "day",
    sky: ["#a9d8e6", "#cfeaee", "#eef6ee"],
    light: "#fffbe9",
    far: "#b4cbd0",
    middle: "#8fb0b8",
    hill: "#8fbf9f",
    sea: ["#7cc4cf", "#4da3b4"],
    ground: "#93b783",
    lawn: "#7cab79",
    path: "#e9e0cd",
    leaf: "#4f9470",
    leafShade: "#3b7a5a",
    trunk: "#7a5a3a",
    glass: "#86b6c2",
    lamp: "#a5cad2",
    pool: "#6fcbd8",
  },
  dusk: {
    time: "dusk",
    sky: ["#f6d8a8", "#f3b98d", "#d98b7c"],
    light: "#fff2d6",
    far: "#b98c86",
    middle: "#876f7f",
    hill: "#8a7a74",
    sea: ["#d99d86", "#8b7f8d"],
    ground: "#5d7466",
    lawn: "#4b6b5b",
    path: "#c9ac94",
    leaf: "#3d6b5d",
    leafShade: "#2f564c",
    trunk: "#5c4335",
    glass: "#6d7f8c",
    lamp: "#ffd98f",
    pool: "#7fb6bd",
  },
  night: {
    time: "night",
    sky: ["#1d3b53", "#35566e", "#56778a"],
    light: "#f2ead2",
    far: "#24455b",
    middle: "#1a3548",
    hill: "#1f3f4c",
    sea: ["#2a5468", "#1c4052"],
    ground: "#16303a",
    lawn: "#1a3b40",
    path: "#4b6069",
    leaf: "#235049",
    leafShade: "#193f3b",
    trunk: "#3d3a36",
    glass: "#31536a",
    lamp: "#ffd27a",
    pool: "#3d93a3",
  },
};

type Facade = Pick<Palette, "wall" | "wallShade" | "trim" | "roof">;
const FACADES: readonly [Facade, ...Facade[]] = [
  { wall: "#f7f2e8", wallShade: "#e4dccb", trim: "#c9bba1", roof: "#a8644d" },
  { wall: "#efe3d0", wallShade: "#dccbb0", trim: "#a98f6b", roof: "#6f5a4b" },
  { wall: "#e3ebe8", wallShade: "#c9d6d2", trim: "#7d9a98", roof: "#4f6f73" },
  { wall: "#f3ded2", wallShade: "#e2c4b3", trim: "#b98468", roof: "#8c4f3d" },
  { wall: "#dfe4ee", wallShade: "#c3cbdb", trim: "#7a88a6", roof: "#46557a" },
  { wall: "#f5ead0", wallShade: "#e5d3a9", trim: "#b8963f", roof: "#7d6a35" },
  { wall: "#e9e4e0", wallShade: "#d0c8c2", trim: "#8d7f77", roof: "#5a4d48" },
];

/** How much of the evening lies on a wall: 0 leaves the colour as it is. */
const DARKENING: Readonly<Record<TimeOfDay, number>> = {
  morning: 0,
  day: 0,
  dusk: 0.22,
  night: 0.68,
};
const SHADOW: Readonly<Record<TimeOfDay, string>> = {
  morning: "#40606a",
  day: "#40606a",
  dusk: "#5b3f4d",
  night: "#12293a",
};

export function paletteFor(random: SeededRandom): Palette {
  const light =
    LIGHTS[
      random.weighted([
        ["morning", 3],
        ["day", 5],
        ["dusk", 3],
        ["night", 2],
      ] as const)
    ];
  const facade = random.pick(FACADES);
  const dim = (colour: string) => mix(colour, SHADOW[light.time], DARKENING[light.time]);
  return {
    ...light,
    wall: dim(facade.wall),
    wallShade: dim(facade.wallShade),
    trim: dim(facade.trim),
    roof: dim(facade.roof),
  };
}

/** Two #rrggbb colours mixed; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
