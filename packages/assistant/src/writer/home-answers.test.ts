import { describe, expect, it } from "vitest";
import { writerOf } from "../context.ts";
import type { HomeAnswer } from "./writer.ts";

describe("what is said of a home on screen", () => {
  const answers: readonly (readonly [answer: HomeAnswer, en: string, th: string])[] = [
    [{about:"price",rent:null,sale:null}, "The listing states no price.", "ประกาศไม่ได้ระบุราคา"],
    [{about:"price",rent:{price:20000},sale:null}, "฿20,000 a month to rent.", "เช่า ฿20,000 ต่อเดือน"],
    [{about:"price",rent:{price:null},sale:null}, "Rent on request.", "ค่าเช่าต้องสอบถาม"],
    [{about:"price",rent:null,sale:{price:4000000}}, "฿4,000,000 to buy.", "ขาย ฿4,000,000"],
    [{about:"price",rent:{price:20000},sale:{price:null}}, "฿20,000 a month to rent and sale price on request.", "เช่า ฿20,000 ต่อเดือน และ ราคาขายต้องสอบถาม"],
    [{about:"size",areaSqm:null,landSqm:null}, "The listing doesn't say how large it is.", "ประกาศไม่ได้ระบุขนาด"],
    [{about:"size",areaSqm:34.5,landSqm:null}, "It is 34.5 m².", "พื้นที่ใช้สอย 34.5 ตร.ม."],
    [{about:"size",areaSqm:null,landSqm:800}, "It has 800 m² of land.", "ที่ดิน 800 ตร.ม."],
    [{about:"size",areaSqm:180,landSqm:800}, "It is 180 m², on 800 m² of land.", "พื้นที่ใช้สอย 180 ตร.ม. ที่ดิน 800 ตร.ม."],
    [{about:"rooms",bedrooms:null,bathrooms:null}, "The listing doesn't say how many bedrooms and bathrooms it has.", "ประกาศไม่ได้ระบุจำนวนห้องนอนและห้องน้ำ"],
    [{about:"rooms",bedrooms:0,bathrooms:null}, "It has no separate bedroom (a studio). The listing doesn't say how many bathrooms it has.", "เป็นห้องสตูดิโอ ไม่มีห้องนอนแยก ประกาศไม่ได้ระบุจำนวนห้องน้ำ"],
    [{about:"rooms",bedrooms:1,bathrooms:2}, "It has 1 bedroom and 2 bathrooms.", "1 ห้องนอน 2 ห้องน้ำ"],
    [{about:"rooms",bedrooms:null,bathrooms:1}, "It has 1 bathroom. The listing doesn't say how many bedrooms it has.", "1 ห้องน้ำ ประกาศไม่ได้ระบุจำนวนห้องนอน"],
    [{about:"floor",floor:null}, "The listing doesn't say which floor it is on.", "ประกาศไม่ได้ระบุว่าอยู่ชั้นไหน"],
    [{about:"floor",floor:"12A"}, "On floor 12A.", "ชั้น 12A"],
    [{about:"floor",floor:"high floor"}, "The listing gives the floor as “high floor”.", "ประกาศระบุชั้นว่า “high floor”"],
    [{about:"availability",status:"available",from:null}, "It is listed as available; the listing doesn't say from when.", "ประกาศระบุว่ายังว่าง แต่ไม่ได้บอกว่าเข้าอยู่ได้เมื่อไร"],
    [{about:"availability",status:"available",from:"2026-12-05T00:00:00Z"}, "It is listed as available from 5 December 2026.", "ประกาศระบุว่าว่างตั้งแต่ 5 ธันวาคม 2569"],
    [{about:"availability",status:"pending",from:null}, "It is reserved at the moment.", "รายการนี้ติดจอง"],
    [{about:"availability",status:"sold",from:null}, "It is already sold.", "รายการนี้ขายแล้ว"],
    [{about:"distance",to:"BTS Ari",metres:null,isAbout:false}, "The listing doesn't say exactly where it is, so I can't tell how far it is from BTS Ari.", "ประกาศไม่ได้บอกตำแหน่งแน่ชัด จึงบอกไม่ได้ว่าห่างจาก BTS Ari เท่าไร"],
    [{about:"distance",to:"BTS Ari",metres:400,isAbout:false}, "400 m from BTS Ari in a straight line.", "ห่างจาก BTS Ari 400 ม. (วัดเป็นเส้นตรง)"],
    [{about:"distance",to:"BTS Ari",metres:400,isAbout:true}, "About 400 m from BTS Ari in a straight line.", "ห่างจาก BTS Ari ประมาณ 400 ม. (วัดเป็นเส้นตรง)"],
    [{about:"no_place",name:"office"}, "I don't know where your office is, so I can't measure it. Tell me the station or the building it is near.", "ไม่ทราบว่า “office” อยู่ตรงไหน จึงวัดระยะให้ไม่ได้"],
    [{about:"no_place",name:"Qwixle"}, "I don't know where Qwixle is, so I can't measure it.", "ไม่ทราบว่า “Qwixle” อยู่ตรงไหน จึงวัดระยะให้ไม่ได้"],
    [{about:"per_sqm",figures:[]}, "The listing doesn't state both its price and its size, so I can't tell what a square metre costs.", "ประกาศไม่ได้ระบุทั้งราคาและขนาด จึงบอกราคาต่อตารางเมตรไม่ได้"],
    [{about:"per_sqm",figures:["฿100,000"]}, "That makes ฿100,000 per m².", "คิดเป็นตารางเมตรละ ฿100,000"],
    [{about:"age",yearBuilt:null}, "The listing doesn't say when it was built.", "ประกาศไม่ได้ระบุปีที่สร้าง"],
    [{about:"age",yearBuilt:2015}, "It was built in 2015.", "สร้างเมื่อปี พ.ศ. 2558"],
    [{about:"stated",what:"pet_friendly",known:"yes"}, "Yes, pets are welcome; how large or how many is not among its facts.", "เลี้ยงสัตว์ได้ ตามที่ประกาศระบุ แต่ข้อมูลไม่ได้บอกขนาดหรือจำนวนที่เลี้ยงได้"],
    [{about:"stated",what:"pet_friendly",known:"no"}, "No, pets are not allowed.", "เลี้ยงสัตว์ไม่ได้ ตามที่ประกาศระบุ"],
    [{about:"stated",what:"pet_friendly",known:"unknown"}, "The listing doesn't say whether pets are welcome.", "ประกาศไม่ได้ระบุว่าเลี้ยงสัตว์ได้หรือไม่"],
    [{about:"stated",what:"pool",known:"yes"}, "Yes, it has a pool.", "มีสระว่ายน้ำ ตามที่ประกาศระบุ"],
    [{about:"stated",what:"pool",known:"no"}, "No, it has no pool.", "ไม่มีสระว่ายน้ำ ตามที่ประกาศระบุ"],
    [{about:"stated",what:"balcony",known:"no"}, "No, it has no balcony.", "ไม่มีระเบียง ตามที่ประกาศระบุ"],
    [{about:"stated",what:"parking",known:"no"}, "No, there is no parking.", "ไม่มีที่จอดรถ ตามที่ประกาศระบุ"],
    [{about:"stated",what:"furnished",known:"yes"}, "Yes, it is furnished.", "มีเฟอร์นิเจอร์ ตามที่ประกาศระบุ"],
    [{about:"stated",what:"freehold",known:"no"}, "No, it is not freehold.", "ไม่เป็นกรรมสิทธิ์ถาวร ตามที่ประกาศระบุ"],
    [{about:"stated",what:"foreign_quota",known:"unknown"}, "The listing doesn't say whether it is in the foreign quota.", "ประกาศไม่ได้ระบุว่าอยู่ในโควตาต่างชาติหรือไม่"],
    [{about:"location",location:"Ari, Bangkok"}, "It is in Ari, Bangkok.", "อยู่ที่ Ari, Bangkok"],
  ]; // prettier-ignore
  it.each(answers)("%o", (answer, en, th) => {
    expect(writerOf("en").homeAnswer(answer)).toBe(en);
    expect(writerOf("th").homeAnswer(answer)).toBe(th);
  });
});
