import { allPlaces, type Place } from "@propertyvr/gazetteer";
import { seededRandom, type SeededRandom } from "@propertyvr/vocabulary";

/** A file of homes as a Thai agency saves it from a spreadsheet, drawn by seed. */
export interface ThaiFileOptions {
  /** The rows before this one are left out. */
  readonly from?: number;
  readonly rows: number;
  readonly seed: number;
  /** Of all rows, how many no rule lets through. */
  readonly badShare?: number;
  /** Of all rows, how many say a reference that an earlier row said already; the last counts. */
  readonly repeatedShare?: number;
  /** Of all rows, how many say something else than with `edition` 0. */
  readonly changedShare?: number;
  readonly edition?: number;
}

export interface DrawnRow {
  readonly reference: string;
  readonly isGood: boolean;
  readonly cells: readonly string[];
}

const HEADER = [
  "รหัสทรัพย์",
  "ชื่อประกาศ",
  "รายละเอียด",
  "ประเภททรัพย์",
  "ขาย/เช่า",
  "ราคา",
  "จังหวัด",
  "เขต/อำเภอ",
  "พิกัด",
  "โครงการ",
  "ห้องนอน",
  "ห้องน้ำ",
  "พื้นที่ใช้สอย (ตร.ม.)",
  "ขนาดที่ดิน",
  "ชั้น",
  "เฟอร์นิเจอร์",
  "สิ่งอำนวยความสะดวก",
  "ปีที่สร้าง",
  "วันที่ว่าง",
  "ผู้ติดต่อ",
  "เบอร์โทร",
];

/** The whole file as CSV text in pieces of some hundred lines, the header first. */
export function* drawFile(drawing: ThaiFileOptions): Generator<string> {
  let piece = csvLine(HEADER);
  for (let n = drawing.from ?? 0; n < drawing.rows; n += 1) {
    piece += csvLine(drawRow(drawing, n).cells);
    if (n % 500 !== 499) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}

/** Row `n`, from 0; the same whatever else is drawn. */
function drawRow(drawing: ThaiFileOptions, n: number): DrawnRow {
  const kind = seededRandom(drawing.seed * 7_919 + n * 31 + 1);
  const isBad = kind.next() < (drawing.badShare ?? 0);
  const repeats = kind.next() < (drawing.repeatedShare ?? 0) && n > 0;
  const of = repeats ? kind.whole(0, n - 1) : n;
  const isChanged = kind.next() < (drawing.changedShare ?? 0);
  const edition = isChanged ? (drawing.edition ?? 0) : 0;
  const reference = `BD-${String(of).padStart(6, "0")}`;
  const cells = [reference, ...drawHome(seededRandom(drawing.seed * 104_729 + n), edition)];
  if (isBad) cells[PRICE] = kind.pick(["ราคาพิเศษ", "3-4 ล้าน", "900 ต่อคืน", "$120,000"]);
  return { reference, isGood: !isBad, cells };
}

/** What windows-874 holds of a text: ASCII and the Thai block. @throws RangeError at any other letter */
export function toWindows874(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) bytes[at] = code;
    else if (code >= 0x0e01 && code <= 0x0e5b) bytes[at] = code - 0x0e00 + 0xa0;
    else throw new RangeError(`windows-874 has no ${text.charAt(at)}`);
  }
  return bytes;
}

const PRICE = HEADER.indexOf("ราคา");

const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;

const KINDS: readonly (readonly [
  {
    readonly name: string;
    readonly sqm: number;
    readonly isLand: boolean;
    readonly hasLand: boolean;
  },
  number,
])[] = [
  [{ name: "คอนโด", sqm: 42, isLand: false, hasLand: false }, 62],
  [{ name: "บ้านเดี่ยว", sqm: 180, isLand: false, hasLand: true }, 20],
  [{ name: "ทาวน์เฮ้าส์", sqm: 120, isLand: false, hasLand: true }, 12],
  [{ name: "ที่ดิน", sqm: 400, isLand: true, hasLand: true }, 6],
];
/** Homes by province, a hundred in all: Bangkok, Nonthaburi, Chon Buri, Chiang Mai, Phuket. */
const WEIGHTS: Readonly<Record<number, number>> = { 10: 58, 12: 10, 20: 13, 50: 9, 83: 10 };
const PROJECTS = ["บ้านสวนร่มรื่น", "เดอะ ลูเมน", "ริเวอร์ไซด์ คอร์ท", "แอสเพน วิลล์"] as const;
const PRAISE = ["วิวสวย", "พร้อมอยู่", "ใกล้รถไฟฟ้า", "ตกแต่งใหม่ ราคาดี"] as const;
const TEXTS = [
  "ห้องสวยสะอาด เดินทางสะดวก ใกล้ห้างสรรพสินค้าและโรงพยาบาล มีที่จอดรถส่วนตัว",
  "ทำเลดี เข้าออกได้หลายทาง ใกล้ทางด่วน เหมาะสำหรับอยู่อาศัยหรือลงทุน",
  "เจ้าของขายเอง นัดดูได้ทุกวัน โอนกรรมสิทธิ์ได้ทันที ค่าโอนคนละครึ่ง",
] as const;

