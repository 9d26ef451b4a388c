/**
 * Where sample homes stand and what they ask. The levels are plausible asking
 * prices put together for a demonstration (published 2014 to 2026 anchors where
 * there are any, interpolation between them elsewhere); they are not market data
 * and nothing that answers a market question may read them.
 */
export type Character = "core" | "urban" | "suburb" | "resort" | "town";

export interface MarketLevel {
  readonly provinceCode: number;
  readonly character: Character;
  /** Share of the catalogue, relative to the others. */
  readonly weight: number;
  /** Condominiums for sale, thousand baht per square metre: median, plausible low and high. */
  readonly saleThousandPerSqm: readonly [median: number, low: number, high: number];
  /** Condominiums for rent, baht per square metre and month. */
  readonly rentPerSqm: number;
}

export interface SampleMarket extends MarketLevel {
  /** Canonical names of places in the gazetteer, the best known first. */
  readonly spots: readonly [string, ...string[]];
}

type SampleMarketRow = readonly [
  spots: readonly [string, ...string[]],
  provinceCode: number,
  character: Character,
  weight: number,
  sale: readonly [number, number, number],
  rentPerSqm: number,
];

const ROWS: readonly SampleMarketRow[] = [
  [["Phloen Chit", "Chit Lom"], 10, "core", 14, [270, 190, 420], 900],
  [["Siam", "Ratchathewi", "Phaya Thai"], 10, "core", 14, [165, 120, 260], 640],
  [["Asok", "Nana"], 10, "core", 30, [180, 120, 280], 720],
  [["Phrom Phong"], 10, "core", 20, [210, 140, 320], 780],
  [["Thong Lo"], 10, "core", 24, [215, 140, 330], 780],
  [["Ekkamai"], 10, "core", 16, [175, 115, 270], 680],
  [["Phra Khanong"], 10, "urban", 16, [125, 85, 190], 560],
  [["On Nut"], 10, "urban", 24, [105, 75, 160], 480],
  [["Punnawithi", "Udom Suk", "Bang Chak"], 10, "urban", 20, [98, 65, 150], 420],
  [["Bang Na"], 10, "urban", 16, [88, 38, 200], 390],
  [["Lat Krabang"], 10, "suburb", 10, [69, 45, 95], 300],
  [["Sathon", "Chong Nonsi"], 10, "core", 22, [185, 120, 320], 700],
  [["Silom", "Bang Rak"], 10, "core", 18, [195, 120, 330], 740],
  [["Charoen Nakhon", "Khlong San"], 10, "core", 12, [150, 90, 350], 560],
  [["Rama 9", "Ratchada"], 10, "urban", 28, [145, 100, 200], 610],
  [["Huai Khwang", "Sutthisan"], 10, "urban", 20, [105, 65, 160], 500],
  [["Ari", "Saphan Khwai"], 10, "urban", 20, [150, 95, 230], 570],
  [["Ha Yaek Lat Phrao", "Mo Chit", "Chatuchak"], 10, "urban", 18, [130, 85, 190], 520],
  [["Ratchayothin", "Kaset"], 10, "urban", 12, [102, 65, 150], 430],
  [["Bang Sue", "Tao Poon"], 10, "urban", 12, [98, 65, 140], 420],
  [["Ramkhamhaeng", "Bang Kapi"], 10, "urban", 16, [105, 50, 140], 400],
  [["Lat Phrao", "Chok Chai 4"], 10, "suburb", 16, [82, 50, 120], 360],
  [["Srinakarin", "Phatthanakan"], 10, "suburb", 14, [80, 50, 120], 350],
  [["Min Buri", "Ram Inthra"], 10, "suburb", 14, [66, 40, 95], 290],
  [["Pinklao", "Charan"], 10, "urban", 12, [95, 60, 140], 400],
  [["Wongwian Yai", "Talat Phlu"], 10, "urban", 14, [98, 60, 150], 420],
  [["Bang Wa", "Bang Khae"], 10, "suburb", 14, [78, 45, 110], 330],
  [["Rama 3", "Yan Nawa"], 10, "urban", 10, [105, 65, 160], 430],
  [["Don Mueang", "Lak Si"], 10, "suburb", 10, [70, 45, 100], 310],
  [["Bang Yai", "Bang Bua Thong", "Rattanathibet"], 12, "suburb", 24, [65, 35, 95], 320],
  [["Pak Kret", "Muang Thong Thani"], 12, "suburb", 24, [58, 25, 95], 300],
  [["Rangsit", "Khu Khot", "Lam Luk Ka"], 13, "suburb", 34, [67, 35, 85], 310],
  [["Samrong", "Bearing", "Bang Phli"], 11, "suburb", 36, [78, 45, 115], 380],
  [["Central Pattaya", "South Pattaya", "North Pattaya"], 20, "resort", 28, [95, 50, 200], 480],
  [["Jomtien"], 20, "resort", 24, [75, 40, 120], 440],
  [["Wong Amat", "Naklua"], 20, "resort", 12, [130, 70, 220], 510],
  [["Pratumnak"], 20, "resort", 12, [90, 50, 160], 430],
  [["Na Jomtien", "Bang Saray"], 20, "resort", 12, [85, 45, 150], 390],
  [["Si Racha"], 20, "town", 10, [80, 50, 120], 420],
  [["Bang Saen"], 20, "town", 8, [58, 35, 85], 310],
  [["Mueang Rayong", "Ban Chang"], 21, "town", 12, [52, 30, 85], 270],
  [["Bang Tao", "Laguna", "Cherng Talay"], 83, "resort", 24, [165, 110, 300], 950],
  [["Surin Beach", "Kamala"], 83, "resort", 12, [150, 95, 280], 800],
  [["Patong"], 83, "resort", 14, [130, 80, 220], 650],
  [["Kata", "Karon"], 83, "resort", 12, [116, 75, 200], 600],
  [["Rawai", "Nai Harn"], 83, "resort", 18, [105, 65, 170], 620],
  [["Kathu"], 83, "town", 8, [68, 40, 100], 430],
  [["Phuket Town", "Chalong"], 83, "town", 12, [72, 45, 110], 430],
  [["Nimman", "Suthep"], 50, "urban", 20, [82, 55, 120], 420],
  [["Chang Khlan", "Chiang Mai Old City"], 50, "urban", 14, [74, 45, 110], 350],
  [["Santitham", "Chang Phueak"], 50, "town", 10, [52, 30, 80], 290],
  [["Hang Dong", "San Sai", "Mae Rim", "San Kamphaeng"], 50, "suburb", 26, [60, 40, 90], 230],
  [["Hua Hin"], 77, "resort", 24, [110, 60, 250], 400],
  [["Khao Takiab", "Khao Tao"], 77, "resort", 10, [95, 55, 160], 370],
  [["Cha-am"], 76, "resort", 10, [75, 40, 120], 320],
  [["Bophut", "Chaweng", "Lamai", "Maenam"], 84, "resort", 26, [65, 50, 120], 420],
  [["Khao Yai", "Pak Chong"], 30, "resort", 10, [82, 50, 130], 300],
  [["Mueang Nakhon Ratchasima"], 30, "town", 10, [50, 30, 75], 250],
  [["Mueang Khon Kaen"], 40, "town", 12, [55, 35, 80], 270],
  [["Hat Yai"], 90, "town", 10, [52, 30, 80], 260],
  [["Mueang Udon Thani"], 41, "town", 10, [52, 30, 80], 260],
  [["Ao Nang", "Krabi Town"], 81, "resort", 12, [75, 45, 130], 400],
];

export const SAMPLE_MARKETS: readonly SampleMarket[] = ROWS.map(
  ([spots, provinceCode, character, weight, saleThousandPerSqm, rentPerSqm]) => ({
    spots,
    provinceCode,
    character,
    weight,
    saleThousandPerSqm,
    rentPerSqm,
  }),
);

/** Every province that has no market of its own above gets one of this kind in its districts. */
export const PROVINCIAL_MARKET = {
  character: "town",
  weight: 3,
  saleThousandPerSqm: [38, 24, 60],
  rentPerSqm: 190,
} as const satisfies Omit<MarketLevel, "provinceCode">;
