import type { Amenity, PropertyType, SeededRandom } from "@propertyvr/vocabulary";
import type { SampleHome } from "./sample-home.ts";

/** Where the home stands, in both languages. */
export interface SampleLocation {
  readonly spot: { readonly en: string; readonly th: string };
  readonly station: { readonly en: string; readonly th: string; readonly metres: number } | null;
  readonly beachM: number | null;
}

export interface SampleTexts {
  readonly titleEn: string;
  readonly titleTh: string;
  readonly descriptionEn: string;
  readonly descriptionTh: string;
  readonly project: string | null;
}

type BilingualText = readonly [en: string, th: string];

const TYPE_NAMES: Readonly<Record<PropertyType, BilingualText>> = {
  condo: ["condo", "คอนโด"],
  apartment: ["apartment", "อพาร์ตเมนต์"],
  house: ["house", "บ้านเดี่ยว"],
  townhouse: ["townhouse", "ทาวน์เฮาส์"],
  villa: ["villa", "วิลล่า"],
  land: ["land plot", "ที่ดินเปล่า"],
  shophouse: ["shophouse", "อาคารพาณิชย์"],
  office: ["office", "ออฟฟิศ"],
  warehouse: ["warehouse", "โกดัง"],
};
const COUNTS = ["studio", "one", "two", "three", "four", "five"] as const;

/** Invented: two syllables that belong to no project we know, and a common second word. */
const PROJECT_FIRST: readonly [BilingualText, ...BilingualText[]] = [
  ["Lumera", "ลูเมร่า"],
  ["Saranda", "สรานดา"],
  ["Norvelle", "นอร์เวลล์"],
  ["Chandara", "จันดารา"],
  ["Aurelin", "ออเรลิน"],
  ["Pimaya", "พิมายา"],
  ["Veloria", "เวโลเรีย"],
  ["Kantira", "กันติรา"],
  ["Marisol", "มาริซอล"],
  ["Theparin", "เทพาริน"],
  ["Ondara", "อรดารา"],
  ["Silvane", "ซิลเวน"],
  ["Rawinda", "รวินดา"],
  ["Elowen", "เอโลเวน"],
  ["Bunnara", "บุญนารา"],
  ["Castelo", "คาสเทโล"],
];
const PROJECT_SECOND: readonly [BilingualText, ...BilingualText[]] = [
  ["Residence", "เรสซิเดนซ์"],
  ["Court", "คอร์ท"],
  ["Place", "เพลส"],
  ["Heights", "ไฮท์ส"],
  ["Garden", "การ์เด้น"],
  ["House", "เฮ้าส์"],
];

/** A fact worth a place in the title; the English words bring the space or comma before them. */
const HIGHLIGHTS: readonly (readonly [Amenity, BilingualText])[] = [
  ["sea_view", [" with sea view", "วิวทะเล"]],
  ["river_view", [" with river view", "วิวแม่น้ำ"]],
  ["mountain_view", [" with mountain view", "วิวภูเขา"]],
  ["pet_friendly", [" where pets are welcome", "เลี้ยงสัตว์ได้"]],
  ["bathtub", [" with bathtub", "มีอ่างอาบน้ำ"]],
  ["garden", [" with garden", "มีสวน"]],
  ["city_view", [" with city view", "วิวเมือง"]],
  ["coworking", [" with co-working space", "มีโคเวิร์คกิ้ง"]],
  ["ev_charger", [" with EV charger", "มีที่ชาร์จรถไฟฟ้า"]],
  ["balcony", [" with balcony", "มีระเบียง"]],
];

const AMENITY_NAMES: Readonly<Record<Amenity, BilingualText>> = {
  pool: ["swimming pool", "สระว่ายน้ำ"],
  gym: ["gym", "ฟิตเนส"],
  parking: ["parking", "ที่จอดรถ"],
  pet_friendly: ["pets welcome", "เลี้ยงสัตว์ได้"],
  furnished: ["furnished", "เฟอร์นิเจอร์ครบ"],
  balcony: ["balcony", "ระเบียง"],
  garden: ["garden", "สวน"],
  sea_view: ["sea view", "วิวทะเล"],
  river_view: ["river view", "วิวแม่น้ำ"],
  city_view: ["city view", "วิวเมือง"],
  mountain_view: ["mountain view", "วิวภูเขา"],
  security: ["24-hour security", "รปภ. 24 ชั่วโมง"],
  elevator: ["lift", "ลิฟต์"],
  washing_machine: ["washing machine", "เครื่องซักผ้า"],
  wifi: ["internet", "อินเทอร์เน็ต"],
  kitchen: ["kitchen", "ครัว"],
  bathtub: ["bathtub", "อ่างอาบน้ำ"],
  coworking: ["co-working space", "โคเวิร์คกิ้งสเปซ"],
  ev_charger: ["EV charger", "ที่ชาร์จรถไฟฟ้า"],
  aircon: ["air conditioning", "เครื่องปรับอากาศ"],
  maid_room: ["maid's room", "ห้องแม่บ้าน"],
};

