import type { SearchRequests } from "../language.ts";

/** How homes are asked for, whatever homes. */
export const SEARCH_REQUESTS: SearchRequests = {
  asks: /ค้นหา|มองหา|หาบ้าน|หาคอนโด|หาห้อง|อยากได้|ขอดู|คอนโด|บ้าน|วิลล่า|อพาร์[ทต]เม้?น[ทต]์/g,
  denied: /ไม่(?:ได้|เอา|อยาก|ต้อง|ใช่)?[^\s]{0,8}$/,
  around: /ทั้งหมด|มี|ไหม|บ้าง|อะไร|ดู|ขอ|ครับ|ค่ะ|คะ|หน่อย/g,
  everything: /^\P{L}*(?:มีอะไรบ้าง|ขอดูทั้งหมด|ดูทั้งหมด)\P{L}*$/u,
};

/** Words of somebody who needs a home and does not say so. */
export const LIFE_CHANGE = /อยู่|ย้าย|แม่|พ่อ|ลูก|ครอบครัว|แฟน|แต่งงาน|เกษียณ|เริ่มตรงไหน|แนะนำ/;
