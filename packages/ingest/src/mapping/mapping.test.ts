import { describe, expect, it } from "vitest";
import { COLUMN_WORDS, TARGETS } from "./column-words.ts";
import { mapColumns, nameOf } from "./map-columns.ts";
import { rowReader } from "./row-from.ts";

const targets = (columns: readonly string[], rows: readonly (readonly string[])[] = []) => {
  const cells = rows.map((row) =>
    Object.fromEntries(columns.map((name, i) => [name, row[i] ?? ""])),
  );
  return Object.fromEntries(
    mapColumns(columns, cells).map(({ column, target }) => [column, target]),
  );
};

describe("the columns of a file", () => {
  it("are told by the names that agencies give them, in either language", () => {
    expect(
      targets(["Property Code", "Project Name", "Bedrooms", "Bath", "Price (THB)", "Sq.m."]),
    ).toEqual({
      "Property Code": "external_id",
      "Project Name": "project",
      Bedrooms: "bedrooms",
      Bath: "bathrooms",
      "Price (THB)": "price",
      "Sq.m.": "area_sqm",
    });
    expect(
      targets([
        "รหัสทรัพย์",
        "ราคาขาย (ล้านบาท)",
        "ค่าเช่า/เดือน",
        "เขต/อำเภอ",
        "ขนาดที่ดิน (ตร.ว.)",
        "เบอร์โทร",
      ]),
    ).toEqual({
      รหัสทรัพย์: "external_id",
      "ราคาขาย (ล้านบาท)": "sale_price",
      "ค่าเช่า/เดือน": "rent_price",
      "เขต/อำเภอ": "district",
      "ขนาดที่ดิน (ตร.ว.)": "land_sqm",
      เบอร์โทร: "contact.phone",
    });
  });

  it("are told by camel case, underscores and stars alike", () => {
    expect(targets(["propertyType", "sale_price", "* Title", "LatLng"])).toEqual({
      propertyType: "property_type",
      sale_price: "sale_price",
      "* Title": "title",
      LatLng: "coordinates",
    });
  });

  it("call the part of town an area as well as the size of a home", () => {
    const named = ["Title", "Area", "Living Area"];
    expect(targets(named, [["A villa", "Hang Dong", "120 sqm"]])).toMatchObject({
      Area: "location",
      "Living Area": "area_sqm",
    });
    expect(targets(named, [["A villa", "120", ""]])).toMatchObject({ Area: "area_sqm" });
    expect(targets(["Address"], [["99/1 Moo 3"]])).toEqual({ Address: "location" });
    expect(targets(["Living Area", "Area"], [["120", "120 sqm"]])).toMatchObject({
      Area: undefined,
    });
  });

  it("give a target once, to the one that fits best", () => {
    expect(targets(["Rent", "Monthly rent", "Price"])).toEqual({
      Rent: "rent_price",
      "Monthly rent": undefined,
      Price: "price",
    });
    expect(targets(["Agent remark", "Description"])).toMatchObject({ Description: "description" });
  });

  it("are told by their cells where the name says nothing", () => {
    const rows = [
      ["13.73651", "100.56021", "1 Bed 1 Bath", "https://img.example.com/a.jpg", "x"],
      ["13.74011", "100.55012", "2 Bed 2 Bath", "https://img.example.com/b.png", "y"],
    ];
    expect(targets(["column 1", "column 2", "column 3", "column 4", "column 5"], rows)).toEqual({
      "column 1": "latitude",
      "column 2": "longitude",
      "column 3": "rooms",
      "column 4": "images",
      "column 5": undefined,
    });
  });

  it("are not believed where their cells say something else", () => {
    const rows = [["13.73651, 100.56021", "1 Bed 1 Bath"]];
    expect(targets(["Location", "Bed"], rows)).toEqual({ Location: "coordinates", Bed: "rooms" });
  });

  it("of other figures and other kinds are left alone", () => {
    const columns = [
      "Rental yield",
      "Price per sqm",
      "price_sqm",
      "Deposit",
      "ราคา/ตร.ม.",
      "transport type",
    ];
    const row = ["5.1", "120000", "120000", "20000", "98000", "bus"];
    expect(Object.values(targets(columns, [row]))).toEqual(columns.map(() => undefined));
  });

  it("say how sure that is, and which unit their names hold", () => {
    const [whole, part, none] = mapColumns(["ราคา (ล้าน)", "ราคาพิเศษเดือนนี้", "???"], []);
    expect(whole).toMatchObject({ target: "price", by: "name", confidence: 1, unit: "ล้าน" });
    expect(none).toEqual({
      column: "???",
      target: undefined,
      by: undefined,
      confidence: 0,
      unit: undefined,
    });
    expect(part).toMatchObject({ target: undefined });
  });

  it("have words that lead to one target each", () => {
    const owners = new Map<string, string>();
    for (const target of TARGETS)
      for (const word of COLUMN_WORDS[target]) {
        expect(nameOf(word), `"${word}" of ${target} as it is compared`).toBe(word);
        expect(owners.get(word), `"${word}" stands under ${target} too`).toBeUndefined();
        owners.set(word, target);
      }
  });
});

