import { thaiWordAt } from "./number-words.ts";

/** So much behind a space decides whether a Thai piece may end at it. UTF-16 units. */
const LOOK_AHEAD = 24;
/** A piece that is longer ends at the next space that parts no figure. */
const LONGEST_PIECE = 360;

/**
 * Cuts a text that grows into pieces that are checked and shown whole: English sentences, Thai
 * clauses, lines. Where it is cut depends on the text alone and never on how it arrived, and no cut
 * goes through a figure or between a figure and its unit.
 */
export class PieceCutter {
  #rest = "";

  /** The pieces that are certain now. */
  push(delta: string): readonly string[] {
    this.#rest += delta;
    return this.#take(false);
  }

  /** What is left, once nothing follows. */
  end(): readonly string[] {
    const pieces = this.#take(true);
    const last = this.#rest;
    this.#rest = "";
    return last === "" ? pieces : [...pieces, last];
  }

  #take(isEnd: boolean): readonly string[] {
    const pieces: string[] = [];
    for (let cut = cutAt(this.#rest, isEnd); cut > 0; cut = cutAt(this.#rest, isEnd)) {
      pieces.push(this.#rest.slice(0, cut));
      this.#rest = this.#rest.slice(cut);
    }
    return pieces;
  }
}

/** Where the first piece ends; 0 where that is not known yet. */
function cutAt(text: string, isEnd: boolean): number {
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\n") return at + 1;
    if (!isSpace(sign) || at === 0 || isSpace(text.charAt(at - 1))) continue;
    const next = nextWord(text, at);
    // What follows the space is not there yet.
    if (next >= text.length) return 0;
    const before = text.slice(0, at);
    if (endsSentence(before)) return next;
    if (!mayEndAt(before, text.charAt(next))) continue;
    const line = text.slice(next, next + LOOK_AHEAD).split("\n", 2);
    if (!isEnd && line.length === 1 && text.length < next + LOOK_AHEAD) return 0;
    if (isApart(before, line[0] ?? "")) return next;
  }
  return 0;
}

const isSpace = (sign: string): boolean => sign !== "\n" && /\s/.test(sign);

function nextWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charAt(at))) at += 1;
  return at;
}

/** Thai clauses end at spaces; so does anything, once it is long. */
const mayEndAt = (before: string, next: string): boolean =>
  before.length > LONGEST_PIECE || (THAI_END.test(before) && THAI.test(next));

const THAI = /[\u0e01-\u0e4e]/;
/** A Thai word, a short form ("ตร.ม."), or what closes either. */
const THAI_END = /[\u0e01-\u0e4e]\.?[)”"]?$|%$/;
const SENTENCE_END = /[.!?…]["'”’)*_]*$/;
/** A full stop behind these ends no sentence. */
const SHORT_FORM =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|no|nos|sq|st|rd|vs|etc|ca|incl|excl|max|min|mr|mrs|ms|dr|p\.m|a\.m|fl|bldg|dist|prov|[a-z])\.$/i;
const THAI_SHORT_FORM = /[\u0e01-\u0e4e]\.$/;

const endsSentence = (before: string): boolean =>
  SENTENCE_END.test(before) &&
  !SHORT_FORM.test(before) &&
  !THAI_SHORT_FORM.test(before) &&
  // "1." before an item of a list belongs to it.
  !/^\s*\d{1,3}\.$/.test(before);

/** Words that lean on what follows, as "ประมาณ" on its figure. */
const LEANS_ON_NEXT =
  /(?:\d[\d.,]*|ประมาณ|ราวๆ?|เกือบ|สัก|ถึง|ระหว่าง|ตั้งแต่|ไม่เกิน|กว่า|ละ|คือ|และ|หรือ|กับ|ที่|ราคา|เพียง|แค่|อีก|รวม|ร้อย|พัน|หมื่น|แสน|ล้าน|สิบ|มี|\b(?:about|around|nearly|almost|of|to|from|and|or|the|a|an|at|is|are|per|over|under|between))\s*$/i;
const LEANS_ON_BEFORE = /^(?:[\d฿$%(]|ต่อ|ถึง|กว่า|หรือ|และ|ๆ|เท่า|per\b|or\b|and\b|to\b)/i;
/** Units, which belong to the number before them. */
const UNIT =
  /^(?:บาท|ล้าน|แสน|หมื่น|พัน|ร้อย|ตร|ตาราง|กม|กิโล|เมตร|ม\.|ปี|เดือน|นาที|ชั่วโมง|ห้อง|หลัง|รายการ|ยูนิต|ประกาศ|ไร่|งาน|วา|คน|ชั้น|เปอร์|แห่ง|k\b|m\b|million|thousand|hundred|baht|thb|percent|sq|km|met|bed|bath|min|year|month|home)/i;
const NUMBER_AT_END =
  /(?:\d|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ครึ่ง|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred|thousand|million|half|dozen)\s*$/i;

const isApart = (before: string, behind: string): boolean =>
  !LEANS_ON_NEXT.test(before.slice(-24)) &&
  !LEANS_ON_BEFORE.test(behind) &&
  !(UNIT.test(behind) && NUMBER_AT_END.test(before.slice(-12))) &&
  thaiWordAt(behind, 0) === null &&
  !NUMBER_EN.test(behind);

const NUMBER_EN =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|dozen)/i;
