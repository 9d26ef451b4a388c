import type { ConversationState } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { value } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";

const ADDS = [
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|then|well|alright|fine|please)[,.! ]+)*(?:add|include|put(?: in)?|throw|take) (?:it|that|that one|those|them|both)(?: in)?(?: as well| too| also)?(?: then)?(?: please)?[.! ]*$/,
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|then|well)[,.! ]+)*(?:both|both then|both (?:please|of them|are (?:fine|ok)))[.! ]*$/,
  /^(?:(?:ok(?:ay)?|yes|yeah|sure)[,.! ]+)*(?:that|it|that one|there)(?: is|'s|'d be| would be)? (?:fine|ok|okay|good) (?:too|as well|also)[.! ]*$/,
  /^(?:โอเค|ได้|งั้น|ถ้างั้น|ก็|ค่ะ|ครับ| )*(?:เอา|เพิ่ม|รวม|ใส่)(?:ที่นั่น|ตรงนั้น|มา)?(?:เข้าไป|เข้ามา)?ด้วย(?:เลย|ละกัน|แล้วกัน|ก็ได้|สิ|นะ|ค่ะ|คะ|ครับ|จ้า| )*$/,
  /^(?:โอเค|ได้|งั้น|ถ้างั้น|ก็|ค่ะ|ครับ| )*เอาทั้ง(?:สอง|2|คู่)(?:ที่|ย่าน|แห่ง|เลย|ละกัน|แล้วกัน|ก็ได้|นะ|ค่ะ|คะ|ครับ| )*$/,
];
const TAKES = [
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|then|well|alright|fine|so)[,.! ]+)*(?:let's (?:go (?:with|for)|do|try)|go (?:with|for)|i'?d (?:rather|prefer)|we'?d (?:rather|prefer)|switch to|try|look) (?:that|that one|it|there)(?: one)?(?: instead)?(?: then)?(?: please)?[.! ]*$/,
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|then|well)[,.! ]+)*(?:that one|there) (?:instead|then)[.! ]*$/,
  /^(?:โอเค|งั้น|ถ้างั้น|ก็|ค่ะ|ครับ| )*(?:เอา|ไป|ดู|ขอ|เปลี่ยนเป็น)(?:ที่นั่น|ตรงนั้น|แถวนั้น)(?:แทน|ดีกว่า|ละกัน|แล้วกัน|ก็ได้|เลย|นะ|ค่ะ|คะ|ครับ| )*$/,
];

/**
 * "Add it then", "เอาด้วยละกัน" behind "is Ekkamai much cheaper?": the place that was asked about joins those
 * that stand; "let's go with that" takes it instead of them.
 */
export function takeAskedPlace(
  draft: MessageDraft,
  { asked, criteria }: Pick<ConversationState, "asked" | "criteria">,
  said: string,
  read: (text: string) => readonly Fact[],
): void {
  if (asked?.kind !== "market" || draft.areas.length + draft.targets.length > 0) return;
  const text = said.toLowerCase().trim();
  const isAdded = ADDS.some((words) => words.test(text));
  if (!isAdded && !TAKES.some((words) => words.test(text))) return;
  const areas = read(asked.text)
    .flatMap((fact) => (fact.kind === "areas" ? value(fact, "areas") : []))
    .filter(({ name }) => !criteria.places.includes(name));
  if (areas.length === 0) return;
  draft.areas = [...areas];
  draft.isAlso = isAdded;
}
