import type { NeighbourhoodTable } from "./rows.ts";

/** Neighbourhoods of inner Bangkok: centre, radius, precision by our own estimate on the map of stations and roads. */
export const BANGKOK_CENTRE: NeighbourhoodTable = {
  province: 10,
  checkedAt: "2026-11-20",
  source: "own estimate",
  districts: {
    Watthana: [
      [
        "Asok",
        "อโศก",
        "asoke, asok sukhumvit, asoke-sukhumvit, sukhumvit 21, อโสก",
        13.7395,
        100.5625,
        1000,
        250,
      ],
      [
        "Phrom Phong",
        "พร้อมพงษ์",
        "prompong, phromphong, prom pong, promphong, phrompong, พร้อมพงศ์",
        13.7325,
        100.5705,
        1000,
        250,
      ],
      [
        "Thong Lo",
        "ทองหล่อ",
        "thonglor, thong lor, tonglor, tong lor, thonglo, thong law, ทองล่อ",
        13.7315,
        100.5815,
        1200,
        250,
      ],
      [
        "Ekkamai",
        "เอกมัย",
        "ekamai, akamai, eakamai, ekkamai road, soi ekkamai, ekkamai area",
        13.7265,
        100.5865,
        1200,
        250,
      ],
    ],
    "Phaya Thai": [
      ["Ari", "อารีย์", "aree, aree-ari, ari area, soi ari, อารี", 13.7805, 100.543, 1000, 250],
    ],
  },
};
