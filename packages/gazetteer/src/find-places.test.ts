import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findPlaces } from "./find-places.ts";
import { placeById } from "./named.ts";

const first = (text: string) => findPlaces(text).map(({ places }) => places[0]?.id);
const ids = (text: string) => findPlaces(text).flatMap(({ places }) => places.map(({ id }) => id));

describe("a place is found however it is written", () => {
  it.each([
    ["condo around Ari", ["area:ari"]],
    ["1br near BTS Thonglor under 25k", ["area:thong-lo"]],
    ["Thong-Lo or Thong Lor or ThongLow", ["area:thong-lo", "area:thong-lo", "area:thong-lo"]],
    ["sathorn or chong nonsi", ["road:sathon", "area:chong-nonsi"]],
    ["Jatujak, Huay Kwang, Lad Prao", ["district:1030", "district:1017", "road:lat-phrao"]],
    ["rama9 / Rama IX / Phra Ram 9", ["area:rama-9", "area:rama-9", "area:rama-9"]],
    ["BKK or CNX", ["province:10", "province:50"]],
    ["Asok–Phrom Phong", ["area:asok", "area:phrom-phong"]],
    ["condo on ratchda", ["road:ratchada"]],
    ["villa in chawaeng, Koh Samui", ["area:chaweng", "district:8404"]],
    [
      "near King Mongkut's Institute of Technology Ladkrabang",
      ["university:king-mongkuts-institute-of-technology-ladkrabang"],
    ],
    ["Chiang Mai's old city", ["area:chiang-mai-old-city"]],
    ["Koh Phangan house", ["district:8405"]],
    ["what's Sathorn like", ["road:sathon"]],
    ["it’s silom for me", ["road:silom"]],
    ["Pai house for rent", ["district:5803"]],
    ["near the university of Rangsit", ["university:rangsit-university"]],
    ["condo near international school Harrow", ["school:harrow-international-school-bangkok"]],
    ["house in Buri Ram", ["province:31"]],
    ["warehouse in Buri-Ram, at least 500 sqm", ["province:31"]],
  ])("%s", (text, expected) => {
    expect(first(text)).toEqual(expected);
  });

  it.each([
    ["คอนโดห้วยขวางรัชดาสุทธิสาร", ["district:1017", "road:ratchada", "area:sutthisan"]],
    ["คอนโดพระราม9ขาย", ["area:rama-9"]],
    ["พระราม ๙", ["area:rama-9"]],
    ["พระรามเก้า", ["area:rama-9"]],
    ["คอนโดกทม.ไม่เกินสองล้าน", ["province:10"]],
    ["กรุงเทพฯและปริมณฑล", ["region:bangkok-and-vicinity"]],
    ["ใกล้ ม.เกษตร", ["university:kasetsart-university"]],
    ["ทาวน์โฮม รังสิต", ["area:rangsit"]],
    ["ทาวน์โฮม เกษตร", ["area:kaset"]],
    ["ทาวน์โฮมชลบุรี", ["province:20"]],
    ["ทาวน์โฮมขอนแก่น", ["province:40"]],
    ["หอมช", []],
    ["หอ มช", ["university:chiang-mai-university"]],
    ["ซื้อบ้านลาดกระบัง", ["district:1011"]],
    ["บ้านบ้านลาด เพชรบุรี", ["district:7606", "province:76"]],
    ["คอนโด แพร่", ["province:54"]],
    ["แถวปัว", ["district:5505"]],
    ["ที่ดิน ฝาง", ["district:5009"]],
    ["หาบ้านในปาย", ["district:5803"]],
    ["แม่อยู่ที่ปัว", ["district:5505"]],
    ["ยายว่าปัวไกลไป", ["district:5505"]],
    ["บ้านที่สอง", []],
    ["คงไกลไป", []],
    ["ห้องเช่าเลย", []],
    ["คอนโด สอง ห้องนอน", []],
    ["หอใกล้ ม รังสิต", ["university:rangsit-university"]],
    ["หอม.เกษตร", ["university:kasetsart-university"]],
    ["ห้องเช่าใกล้ รพ.ขอนแก่น", ["hospital:khon-kaen-hospital"]],
    [
      "ใกล้ ม. เกษตร หรือ ม เกษตร",
      ["university:kasetsart-university", "university:kasetsart-university"],
    ],
    ["รพ.สมิติเวช", ["hospital:samitivej-sukhumvit-hospital"]],
    ["โรงพยาบาลกรุงเทพ", ["hospital:bangkok-hospital"]],
    ["ใกล้เซ็นทรัลพระราม9", ["mall:central-rama-9"]],
    ["หลังมช ห้องเช่า", ["university:chiang-mai-university"]],
    ["บ้านคลอง3 รังสิต", ["area:khlong-3", "area:rangsit"]],
    ["ภูเก็ตเมืองเก่า", ["area:phuket-old-town"]],
    ["อโศก-พระราม9 รัชดา", ["area:asok", "area:rama-9", "road:ratchada"]],
    ["แถวราม", ["road:ramkhamhaeng"]],
  ])("%s", (text, expected) => {
    expect(first(text)).toEqual(expected);
  });

  it("says how it was recognised", () => {
    expect(findPlaces("Asoke")[0]?.certainty).toBe("exact");
    expect(findPlaces("Punawithi")[0]?.certainty).toBe("folded");
    expect(findPlaces("Ratchathiwi")[0]?.certainty).toBe("typo");
    expect(findPlaces("รัชฎาภิเษก")[0]?.certainty).toBe("folded");
  });
});

