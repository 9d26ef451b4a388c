import { step, type Article } from "../article.ts";

export const SCAMS: Article = {
  slug: "avoiding-scams",
  kind: "steps",
  title: { en: "How to avoid scams", th: "ระวังมิจฉาชีพเรื่องบ้านและห้องเช่า" },
  summary: {
    en: "Pay nothing before you have seen the home, the owner's papers and a receipt with a name that matches both.",
    th: "อย่าโอนเงินก่อนได้เห็นห้องจริง เอกสารของเจ้าของ และใบรับเงินที่ชื่อตรงกัน",
  },
  sections: [
    {
      heading: { en: "Warning signs", th: "สัญญาณเตือน" },
      points: [
        step(
          "A price far below others in the same building, and pressure to pay today.",
          "ราคาต่ำกว่าห้องอื่นในตึกเดียวกันมาก และเร่งให้โอนวันนี้",
        ),
        step(
          "Someone who cannot show the home, or only sends photographs.",
          "ไม่สามารถพาเข้าดูห้องจริง มีแต่รูป",
        ),
        step(
          "An account in a name that is neither the owner's nor the company's.",
          "ชื่อบัญชีไม่ตรงกับเจ้าของหรือบริษัท",
        ),
      ],
    },
    {
      heading: { en: "Before you pay", th: "ก่อนจ่ายเงิน" },
      points: [
        step(
          "When you buy, have the title deed checked at the Land Office; when you rent, ask for the owner's papers and identity card.",
          "ถ้าซื้อ ตรวจโฉนดที่สำนักงานที่ดิน ถ้าเช่า ขอดูเอกสารสิทธิและบัตรประชาชนของเจ้าของ",
        ),
        step(
          "Sign first, pay to the account that the contract names, and keep the receipt.",
          "เซ็นสัญญาก่อน แล้วโอนเข้าบัญชีที่ระบุในสัญญา เก็บใบรับเงินไว้",
        ),
        step(
          "Report a suspicious listing with “Report” on its page.",
          "ถ้าพบประกาศน่าสงสัย กด “รายงาน” ในหน้าประกาศ",
        ),
      ],
    },
  ],
  checkedAt: "2026-11-22",
  reviewBy: "2028-11-22",
};
