import type { NeighbourhoodTable } from "./rows.ts";

const common = { checkedAt: "2026-11-20", source: "own estimate" } as const;

/** Neighbourhoods of the provinces around Bangkok: our own estimates on the map of sub-districts, stations and roads. */
export const NONTHABURI: NeighbourhoodTable = {
  ...common,
  province: 12,
  districts: {
    "Mueang Nonthaburi": [
      [
        "Tha Nam Non",
        "ท่าน้ำนนท์",
        "thanam non, tha nam nonthaburi, ท่าน้ำนนท์บุรี",
        13.844,
        100.493,
        900,
        400,
      ],
      ["Sanambin Nam", "สนามบินน้ำ", "sanambinnam, sanam bin nam", 13.874, 100.498, 1300, 500],
      ["Khae Rai", "แคราย", "kaerai, kae rai, แยกแคราย", 13.862, 100.518, 1200, 350],
      [
        "Phra Nang Klao",
        "พระนั่งเกล้า",
        "phranangklao, pranangklao, สะพานพระนั่งเกล้า",
        13.8705,
        100.484,
        1000,
        300,
      ],
      ["Rewadi", "เรวดี", "rewadee, revadee, ซอยเรวดี", 13.857, 100.508, 800, 500],
      ["Bang Kraso", "บางกระสอ", "bangkraso, bang krasor", 13.863, 100.502, 900, 300],
      ["Sai Ma", "ไทรม้า", "saima", 13.8705, 100.467, 1000, 300],
      [
        "Samakkhi",
        "สามัคคี นนทบุรี",
        "samakki road, samakkhi road, ถนนสามัคคี",
        13.8805,
        100.529,
        1300,
        600,
      ],
    ],
    "Pak Kret": [
      [
        "Muang Thong Thani",
        "เมืองทองธานี",
        "muang thong, muangthong, muangthong thani, mueang thong thani, impact muang thong, เมืองทอง, เมืองทองฯ",
        13.912,
        100.547,
        1600,
        350,
      ],
      ["Nichada Thani", "นิชดาธานี", "nichada, nichadathani, นิชดา", 13.915, 100.534, 1200, 500],
      ["Koh Kret", "เกาะเกร็ด", "ko kret, kohkret", 13.911, 100.48, 1500, 500],
      ["Si Saman", "ศรีสมาน", "srisaman, sri saman", 13.945, 100.545, 1500, 600],
      [
        "Pak Kret",
        "ปากเกร็ด",
        "pakkret, pak kred, pakkred, ห้าแยกปากเกร็ด",
        13.906,
        100.506,
        1800,
        400,
      ],
    ],
    "Bang Yai": [["Bang Yai", "บางใหญ่", "bangyai", 13.878, 100.41, 2500, 500]],
    "": [
      [
        "Rama 5",
        "พระราม 5",
        "rama v, phra ram 5, praram 5, rama 5 nakhon in, พระราม5, พระรามห้า",
        13.829,
        100.456,
        2500,
        600,
      ],
      [
        "Nakhon In",
        "นครอินทร์",
        "nakorn in, nakhon in road, nakornin, ถนนนครอินทร์",
        13.83,
        100.47,
        2000,
        600,
      ],
      [
        "Bang Rak Noi",
        "บางรักน้อย",
        "bangraknoi, บางรักน้อย ท่าอิฐ, bang rak noi tha it",
        13.8745,
        100.456,
        1200,
        350,
      ],
    ],
  },
};