export function writeSampleTexts(
  home: SampleHome,
  at: SampleLocation,
  random: SeededRandom,
): SampleTexts {
  const highlight = pickHighlight(home, at, random);
  const hasProject =
    (home.type === "condo" && random.chance(0.85)) || (home.type !== "land" && random.chance(0.2));
  const project = hasProject
    ? ([random.pick(PROJECT_FIRST), random.pick(PROJECT_SECOND)] as const)
    : null;
  const projectEn = project && `${project[0][0]} ${project[1][0]} ${at.spot.en}`;
  const projectTh = project && `${project[0][1]} ${project[1][1]} ${at.spot.th}`;
  return {
    titleEn: `${sentence(what(home)[0])}${highlight[0]}, ${random.chance(0.5) && projectEn ? projectEn : at.spot.en}`,
    titleTh: joined(
      what(home)[1],
      highlight[1],
      random.chance(0.5) && projectTh ? projectTh : `ย่าน${at.spot.th}`,
    ),
    descriptionEn: describeEn(home, at, projectEn),
    descriptionTh: describeTh(home, at, projectTh),
    project: projectEn,
  };
}

const joined = (...words: readonly (string | null | false)[]): string =>
  words.filter(Boolean).join(" ");
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "two-bedroom pool villa", "คอนโด 2 ห้องนอน". */
function what(home: SampleHome): BilingualText {
  const [en, th] = TYPE_NAMES[home.type];
  const pool: BilingualText =
    home.type === "villa" && home.amenities.pool === "yes" ? ["pool ", "พูล"] : ["", ""];
  if (home.bedrooms === null) return [`${pool[0]}${en}`, `${pool[1]}${th}`];
  if (home.bedrooms === 0) return [`studio ${en}`, `${th} สตูดิโอ`];
  return [
    `${COUNTS[home.bedrooms] ?? home.bedrooms}-bedroom ${pool[0]}${en}`,
    `${pool[1]}${th} ${home.bedrooms} ห้องนอน`,
  ];
}

function pickHighlight(home: SampleHome, at: SampleLocation, random: SeededRandom): BilingualText {
  const { station } = at;
  const options: BilingualText[] = HIGHLIGHTS.filter(
    ([amenity]) => home.amenities[amenity] === "yes",
  ).map(([, words]) => words);
  if (station !== null && station.metres <= 800 && !station.en.endsWith(` ${at.spot.en}`))
    options.push([` near ${station.en}`, `ใกล้ ${station.th}`]);
  if (at.beachM !== null && at.beachM <= 600) options.push([" near the beach", "ใกล้หาด"]);
  if (home.floor !== null && home.floor >= 22) options.push([" on a high floor", "ชั้นสูง"]);
  if (home.yearBuilt !== null && home.yearBuilt >= 2024) options.push([", newly built", "สร้างใหม่"]);
  if (home.furnishing === "fully") options.push([", fully furnished", "ตกแต่งครบ"]);
  const [first, ...rest] = options;
  return first === undefined ? ["", ""] : random.pick([first, ...rest]);
}

const roughly = (metres: number): number => Math.round(metres / 10) * 10;

const listed = (home: SampleHome, language: 0 | 1): readonly string[] =>
  Object.entries(home.amenities)
    .filter(([, said]) => said === "yes")
    .map(([amenity]) => AMENITY_NAMES[amenity as Amenity][language]);

const rai = (sqm: number): BilingualText => {
  const wah = Math.round(sqm / 4);
  if (wah < 400) return [`${wah} square wah`, `${wah} ตร.ว.`];
  const [r, ngan, left] = [Math.floor(wah / 400), Math.floor((wah % 400) / 100), wah % 100];
  return [`${r}-${ngan}-${left} rai`, `${r} ไร่ ${ngan} งาน ${left} ตร.ว.`];
};

function describeEn(home: SampleHome, at: SampleLocation, project: string | null): string {
  const lines = [`${sentence(what(home)[0])} ${project ? `at ${project}` : `in ${at.spot.en}`}.`];
  if (home.areaSqm !== null)
    lines.push(
      `${home.areaSqm} m² of floor area${home.floor === null ? "" : ` on floor ${home.floor}`}.`,
    );
  if (home.landSqm !== null) lines.push(`Land of ${rai(home.landSqm)[0]}.`);
  if (at.station !== null && at.station.metres <= 2_000)
    lines.push(
      `${at.station.en} is about ${roughly(at.station.metres)} m away in a straight line.`,
    );
  const amenities = listed(home, 0);
  if (amenities.length > 0) lines.push(`Stated: ${amenities.join(", ")}.`);
  lines.push("A sample home, made up to show how the product works.");
  return lines.join(" ");
}

function describeTh(home: SampleHome, at: SampleLocation, project: string | null): string {
  const lines = [`${what(home)[1]} ${project ?? `ย่าน${at.spot.th}`}`];
  if (home.areaSqm !== null)
    lines.push(`พื้นที่ใช้สอย ${home.areaSqm} ตร.ม.${home.floor === null ? "" : ` ชั้น ${home.floor}`}`);
  if (home.landSqm !== null) lines.push(`ที่ดิน ${rai(home.landSqm)[1]}`);
  if (at.station !== null && at.station.metres <= 2_000)
    lines.push(`ห่างจาก ${at.station.th} ประมาณ ${roughly(at.station.metres)} เมตร (ระยะตรง)`);
  const amenities = listed(home, 1);
  if (amenities.length > 0) lines.push(`มี ${amenities.join(", ")}`);
  lines.push("เป็นทรัพย์ตัวอย่างที่แต่งขึ้นเพื่อสาธิตการใช้งาน");
  return lines.join(" ");
}
