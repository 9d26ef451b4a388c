/** Places wider than one circle: the country, groups of provinces, cities that are no district of their own. */
export const REGIONS_CHECKED_AT = "2026-11-20";

export interface RegionRow {
  readonly kind: "country" | "region" | "neighbourhood";
  readonly name: string;
  readonly nameTh: string;
  readonly aliases: string;
  readonly within: string | null;
  readonly provinces?: readonly number[];
  readonly circles?: readonly (readonly [lat: number, lon: number, radiusM: number])[];
  readonly source: string;
  readonly precisionM: number;
}

const VICINITY = [10, 11, 12, 13, 73, 74];
const NORTH = [50, 51, 52, 53, 54, 55, 56, 57, 58];
const NORTHEAST = [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49];
const SOUTH = [80, 81, 82, 83, 84, 85, 86, 90, 91, 92, 93, 94, 95, 96];
const SIX_REGIONS = "the six geographical regions of the National Geographical Committee";

export const REGIONS: readonly RegionRow[] = [
  {
    kind: "region",
    name: "Bangkok and vicinity",
    nameTh: "กรุงเทพฯและปริมณฑล",
    aliases:
      "greater bangkok, bangkok metropolitan region, bangkok metropolitan area, bangkok metro, bangkok and surrounding, bangkok and surroundings, กรุงเทพและปริมณฑล, กรุงเทพมหานครและปริมณฑล, กทม และปริมณฑล, กทม.และปริมณฑล, กทมและปริมณฑล, กรุงเทพ ปริมณฑล, กรุงเทพฯ ปริมณฑล, กทม ปริมณฑล, กทม. ปริมณฑล, กรุงเทพ-ปริมณฑล, กรุงเทพ+ปริมณฑล, ปริมณฑล",
    within: null,
    provinces: VICINITY,
    source:
      "Office of the National Economic and Social Development Council's usual list of six provinces",
    precisionM: 0,
  },
  {
    kind: "region",
    name: "Eastern Economic Corridor",
    nameTh: "เขตพัฒนาพิเศษภาคตะวันออก",
    aliases: "eec, eastern seaboard, อีอีซี, ภาคตะวันออก อีอีซี",
    within: null,
    provinces: [20, 21, 24],
    source: "Eastern Special Development Zone Act 2018: Chachoengsao, Chonburi, Rayong",
    precisionM: 0,
  },
  {
    kind: "region",
    name: "Northern Thailand",
    nameTh: "ภาคเหนือ",
    aliases:
      "north thailand, north of thailand, the north of thailand, thailand's north, up north, ทางภาคเหนือ, เมืองเหนือ",
    within: null,
    provinces: NORTH,
    source: SIX_REGIONS,
    precisionM: 0,
  },
  {
    kind: "region",
    name: "Isan",
    nameTh: "ภาคอีสาน",
    aliases:
      "isaan, esan, northeast thailand, north-east thailand, northeastern thailand, north-eastern thailand, northeast of thailand, the northeast of thailand, the north-east of thailand, อีสาน, ภาคตะวันออกเฉียงเหนือ, ทางภาคอีสาน",
    within: null,
    provinces: NORTHEAST,
    source: SIX_REGIONS,
    precisionM: 0,
  },
  {
    kind: "region",
    name: "Southern Thailand",
    nameTh: "ภาคใต้",
    aliases:
      "south thailand, south of thailand, the south of thailand, thailand's south, down south in thailand, ทางภาคใต้, ปักษ์ใต้",
    within: null,
    provinces: SOUTH,
    source: SIX_REGIONS,
    precisionM: 0,
  },
  {
    kind: "neighbourhood",
    name: "Pattaya",
    nameTh: "พัทยา",
    aliases:
      "pty, pataya, pattaya city, pattya, patthaya, phattaya, พัทยา ชลบุรี, เมืองพัทยา, พัทธยา, พัททยา",
    within: "district:2004",
    circles: [
      [12.932, 100.884, 3000],
      [12.96, 100.892, 2000],
      [12.912, 100.868, 1700],
      [12.892, 100.88, 3000],
      [12.918, 100.915, 3500],
      [12.86, 100.898, 2500],
    ],
    source: "own estimate",
    precisionM: 500,
  },
];

/** Quarters of a city that is no district of its own: they lie in the city, and the city in its district. */
export const QUARTERS: Readonly<Record<string, readonly string[]>> = {
  "area:pattaya": [
    "Central Pattaya",
    "South Pattaya",
    "North Pattaya",
    "East Pattaya",
    "Jomtien",
    "Pratumnak",
    "Wong Amat",
    "Naklua",
    "Khao Talo",
    "Khao Noi",
    "Nern Plub Wan",
    "Soi Buakhao",
    "Thappraya",
    "Second Road Pattaya",
    "Third Road Pattaya",
    "Soi Siam Country Club",
    "Beach Road Pattaya",
    "Thepprasit",
    "Jomtien Second Road",
    "Soi Wat Boon",
    "Phettrakul",
    "Photisan",
  ],
};