const rentText = (random: SeededRandom, baht: number): string => {
  const rounded = Math.round(baht / 100) * 100;
  return random.pick([
    rounded.toLocaleString("en-US"),
    `${rounded} บาท/เดือน`,
    `${rounded.toLocaleString("en-US")} บาท`,
  ]);
};
const saleText = (random: SeededRandom, millions: number): string =>
  random.pick([
    `${millions.toFixed(2)} ล้าน`,
    Math.round(millions * 1e6).toLocaleString("en-US"),
    `${millions.toFixed(1)} ล้านบาท`,
  ]);
const landText = (random: SeededRandom): string =>
  random.pick([
    `${random.whole(0, 2)}-${random.whole(1, 3)}-${random.whole(0, 99)}`,
    `${random.whole(1, 3)} ไร่ ${random.whole(0, 3)} งาน ${random.whole(0, 99)} ตร.ว.`,
    `${random.whole(30, 120)} ตร.ว.`,
  ]);

const provinces = new Map(
  allPlaces().flatMap((place) => (place.kind === "province" ? [[place.id, place] as const] : [])),
);
/** Districts of the provinces that most homes stand in, as often as there. */
const TOWNS: readonly (readonly [Place, number])[] = allPlaces().flatMap((place) => {
  const weight = WEIGHTS[Number(/^province:(\d+)$/.exec(place.within ?? "")?.[1])];
  return place.kind === "district" && weight !== undefined ? [[place, weight] as const] : [];
});

function drawHome(random: SeededRandom, edition: number): string[] {
  const town = random.weighted(TOWNS);
  const kind = random.weighted(KINDS);
  const area = Math.round(kind.sqm * (0.7 + random.next()));
  const isRent = !kind.isLand && random.chance(0.4);
  const bedrooms = kind.isLand ? "" : String(Math.min(5, 1 + Math.floor(area / 45)));
  const project = kind.isLand ? "" : `${random.pick(PROJECTS)} ${town.nameTh}`;
  const title = `${isRent ? "ให้เช่า" : "ขาย"}${kind.name} ${project || town.nameTh} ${random.pick(PRAISE)}`;
  const spread = () => random.normal() * 0.01;
  return [
    title,
    `${title} ${random.pick(TEXTS)} "${random.pick(PRAISE)}", ${random.pick(TEXTS)}`,
    kind.name,
    isRent ? "เช่า" : "ขาย",
    isRent
      ? rentText(random, area * (200 + random.whole(0, 20) * 15) + edition * 100)
      : saleText(random, kind.isLand ? 1.2 + edition / 10 : area * 0.06 + edition / 10),
    provinces.get(town.within ?? "")?.nameTh ?? "",
    town.nameTh,
    town.point !== null && random.chance(0.9)
      ? `${(town.point.lat + spread()).toFixed(5)}, ${(town.point.lon + spread()).toFixed(5)}`
      : "",
    project,
    bedrooms,
    kind.isLand ? "" : String(Math.max(1, Number(bedrooms) - random.whole(0, 1))),
    kind.isLand ? "" : `${area}`,
    kind.hasLand ? landText(random) : "",
    kind.name === "คอนโด" ? String(random.whole(1, 38)) : "",
    kind.isLand ? "" : random.pick(["ครบ", "บางส่วน", "ไม่มี"]),
    kind.isLand ? "" : random.pick(["สระว่ายน้ำ, ฟิตเนส", "ที่จอดรถ", "สระว่ายน้ำ, ฟิตเนส, ที่จอดรถ", ""]),
    kind.isLand ? "" : String(random.whole(2535, 2568)),
    `${random.whole(1, 28)}/${random.whole(1, 12)}/${random.whole(2568, 2570)}`,
    random.pick(["คุณสมชาย", "คุณมาลี", "คุณอรทัย"]),
    `08${random.whole(10_000_000, 99_999_999)}`,
  ];
}