describe("a name that means several places gives all of them, what people mean first", () => {
  it.each([
    ["Phetchaburi", ["road:phetchaburi-road", "station:mrt-phetchaburi", "province:76"]],
    ["ลาดพร้าว", ["road:lat-phrao", "district:1038", "station:mrt-lat-phrao"]],
    ["Phra Khanong", ["area:phra-khanong", "district:1009", "station:bts-phra-khanong"]],
    ["ห้วยขวาง", ["district:1017", "station:mrt-huai-khwang"]],
    ["Ratchada", ["road:ratchada", "station:mrt-ratchadaphisek"]],
    ["Bang Na", ["district:1047", "station:bts-bang-na"]],
  ])("%s", (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it("Terminal 21 is Asok's before Pattaya's", () => {
    expect(ids("Terminal 21").slice(0, 2)).toEqual([
      "mall:terminal-21-asok",
      "mall:terminal-21-pattaya",
    ]);
    expect(first("เทอร์มินอล 21 พัทยา")).toEqual(["mall:terminal-21-pattaya"]);
  });

  it.each([
    ["เขตลาดพร้าว", "district:1038", "เขตลาดพร้าว"],
    ["Lat Phrao district", "district:1038", "Lat Phrao district"],
    ["ถนนลาดพร้าว", "road:lat-phrao", "ถนนลาดพร้าว"],
    ["Charoen Nakhon Road", "road:charoen-nakhon-road", "Charoen Nakhon Road"],
    ["จ.เพชรบุรี", "province:76", "จ.เพชรบุรี"],
    ["จังหวัดเลย", "province:42", "จังหวัดเลย"],
    ["อ.เมืองเชียงใหม่", "district:5001", "อ.เมืองเชียงใหม่"],
  ])("the word beside it chooses: %s", (text, id, whole) => {
    expect(ids(text)).toEqual([id]);
    expect(findPlaces(text)[0]?.text).toBe(whole);
  });
});

it.each([
  ["townhouse khlong 1-2 Thanyaburi", ["Khlong 1", "Khlong 2"]],
  ["khlong 3 to 5", ["Khlong 3", "Khlong 5"]],
  ["บ้านคลอง 3-5 รังสิต", ["Khlong 3", "Khlong 5"]],
  ["บ้านคลอง 3 2-3 ล้าน", ["Khlong 3"]],
  ["บ้านคลอง 3-5 ล้าน", ["Khlong 3"]],
  ["khlong 4 - 2 bed", ["Khlong 4"]],
])("two numbers behind a canal are two canals, and never one number: %s", (text, names) => {
  const found = findPlaces(text).flatMap(({ places: [place] }) => (place ? [place.name] : []));
  expect(found.filter((name) => name.startsWith("Khlong"))).toEqual(names);
});

describe("a numbered soi is a place of its own", () => {
  it.each([
    ["Sukhumvit 39", "soi:sukhumvit-39"],
    ["condo sukhumvit soi 24 under 30k", "soi:sukhumvit-24"],
    ["สุขุมวิท 39", "soi:sukhumvit-39"],
    ["ลาดพร้าว 71", "soi:lat-phrao-71"],
    ["Soi Thonglor 10", "soi:thong-lo-10"],
    ["ซอยทองหล่อ 10", "soi:thong-lo-10"],
    ["apartment in Soi 39", "soi:sukhumvit-39"],
    ["Sukhumvit 101/1", "soi:sukhumvit-101/1"],
    ["Sukhumvit 77", "soi:sukhumvit-77"],
    ["สุขุมวิท 64/1 ห้องมุม", "soi:sukhumvit-64/1"],
    ["สุขุมวิทซอย 55", "area:thong-lo"],
  ])("%s", (text, id) => {
    expect(first(text)).toEqual([id]);
  });

  it.each([
    ["Sukhumvit 2 bed", "road:sukhumvit"],
    ["sukhumvit 25k", "road:sukhumvit"],
    ["Sukhumvit 40 sqm", "road:sukhumvit"],
    ["สุขุมวิท 2 ห้องนอน", "road:sukhumvit"],
    ["ลาดพร้าว 3 ล้าน", "road:lat-phrao"],
    ["ลาดพร้าว 15000", "road:lat-phrao"],
    ["Sukhumvit, 30-40 sqm", "road:sukhumvit"],
    ["สุขุมวิท 2-3 ห้องนอน", "road:sukhumvit"],
    ["Sukhumvit 20 to 25k", "road:sukhumvit"],
    ["รัชดา 10 ถึง 15k", "road:ratchada"],
    ["Sukhumvit 20 to 25 thousand", "road:sukhumvit"],
    ["สุขุมวิท 15 ถึง 20 ล้าน", "road:sukhumvit"],
  ])("but a number that counts something is none: %s", (text, id) => {
    expect(first(text)).toEqual([id]);
  });

  it.each(["soi 2 bed", "soi 3 million", "ลาดพร้าวซอย", "soi 500"])(
    "nor is it guessed from %s",
    (text) => {
      expect(first(text).filter((id) => id?.startsWith("soi:"))).toEqual([]);
    },
  );

  it.each([
    ["sukhumvit 31 or 33, quiet", ["soi:sukhumvit-31", "soi:sukhumvit-33"]],
    ["Sukhumvit 31 to 55, low rise", ["soi:sukhumvit-31", "area:thong-lo"]],
    ["ทองหล่อ 13 หรือ 20 ก็ได้", ["soi:thong-lo-13", "soi:thong-lo-20"]],
    ["สุขุมวิท 31 กับ 2 ห้องนอน", ["soi:sukhumvit-31"]],
    ["Sukhumvit 23, 31 and 39", ["soi:sukhumvit-23", "soi:sukhumvit-31", "soi:sukhumvit-39"]],
    ["ทองหล่อซอย 8, 13", ["soi:thong-lo-8", "soi:thong-lo-13"]],
    ["Sukhumvit 31, 2 or 3 bedrooms", ["soi:sukhumvit-31"]],
    ["Sukhumvit 31, 45 sqm", ["soi:sukhumvit-31"]],
    ["Sukhumvit 31, 25000 a month", ["soi:sukhumvit-31"]],
    ["Sukhumvit 31, 20 to 25k", ["soi:sukhumvit-31"]],
    ["Lat Phrao, any place in soi 71", ["road:lat-phrao", "soi:lat-phrao-71"]],
    ["หัวหิน ซอย 94", ["soi:hua-hin-94"]],
    ["Hua Hin 94", ["district:7707"]],
    ["Rama 3 soi 26", ["soi:rama-3-26"]],
    ["เสรีไทย 41", ["soi:seri-thai-41"]],
    ["soi 19", ["soi:sukhumvit-19"]],
    ["ซอย 19", ["soi:sukhumvit-19"]],
  ])("and so is each number that goes on, and each of a road without a table: %s", (text, ids) => {
    expect(first(text)).toEqual(ids);
  });

  it.each([
    ["near the purple or pink line", ["line:mrt-purple", "line:mrt-pink"]],
    ["the red and the yellow lines", ["line:srt-dark-red", "line:mrt-yellow"]],
    ["blue, purple or pink line", ["line:mrt-blue", "line:mrt-purple", "line:mrt-pink"]],
    ["purple line or pink line", ["line:mrt-purple", "line:mrt-pink"]],
    ["สายสีม่วงหรือชมพู", ["line:mrt-purple", "line:mrt-pink"]],
    ["สายสีเขียวกับสีน้ำเงิน", ["line:bts-sukhumvit", "line:mrt-blue"]],
    ["green and blue views, near the pink line", ["line:mrt-pink"]],
    ["pink or blue walls", []],
    ["บ้านสีม่วงหรือชมพู", []],
  ])("lines that share the word for a line are each read: %s", (text, ids) => {
    expect(first(text)).toEqual(ids);
  });

  it.each([
    ["รามอินทรา กม.8", "km:ram-inthra-8"],
    ["Ramintra km 6", "km:ram-inthra-6"],
    ["บางนา กม. 12", "km:bang-na-trat-12"],
    ["บางนา-ตราด กม.26", "km:bang-na-trat-26"],
    ["บางนา 12 กม.", "district:1047"],
    ["รามอินทรา กม.80", "road:ram-inthra"],
  ])("a kilometre of a road is a place: %s", (text, id) => {
    expect(first(text)).toEqual([id]);
    expect(placeById(id)?.areas.length).toBeGreaterThan(0);
  });

  it("is not guessed for a town elsewhere", () => {
    expect(first("Pattaya, soi 8")).toEqual(["area:pattaya"]);
  });
});

describe("names that ordinary words or longer names surround", () => {
  it.each([
    ["แถวรามคำแหง 24 งบ 8000", ["soi:ramkhamhaeng-24"]],
    ["แถวราม", ["road:ramkhamhaeng"]],
    ["แถวเกษตรศาสตร์", ["university:kasetsart-university"]],
    ["Siam", ["area:siam"]],
    ["Nana?", ["area:nana"]],
    ["นานาครับ", ["area:nana"]],
    ["what about Nana", ["area:nana"]],
    ["ใกล้ตลาดกิมหยง", ["park:kim-yong-market"]],
    ["near Kim Yong market", ["park:kim-yong-market"]],
    ["Phra Samut Jadee", ["district:1105"]],
    ["ใกล้ มธ. รังสิต", ["university:thammasat-university-rangsit"]],
    ["เมืองอุดร", ["province:41"]],
    ["โรงเรียนสาธิตเกษตร", ["school:kasetsart-university-laboratory-school"]],
    ["สาธิตจุฬา", ["school:chulalongkorn-university-demonstration-school"]],
    ["แขวงบางนา เขตบางนา", ["district:1047", "district:1047"]],
    ["Bang Phli at least 1000 sqm", ["district:1103"]],
    ["Pattaya a good sea view", ["area:pattaya"]],
    ["สุวรรณภูมิ", ["airport:suvarnabhumi-airport"]],
    ["รามอินทรา", ["road:ram-inthra"]],
  ])("%s", (text, expected) => {
    expect(first(text)).toEqual(expected);
  });
});

describe("an ordinary word is the place right beside its province, or as an item of a list", () => {
  it.each([
    ["แม่ฮ่องสอน ปาย", ["province:58", "district:5803"]],
    ["เชียงใหม่ฝาง", ["province:50", "district:5009"]],
    ["ภูกระดึง เลย", ["district:4210", "province:42"]],
    ["วิลล่าแม่น้ำ สมุย", ["area:maenam", "district:8404"]],
    ["วิวแม่น้ำ", []],
    ["Fang, Chiang Mai", ["district:5009", "province:50"]],
    ["Phrae long term", ["province:54"]],
    ["ปายเชียงใหม่", ["province:50"]],
    ["condo, nana, quiet", ["area:nana"]],
    ["#nana #condo", ["area:nana"]],
    ["นานา", ["area:nana"]],
  ])("%s", (text, expected) => {
    expect(first(text)).toEqual(expected);
  });
});

describe("a name may need its city or its network beside it", () => {
  it.each([
    ["Chiang Mai, old city or Nimman", ["province:50", "area:chiang-mai-old-city", "area:nimman"]],
    ["ภูเก็ต แถวเมืองเก่า", ["province:83", "area:phuket-old-town"]],
    ["a house in the old city", []],
    ["BTS Chatuchak", ["station:bts-mo-chit"]],
    ["บีทีเอส จตุจักร", ["station:bts-mo-chit"]],
  ])("%s", (text, expected) => {
    const found = findPlaces(text).map(({ places }) =>
      text.includes("hatuchak") || text.includes("จตุจักร")
        ? places.find(({ network }) => network === "bts")?.id
        : places[0]?.id,
    );
    expect(found).toEqual(expected);
  });

  it.each([
    ["ARL Lat Krabang", "station:arl-lat-krabang"],
    ["แอร์พอร์ตลิงก์หัวหมาก", "station:arl-hua-mak"],
    ["Pink Line Min Buri", "station:mrt-min-buri"],
    ["สายสีเหลือง ลาดพร้าว 71", "station:mrt-lat-phrao-71"],
  ])("a line beside a name says that its station is meant: %s", (text, id) => {
    expect(findPlaces(text).map(({ places, isStation }) => [places[0]?.id, isStation])).toEqual([
      [id, true],
    ]);
  });
});

describe("what is no place is left alone", () => {
  it.each([
    "on",
    "the one",
    "park view",
    "a new program for tenants",
    "bearing wall, impact resistant",
    "long term, hot water, song list",
    "season railway banana pocket boring nation calling",
    "as ok as it gets",
    "serial 12kata, model 7ari",
    "rama 2bed",
    "กะรนิด",
    "chit chat with nana",
    "Looking for a quiet apartment with a balcony and a bathtub, pet friendly, high floor, no agents",
    "walking distance to the market, kitchen, washing machine",
    "บ้าน",
    "ตลาดสด",
    "สวน",
    "โรงเรียนนานาชาติ",
    "ได้เลยครับ ตากผ้าได้ ลองดู สองห้อง คงไม่",
    "มะพร้าว น้ำยืน แสวงหา มกราคม",
    "ที่ดินเกษตร ทำเกษตร",
    "หาห้องเช่ารายเดือน ราคาถูก เลี้ยงแมวได้ มีเครื่องซักผ้า แอร์ ตู้เย็น",
    "",
    "🏠🏠 👍",
  ])("%s", (text) => {
    expect(findPlaces(text)).toEqual([]);
  });

  it.each([
    ["บางแสน 2 ล้าน", "บางแสน"],
    ["สามย่าน 1 ห้องนอน", "สามย่าน"],
    ["ตลาดพลูถูกๆ", "ตลาดพลู"],
    ["in Nana", "Nana"],
    ["near bts bearing", "bearing"],
    ["Ratchada MRT", "Ratchada"],
    ["Bangkok no agents", "Bangkok"],
    ["Bangkok's best", "Bangkok"],
  ])("nothing is cut out of a name, nothing drawn into it: %s", (text, name) => {
    expect(findPlaces(text).map((mention) => mention.text)).toEqual([name]);
  });
});

describe("offsets", () => {
  const awkward = [
    "👍 คอนโด\u200bห้วยขวาง\u200bรัชดา near BTS Asoke, เเจ้งวัฒนะ",
    "Café near Thong Lo 🏠 พระราม ๙",
    "ลาดพร้้้าว ม. เกษตร (สุขุมวิท 39)",
    "THONGLOR İ Ekkamai",
  ];
  it.each(awkward)("count UTF-16 units of the text as given: %s", (text) => {
    const mentions = findPlaces(text);
    expect(mentions.length).toBeGreaterThanOrEqual(2);
    let last = 0;
    for (const { start, end, text: found } of mentions) {
      expect(text.slice(start, end)).toBe(found);
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
  });

  it("work grows with the text, not with its square", () => {
    const count = (times: number) => findPlaces("คอนโดห้วยขวาง near Asoke ".repeat(times)).length;
    expect([count(1), count(10), count(200)]).toEqual([2, 20, 400]);
  });
});

const MESSAGES = new URL("../../../../shared/queries/open.jsonl", import.meta.url);
interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly history?: unknown;
  readonly expect?: {
    readonly places?: readonly string[];
    readonly near?: readonly { readonly name: string | null }[];
  };
}
describe.skipIf(!existsSync(MESSAGES))("labelled messages, where they are at hand", () => {
  it("every place that a message names is among what is found", () => {
    const rows = readFileSync(MESSAGES, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Labelled);
    const generic = new Set(["BTS", "MRT", "shops"]);
    const missed = rows
      .filter(({ history }) => history === undefined)
      .flatMap((row) => {
        const found = findPlaces(row.text).flatMap(({ places }) => places.map(({ name }) => name));
        const wanted = [
          ...(row.expect?.places ?? []),
          ...(row.expect?.near ?? []).map(({ name }) => name),
        ];
        return wanted
          .filter((name) => name !== null && !generic.has(name) && !found.includes(name))
          .map((name) => `${row.id} ${name}`);
      });
    expect(rows.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
  });
});

describe("a sub-district is read where the text says it names one", () => {
  it.each([
    ["แขวงคลองตันเหนือ เขตวัฒนา", ["subdistrict:103902", "district:1039"]],
    ["ต.บ้านแหวน อ.หางดง จ.เชียงใหม่", ["subdistrict:501507", "district:5015", "province:50"]],
    ["ทาวน์โฮมรามอินทรา 3 ห้องนอน", ["road:ram-inthra"]],
    ["ramintra 3 bed", ["road:ram-inthra"]],
    ["ขอ สองห้องน้ำ", []],
    ["ต.สุเทพ อ.เมือง เชียงใหม่", ["subdistrict:500108", "district:5001"]],
  ])("%s", (text, expected) => {
    expect(first(text)).toEqual(expected);
  });
});

describe("what only looks like a name", () => {
  it.each(["อยากย้ายเข้าคอนโด", "ค่าแรกเข้าคอนโดมีอะไรบ้าง", "เข้าคอนโดได้กี่โมง"])("%s", (text) => {
    expect(findPlaces(text)).toEqual([]);
  });
  it("is one where a word of its own follows", () => {
    expect(findPlaces("บ้านเข้าค้อ").map(({ places }) => places[0]?.name)).toEqual(["Khao Kho"]);
  });
});
