import { administrativeArea } from "@propertyvr/gazetteer";
import type { Deal, PropertyType } from "@propertyvr/vocabulary";

/** What is usual in an area: baht a square metre, or of land a square wah; for rent a month. */
export interface PriceLevel {
  readonly usual: number;
  readonly unit: "sqm" | "wah";
  /** Where it is usual. */
  readonly place: string;
  readonly placeTh: string;
}

/**
 * Asking levels of condos: thousand baht a square metre for sale, baht a square metre a month for
 * rent, and the official codes of the districts that the area lies in. Our own compilation of
 * November 2026 from area averages that were published one by one (Global Property Guide, Bangkok
 * Post, The Nation, Plus Property, BambooRoutes and others of 2014 to 2026); areas of which nothing was
 * published are estimated between their neighbours. Asked, not paid; good for telling a slip of a
 * zero or of the deal, and for nothing finer.
 */
const CONDO_AREAS: readonly (readonly [
  sale: number,
  rent: number,
  districts: readonly number[],
])[] = [
  [270, 900, [1007]], // Chit Lom, Phloen Chit, Wireless
  [165, 640, [1007, 1037]], // Siam, Ratchathewi, Phaya Thai
  [180, 720, [1033, 1039]], // Nana, Asok
  [210, 780, [1033, 1039]], // Phrom Phong
  [215, 780, [1039]], // Thong Lo
  [175, 680, [1039]], // Ekkamai
  [125, 560, [1033, 1039]], // Phra Khanong
  [105, 480, [1034, 1009]], // On Nut
  [98, 420, [1009]], // Punnawithi, Udom Suk, Bang Chak
  [88, 390, [1047]], // Bang Na
  [69, 300, [1011]], // Bang Na, Lat Krabang
  [185, 700, [1028]], // Sathon, Chong Nonsi
  [195, 740, [1004]], // Silom, Bang Rak
  [150, 560, [1018]], // Charoen Nakhon, Khlong San riverside
  [145, 610, [1017, 1026]], // Rama 9, Asok-Ratchada
  [105, 500, [1017]], // Huai Khwang, Sutthisan
  [150, 570, [1014]], // Ari, Saphan Khwai
  [130, 520, [1030]], // Ha Yaek Lat Phrao, Mo Chit
  [102, 430, [1030]], // Ratchayothin, Kaset
  [98, 420, [1029]], // Bang Sue, Tao Poon
  [105, 400, [1006]], // Ramkhamhaeng, Bang Kapi
  [82, 360, [1038, 1045]], // Lat Phrao
  [80, 350, [1032, 1034]], // Srinakarin, Phatthanakan
  [66, 290, [1010, 1043]], // Min Buri, Ram Inthra
  [95, 400, [1020, 1025]], // Pinklao, Charan
  [98, 420, [1015]], // Wongwian Yai, Talat Phlu
  [78, 330, [1022, 1040]], // Bang Wa, Phetkasem, Bang Khae
  [105, 430, [1012, 1031]], // Rama 3, Yan Nawa
  [70, 310, [1036, 1041]], // Don Mueang, Lak Si
  [65, 320, [1201, 1203, 1204]], // Rattanathibet, Bang Yai
  [58, 300, [1206]], // Pak Kret, Muang Thong, Chaeng Watthana
  [67, 310, [1302, 1303, 1306]], // Rangsit, Khu Khot
  [78, 380, [1101]], // Samrong, Bearing, Pak Nam
  [95, 480, [2004]], // Central Pattaya
  [75, 440, [2004]], // Jomtien
  [130, 510, [2004]], // Wong Amat, Naklua
  [90, 430, [2004]], // Pratumnak
  [85, 390, [2009]], // Na Jomtien, Bang Saray
  [80, 420, [2007]], // Si Racha
  [58, 310, [2001]], // Bang Saen
  [52, 270, [2101, 2102]], // Rayong, Ban Chang
  [165, 950, [8303]], // Bang Tao, Laguna, Cherng Talay
  [150, 800, [8302]], // Surin, Kamala
  [130, 650, [8302]], // Patong
  [116, 600, [8301]], // Kata, Karon
  [105, 620, [8301]], // Rawai, Nai Harn
  [68, 430, [8302]], // Kathu
  [72, 430, [8301]], // Phuket Town
  [82, 420, [5001]], // Nimman, Suthep
  [74, 350, [5001]], // Chang Khlan, Old City
  [52, 290, [5001]], // Santitham, Chang Phueak
  [110, 400, [7707]], // Hua Hin
  [95, 370, [7707]], // Khao Takiab, Khao Tao
  [75, 320, [7604]], // Cha-am
  [65, 420, [8404]], // Koh Samui
  [82, 300, [3021]], // Khao Yai
  [50, 250, [3001]], // Nakhon Ratchasima
  [55, 270, [4001]], // Khon Kaen
  [52, 260, [4101, 9011]], // Udon Thani, Hat Yai
];

