import { grouped, quotable, trimmed } from "@propertyvr/parts/words";
import { claimOf, counted, distance, joined, priced } from "@propertyvr/parts/words/th";
import type { Difference } from "../listing-facts.ts";
import type { ComparedHome, ListingWriter, WhichHave, WhichHome, WhichTopic } from "../writer.ts";

const TAKEN = { pending: "ขณะนี้ติดจอง", sold: "ขายไปแล้ว", rented: "ปล่อยเช่าไปแล้ว" };

export const listingWriter: ListingWriter = {
  described({ title, status, is_sample }) {
    const sentences = [`ข้อมูลของ “${quotable(title, 80)}” ตามประกาศ`];
    if (status !== "available") sentences.push(TAKEN[status]);
    if (is_sample) sentences.push("เป็นรายการตัวอย่าง ไม่ใช่ประกาศจริง");
    return sentences.join(" ");
  },
  comparison,
  whichHome,
  whichHave,
  listingGone: () => "รายการนี้ไม่อยู่ในประกาศแล้ว",
  listingUnavailable: () => "ตอนนี้อ่านรายละเอียดไม่ได้ ลองถามอีกครั้งในอีกสักครู่",
  notShown(shown) {
    if (shown === 0) return "ยังไม่มีรายการบนหน้าจอ บอกก่อนว่ามองหาแบบไหน";
    if (shown === 1) return "บนหน้าจอมีรายการเดียว";
    return `บนหน้าจอมี ${counted(shown)} บอกหมายเลข 1 ถึง ${String(shown)} ได้เลย`;
  },
  compareWhich: (shown) =>
    shown < 2
      ? "บนหน้าจอยังไม่มีสองรายการให้เทียบ"
      : "ให้เทียบรายการไหนบ้าง เลือกได้ไม่เกินสี่รายการ เช่น “เทียบ 1 กับ 2”",
  selectWhich: (shown) =>
    shown === 0
      ? "ยังไม่มีรายการบนหน้าจอ บอกก่อนว่ามองหาแบบไหน"
      : `ไม่แน่ใจว่าหมายถึงรายการไหน บอกเป็นหมายเลข 1 ถึง ${String(shown)} ได้`,
};

const MAIN_MAX = 2;

/** The main differences in one sentence, what each costs a square metre in another. */
function comparison(homes: readonly ComparedHome[], differences: readonly Difference[]): string {
  const isPerSqm = ({ kind }: Difference) => kind === "rent_per_sqm" || kind === "sale_per_sqm";
  const main = differences.filter((each) => !isPerSqm(each)).slice(0, MAIN_MAX);
  const perSqm = differences.filter(isPerSqm).slice(0, 1);
  const words = homes.length === 2 ? byWords : bestWords;
  const clauses = [...main, ...perSqm].map((each, at, all) => {
    const isSameHome = at > 0 && at < main.length && all[at - 1]?.winner === each.winner;
    return `${isSameHome ? "และ" : nameAt(homes, each.winner)}${words(each)}`;
  });
  return clauses.length === 0
    ? `เปรียบเทียบ ${counted(homes.length)}ตามข้อมูลในประกาศ`
    : clauses.join(" ");
}

function nameAt(homes: readonly ComparedHome[], at: number): string {
  const home = homes[at];
  if (home === undefined) return "";
  return home.number === null ? `“${quotable(home.facts.title, 60)}” ` : `หมายเลข ${String(home.number)} `;
} // prettier-ignore

/** How one of two homes beats the other. */
function byWords({ kind, by }: Difference): string {
  switch (kind) {
    case "rent":
      return `ค่าเช่าถูกกว่า ${priced(by, "month")}`;
    case "sale":
      return `ราคาถูกกว่า ${priced(by, "total")}`;
    case "rent_per_sqm":
      return `ค่าเช่าต่อ ตร.ม. ถูกกว่า ${priced(by, "month")}`;
    case "sale_per_sqm":
      return `ราคาต่อ ตร.ม. ถูกกว่า ${priced(by, "total")}`;
    case "area":
      return `กว้างกว่า ${trimmed(by)} ตร.ม.`;
    case "bedrooms":
      return `มีห้องนอนมากกว่า ${grouped(by)} ห้อง`;
    case "station":
      return `ใกล้สถานีกว่า ${distance(by)}`;
  }
}

