/** Reads drafts beside the page, so that no key waits for the grammar. */
import { READ_LIMIT, understand } from "@propertyvr/understanding";
import type { ReaderMessage, ReadRequest } from "./protocol.ts";
import { readDraft } from "./read-draft.ts";

const tell = (message: ReaderMessage): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  tell({ kind: "read", seq: data.seq, draft: readDraft(understand, data) });
});

// The first reading makes what all the others use: before anybody waits for one.
understand({ text: "condo" });
tell({ kind: "ready", readLimit: READ_LIMIT });

/**
 * What is looked up for the first time takes longer, so everyday words are looked up now, a
 * text a turn: a draft that comes in between is read in between.
 */
const EVERYDAY = [
  "2 bedroom condo near BTS Asok under 40k a month, pool",
  "คอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น",
  "house for rent in Sukhumvit with parking, furnishd, quiet",
  "บ้านเดี่ยวแถวลาดพร้าว เลี้ยงหมาได้ งบ 3 ล้าน",
  "villa in Phuket or Hua Hin to buy, sea view",
  "ทาวน์โฮมรังสิต ที่ดินเชียงใหม่ พัทยา ศรีราชา",
];
const lookUp = (left: readonly string[]): void => {
  const [text, ...rest] = left;
  if (text === undefined) return;
  understand({ text });
  setTimeout(lookUp, 0, rest);
};
setTimeout(lookUp, 0, EVERYDAY);