/** Houses a square metre of floor: of the suburbs of Chiang Mai, where a level was published. */
const HOUSE_AREAS: typeof CONDO_AREAS = [[33, 130, [5014, 5015]]];

/** Land a square wah: of Koh Samui, 8,000 to 18,000 baht a square metre. */
const LAND_AREAS: typeof CONDO_AREAS = [[52, 0, [8404]]];

/** So many areas of a province say what is usual in the rest of it. */
const AREAS_OF_PROVINCE = 4;

type Levels = ReadonlyMap<number, number>;

/** The mean level of each district's areas, and of a province that holds enough of them. */
function levelsOf(areas: typeof CONDO_AREAS, deal: Deal): Levels {
  const found = new Map<number, number[]>();
  for (const [sale, rent, districts] of areas) {
    const level = deal === "sale" ? sale * 1_000 : rent;
    if (level === 0) continue;
    const provinces = new Set(districts.map((district) => Math.floor(district / 100)));
    for (const code of [...districts, ...provinces])
      found.set(code, [...(found.get(code) ?? []), level]);
  }
  const isWide = (code: number, count: number) => code >= 1_000 || count >= AREAS_OF_PROVINCE;
  return new Map(
    [...found]
      .filter(([code, levels]) => isWide(code, levels.length))
      .map(([code, levels]) => [code, levels.reduce((sum, each) => sum + each, 0) / levels.length]),
  );
}

const bothDeals = (areas: typeof CONDO_AREAS): Readonly<Record<Deal, Levels>> => ({
  rent: levelsOf(areas, "rent"),
  sale: levelsOf(areas, "sale"),
});
const CONDOS = bothDeals(CONDO_AREAS);
const HOUSES = bothDeals(HOUSE_AREAS);
const LAND = bothDeals(LAND_AREAS);

const LEVELS: Readonly<Partial<Record<PropertyType, Readonly<Record<Deal, Levels>>>>> = {
  condo: CONDOS,
  apartment: CONDOS,
  house: HOUSES,
  villa: HOUSES,
  townhouse: HOUSES,
  land: LAND,
};

/** What is usual where a home stands; undefined where nothing is known. */
export function priceLevel(
  home: {
    readonly type: PropertyType;
    readonly provinceCode: number;
    readonly districtCode: number | null;
  },
  deal: Deal,
): PriceLevel | undefined {
  const levels = LEVELS[home.type]?.[deal];
  if (levels === undefined) return undefined;
  const { districtCode, provinceCode } = home;
  const isOfDistrict = districtCode !== null && levels.has(districtCode);
  const code = isOfDistrict ? districtCode : provinceCode;
  const usual = levels.get(code);
  if (usual === undefined) return undefined;
  const area = administrativeArea(code);
  return {
    usual: rounded(usual),
    unit: home.type === "land" ? "wah" : "sqm",
    place: area?.name ?? "",
    placeTh: area?.nameTh ?? "",
  };
}

/** To two figures, as one would say it. */
const rounded = (value: number): number => Number(value.toPrecision(2));
