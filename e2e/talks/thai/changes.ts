import type { TalkOf } from "../kinds.ts";

/** People who change their mind, say several things at once, mean one or the other, or hit a wall. */
export const CHANGES: readonly TalkOf[] = [
  {
    id: "th-11",
    language: "th",
    about: "change",
    turns: [
      {
        say: "เช่าคอนโดพระโขนง 1 ห้องนอน ไม่เกิน 22,000",
        expect: {
          answer: "homes",
          places: ["Phra Khanong"],
          deal: "rent",
          price: { max: 22_000, per: "month" },
        },
      },
      {
        say: "เปลี่ยนเป็นเอกมัยดีกว่า",
        expect: {
          answer: "search",
          places: ["Ekkamai"],
          bedrooms: { min: 1, max: 1 },
          price: { max: 22_000, per: "month" },
        },
      },
      {
        say: "แถวนั้นแพงไป แล้วอุดมสุขล่ะ",
        expect: {
          answer: "search",
          says: [/อุดมสุข/],
          bedrooms: { min: 1, max: 1 },
          price: { max: 22_000, per: "month" },
        },
      },
      {
        say: "กลับไปพระโขนงเหมือนเดิม",
        expect: { answer: "homes", places: ["Phra Khanong"], price: { max: 22_000, per: "month" } },
      },
    ],
  },
  {
    id: "th-12",
    language: "th",
    about: "change",
    turns: [
      {
        say: "คอนโดให้เช่าสาทร 2 ห้องนอน ไม่เกินห้าหมื่น มีที่จอดรถ มีฟิตเนส",
        expect: { answer: "homes", places: ["Sathon"], amenities: ["parking", "gym"] },
      },
      {
        say: "ขายรถไปแล้ว ไม่ต้องมีที่จอดก็ได้",
        expect: { answer: "search", amenities: ["gym"], places: ["Sathon"] },
      },
      {
        say: "จริงๆ ซื้อเลยก็ได้นะ สัก 7 ล้าน",
        expect: {
          answer: "search",
          deal: "sale",
          price: { min: 5_600_000, max: 8_400_000, per: "total" },
          places: ["Sathon"],
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        say: "ไม่เอาดีกว่า เช่าเหมือนเดิม งบห้าหมื่น",
        expect: {
          answer: "search",
          deal: "rent",
          price: { max: 50_000, per: "month" },
          places: ["Sathon"],
        },
      },
    ],
  },
  {
    id: "th-13",
    language: "th",
    about: "change",
    turns: [
      {
        say: "บ้านเช่าหางดง 3 ห้องนอน",
        expect: {
          answer: "homes",
          types: ["house"],
          places: ["Hang Dong"],
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        say: "2 ห้องนอนก็พอแล้ว",
        expect: { answer: "search", bedrooms: { min: 2, max: 2 }, places: ["Hang Dong"] },
      },
      {
        say: "ย้อนกลับไปก่อนหน้านี้",
        expect: { answer: "search", bedrooms: { min: 3, max: 3 }, places: ["Hang Dong"] },
      },
      {
        say: "ไม่เอาที่เกินสามหมื่น",
        expect: {
          answer: "search",
          price: { max: 30_000, per: "month" },
          bedrooms: { min: 3, max: 3 },
        },
      },
    ],
  },
  {
    id: "th-14",
    language: "th",
    about: "change",
    turns: [
      {
        say: "คอนโดพัทยา วิวทะเล ซื้อ 5 ล้าน",
        expect: {
          answer: "homes",
          places: ["Pattaya"],
          amenities: ["sea_view"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      { say: "ไม่ต้องวิวทะเลก็ได้", expect: { answer: "homes", amenities: [], places: ["Pattaya"] } },
      {
        say: "ไม่เอาพัทยาแล้ว หัวหินดีกว่า",
        expect: {
          answer: "search",
          places: ["Hua Hin"],
          types: ["condo"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      { undo: true, expect: { answer: "homes", places: ["Pattaya"], language: "th" } },
    ],
  },
  {
    id: "th-15",
    language: "th",
    about: "change",
    turns: [
      {
        say: "วิลล่าราไวย์ เดือนละแสน",
        expect: {
          answer: "search",
          types: ["villa"],
          places: ["Rawai"],
          price: { max: 100_000, per: "month" },
        },
      },
      {
        say: "เริ่มใหม่หมดเลย",
        expect: { answer: "taps", places: [], types: [], nothingUnder: ["price"] },
      },
      {
        say: "ออฟฟิศแถวอโศก 100 ตารางเมตรขึ้นไป",
        expect: { answer: "search", types: ["office"], areaMinAbove: 99, says: [/อโศก/] },
      },
      {
        say: "เล็กกว่านั้นก็ได้ 60 ขึ้นไป",
        expect: { answer: "search", types: ["office"], says: [/60 ตร/] },
      },
    ],
  },
  {
    id: "th-16",
    language: "th",
    about: "change",
    turns: [
      {
        say: "ห้องเช่านิมมาน หมื่นสอง",
        expect: { answer: "search", places: ["Nimman"], price: { max: 12_000, per: "month" } },
      },
      {
        say: "ขยับเป็นหมื่นห้า",
        expect: { answer: "search", price: { max: 15_000, per: "month" }, places: ["Nimman"] },
      },
      {
        say: "หรือสันติธรรมก็ได้ ใกล้กัน",
        expect: {
          answer: "search",
          places: ["Nimman", "Santitham"],
          price: { max: 15_000, per: "month" },
        },
      },
      {
        say: "งั้นเอาแค่สันติธรรม",
        expect: { answer: "search", places: ["Santitham"], price: { max: 15_000, per: "month" } },
      },
    ],
  },
  {
    id: "th-17",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "คอนโดขายทองหล่อ 2 ห้องนอน ไม่เกิน 12 ล้าน มีที่จอดรถ",
        expect: {
          answer: "homes",
          places: ["Thong Lo"],
          bedrooms: { min: 2, max: 2 },
          amenities: ["parking"],
        },
      },
      {
        say: "ขอถูกลง ใหญ่ขึ้น แล้วมีอ่างอาบน้ำด้วย",
        expect: {
          answer: "search",
          priceMaxBelow: 12_000_000,
          areaMinAbove: 20,
          amenities: ["parking", "bathtub"],
          places: ["Thong Lo"],
        },
      },
      {
        say: "ไม่เอาอ่างแล้ว เอาระเบียงแทน เรียงจากถูกสุด",
        expect: { answer: "search", amenities: ["parking", "balcony"], sort: "cheapest" },
      },
      {
        say: "เทียบสองห้องแรกให้ดูหน่อย",
        expect: { answer: "table", about: [1, 2], keepsSearch: true },
      },
    ],
  },
  {
    id: "th-18",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "บ้านเช่าบางนา 3 ห้องนอน มีสวน เลี้ยงหมาได้ ห้าหมื่น ใกล้ห้าง",
        expect: {
          answer: "search",
          types: ["house"],
          places: ["Bang Na"],
          amenities: ["garden", "pet_friendly"],
          near: ["mall"],
          price: { max: 50_000, per: "month" },
        },
      },
      {
        say: "ไม่ต้องใกล้ห้าง เพิ่มที่จอดรถ เอา 4 ห้องนอน",
        expect: {
          answer: "search",
          near: [],
          amenities: ["garden", "pet_friendly", "parking"],
          bedrooms: { min: 4, max: 4 },
        },
      },
      {
        say: "ถ้ามีสระให้ถึงหกหมื่น",
        expect: {
          answer: "search",
          price: { max: 60_000, per: "month" },
          says: [/สระ/],
          bedrooms: { min: 4, max: 4 },
        },
      },
    ],
  },
  {
    id: "th-19",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "คอนโดลงใหม่ล่าสุด ใกล้ MRT ห้วยขวาง 10,000-15,000 ไม่เอาสตูดิโอ",
        expect: {
          answer: "search",
          near: ["transit Huai Khwang"],
          price: { min: 10_000, max: 15_000, per: "month" },
          sort: "newest",
        },
      },
      {
        say: "มีเครื่องซักผ้า เฟอร์ครบ ชั้นสูงๆ",
        expect: { answer: "search", amenities: ["washing_machine", "furnished"], says: [/ชั้น/] },
      },
      {
        say: "ห่างสถานีไม่เกิน 500 เมตร",
        expect: {
          answer: "search",
          near: ["transit Huai Khwang"],
          says: [/500 ม/],
          price: { min: 10_000, max: 15_000, per: "month" },
        },
      },
      {
        say: "800 เมตรก็ยังเดินไหว",
        expect: {
          answer: "search",
          near: ["transit Huai Khwang"],
          says: [/800 ม/],
          price: { min: 10_000, max: 15_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "th-20",
    language: "th",
    about: "combined",
    turns: [
      { say: "วิลล่าบางเทา", expect: { answer: "search", types: ["villa"], places: ["Bang Tao"] } },
      {
        say: "ขาย ไม่เกิน 25 ล้าน โฉนดฟรีโฮลด์ ที่ดิน 100 ตารางวาขึ้นไป",
        expect: {
          answer: "search",
          deal: "sale",
          price: { max: 25_000_000, per: "total" },
          tenure: "freehold",
        },
      },
      {
        say: "ลีสโฮลด์ก็ได้",
        expect: {
          answer: "search",
          deal: "sale",
          price: { max: 25_000_000, per: "total" },
          places: ["Bang Tao"],
          tenure: null,
        },
      },
    ],
  },
  {
    id: "th-21",
    language: "th",
    about: "either",
    turns: [
      {
        say: "เช่าคอนโดใกล้บีทีเอสอารีย์หรือสะพานควาย สองหมื่น",
        expect: {
          answer: "homes",
          near: ["transit Ari", "transit Saphan Khwai"],
          price: { max: 20_000, per: "month" },
        },
      },
      {
        say: "หรือแถวลาดพร้าวก็ได้",
        expect: {
          answer: "search",
          says: [/อารีย์/, /สะพานควาย/, /ลาดพร้าว/],
          price: { max: 20_000, per: "month" },
        },
      },
      {
        say: "ไม่เอาสะพานควาย",
        expect: {
          answer: "search",
          says: [/อารีย์/, /ลาดพร้าว/],
          price: { max: 20_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "th-22",
    language: "th",
    about: "either",
    turns: [
      {
        say: "บ้านหรือทาวน์โฮมนนทบุรี 3-5 ล้าน",
        expect: {
          answer: "search",
          types: ["house", "townhouse"],
          places: ["Nonthaburi"],
          price: { min: 3_000_000, max: 5_000_000, per: "total" },
        },
      },
      {
        say: "3 หรือ 4 ห้องนอน",
        expect: { answer: "search", bedrooms: { min: 3, max: 4 }, types: ["house", "townhouse"] },
      },
      {
        say: "ปากเกร็ดหรือบางใหญ่",
        expect: {
          answer: "search",
          places: ["Pak Kret", "Bang Yai"],
          bedrooms: { min: 3, max: 4 },
        },
      },
      {
        say: "เอาแต่บ้านเดี่ยว",
        expect: { answer: "search", types: ["house"], places: ["Pak Kret", "Bang Yai"] },
      },
    ],
  },
  {
    id: "th-23",
    language: "th",
    about: "either",
    turns: [
      {
        say: "คอนโดภูเก็ต 2 ห้องนอน ใกล้หาดหรือใกล้ห้าง เดือนละสี่หมื่น",
        expect: {
          answer: "search",
          places: ["Phuket"],
          bedrooms: { min: 2, max: 2 },
          near: ["beach", "mall"],
          nearAny: true,
        },
      },
      {
        say: "กะตะหรือกะรน",
        expect: { answer: "search", places: ["Kata", "Karon"], bedrooms: { min: 2, max: 2 } },
      },
      {
        say: "มีฟิตเนสหรือสวนอย่างใดอย่างหนึ่งก็พอ",
        expect: { answer: "search", says: [/ฟิตเนส/, /สวน/], places: ["Kata", "Karon"] },
      },
    ],
  },
  {
    id: "th-24",
    language: "th",
    about: "dead end",
    turns: [
      {
        say: "คอนโด 3 ห้องนอนสีลม เดือนละเจ็ดพัน",
        expect: {
          answer: "search",
          places: ["Silom"],
          price: { max: 7_000, per: "month" },
          bedrooms: { min: 3, max: 3 },
        },
      },
      { tap: 1, expect: { answer: "homes", language: "th" } },
      { say: "นี่ถูกสุดแล้วเหรอ", expect: { answer: "search", sort: "cheapest" } },
    ],
  },
  {
    id: "th-25",
    language: "th",
    about: "dead end",
    turns: [
      {
        say: "วิลล่าติดทะเลอุดรธานี",
        expect: { answer: "search", types: ["villa"], places: ["Udon Thani"], near: ["beach"] },
      },
      { say: "ทำไมไม่มีเลยล่ะ", expect: { answer: "search" } },
      {
        say: "งั้นเอาบ้านธรรมดาในอุดรก็พอ",
        expect: {
          answer: "search",
          types: ["house"],
          places: ["Udon Thani"],
          nothingUnder: ["near"],
        },
      },
    ],
  },
  {
    id: "th-26",
    language: "th",
    about: "dead end",
    turns: [
      {
        say: "เพนท์เฮาส์ 6 ห้องนอน ใกล้ BTS หมอชิต วิวแม่น้ำ 15,000",
        expect: {
          answer: "search",
          types: ["condo"],
          bedrooms: { min: 6, max: 6 },
          near: ["transit Mo Chit"],
          amenities: ["river_view"],
        },
      },
      { say: "ปรับข้อไหนก็ได้ช่วยหาให้ที", expect: { answer: "search" } },
      {
        say: "2 ห้องนอนก็พอ",
        expect: { answer: "search", bedrooms: { min: 2, max: 2 }, near: ["transit Mo Chit"] },
      },
      {
        say: "ไม่ต้องเห็นแม่น้ำแล้ว เพิ่มงบเป็นสี่หมื่น",
        expect: {
          answer: "homes",
          amenities: [],
          price: { max: 40_000, per: "month" },
          near: ["transit Mo Chit"],
        },
      },
    ],
  },
  {
    id: "th-27",
    language: "th",
    about: "dead end",
    turns: [
      { say: "อยากซื้อปราสาท", expect: { answer: "search", says: [/ปราสาท/] } },
      {
        say: "บ้านหลังใหญ่ๆ 8 ห้องนอน แถวเขาใหญ่ก็ได้",
        expect: {
          answer: "search",
          types: ["house"],
          bedrooms: { min: 8, max: 8 },
          says: [/เขาใหญ่/],
        },
      },
      { say: "4 ห้องนอนขึ้นไป", expect: { answer: "search", bedrooms: { min: 4 }, says: [/เขาใหญ่/] } },
    ],
  },
];
