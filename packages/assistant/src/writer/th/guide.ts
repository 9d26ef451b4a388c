import { baht, quotable } from "../figures.ts";
import type { GuideWriter, LetGoWords } from "../writer.ts";
import { homesPhrase, spaced } from "./homes.ts";
import { ANY_OF_KIND, ASKED_NAMES, joined, priced } from "./names.ts";

export const guideWriter: GuideWriter = {
  letGo: (gone, places) =>
    gone
      .map((each) =>
        letGoSentence(each, places.length === 0 ? "ที่นั่น" : `ใน${spaced(joined(places, "หรือ"))}`),
      )
      .join(" "),
  onlyThisQuestion: () => "หรือจะเริ่มค้นหาใหม่ โดยไม่ใช้เงื่อนไขก่อนหน้า?",
  onlyThisLabel: (homes) => `เฉพาะข้อความนี้: ${quotable(homesPhrase(homes), 90)}`,
  vague: (choose) =>
    choose("vague", [
      "ยินดีช่วยหา เลือกข้อไหนก่อนก็ได้จากสามข้อนี้ หรือพิมพ์บอกเองได้เลย",
      "มาช่วยกันหา รู้ข้อไหนก่อนก็เลือกข้อนั้น หรือเล่าเป็นคำพูดของคุณเองก็ได้",
    ]),
  startQuestion(about) {
    switch (about) {
      case "places":
        return "อยากอยู่แถวไหน?";
      case "price":
        return "งบประมาณเท่าไร?";
      case "bedrooms":
        return "ใครจะอยู่บ้าง?";
    }
  },
  startLabel(start) {
    switch (start.about) {
      case "places":
        return start.isNearBts ? `${start.place} ใกล้ BTS` : start.place;
      case "price": {
        const per = start.deal === "rent" ? "month" : "total";
        const amount =
          start.min === null
            ? `ไม่เกิน ${priced(start.max, per)}`
            : `${baht(start.min)}–${priced(start.max, per)}`;
        return `${start.deal === "rent" ? "เช่า" : "ซื้อ"} ${amount}`;
      }
      case "bedrooms":
        return WHO[start.who];
    }
  },
};

/** With the rooms it stands for, so that nobody is surprised by the chip. */
const WHO = {
  alone: "อยู่คนเดียว: สตูดิโอหรือ 1 ห้องนอน",
  two: "อยู่สองคน: 1 ถึง 2 ห้องนอน",
  family: "ครอบครัวมีลูก: 3 ห้องนอนขึ้นไป",
  parents: "พ่อแม่: 2 ห้องนอน",
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
  }
}
