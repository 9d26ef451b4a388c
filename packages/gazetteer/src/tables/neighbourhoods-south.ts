import type { NeighbourhoodTable } from "./rows.ts";

const common = { checkedAt: "2026-11-20", source: "own estimate" } as const;

/** Neighbourhoods of the islands and the south: our own estimates on the map of sub-districts and coasts. */
export const PHUKET: NeighbourhoodTable = {
  ...common,
  province: 83,
  districts: {
    "Mueang Phuket": [
      [
        "Phuket Old Town",
        "เมืองเก่าภูเก็ต",
        "old town phuket, phuket old city, old phuket town, ภูเก็ตเมืองเก่า, เมืองเก่า ภูเก็ต, ย่านเมืองเก่าภูเก็ต",
        7.885,
        98.3885,
        800,
        200,
      ],
      [
        "Phuket Town",
        "เมืองภูเก็ต",
        "phuket city, ตัวเมืองภูเก็ต, ในเมืองภูเก็ต, downtown phuket",
        7.884,
        98.39,
        2500,
        300,
      ],
      ["Rawai", "ราไวย์", "rawaii, ra wai, rawai phuket, ราไว, ราไวท์", 7.779, 98.326, 1800, 300],
      ["Nai Harn", "ในหาน", "naiharn, nai han, naihan, ในหาร, หาดในหาน", 7.78, 98.306, 1500, 300],
      [
        "Chalong",
        "ฉลอง",
        "~chalong, chalong bay, chalong phuket, ~ฉลอง, อ่าวฉลอง, ห้าแยกฉลอง, ฉลอง ภูเก็ต, ฉลองภูเก็ต",
        7.843,
        98.34,
        2300,
        400,
      ],
      ["Kata", "กะตะ", "~kata, kata phuket, หาดกะตะ, กะตะน้อย, kata noi", 7.818, 98.3, 1400, 300],
      ["Karon", "กะรน", "~karon, karon phuket, หาดกะรน, ห้าแยกกะรน", 7.844, 98.296, 1800, 300],
      ["Wichit", "วิชิต ภูเก็ต", "wichit phuket, vichit phuket, ต.วิชิต", 7.86, 98.372, 2500, 600],
      [
        "Cape Panwa",
        "แหลมพันวา",
        "panwa, ao yon, cape panwa phuket, พันวา, อ่าวยน",
        7.813,
        98.402,
        2000,
        400,
      ],
      [
        "Koh Kaew",
        "เกาะแก้ว ภูเก็ต",
        "ko kaeo, koh kaew phuket, kohkaew, เกาะแก้ว",
        7.942,
        98.386,
        2300,
        500,
      ],
      [
        "Ratsada",
        "รัษฎา ภูเก็ต",
        "rassada, ratsada phuket, rassada phuket, รัษฎา",
        7.906,
        98.403,
        2300,
        600,
      ],
      ["Koh Sirey", "เกาะสิเหร่", "ko sire, koh siray, ko siray", 7.887, 98.427, 1800, 400],
    ],
    Kathu: [
      [
        "Patong",
        "ป่าตอง",
        "pa tong, patong phuket, patong beach area, ป่าตอง ภูเก็ต",
        7.895,
        98.301,
        2000,
        300,
      ],
      ["Kamala", "กมลา", "~kamala, kamala phuket, กมลา ภูเก็ต, หาดกมลา", 7.953, 98.285, 1800, 300],
      ["Kalim", "กะหลิม", "kalim phuket, หาดกะหลิม", 7.913, 98.294, 900, 400],
    ],
    Thalang: [
      [
        "Bang Tao",
        "บางเทา",
        "bangtao, bang thao, bangthao, laguna, laguna phuket, ลากูน่า, ลากูน่า ภูเก็ต, หาดบางเทา",
        7.997,
        98.299,
        2300,
        400,
      ],
      [
        "Cherng Talay",
        "เชิงทะเล",
        "cherngtalay, cherng thalay, choeng thale, choengthale, cherngtalae",
        7.989,
        98.306,
        2500,
        400,
      ],
      [
        "Surin Beach",
        "หาดสุรินทร์",
        "surin phuket, surin beach phuket, surin bay",
        7.977,
        98.281,
        1200,
        300,
      ],
      ["Layan", "ลายัน", "layan beach area, laguna layan, หาดลายัน", 8.027, 98.296, 1500, 400],
      ["Nai Thon", "ในทอน", "naithon, naithorn, nai ton, หาดในทอน", 8.056, 98.28, 1500, 400],
      ["Nai Yang", "ในยาง", "naiyang, หาดในยาง", 8.09, 98.301, 1800, 400],
      ["Mai Khao", "ไม้ขาว", "maikhao, mai kao, maikao, หาดไม้ขาว", 8.14, 98.308, 3500, 600],
      ["Pa Klok", "ป่าคลอก", "paklok, pa khlok, paklock", 8.018, 98.406, 3500, 700],
      ["Ao Po", "อ่าวปอ", "aopo, ao por", 8.068, 98.433, 1800, 500],
      ["Cape Yamu", "แหลมยามู", "yamu, laem yamu", 7.993, 98.418, 1800, 500],
      [
        "Si Sunthon",
        "ศรีสุนทร",
        "srisoonthorn, sri sunthon, srisunthon, si sunthorn",
        7.989,
        98.348,
        3000,
        600,
      ],
      [
        "Pasak",
        "ป่าสัก ภูเก็ต",
        "pasak phuket, pasak cherng talay, pasak soi 8, ซอยป่าสัก",
        8.003,
        98.317,
        1500,
        500,
      ],
      [
        "Boat Avenue",
        "โบ๊ทอเวนิว",
        "boat avenue phuket, boat avenue cherng talay",
        7.991,
        98.303,
        1000,
        300,
      ],
    ],
  },
};

