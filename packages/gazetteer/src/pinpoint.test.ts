import { describe, expect, it } from "vitest";
import { findAdministrativeArea } from "./administrative.ts";
import { type KnownArea, pinpoint } from "./pinpoint.ts";

const TOWNS: Readonly<Record<string, readonly [province: string, district?: string]>> = {
  Pattaya: ["Chon Buri", "Bang Lamung"],
  "Hua Hin": ["Prachuap Khiri Khan", "Hua Hin"],
  "Koh Samui": ["Surat Thani", "Koh Samui"],
};
function areaOf(city: string): KnownArea {
  const [province, district] = TOWNS[city] ?? [city];
  const codes = findAdministrativeArea({ province, district });
  if (codes === undefined) throw new Error(`no area is called ${city}`);
  return codes;
}
/** "area:ari 1000": what a text about a home is placed by, and how far the home may be from it. */
function placed(text: string, city: string, wording: "address" | "title" = "address"): string {
  const { pinpoint: found } = pinpoint(text, city, areaOf(city), wording);
  return found === undefined ? "nowhere" : `${found.place.id} ${found.precisionM}`;
}

describe("an address", () => {
  it.each([
    ["Ari", "Bangkok", "area:ari 1000"],
    ["Soi Ari 4, Phahonyothin Road", "Bangkok", "soi:ari-4 600"],
    ["ซอยสุขุมวิท 39 แขวงคลองตันเหนือ เขตวัฒนา", "กรุงเทพฯ", "soi:sukhumvit-39 600"],
    ["Sukhumvit 24, Khlong Toei", "Bangkok", "soi:sukhumvit-24 600"],
    ["Thong Lo Soi 13", "Bangkok", "soi:thong-lo-13 600"],
    ["ทองหล่อ 25", "กรุงเทพ", "soi:thong-lo-25 600"],
    ["Asok - Sukhumvit 21", "Bangkok", "area:asok 1000"],
    ["near BTS On Nut", "Bangkok", "station:bts-on-nut 1000"],
    ["BTS On Nut", "Bangkok", "station:bts-on-nut 600"],
    ["ใกล้ MRT พระราม 9", "กรุงเทพมหานคร", "station:mrt-rama-9 1000"],
    ["Rama 9 - Ratchada", "Bangkok", "area:rama-9 1300"],
    ["Sathorn Soi 1", "Bangkok", "soi:sathon-1 600"],
    ["Silom Road", "Bangkok", "road:silom 1721"],
    ["Sukhumvit", "Bangkok", "road:sukhumvit 7102"],
    ["ลาดพร้าว 71", "กรุงเทพฯ", "soi:lat-phrao-71 2500"],
    ["Ladprao 18, Chatuchak", "Bangkok", "soi:lat-phrao-18 800"],
    ["Chaeng Watthana, Pak Kret", "Nonthaburi", "area:pak-kret 3600"],
    ["opposite Central Ladprao", "Bangkok", "mall:central-ladprao 1000"],
    ["Ekkamai 12", "Bangkok", "soi:ekkamai-12 600"],
    ["รามคำแหง 24 หัวหมาก", "กรุงเทพฯ", "soi:ramkhamhaeng-24 600"],
    ["Phaya Thai", "Bangkok", "district:1014 2000"],
    ["BTS Phaya Thai", "Bangkok", "station:bts-phaya-thai 600"],
    ["Rawai", "Phuket", "area:rawai 3600"],
    ["Bang Tao, Cherngtalay", "Phuket", "area:bang-tao 2300"],
    ["หาดในหาน ราไวย์", "ภูเก็ต", "area:nai-harn 1500"],
    ["Patong Beach", "Phuket", "beach:patong-beach 800"],
    ["Chalong, 5 min to the pier", "Phuket", "area:chalong 4600"],
    ["Nimman Soi 9", "Chiang Mai", "soi:nimman-9 600"],
    ["นิมมานเหมินท์", "เชียงใหม่", "area:nimman 1000"],
    ["Santitham", "Chiang Mai", "area:santitham 900"],
    ["Hang Dong", "Chiang Mai", "district:5015 11000"],
    ["Pratumnak Soi 5", "Pattaya", "soi:pratumnak-5 600"],
    ["Wong Amat, Naklua", "Pattaya", "area:wong-amat 1000"],
    ["พัทยาใต้", "ชลบุรี", "area:south-pattaya 1200"],
    ["Khao Takiab", "Hua Hin", "area:khao-takiab 1600"],
    ["Hua Hin Soi 88", "Hua Hin", "soi:hua-hin-88 700"],
    ["Bophut", "Koh Samui", "area:bophut 3600"],
    ["Chaweng Noi", "Koh Samui", "area:chaweng-noi 1000"],
    ["Lamai", "Surat Thani", "area:lamai 2000"],
    ["บ่อผุด เกาะสมุย", "สุราษฎร์ธานี", "area:bophut 3600"],
  ])("%s in %s", (text, city, expected) => {
    expect(placed(text, city)).toBe(expected);
  });

  it.each([
    ["a place of another province", "Rama 9", "Phuket"],
    ["a place that it is far from", "10 km from Patong", "Phuket"],
    ["a place that it is a drive from", "20 min drive to Rawai", "Phuket"],
    ["a place of which another has the name and a word more", "Ari Noi", "Bangkok"],
    ["places that cannot both be meant", "Thong Lo, Don Mueang Airport", "Bangkok"],
    ["a district too wide to say anything", "Hua Hin", "Prachuap Khiri Khan"],
    ["nothing we know", "Sunny Court, building B", "Bangkok"],
  ])("that names %s gives no point: %s in %s", (_what, text, city) => {
    expect(placed(text, city)).toBe("nowhere");
  });
});

describe("a title", () => {
  it.each([
    ["Condo for rent near BTS Ari", "station:bts-ari 1000"],
    ["5 min to BTS Ari, pool view", "station:bts-ari 1000"],
    ["คอนโด ใกล้ BTS อารีย์", "station:bts-ari 1000"],
    ["The Line Sukhumvit 101", "soi:sukhumvit-101 1500"],
    // A builder's name that is a place's too, and a road that projects along half of it are called after.
    ["Lumpini Place near the river", "nowhere"],
    ["ลุมพินี วิลล์ ห้องมุม", "nowhere"],
    ["Metro Park Sathorn", "nowhere"],
  ])("%s", (text, expected) => {
    expect(placed(text, "Bangkok", "title")).toBe(expected);
  });
});

it("a road name is placed on the part of the road in the district", () => {
  const area = findAdministrativeArea({
    province: "Samut Prakan",
    district: "Mueang Samut Prakan",
  });
  const found = area && pinpoint("Sukhumvit Road", "Samut Prakan", area, "address").pinpoint;
  expect(found?.place.id).toBe("road:sukhumvit");
  expect(found?.point.lat).toBeLessThan(13.68);
});
