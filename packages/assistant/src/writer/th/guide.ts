import { quotable } from "@propertyvr/parts/words";
import { ANY_OF_KIND, ASKED_NAMES, joined, spaced } from "@propertyvr/parts/words/th";
import type { GuideWriter, LetGoWords, LostCriterion } from "../writer.ts";
import { homesPhrase } from "./homes.ts";

export const guideWriter: GuideWriter = {
  letGo: (gone, places) =>
    gone
      .map((each) =>
        letGoSentence(each, places.length === 0 ? "ที่นั่น" : `ใน${spaced(joined(places, "หรือ"))}`),
      )
      .join(" "),
  onlyThisLabel: (homes) => `เฉพาะข้อความนี้: ${quotable(homesPhrase(homes), 90)}`,
  vague: (choose) =>
    choose("vague", [
      "ยินดีช่วยหา เลือกข้อไหนก่อนก็ได้จากสามข้อนี้ หรือพิมพ์บอกเองได้เลย",
      "มาช่วยกันหา รู้ข้อไหนก่อนก็เลือกข้อนั้น หรือเล่าเป็นคำพูดของคุณเองก็ได้",
    ]),
};

const LOST: Readonly<Record<LostCriterion, string>> = {
  bedrooms: "จำนวนห้องนอน",
  bathrooms: "จำนวนห้องน้ำ",
  area_sqm: "พื้นที่ใช้สอย",
  land_sqm: "ขนาดที่ดิน",
  tenure: "รูปแบบการถือครอง",
};

function letGoSentence(gone: LetGoWords, where: string): string {
  switch (gone.kind) {
    case "network":
      return `เอา ${gone.name} ออกแล้ว เพราะไม่มี ${gone.name} ${where}`;
    case "any":
      return `เอาเงื่อนไขใกล้${ANY_OF_KIND[gone.near]}ออกแล้ว เพราะไม่มี${where}`;
    case "named":
      return `เอาเงื่อนไขใกล้${spaced(quotable(gone.name))} ออกแล้ว เพราะไม่ได้อยู่${where}`;
    case "amenity":
      return `เอา${ASKED_NAMES[gone.amenity]}ออกแล้ว เพราะไม่มี${where}`;
    case "criterion":
      return `เอาเงื่อนไข${LOST[gone.key]}ออกแล้ว เพราะใช้กับสิ่งที่หาตอนนี้ไม่ได้`;
  }
}