export const SURAT_THANI: NeighbourhoodTable = {
  ...common,
  province: 84,
  districts: {
    "Koh Samui": [
      ["Chaweng", "เฉวง", "chaweng beach area, หาดเฉวง, chawaeng", 9.532, 100.058, 2200, 300],
      ["Lamai", "ละไม", "lamai samui, หาดละไม, lamai beach area", 9.471, 100.045, 2000, 300],
      [
        "Bophut",
        "บ่อผุด",
        "bo phut, bophud, bo put, fisherman's village, fishermans village, หาดบ่อผุด",
        9.556,
        100.026,
        1800,
        300,
      ],
      [
        "Maenam",
        "แม่น้ำ สมุย",
        "mae nam samui, maenam samui, mae nam beach, หาดแม่น้ำ",
        9.568,
        99.998,
        2200,
        400,
      ],
      ["Choeng Mon", "เชิงมน", "choengmon, cheong mon, หาดเชิงมน", 9.572, 100.079, 1300, 300],
      ["Bang Por", "บางปอ สมุย", "bang po samui, bang por samui, บางปอ", 9.57, 99.956, 1600, 400],
      ["Nathon", "หน้าทอน", "na thon, nathon samui", 9.535, 99.937, 1500, 400],
      ["Lipa Noi", "ลิปะน้อย", "lipanoi, lipa noi samui", 9.496, 99.937, 1700, 500],
      ["Taling Ngam", "ตลิ่งงาม", "talingngam", 9.445, 99.94, 2000, 600],
      ["Plai Laem", "ปลายแหลม", "plailaem, plai laem samui", 9.572, 100.066, 1000, 300],
      [
        "Big Buddha Samui",
        "พระใหญ่ สมุย",
        "bangrak samui, bang rak samui, big buddha beach, bangrak beach, บางรักษ์ สมุย",
        9.559,
        100.053,
        1300,
        400,
      ],
      ["Chaweng Noi", "เฉวงน้อย", "chawengnoi", 9.512, 100.056, 1000, 300],
      ["Hua Thanon", "หัวถนน สมุย", "hua thanon samui", 9.444, 100.023, 1200, 400],
    ],
    "Koh Phangan": [
      ["Thong Sala", "ท้องศาลา", "thongsala, tong sala", 9.712, 99.989, 1500, 400],
      ["Haad Rin", "หาดริ้น", "hat rin, haadrin, had rin", 9.678, 100.066, 1200, 400],
      ["Sri Thanu", "ศรีธนู", "srithanu, si thanu, sritanu", 9.756, 99.967, 1200, 400],
      ["Thong Nai Pan", "ท้องนายปาน", "thongnaipan, tong nai pan", 9.772, 100.052, 1500, 500],
      [
        "Baan Tai",
        "บ้านใต้ พะงัน",
        "ban tai phangan, baan tai phangan, bantai phangan",
        9.706,
        100.018,
        1800,
        500,
      ],
      ["Koh Tao", "เกาะเต่า", "ko tao, kohtao", 10.095, 99.838, 3500, 500],
    ],
  },
};