/** How one home beats two or more others. */
function bestWords({ kind, figure }: Difference): string {
  switch (kind) {
    case "rent":
      return `ค่าเช่าถูกที่สุด ${priced(figure, "month")}`;
    case "sale":
      return `ราคาถูกที่สุด ${priced(figure, "total")}`;
    case "rent_per_sqm":
      return `ค่าเช่าต่อ ตร.ม. ถูกที่สุด ${priced(figure, "month")}`;
    case "sale_per_sqm":
      return `ราคาต่อ ตร.ม. ถูกที่สุด ${priced(figure, "total")}`;
    case "area":
      return `กว้างที่สุด ${trimmed(figure)} ตร.ม.`;
    case "bedrooms":
      return `ห้องนอนมากที่สุด ${grouped(figure)} ห้อง`;
    case "station":
      return `ใกล้สถานีที่สุด ${distance(figure)}`;
  }
}

function whichHome({ topic, wants, winner, because, homes, silent }: WhichHome): string {
  if (winner === null) {
    if (because === "unknown") return `ทั้ง ${counted(homes)}ไม่ได้ระบุข้อมูลนี้`;
    return because === "rough"
      ? "บางรายการทราบตำแหน่งเพียงคร่าว ๆ จึงบอกแน่ชัดไม่ได้ ระยะโดยประมาณเป็นดังนี้:"
      : "ไม่ต่างกัน:";
  }
  const found = `${numbersOf(winner.homes)} ${DEGREES[topic][wants]}${homes === 2 ? "กว่า" : "ที่สุด"}: ${winner.figure}${topic === "distance" ? " (วัดเป็นเส้นตรง)" : ""}`;
  return silent === 0 ? found : `${found} (เทียบเฉพาะรายการที่ระบุไว้ อีก ${counted(silent)}ไม่ได้ระบุ)`;
}

function whichHave({ what, having, without, silent }: WhichHave): string {
  const all = having.length + without + silent;
  const others = silent === 0 ? "" : ` อีก ${counted(silent)}ไม่ได้ระบุ`;
  if (having.length === 0)
    return silent === all
      ? `ทั้ง ${counted(all)}ไม่ได้ระบุว่า${claimOf(what)}หรือไม่`
      : `ไม่มีรายการไหนที่${claimOf(what)}${others}`;
  if (having.length === all) return `ทั้ง ${counted(all)}${claimOf(what)}`;
  return `${numbersOf(having)} ${claimOf(what)}${others}`;
}

/** "หมายเลข 2", "หมายเลข 1 และ 3" */
function numbersOf(homes: readonly ComparedHome[]): string {
  const numbers = homes.map(({ facts, number }) =>
    number === null ? `“${quotable(facts.title, 60)}”` : String(number),
  );
  return homes.length === 1 && homes[0]?.number === null
    ? joined(numbers)
    : `หมายเลข ${joined(numbers)}`;
}

const DEGREES: Readonly<Record<WhichTopic, Record<"least" | "most", string>>> = {
  distance: { least: "ใกล้", most: "ไกล" },
  rent: { least: "ค่าเช่าถูก", most: "ค่าเช่าแพง" },
  sale: { least: "ราคาถูก", most: "ราคาแพง" },
  rent_per_sqm: { least: "ค่าเช่าต่อ ตร.ม. ถูก", most: "ค่าเช่าต่อ ตร.ม. แพง" },
  sale_per_sqm: { least: "ราคาต่อ ตร.ม. ถูก", most: "ราคาต่อ ตร.ม. แพง" },
  area: { least: "เล็ก", most: "กว้าง" },
  land: { least: "ที่ดินเล็ก", most: "ที่ดินใหญ่" },
  year_built: { least: "เก่า", most: "ใหม่" },
};
