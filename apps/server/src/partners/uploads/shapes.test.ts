import type { Problem, UploadCounts, UploadReply } from "@propertyvr/contracts";
import { writeWorkbook } from "@propertyvr/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUploadScene, type UploadScene } from "./testing/upload-scene.ts";

/** Files of our own in the shapes that are found in the wild. */
let scene: UploadScene;
beforeAll(async () => {
  scene = await createUploadScene();
});
afterAll(() => scene.close());

const COLUMNS =
  "No,Name,Developer,Latitude,Longitude,LinkS,TitleS,RoomAreaS,PriceS,PriceSperSqm,LinkR,TitleR,RoomAreaR,PriceR,PriceRperSqm,Status".split(
    ",",
  );
const PLACE = "Example Place,บริษัท ตัวอย่าง จำกัด,13.7301234567,100.5791234567";
const sale = (no: number, title: string, price: string) =>
  `${no},${PLACE},https://example.com/s/${title.length},${title},35.0,${price},100000.5,,,,,0.0,Sale`.split(
    ",",
  );
const rent = (no: number, title: string, price: string) =>
  `${no},${PLACE},,,,,0.0,https://example.com/r/${title.length},${title},35.0,${price},500.5,Rent`.split(
    ",",
  );
/** Homes for sale and to rent in columns of their own, each home once or again under another number. */
const LISTED = [
  sale(1, "ขายคอนโด Example Place วัฒนา", "3500000.0"),
  sale(2, "ขายคอนโด Example Place วัฒนา", "3500000.0"),
  rent(3, "ให้เช่าคอนโด Example Place วัฒนา", "18000.0"),
  rent(4, "ให้เช่าคอนโด Example Place วัฒนา", "18000.0"),
  rent(5, "ให้เช่าคอนโด Example Place วัฒนา", "18000.0"),
  rent(6, "Example", "20000.0"),
  sale(7, "ขายคอนโด Example Place ชั้นสูง", "4100000.0"),
];
const BECAME: UploadCounts = {
  rows: 7,
  inserted: 3,
  updated: 0,
  unchanged: 0,
  superseded: 3,
  failed: 1,
  delisted: 0,
};
const csvOf = (rows: readonly (readonly string[])[]): string =>
  [COLUMNS, ...rows].map((cells) => cells.join(",")).join("\n");

describe("homes for sale and to rent in columns of their own", () => {
  it("are listed from a CSV, repeated ones once", async () => {
    const { upload, errors } = await scene.upload(csvOf(LISTED));
    expect(upload.counts).toEqual(BECAME);
    expect(errors).toMatchObject([{ row: 7, code: "property_type.required" }]);
    expect(upload.findings.find(({ code }) => code === "row.repeated")).toMatchObject({ count: 3 });
  });

  it("are listed alike from a workbook, whose other sheet holds no homes", async () => {
    const file = writeWorkbook([
      { name: "Sheet1", rows: [COLUMNS, ...LISTED] },
      { name: "dev", rows: [["Name", "Developer"], ...LISTED.map((row) => row.slice(1, 3))] },
    ]);
    const { upload } = await scene.upload(file, {}, { as: scene.other.account });
    expect(upload.counts).toEqual(BECAME);
    expect(upload.tables.map(({ sheet, is_left_out: isOut }) => [sheet, isOut])).toEqual([
      ["Sheet1", false],
      ["dev", true],
    ]);
    const again = await scene.upload(csvOf(LISTED), {}, { as: scene.other.account });
    expect(again.upload.counts).toEqual({ ...BECAME, inserted: 0, unchanged: 3 });
  });
});

const METRO = {
  province: "Samut Prakan",
  district: "Bang Phli",
  subdistrict: "Bang Phli Yai",
  address: "Example Road",
  property_type: "Detached House",
  total_units: 80.0,
  bedrooms: 4.0,
  baths: 3.0,
  floor_area: 120.0,
  floor_level: null,
  land_area: 200.0,
  latitude: 13.614,
  longitude: 100.68,
  nearby_stations: 0,
  nearby_station_distance: null,
  year_built: 0,
  facilities: ["CCTV", "Swimming pool", "Fitness corner"],
};

describe("records with nulls and names of their own", () => {
  it("are listed where they have a price, and the others are refused for having none", async () => {
    const file = JSON.stringify([
      { id: 1, ...METRO, price: 4_900_000 },
      { id: 2, ...METRO },
      { id: 3, ...METRO, facilities: null, price: 5_200_000 },
    ]);
    const { upload, errors } = await scene.upload(file);
    expect(upload.counts).toMatchObject({ rows: 3, inserted: 2, failed: 1 });
    expect(errors).toMatchObject([{ row: 2, code: "price.required", external_id: "2" }]);
  });

  it("are refused together, each with its reason, where none has a price", async () => {
    const reply = await scene.send(
      JSON.stringify([
        { id: 1, ...METRO },
        { id: 2, ...METRO },
      ]),
    );
    expect(reply.statusCode).toBe(422);
    const { title, inserted, errors } = reply.json<Problem & Pick<UploadReply, "errors">>();
    expect({ title, inserted }).toEqual({ title: "Upload Failed", inserted: 0 });
    expect(errors.map(({ code }) => code)).toEqual(["price.required", "price.required"]);
  });
});

it("an upload says in which encoding and with which separator its file was read", async () => {
  const text = csvOf([sale(8, "ขายคอนโด Example Place", "3600000.0")]).replaceAll(",", ";");
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  const { upload } = await scene.upload(utf16, { dry_run: true });
  expect(upload).toMatchObject({ kind: "csv", encoding: "utf-16le", separator: ";" });
});

it("a file is read with the encoding and the separator that were chosen for it", async () => {
  const text = csvOf([sale(9, "Example Place condo", "3700000.0")]);
  const reply = await scene.send(text, { encoding: "windows-874", separator: ";", dry_run: true });
  expect(reply.statusCode).toBe(422);
  const upload = await scene.uploadOf(reply.json<Problem>().upload_id ?? "");
  expect(upload).toMatchObject({ encoding: "windows-874", separator: ";" });
});

it.each([
  [
    "buildings",
    "name,latitude,longitude,price_sqm,rental_yield,trans_type\nExample,13.7,100.5,120000,4.5,BTS",
  ],
  [
    "rooms by the night",
    "id,name,neighbourhood,latitude,longitude,room_type,minimum_nights\n1,Nice room,Watthana,13.7,100.5,Entire home,3",
  ],
])("a list of %s is refused as no list of homes", async (_of, file) => {
  const reply = await scene.send(file);
  expect(reply.statusCode).toBe(422);
  expect(reply.json<Problem>()).toMatchObject({ code: "upload_refused", inserted: 0 });
});