export const KRABI: NeighbourhoodTable = {
  ...common,
  province: 81,
  districts: {
    "Mueang Krabi": [
      ["Ao Nang", "อ่าวนาง", "aonang, ao nang krabi", 8.037, 98.825, 2200, 300],
      ["Krabi Town", "เมืองกระบี่", "krabi city, ตัวเมืองกระบี่", 8.063, 98.917, 2200, 300],
      ["Railay", "ไร่เลย์", "railey, rai leh, rai lay, หาดไร่เลย์", 8.011, 98.839, 900, 300],
      [
        "Klong Muang",
        "คลองม่วง กระบี่",
        "khlong muang krabi, klong muang krabi, klong muang beach, หาดคลองม่วง",
        8.056,
        98.756,
        2000,
        500,
      ],
      ["Nong Thale", "หนองทะเล กระบี่", "nongthale krabi, nong thale krabi", 8.069, 98.79, 3000, 800],
      ["Ao Nam Mao", "อ่าวน้ำเมา", "ao nammao, nam mao", 8.039, 98.86, 1500, 500],
      [
        "Koh Phi Phi",
        "เกาะพีพี",
        "phi phi, ko phi phi, koh pee pee, phi phi island, พีพี",
        7.74,
        98.774,
        2500,
        500,
      ],
    ],
    "Ko Lanta": [
      [
        "Koh Lanta",
        "เกาะลันตา",
        "ko lanta yai, koh lanta yai, lanta, ลันตา",
        7.615,
        99.04,
        9000,
        2000,
      ],
    ],
  },
};

export const PHANG_NGA: NeighbourhoodTable = {
  ...common,
  province: 82,
  districts: {
    "": [["Khao Lak", "เขาหลัก", "khaolak, kao lak, เขาหลัก พังงา", 8.673, 98.248, 6000, 700]],
    "Takua Thung": [["Natai", "นาใต้", "natai beach, na tai, หาดนาใต้", 8.248, 98.283, 2500, 900]],
    "Ko Yao": [
      ["Koh Yao Noi", "เกาะยาวน้อย", "ko yao noi", 8.12, 98.613, 4500, 800],
      ["Koh Yao Yai", "เกาะยาวใหญ่", "ko yao yai", 7.99, 98.585, 7000, 1500],
    ],
  },
};

export const SONGKHLA: NeighbourhoodTable = {
  ...common,
  province: 90,
  districts: {
    "Hat Yai": [
      ["Kho Hong", "คอหงส์", "khohong, kor hong", 7.008, 100.499, 1800, 500],
      [
        "Hat Yai City",
        "เมืองหาดใหญ่",
        "hat yai town, downtown hat yai, ในเมืองหาดใหญ่, ตัวเมืองหาดใหญ่",
        7.006,
        100.473,
        2500,
        400,
      ],
      ["Khlong Hae", "คลองแห", "klonghae, klong hae", 7.042, 100.476, 1800, 600],
    ],
    "Mueang Songkhla": [
      [
        "Songkhla Old Town",
        "เมืองเก่าสงขลา",
        "old town songkhla, สงขลาเมืองเก่า",
        7.196,
        100.591,
        900,
        300,
      ],
      ["Khao Rup Chang", "เขารูปช้าง", "khaorupchang, kao roop chang", 7.16, 100.608, 2000, 600],
    ],
  },
};

export const SOUTH_OTHER: readonly NeighbourhoodTable[] = [
  {
    ...common,
    province: 80,
    districts: {
      Khanom: [["Khanom Beach", "หาดขนอม", "nadan beach khanom", 9.218, 99.864, 3500, 1000]],
    },
  },
  {
    ...common,
    province: 92,
    districts: {
      "Mueang Trang": [
        ["Thap Thiang", "ทับเที่ยง", "tap tiang, trang town, เมืองตรัง", 7.559, 99.611, 2500, 500],
      ],
    },
  },
  {
    ...common,
    province: 91,
    districts: {
      "Mueang Satun": [["Koh Lipe", "เกาะหลีเป๊ะ", "ko lipe, lipe, หลีเป๊ะ", 6.488, 99.304, 2000, 500]],
    },
  },
];
