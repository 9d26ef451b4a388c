import { type Criteria, EMPTY_CRITERIA, type Language } from "@propertyvr/vocabulary";
import type { TalkedSlot } from "./slots.ts";

/**
 * What a turn can do to one slot of the search. Each act says which turns lead to it, how it is
 * said, and what the slot is afterwards; every other slot stays as it was.
 */
export interface Act {
  readonly act: string;
  /** What it does, for the document. */
  readonly does: string;
  /** The turns before it: "{rest}", "{first}" and "{second}" stand for what the slot's words say. */
  readonly before: readonly string[];
  readonly says: Readonly<Record<Language, readonly string[]>>;
  /** The whole search after it; undefined where the act is none for this slot. */
  readonly after: (slot: TalkedSlot) => Partial<Criteria> | undefined;
}

const restOf = ({ rest }: TalkedSlot) => rest.is;
const first = (slot: TalkedSlot) => ({ ...slot.rest.is, ...slot.first.is });
const second = (slot: TalkedSlot) => ({ ...slot.rest.is, ...slot.second.is });
const both = (slot: TalkedSlot) =>
  slot.both === null ? undefined : { ...slot.rest.is, ...slot.both };
const unless =
  (slots: readonly TalkedSlot["slot"][], after: Act["after"]): Act["after"] =>
  (slot) =>
    slots.includes(slot.slot) ? undefined : after(slot);

/** Amenities are all asked for together: another one joins, and replaces none. */
const TOGETHER = ["amenities"] as const;

