import { type ConversationState, type Criteria, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, it, test } from "vitest";
import { understand } from "../understand.ts";
import { searchAfter } from "./search-after.ts";

describe("the last turn changes these criteria and no others", () => {
  const turns: readonly (readonly [turns: string, changes: Partial<Criteria>])[] = [
    ["condo in ari 20k rent 2 bedrooms / actually 3", {bedrooms:{min:3,max:3}}],
    ["condo in ari 20k rent 2 bedrooms / 25", {price:{max:25000,per:"month"}}],
    ["condo in ari rent 2 bedrooms / 25", {price:{max:25000,per:"month"}}],
    ["condo in ari rent / 2", {bedrooms:{min:2,max:2}}],
    ["condo in ari rent / 30", {price:{max:30000,per:"month"}}],
    ["condo to buy in ari 3 million / no wait, 3.5", {price:{max:3500000,per:"total"}}],
    ["condo in ari rent 20k / 11 or 12", {price:{min:11000,max:12000,per:"month"}}],
    ["condo in ari rent 20k / or 3", {bedrooms:{min:3,max:3}}],
    ["condo in ari 2 bedrooms rent / or 3", {bedrooms:{min:2,max:3}}],
    ["condo in ari rent at least 75 sqm / 48 at most", {price:{max:48000,per:"month"}}],
    ["condo in ari rent at least 75 sqm / 100 at most", {area_sqm:{max:100}}],
    ["condo in ari rent 12 to 15k / raise it to 20", {price:{min:12000,max:20000,per:"month"}}],
    ["condo in ari rent 3 bedrooms / not 3, 2", {bedrooms:{min:2,max:2}}],
    ["condo in ari rent 3 bedrooms / 2, not 3", {bedrooms:{min:2,max:2}}],
    ["condo in ari rent 20k / 16 if it's an old building", {price:{max:16000,per:"month"}}],
    ["condo in ari rent 20k / 30 if no deposit", {price:{max:30000,per:"month"}}],
    ["condo in ari rent 100 sqm / smaller is fine, from 60", {area_sqm:{min:60}}],
    ["condo in ari rent 20k / too expensive, what about 15", {price:{max:15000,per:"month"}}],
    ["condo in ari rent / 2.8?", {}],
    ["condo to buy in ari / 2.8?", {price:{max:2800000,per:"total"}}],
    ["condo to buy in ari 6 million / 6 is too low then? 6.8", {price:{max:6800000,per:"total"}}],
    ["condo in ari rent 60 sqm / 55 too much sorry, 50", {area_sqm:{min:40,max:60}}],
    ["condo in ari rent near bts asok within 500 m / 800", {near:[{kind:"transit",name:"Asok",within_m:800}]}],
    ["condo in ari rent near bts asok within 500 m / actually 800", {near:[{kind:"transit",name:"Asok",within_m:800}]}],
    ["condo in ari rent 3 bedrooms / 2 is enough", {bedrooms:{min:2,max:2}}],
    ["คอนโดอารีย์ เช่า 3 ห้องนอน / สองห้องก็พอ", {bedrooms:{min:2,max:2}}],
    ["house in nan to buy 2 rai / 3", {bedrooms:{min:3,max:3}}],
    ["house in nan to buy 100 wah / actually 150", {land_sqm:{min:480,max:720}}],
    ["condo in ari rent / 20 / no sorry, 2 bedrooms", {price:null,bedrooms:{min:2,max:2}}],
    ["condo in ari rent 18k / 20 / no sorry, 2 bedrooms", {bedrooms:{min:2,max:2}}],
    ["condo in ari rent / 20 / sorry, 2 bedrooms", {bedrooms:{min:2,max:2}}],
    ["condo in ari rent / 20 / no sorry, 2 bedrooms under 25k", {price:{max:25000,per:"month"},bedrooms:{min:2,max:2}}],
    ["condo in ari rent 2 bedrooms / and 20", {price:{max:20000,per:"month"}}],
    ["condo in ari rent 2 bedrooms 20k / make it 3 / and 25", {price:{max:25000,per:"month"}}],
    ["condo in ari rent 3 bedrooms at least / 2 would do", {bedrooms:{min:2}}],
    ["condo in ari rent under 20k / under 25", {price:{max:25000,per:"month"}}],
    ["condo in ari rent 20k / 200", {price:{max:200000,per:"month"}}],
    ["condo in ari rent 20k / 2000", {price:{max:2000,per:"month"}}],
    ["condo in ari rent 20k / twenty two", {price:{max:22000,per:"month"}}],
    ["condo in ari rent 20k / number 25", {}],
    ["condo in ari rent 20k / 2nd floor", {}],
    ["condo in ari rent 20k / 25 people", {}],
    ["condo in ari rent 20k / 25%", {}],
    ["condo in ari rent 20k 2 bedrooms / 1 is fine", {bedrooms:{min:1,max:1}}],
    ["condo in ari rent 20k 2 bedrooms / 15 is fine", {price:{max:15000,per:"month"}}],
    ["condo in ari rent 20k / ok thanks 25", {price:{max:25000,per:"month"}}],
    ["condo in ari rent / 40 sqm", {area_sqm:{min:32,max:48}}],
    ["condo in ari rent 40 sqm / 50", {area_sqm:{min:40,max:60}}],
    ["condo in ari rent 40 sqm 20k / 50", {area_sqm:{min:40,max:60}}],
    ["condo in ari rent 40 sqm 45k / 50", {price:{max:50000,per:"month"}}],
    ["office in ari rent / 200", {price:{max:200000,per:"month"}}],
    ["villa in rawai to buy / 25", {price:{max:25000000,per:"total"}}],
    ["villa in rawai rent / 25", {price:{max:25000,per:"month"}}],
    ["land in nan to buy / 5", {price:{max:5000000,per:"total"}}],
    ["condo in ari or nana rent / only ari", {places:["Ari"]}],
    ["condo in ari rent / nana too", {places:["Ari","Nana"]}],
    ["condo in ari rent / what about nana", {places:["Nana"]}],
    ["condo in ari rent with pool / and a gym", {amenities:["pool","gym"]}],
    ["condo in ari rent with pool / no pool needed", {amenities:[]}],
    ["condo in ari rent with pool / forget the pool", {amenities:[]}],
    ["condo in ari rent 20k / any price", {price:null}],
    ["condo in ari rent 20k / forget the budget", {price:null}],
    ["condo in ari rent 20k / anywhere is fine", {places:[]}],
    ["condo in ari rent 20k / a house is ok too", {types:["condo","house"]}],
    ["condo in ari rent 20k / a house instead", {types:["house"]}],
    ["condo in ari rent 20k / to buy instead", {deal:"sale",price:null}],
    ["house in ari to buy 5 million, foreign quota / rent instead", {deal:"rent",price:null,tenure:null}],
    ["condo in ari 2 bedrooms to buy / land instead", {types:["land"],bedrooms:null}],
    ["condo in ari rent 20k / start over", {deal:null,types:[],price:null,places:[]}],
    ["condo in ari rent 20k / undo that", {}],
    ["condo in ari rent 20k / with a pool / undo that", {amenities:[]}],
    ["condo in ari rent 20k / new search: house in nan", {deal:null,types:["house"],price:null,places:["Nan"]}],
    ["condo in ari rent 20k / raise the budget 5k", {price:{max:25000,per:"month"}}],
    ["คอนโดอารีย์ เช่า 20000 / เพิ่มงบ 5000", {price:{max:25000,per:"month"}}],
    ["condo in ari rent 20k / pricier 5000", {price:{max:25000,per:"month"}}],
    ["condo in ari rent 20k / pricier, 1000", {price:{max:21000,per:"month"}}],
    ["condo in ari rent 20k / pricier, 25k", {price:{max:25000,per:"month"}}],
    ["condo in ari rent 20k / cheaper, 5k", {price:{max:15000,per:"month"}}],
    ["condo in ari rent 21k / cheaper, 7k", {price:{max:14000,per:"month"}}],
    ["condo in ari rent 21k / cheaper, 8k", {price:{max:8000,per:"month"}}],
    ["condo in ari rent 90k / cheaper, 70", {price:{max:70000,per:"month"}}],
    ["condo in ari rent 20k / raise the budget by 20%", {price:{max:24000,per:"month"}}],
    ["condo to buy in ari 5 million / raise it by half a million", {price:{max:5500000,per:"total"}}],
    ["condo in ari rent from 20k / raise the budget by 5k", {price:{min:25000,per:"month"}}],
    ["condo in ari rent 15k to 20k / lower the budget by 5k", {price:{max:15000,per:"month"}}],
    ["condo in ari rent 15k to 20k / lower the budget by 4k", {price:{min:15000,max:16000,per:"month"}}],
    ["condo in ari rent 20k / lower the budget by 20k", {}],
    ["condo in ari rent 20k / lower the budget by 19k", {price:{max:1000,per:"month"}}],
    ["condo to buy in ari / min 40", {area_sqm:{min:40}}],
    ["condo to buy in ari / around 70", {area_sqm:{min:56,max:84}}],
    ["condo to buy in ari / min 3", {price:{min:3000000,per:"total"}}],
    ["condo in ari rent 2 bedrooms / one more bedroom", {bedrooms:{min:3,max:3}}],
    ["condo in ari rent 2 bedrooms / one bedroom less", {bedrooms:{min:1,max:1}}],
    ["condo in ari rent 20k / same budget, thong lo", {places:["Thong Lo"]}],
    ["คอนโดอารีย์ เช่า 20000 / งบเท่าเดิม ทองหล่อ", {places:["Thong Lo"]}],
    ["condo in ari, thong lo or nana rent 20k / thong lo is too far / on nut instead", {places:["Ari","Nana","On Nut"]}],
    ["คอนโดอารีย์ ทองหล่อ หรือนานา เช่า 20000 / ทองหล่อไกลไป / เอาอ่อนนุชแทน", {places:["Ari","Nana","On Nut"]}],
    ["condo in kamala rent 20k / kamala is dull for my husband. patong instead", {places:["Patong"]}],
    ["condo to buy in ari / not for sale, to rent", {deal:"rent"}],
    ["condo in ari rent near bts asok / or near mrt phetchaburi", {near:[{kind:"transit",name:"Asok",within_m:null},{kind:"transit",name:"Phetchaburi",within_m:null}]}],
    ["condo in ari rent near a hospital / or bangkok hospital", {near:[{kind:"hospital",name:"Bangkok Hospital",within_m:null}]}],
    ["condo in ari rent near a hospital and bts asok / or bangkok hospital", {near:[{kind:"transit",name:"Asok",within_m:null},{kind:"hospital",name:"Bangkok Hospital",within_m:null}]}],
    ["condo in phuket rent / or bangkok", {places:["Phuket","Bangkok"]}],
    ["condo in ari rent 20k / bangkok", {places:["Bangkok"]}],
    ["condo in ari or nana rent / not ari, traffic", {places:["Nana"]}],
    ["condo in ari rent 20k / can i have a pool there?", {amenities:["pool"]}],
    ["condo in ari rent 20k / COULD WE HAVE A GYM?", {amenities:["gym"]}],
    ["condo in ari rent 25k / 25 is really my limit", {}],
    ["condo in ari rent 2 bedrooms 25k / cheaper than that one", {}],
    ["condo in ari rent / two rooms, one for my son", {bedrooms:{min:2,max:2}}],
  ]; // prettier-ignore
  test.each(turns)("%s", (said, changes) => {
    const texts = said.split(" / ");
    const [text = "", before = ""] = texts.toReversed();
    const { criteria } = understand({ text: before, history: texts.slice(0, -2) });
    const got = understand({ text, history: texts.slice(0, -1) });
    expect(got.criteria).toEqual({ ...criteria, ...changes });
  });
});

