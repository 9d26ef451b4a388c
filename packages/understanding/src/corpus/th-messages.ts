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
]; // prettier-ignore