export const PATHUM_THANI: NeighbourhoodTable = {
  ...common,
  province: 13,
  districts: {
    Thanyaburi: [["Rangsit", "รังสิต", "rungsit, rang sit", 13.988, 100.617, 2800, 400]],
    "Khlong Luang": [
      ["Thammasat Rangsit", "ธรรมศาสตร์รังสิต", "ธรรมศาสตร์ รังสิต", 14.072, 100.605, 1800, 400],
      ["Chiang Rak", "เชียงราก", "chiangrak", 14.079, 100.602, 1300, 600],
      [
        "Nava Nakorn",
        "นวนคร",
        "navanakorn, nawa nakhon, navanakon, nawanakhon",
        14.113,
        100.607,
        2200,
        600,
      ],
    ],
    "Lam Luk Ka": [
      ["Khu Khot", "คูคต", "khukhot, kukot, ku kot, koo kot", 13.956, 100.638, 1800, 400],
    ],
    "Mueang Pathum Thani": [
      ["Lak Hok", "หลักหก", "lakhok", 13.965, 100.595, 1300, 400],
      [
        "Mueang Ek",
        "เมืองเอก",
        "muang ek, muang ake, mueang ake, เมืองเอก รังสิต",
        13.968,
        100.586,
        1300,
        500,
      ],
      ["Bang Kadi", "บางกะดี", "bangkadi", 13.984, 100.548, 1500, 600],
    ],
  },
};

export const SAMUT_PRAKAN: NeighbourhoodTable = {
  ...common,
  province: 11,
  districts: {
    "Mueang Samut Prakan": [
      ["Samrong", "สำโรง", "sam rong, samrong nuea, สำโรงเหนือ", 13.646, 100.598, 1500, 300],
      ["Bearing", "แบริ่ง", "~bearing, baring, soi bearing, ซอยแบริ่ง", 13.659, 100.6045, 1200, 300],
      ["Pak Nam", "ปากน้ำ", "paknam, pak nam samut prakan", 13.602, 100.597, 1300, 300],
      ["Bang Pu", "บางปู", "bangpu, bang poo", 13.528, 100.656, 2500, 800],
      ["Phraek Sa", "แพรกษา", "phraeksa, praksa, praeksa, prak sa", 13.574, 100.633, 2000, 600],
      ["Thai Ban", "ท้ายบ้าน", "thaiban, tai ban", 13.564, 100.601, 1500, 600],
    ],
    "Bang Phli": [
      ["King Kaeo", "กิ่งแก้ว", "kingkaew, king kaew, kingkaeo, ถนนกิ่งแก้ว", 13.664, 100.724, 2500, 600],
      ["Bang Kaeo", "บางแก้ว", "bangkaew, bang kaew", 13.645, 100.668, 1800, 500],
      ["Racha Thewa", "ราชาเทวะ", "rachathewa, racha teva", 13.683, 100.73, 1800, 600],
    ],
    "Phra Pradaeng": [
      [
        "Bang Kachao",
        "บางกะเจ้า",
        "bangkachao, bang krachao, บางกระเจ้า",
        13.694,
        100.565,
        2000,
        500,
      ],
      [
        "Pu Chao",
        "ปู่เจ้าสมิงพราย",
        "pu chao saming phrai, pu jao, poochao, ปู่เจ้า",
        13.65,
        100.57,
        1800,
        600,
      ],
    ],
    "": [
      [
        "Thepharak",
        "เทพารักษ์",
        "theparak, teparak, thepharak road, ถนนเทพารักษ์",
        13.623,
        100.645,
        3000,
        600,
      ],
    ],
  },
};

export const NAKHON_PATHOM: NeighbourhoodTable = {
  ...common,
  province: 73,
  districts: {
    Phutthamonthon: [
      ["Salaya", "ศาลายา", "sala ya, salaya nakhon pathom", 13.799, 100.323, 2500, 500],
    ],
    "Sam Phran": [["Om Yai", "อ้อมใหญ่", "omyai", 13.715, 100.284, 1500, 800]],
  },
};

export const SAMUT_SAKHON: NeighbourhoodTable = {
  ...common,
  province: 74,
  districts: {
    "Mueang Samut Sakhon": [["Mahachai", "มหาชัย", "maha chai", 13.548, 100.274, 2500, 600]],
    "Krathum Baen": [["Om Noi", "อ้อมน้อย", "omnoi", 13.702, 100.313, 2000, 800]],
  },
};
