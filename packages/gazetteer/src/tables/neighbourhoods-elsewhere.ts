import type { NeighbourhoodTable } from "./rows.ts";

const common = { checkedAt: "2026-11-21", source: "own estimate" } as const;

/** Neighbourhoods of provinces with few of them: our own estimates on the map of sub-districts and coasts. */
export const ELSEWHERE: readonly NeighbourhoodTable[] = [
  {
    ...common,
    province: 43,
    districts: {
      "Mueang Nong Khai": [
        [
          "Tha Sadet",
          "ท่าเสด็จ",
          "tha sadej, thasadet, tha sadet market, ตลาดท่าเสด็จ",
          17.885,
          102.748,
          600,
          300,
        ],
      ],
    },
  },
  {
    ...common,
    province: 85,
    districts: {
      "Mueang Ranong": [
        ["Koh Phayam", "เกาะพยาม", "ko phayam, koh payam, kohphayam", 9.735, 98.4, 4000, 1000],
      ],
    },
  },
  {
    ...common,
    province: 86,
    districts: {
      Pathio: [
        ["Thung Wua Laen", "ทุ่งวัวแล่น", "thung wua laen beach, หาดทุ่งวัวแล่น", 10.575, 99.28, 2000, 800],
      ],
    },
  },
  {
    ...common,
    province: 75,
    districts: {
      "Mueang Samut Songkhram": [["Mae Klong", "แม่กลอง", "maeklong", 13.41, 100.0, 2200, 800]],
    },
  },
  {
    ...common,
    province: 71,
    districts: {
      "Mueang Kanchanaburi": [
        [
          "River Kwai Bridge",
          "สะพานข้ามแม่น้ำแคว",
          "river kwai, bridge over the river kwai, สะพานแม่น้ำแคว, ~แม่น้ำแคว",
          14.0408,
          99.5037,
          1500,
          250,
        ],
      ],
    },
  },
  {
    ...common,
    province: 55,
    districts: {
      "Mueang Nan": [
        ["Nan Town", "ตัวเมืองน่าน", "nan city, nan old town, เมืองเก่าน่าน", 18.777, 100.773, 2200, 500],
      ],
    },
  },
  {
    ...common,
    province: 65,
    districts: {
      "Mueang Phitsanulok": [
        [
          "Phitsanulok City",
          "ตัวเมืองพิษณุโลก",
          "phitsanulok town, เมืองสองแคว",
          16.82,
          100.265,
          3000,
          700,
        ],
      ],
    },
  },
  {
    ...common,
    province: 52,
    districts: {
      "Mueang Lampang": [
        ["Lampang City", "ตัวเมืองลำปาง", "lampang town, ในเมืองลำปาง", 18.29, 99.495, 2800, 600],
      ],
    },
  },
  {
    ...common,
    province: 67,
    districts: {
      "Lom Kao": [
        [
          "Phu Thap Boek",
          "ภูทับเบิก",
          "phu tubberk, phu thap berk, ภูทับเบิก",
          16.905,
          101.107,
          3500,
          1500,
        ],
      ],
    },
  },
  {
    ...common,
    province: 31,
    districts: {
      "Mueang Buriram": [
        ["Buriram City", "ตัวเมืองบุรีรัมย์", "buriram town, ในเมืองบุรีรัมย์", 14.993, 103.105, 2800, 700],
      ],
    },
  },
  {
    ...common,
    province: 45,
    districts: {
      "Mueang Roi Et": [
        ["Bueng Phalan Chai", "บึงพลาญชัย", "bueng plan chai", 16.055, 103.652, 1300, 400],
      ],
    },
  },
];