export const ACTS: readonly Act[] = [
  {
    act: "narrow", does: "says a slot nothing was said of; the rest stands",
    before: ["{rest}"],
    says: { en: ["{first}", "{first} please", "ok, {first}", "i want {first}", "{first} then", "oh and {first}"], th: ["{first}", "{first} ครับ", "ขอ{first}", "เอา{first}", "อยากได้{first}ค่ะ"] },
    after: first,
  },
  {
    act: "widen", does: "opens the slot again, whatever stood there",
    before: ["{rest} {first}"],
    says: { en: ["{open}", "ok {open}"], th: ["{open}", "{open}ครับ"] },
    after: restOf,
  },
  {
    act: "replace", does: "puts another value in the place of the one that stood",
    before: ["{rest} {first}"],
    says: { en: ["{second} instead", "make it {second}", "what about {second}?", "let's do {second}", "change to {second}", "hmm {second} rather", "try {second}", "{second} then", "no, {second}"], th: ["เปลี่ยนเป็น{second}", "เอาเป็น{second}", "{second}แทน", "{second}ดีกว่า", "เอา{second}ดีกว่า", "แล้ว{second}ล่ะ", "ลอง{second}", "ขอเปลี่ยนเป็น{second}", "ปรับเป็น{second}"] },
    after: unless(TOGETHER, second),
  },
  {
    act: "only", does: "keeps one of the values that stood and drops the others",
    before: ["{rest} {first} or {second}"],
    says: { en: ["only {second}", "just {second}", "{second} only"], th: ["เอาแค่{second}", "{second}อย่างเดียว", "เฉพาะ{second}", "แค่{second}"] },
    after: (slot) => (["types", "places", "near"].includes(slot.slot) ? second(slot) : undefined),
  },
  {
    act: "add", does: "makes another value as good as the one that stood; amenities are asked for together",
    before: ["{rest} {first}"],
    says: { en: ["{second} is fine too", "{second} would be ok as well", "{second} is also fine", "{second} is fine as well", "{second} works too", "also ok {second}", "{second} is ok"], th: ["{second}ก็ได้", "{second}ด้วยก็ได้", "{second}ก็โอเค", "{second}ก็ได้เหมือนกัน"] },
    after: unless([...TOGETHER, "deal"], both),
  },
  {
    act: "add, said by or", does: "the same, opened by the word",
    before: ["{rest} {first}"],
    says: { en: ["or {second}", "or maybe {second}", "or even {second}"], th: ["หรือ{second}", "หรือ{second}ก็ได้", "หรือว่า{second}"] },
    after: unless([...TOGETHER, "deal", "tenure"], both),
  },
  {
    act: "ask for more", does: "asks for a further amenity beside those that stood",
    before: ["{rest} {first}"],
    says: { en: ["{second} too", "also {second}", "{second}", "and {second}", "it should also be {second}", "plus {second}"], th: ["{second}ด้วย", "ขอ{second}ด้วย", "{second}", "เพิ่ม{second}", "แล้วก็{second}"] },
    after: (slot) => (slot.slot === "amenities" ? both(slot) : undefined),
  },
  {
    act: "both", does: "brings back what the last change put aside, beside what took its place",
    before: ["{rest} {first}", "{second} instead"],
    says: { en: ["both are fine", "both is fine actually", "either of them", "or both", "both please", "either is fine", "both then", "i like both"], th: ["ได้ทั้งคู่", "ทั้งคู่ก็ได้", "เอาทั้งสองแบบ", "ทั้งสองเลย", "ได้ทั้งสองอย่าง"] },
    after: unless(TOGETHER, both),
  },
  {
    act: "take back", does: "undoes the last change",
    before: ["{rest} {first}", "{second} instead"],
    says: { en: ["go back", "undo that", "back to the one before", "undo", "the previous one was better"], th: ["ย้อนกลับ", "กลับไปแบบเดิม", "เอาแบบเดิม", "เอาเหมือนเดิมดีกว่า"] },
    after: unless(TOGETHER, first),
  },
  {
    act: "put back", does: "names what was replaced or dropped and asks for it again, beside what stands",
    before: ["{rest} {first}", "{second} instead"],
    says: { en: ["put {first} back in", "{first} as well", "add {first} back", "bring back {first}", "{first} again too"], th: ["เอา{first}กลับมาด้วย", "{first}ก็ได้", "เพิ่ม{first}กลับเข้ามา"] },
    after: unless([...TOGETHER, "deal", "tenure"], both),
  },
  {
    act: "drop by name", does: "takes out what is named and nothing else",
    before: ["{rest} {first}"],
    says: { en: ["{drop}", "{drop} please"], th: ["{drop}", "{drop} ครับ"] },
    after: restOf,
  },
  {
    act: "correct", does: "says that what was said last was wrong",
    before: ["{rest} {first}"],
    says: { en: ["sorry, {second}", "no wait, {second}", "i meant {second}", "oops {second}", "actually {second}", "sorry i mean {second}", "my mistake, {second}"], th: ["เอ้ย {second}", "โทษที {second}", "หมายถึง{second}", "พิมพ์ผิด {second}", "ขอแก้เป็น{second}", "ไม่ใช่สิ {second}"] },
    after: unless(TOGETHER, second),
  },
  {
    act: "not this, that", does: "refuses one value and names the other in one breath",
    before: ["{rest} {first}"],
    says: { en: ["not {first}, {second}", "not {first}, only {second}", "{second}, not {first}", "no not {first}, {second}", "{second} instead of {first}", "not {first} but {second}", "change from {first} to {second}"], th: ["ไม่เอา{first} เอา{second}", "ไม่ใช่{first} {second}", "เอา{second} ไม่เอา{first}", "ไม่เอา{first}แล้ว เอา{second}", "เปลี่ยนจาก{first}เป็น{second}"] },
    after: unless([...TOGETHER, "sort"], second),
  },
  {
    act: "ask about a shown home", does: "leaves the search as it was",
    before: ["{rest} {first}"],
    says: { en: ["{ask}"], th: ["{ask}"] },
    after: first,
  },
  {
    act: "something else", does: "leaves the search as it was",
    before: ["{rest} {first}"],
    says: { en: ["thanks", "how much is the transfer fee?", "what can you do?", "ok great", "hmm let me think", "who pays the agent usually?"], th: ["ขอบคุณครับ", "ค่าโอนเท่าไหร่", "ทำอะไรได้บ้าง", "โอเค", "ขอคิดดูก่อน", "ปกติมัดจำกี่เดือน"] },
    after: first,
  },
  {
    act: "begin anew", does: "leaves nothing of what was said before",
    before: ["{rest} {first}"],
    says: { en: ["start over", "forget everything", "reset", "let's start again", "clear all of that", "from scratch please"], th: ["เริ่มใหม่", "ล้างทั้งหมด", "เอาใหม่หมด", "ลืมที่คุยมา", "เริ่มต้นใหม่ครับ"] },
    after: () => ({}),
  },
  {
    act: "begin anew with a wish", does: "leaves nothing of what was said before but what it says itself",
    before: ["{rest} {first}"],
    says: { en: ["start over, {second}", "new search: {second}", "forget all that. {second}", "let's start again with {second}"], th: ["เริ่มใหม่ {second}", "เอาใหม่หมด ขอ{second}"] },
    after: ({ slot, second: said }) => (slot === "price" ? { ...said.is, deal: "rent" } : said.is),
  },
]; // prettier-ignore

/** The criteria an act leaves, all keys present. */
export const criteriaAfter = (after: Partial<Criteria>): Criteria => ({
  ...EMPTY_CRITERIA,
  ...after,
});