describe("a comparison", () => {
  const HOME = { price: 20_000, bedrooms: 1 };
  const shown = ["a", "b", "c"].map((id) => ({ ...HOME, id, title: `Condo ${id}` }));
  const compared = (text: string, about_home?: string): readonly number[] | undefined => {
    const state: ConversationState = {
      criteria: EMPTY_CRITERIA,
      shown,
      ...(about_home !== undefined && { about_home }),
    };
    const { action } = understand({ text, state });
    expect(action?.type).toBe("compare");
    return action?.indexes;
  };

  it("with one home is of the one that was talked about last and that one", () => {
    expect(compared("compare it with number 2", "a")).toEqual([1, 2]);
    expect(compared("compare it with number 2", "c")).toEqual([3, 2]);
  });

  it("names no other home where none, or the same one, was talked about", () => {
    expect(compared("compare it with number 2")).toEqual([2]);
    expect(compared("compare it with number 2", "b")).toEqual([2]);
    expect(compared("compare it with number 2", "gone")).toEqual([2]);
  });

  it("of two homes is of those two, whichever was talked about last", () => {
    expect(compared("compare 2 and 3", "a")).toEqual([2, 3]);
  });
});

it("the words that a title may bear are those that nothing was read from, in their order", () => {
  const wordsOf = (text: string) => searchAfter(understand({ text }), null).title_words;
  expect(wordsOf("condo Zorvex in Ari, Qwixle")).toBe("Zorvex Qwixle");
  expect(wordsOf("condo in Ari")).toBeNull();
});
