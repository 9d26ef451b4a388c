import { meaning } from "./corpus.ts";

/** Where one's people live or work, and what is no wish at all, told before the wish. */
export const THAI_MESSAGES = [
  meaning({ types: ["house"], deal: "sale", places: ["Salaya"] }, "แม่อยู่นครปฐม อยากซื้อบ้านแถวศาลายา | พี่สาวทำงานอยู่นครปฐม อยากซื้อบ้านแถวศาลายา"),
  meaning({ types: ["condo"], places: ["Phra Khanong"] }, "ผมอยู่สีลม แฟนอยู่บางนา หาคอนโดแถวพระโขนง | หลวงพ่อจำวัดอยู่บางนา หาคอนโดแถวพระโขนง"),
  meaning({ types: ["house"], places: ["Bang Na", "Srinakarin"] }, "หาบ้านให้พ่อแม่อยู่แถวบางนา หรือศรีนครินทร์"),
  meaning({ types: ["condo"], deal: "sale", price: { min: 4000000, max: 5000000, per: "total" } }, "ซื้อคอนโด 4-5 ล้าน ลูกเข้า ม.2 | ซื้อคอนโด 4-5 ล้าน ลูกขึ้น ป.4"),
  meaning({ types: ["townhouse"], deal: "rent" }, "ผ่อนต่อไม่ไหว จะเช่าทาวน์เฮ้าส์"),
  meaning({ types: ["apartment"], places: ["Si Racha"] }, "หาเซอร์วิสอพาร์ทเม้นท์ศรีราชา มีแม่บ้านทำความสะอาด"),
  meaning({ types: ["house"], deal: "rent", places: ["Loei"] }, "หาบ้านเช่าที่เลย"),
  meaning({ types: ["townhouse"], deal: "sale", places: ["Bang Bua Thong"] }, "ทาวน์โฮมมือสอง บางบัวทอง | ทาวน์เฮ้าส์มือสองแถวบางบัวทอง"),
  meaning({ types: ["condo"], deal: "rent", places: ["Bang Na"] }, "คอนโดมือสองให้เช่า บางนา"),
  meaning({ types: ["house"], deal: "sale", price: { min: 3000000, max: 3900000, per: "total" }, places: ["Ratchaphruek"] }, "บ้านแถวราชพฤกษ์ สามล้านกว่าๆ | ผ่อนไหวสัก 3 ล้านกว่า บ้านแถวราชพฤกษ์"),
  meaning({ types: ["land"], places: ["Chanthaburi"] }, "หาสวนทุเรียนที่จันทบุรี | หาสวนยางแถวจันทบุรี"),
  meaning({ types: ["house"], deal: "rent", places: ["Bang Na"], amenities: ["pet_friendly"] }, "เลี้ยงชิวาว่าสองตัว หาบ้านเช่าแถวบางนา | น้องโกลเด้นมาด้วย หาบ้านเช่าแถวบางนา"),
  meaning({ types: ["apartment"], deal: "rent", near: [{ kind: "hospital", name: "Khon Kaen Hospital", within_m: null }] }, "หาห้องเช่าใกล้โรงพยาบาลขอนแก่น | ห้องเช่าใกล้ รพ.ขอนแก่น"),
  meaning({ types: ["apartment"], deal: "rent", near: [{ kind: "hospital", name: "Buddhachinaraj Hospital", within_m: null }] }, "ห้องเช่าใกล้ รพ.พุทธชินราช"),
  meaning({ types: ["apartment"], deal: "rent", places: ["Udom Suk"] }, "ห้องเช่าสองห้องติดกัน แถวอุดมสุข | ห้องเช่าแถวอุดมสุข เข้าออกสะดวก"),
  meaning({ types: ["house"], deal: "rent", places: ["Phan Thong"] }, "แฟนไปสมัครงานโรงงานแถวนั้น หาบ้านเช่าที่พานทอง"),
  meaning({ types: ["shophouse"], deal: "rent", places: ["Lam Luk Ka"], amenities: ["parking"] }, "เช่าตึกแถวลำลูกกา จอดกระบะได้ | ขายเฟอร์นิเจอร์ไม้ เช่าตึกแถวลำลูกกา จอดรถกระบะได้"),
  meaning({ types: ["house"], places: ["Hang Dong"] }, "ไม่เอาแล้ว เอาบ้านแถวหางดงดีกว่า"),
  meaning({ types: ["condo"], deal: "rent", places: ["Ari"], amenities: ["gym"] }, "คอนโดเช่าอารีย์ มีฟิตเนส เฟอร์นิเจอร์ไม่ต้อง มีของตัวเองแล้ว"),
  meaning({ types: ["house"], deal: "rent", price: { max: 9000, per: "month" }, places: ["Bang Bua Thong"] }, "เจ้าของขึ้นค่าเช่าจาก 9,000 เป็น 11,000 ขอบ้านเช่าแถวบางบัวทองราคาเท่าเดิม"),
  meaning({ types: ["house"], deal: "rent", price: { min: 8000, max: 12000, per: "month" }, places: ["Bang Bua Thong"] }, "ตอนนี้จ่ายอยู่ 10,000 หาบ้านเช่าแถวบางบัวทองราคาพอๆกัน"),
  meaning({ types: ["condo"], places: ["Phaya Thai"] }, "แชร์ห้องกับเพื่อน หาคอนโดแถวพญาไท"),
]; // prettier-ignore
