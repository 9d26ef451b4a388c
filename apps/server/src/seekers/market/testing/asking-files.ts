import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { seededRandom } from "@propertyvr/vocabulary";

const OPEN_DATA = new URL("../../../../../../../shared/data/open/", import.meta.url);
const METRO = new URL("bkk_metro_sale_2023/train_sale_listings.csv.gz", OPEN_DATA);
const CONDOS = new URL("baania_condo_2018/sheet1_listings.csv.gz", OPEN_DATA);

/** Published listings stand outside the project, and not on every machine. */
export const hasPublished = existsSync(METRO) && existsSync(CONDOS);

/** A file as a partner uploads it, by the name of its source. */
export type AskingFiles = Readonly<Record<string, string>>;

/** Homes for sale around Bangkok, and condos to let and for sale in Bangkok. */
export function publishedFiles(): AskingFiles {
  const [head, ...rows] = recordsOf(textOf(CONDOS));
  const at = (name: string): number => head?.indexOf(name) ?? -1;
  const offers = rows.flatMap((cells, n) =>
    (["S", "R"] as const).flatMap((side) => {
      const price = Number(cells[at(`Price${side}`)]);
      return price > 0
        ? [
            {
              external_id: `${String(n)}-${side}`,
              deal: side === "S" ? "sale" : "rent",
              price: String(Math.round(price)),
              area_sqm: cells[at(`RoomArea${side}`)] ?? "",
              bedrooms: "",
              district: "",
              latitude: cells[at("Latitude")] ?? "",
              longitude: cells[at("Longitude")] ?? "",
            },
          ]
        : [];
    }),
  );
  return { "import:metro": textOf(METRO), "import:condos": fileOf(offers) };
}

const DISTRICTS = ["Watthana", "Huai Khwang", "Sathon", "Bang Rak"];

/** Condos drawn by seed: to let and for sale, some without a price, a size or the number of rooms. */
export function drawnFiles(): AskingFiles {
  const random = seededRandom(14);
  const offers = Array.from({ length: 1_600 }, (_, n) => {
    const deal = random.chance(0.5) ? "rent" : "sale";
    const areaSqm = Math.round(22 + random.next() ** 2 * 120);
    const each = deal === "sale" ? random.between(90_000, 190_000) : random.between(380, 720);
    return {
      external_id: String(n),
      deal,
      price: random.chance(0.04) ? "on request" : String(Math.round(each * areaSqm)),
      area_sqm: random.chance(0.04) ? "" : String(areaSqm),
      bedrooms: random.chance(0.04) ? "" : String(random.whole(0, 3)),
      // The last of the districts holds too few for a figure.
      district: n < 12 ? "Bang Rak" : (DISTRICTS[random.whole(0, 2)] ?? ""),
      latitude: String(random.between(13.72, 13.75)),
      longitude: String(random.between(100.56, 100.6)),
    };
  });
  return { "import:drawn": fileOf(offers) };
}

type AskingFileRow = Readonly<
  Record<
    | "external_id"
    | "deal"
    | "price"
    | "area_sqm"
    | "bedrooms"
    | "district"
    | "latitude"
    | "longitude",
    string
  >
>;

const fileOf = (offers: readonly AskingFileRow[]): string => {
  const names = Object.keys(offers[0] ?? {});
  const lines = offers.map((offer) =>
    [...Object.values(offer), `Condo ${offer.external_id}`, "condo", "Bangkok"].join(","),
  );
  return [[...names, "title_en", "property_type", "province"].join(","), ...lines].join("\n");
};

const textOf = (file: URL): string => gunzipSync(readFileSync(file)).toString("utf8");

/** Cells of a file whose quoted cells hold no line break. */
const recordsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? "",
      ),
    );
