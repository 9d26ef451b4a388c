import { describe, expect, it } from "vitest";
import { understand } from "../understand.ts";

const outsideOf = (text: string) => understand({ text }).talk.outside;

describe("a home is chosen by nobody's origin, religion or the like", () => {
  it.each([
    "Find me an area in Bangkok without Indians",
    "find me area without many indians or chinese please",
    "a good people area, not immigrants",
    "I don't want Burmese people around",
    "condo in an area with Christians only",
    "2 bed in Ekkamai, no Chinese neighbours please",
    "a building with Thais only",
    "house in Hua Hin away from Russians",
    "somewhere with few Muslims living nearby",
    "ขอคอนโดที่ไม่มีต่างชาติ",
    "ไม่เอาแถวที่คนพม่าเยอะ",
    "อยากอยู่ย่านคนพุทธล้วน",
    "ขอตึกที่มีแต่คนไทย",
    "หาบ้านแถวที่ไม่มีคนจีน",
    "ไม่อยากอยู่ใกล้แขก",
    "no Indian neighbours please",
    "a building without Korean tenants",
    "เพื่อนบ้านเป็นคนจีนไหม",
    "ตึกนี้เจ้าของเป็นคนจีนหรือเปล่า",
  ])("%s", (text) => {
    expect(outsideOf(text)).toBe("steering");
  });
});

describe("who names people for another reason chooses no home by them", () => {
  it.each([
    "I'm Indian, looking for a condo in Nana",
    "แฟนเป็นคนจีน หาคอนโดแถวห้วยขวาง",
    "condo in the foreign quota in Phuket",
    "can foreigners buy this condo?",
    "is it for Thais only or can I buy it?",
    "we are not foreigners, we both have Thai ID",
    "house near a mosque in Phuket",
    "near an international school with many foreign pupils",
    "where do expats live in Chiang Mai?",
    "คอนโดโควต้าต่างชาติ ภูเก็ต",
    "ต่างชาติซื้อได้ไหม",
    "บ้านใกล้มัสยิด ภูเก็ต",
    "ไม่มีโควต้าต่างชาติเหลือแล้วใช่ไหม",
    "คนไทยเท่านั้นที่ซื้อที่ดินได้ใช่ไหม",
  ])("%s", (text) => {
    expect(outsideOf(text)).not.toBe("steering");
  });
});

describe("owners who want to let or sell are known", () => {
  it.each([
    "I want to let my condo",
    "how do I rent out my house in Hua Hin?",
    "I'd like to sell my condo in Ari",
    "can you find a tenant for my place?",
    "looking to lease out our condo near BTS Asok",
    "please find a buyer for my land in Chiang Rai",
    "need to sell, can you list it for me?",
    "เจ้าของห้องอยากหาผู้เช่า",
    "อยากปล่อยเช่าคอนโดตัวเอง",
    "ฝากขายบ้านหน่อย",
    "มีคอนโดแถวอารีย์ อยากหาคนเช่า",
    "ต้องการหาผู้ซื้อที่ดินเชียงราย",
  ])("%s", (text) => {
    expect(outsideOf(text)).toBe("owner");
  });
});