describe("a row of a file", () => {
  const read = (columns: readonly string[], cells: readonly string[]) => {
    const row = Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? ""]));
    return rowReader(mapColumns(columns, [row]), columns)(cells);
  };

  it("becomes a partner's row, with the units of its columns", () => {
    const columns = ["Code", "ราคาขาย (ล้าน)", "ที่ดิน (ตร.ว.)", "Floor", "เบอร์โทร", "Line ID"];
    expect(read(columns, ["A1", "3.5", "50", "12A", "081 234 5678", "@homes"])).toEqual({
      external_id: "A1",
      sale_price: "3.5 ล้าน",
      land_sqm: "50 ตร.ว.",
      floor: "12A",
      contact: { phone: "081 234 5678", line: "@homes" },
    });
  });

  it("keeps a cell that has a unit of its own, and leaves out what nothing reads", () => {
    expect(read(["ราคา (ล้าน)", "Colour"], ["3,500,000 บาท", "blue"])).toEqual({
      price: "3,500,000 บาท",
    });
  });

  it.each([
    ["1 Bed 1 Bath", { bedrooms: "1", bathrooms: "1" }],
    ["Studio", { bedrooms: "0" }],
    ["2 ห้องนอน 2 ห้องน้ำ", { bedrooms: "2", bathrooms: "2" }],
    ["2/1", { bedrooms: "2", bathrooms: "1" }],
    ["duplex", { bedrooms: "duplex" }],
  ])("has bedrooms and bathrooms in one cell: %s", (cell, rooms) => {
    expect(read(["Room type"], [cell])).toEqual(rooms);
  });

  it("has its kind in a column whose name says nothing, by its cells", () => {
    const rows = ["บ้านเดี่ยว", "คอนโด", "ทาวน์โฮม", "Land"].map((kind) => ({ ลักษณะงาน: kind }));
    expect(mapColumns(["ลักษณะงาน"], rows)).toMatchObject([
      { target: "property_type", by: "values" },
    ]);
  });

  it("has a point in one cell", () => {
    expect(read(["พิกัด"], ["(13.7365, 100.5602)"])).toEqual({
      latitude: "13.7365",
      longitude: "100.5602",
    });
  });
});

describe("a file with a column for each deal", () => {
  const columns = ["Name", "TitleS", "PriceS", "TitleR", "PriceR", "Status"];
  const sale = ["Baan Suan", "Condo for sale", "3500000", "", "", "Sale"];
  const rent = ["Baan Suan", "", "", "Condo for rent", "15000", "Rent"];

  it("is read with both in turns; a name beside titles is the project, and a status of deals the deal", () => {
    expect(targets(columns, [sale, rent, sale, rent, rent])).toEqual({
      Name: "project",
      TitleS: "title",
      PriceS: "price",
      TitleR: "title",
      PriceR: "price",
      Status: "deal",
    });
    expect(targets(["Name", "Type", "Price", "Area"])).toMatchObject({ Name: "title" });
  });
});
