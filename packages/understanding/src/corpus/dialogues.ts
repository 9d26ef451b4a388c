import type { Action, Criteria } from "@propertyvr/vocabulary";

/** One turn: what is said, which keys it changes, and what it wants done. */
export type Turn = readonly [says: string, changes: Partial<Criteria>, action?: Action["type"]];

const b = (min: number, max = min) => ({ min, max });
const m = (max: number) => ({ max, per: "month" }) as const;
const t = (max: number) => ({ max, per: "total" }) as const;
const n = (
  kind: Criteria["near"][number]["kind"],
  name: string | null,
  within_m: number | null = null,
) => ({ kind, name, within_m });

/** Conversations as people hold them; keys a turn does not name stay as they were. */
export const DIALOGUES: readonly (readonly Turn[])[] = [
 [["condo in Thong Lo for rent",{deal:"rent",types:["condo"],places:["Thong Lo"]}],["2 bedrooms",{bedrooms:b(2)}],["under 60k",{price:m(60000)}],["what about Ekkamai?",{places:["Ekkamai"]}],["cheaper",{},"adjust"],["ok with a gym",{amenities:["gym"]}],["show more",{},"more"],["can foreigners buy there?",{}],["actually make it 3 bedrooms",{bedrooms:b(3)}]],
 [["I'm looking for a house in Chiang Mai",{types:["house"],places:["Chiang Mai"]}],["to buy",{deal:"sale"}],["max 6 million",{price:t(6000000)}],["3 bedrooms and a garden",{bedrooms:b(3),amenities:["garden"]}],["in Hang Dong or San Sai",{places:["Hang Dong","San Sai"]}],["forget the garden",{amenities:[]}],["compare 1 and 2",{},"compare"],["the first one looks good, can I visit it?",{},"viewing"]],
 [["studio near BTS On Nut 12k",{deal:"rent",types:["condo","apartment"],bedrooms:b(0),price:m(12000),near:[n("transit","On Nut")]}],["or a 1 bedroom",{bedrooms:b(0,1)}],["pet friendly",{amenities:["pet_friendly"]}],["15k is fine",{price:m(15000)}],["how about near BTS Bearing",{near:[n("transit","Bearing")]}],["thanks",{}]],
 [["villa phuket",{types:["villa"],places:["Phuket"]}],["for sale",{deal:"sale"}],["sea view and pool",{amenities:["sea_view","pool"]}],["between 15 and 25 million",{price:{min:15000000,max:25000000,per:"total"}}],["only in Rawai",{places:["Rawai"]}],["remove price limit",{price:null}],["sort by cheapest",{sort:"cheapest"}],["start over",{deal:null,types:[],places:[],amenities:[],sort:null},"reset"],["condo in Patong",{types:["condo"],places:["Patong"]}]],
 [["หาคอนโดเช่าแถวอ่อนนุช",{deal:"rent",types:["condo"],places:["On Nut"]}],["1 ห้องนอน",{bedrooms:b(1)}],["ไม่เกิน 15000",{price:m(15000)}],["ถูกกว่านี้มีไหม",{},"adjust"],["แล้วถ้าเป็นบางนาล่ะ",{places:["Bang Na"]}],["ขอที่เลี้ยงแมวได้ด้วย",{amenities:["pet_friendly"]}],["ขยับงบเป็น 18000",{price:m(18000)}],["2 ห้องนอนก็ได้",{bedrooms:b(1,2)}]],
 [["อยากซื้อบ้านเดี่ยว นนทบุรี",{deal:"sale",types:["house"],places:["Nonthaburi"]}],["งบ 5 ล้าน",{price:t(5000000)}],["4 ห้องนอน มีที่จอดรถ",{bedrooms:b(4),amenities:["parking"]}],["ทาวน์โฮมก็ได้",{types:["house","townhouse"]}],["ใกล้รถไฟฟ้าสายสีม่วง",{near:[n("transit","MRT Purple Line")]}],["กู้ได้ไหม",{}],["ขอดูอันที่สอง",{},"select"],["ไม่จำกัดงบแล้ว",{price:null}],["เริ่มใหม่",{deal:null,types:[],places:[],price:null,bedrooms:null,amenities:[],near:[]},"reset"]],
 [["office for rent Silom 100 sqm",{deal:"rent",types:["office"],places:["Silom"],area_sqm:b(80,120)}],["bigger, at least 150 sqm",{area_sqm:{min:150}}],["also Sathorn",{places:["Silom","Sathon"]}],["80k max",{price:m(80000)}],["near the MRT",{near:[n("transit","MRT")]}],["within 500 metres",{near:[n("transit","MRT",500)]}],["I'd like to talk to the agent",{},"contact"]],
 [["land in Hua Hin",{types:["land"],places:["Hua Hin"]}],["at least 1 rai",{land_sqm:{min:1600}}],["near the sea",{near:[n("beach",null)]}],["5 million budget",{deal:"sale",price:t(5000000)}],["what about Cha-am",{places:["Cha-am"]}],["up to 8 million then",{price:t(8000000)}],["save this search",{},"save"]],
 [["2 bed condo Asok 50k",{deal:"rent",types:["condo"],bedrooms:b(2),places:["Asok"],price:m(50000)}],["not Asok, Nana",{places:["Nana"]}],["with bathtub please",{amenities:["bathtub"]}],["no, I want to buy",{deal:"sale",price:null}],["8-10m",{price:{min:8000000,max:10000000,per:"total"}}],["foreign quota only",{tenure:"foreign_quota"}],["houses instead",{types:["house"]}],["nearer to the BTS",{near:[n("transit","BTS")]}]],
 [["ทาวน์เฮ้าส์ให้เช่า รังสิต 10000",{deal:"rent",types:["townhouse"],places:["Rangsit"],price:m(10000)}],["เอาที่มีแอร์",{amenities:["aircon"]}],["ไม่เอารังสิต เอาลำลูกกา",{places:["Lam Luk Ka"]}],["3 ห้องนอนขึ้นไป",{bedrooms:{min:3}}],["ลดงบเหลือ 8000",{price:m(8000)}],["เทียบ 2 กับ 4",{},"compare"],["สัญญาเช่าขั้นต่ำกี่เดือน",{}],["ขอเบอร์เจ้าของอันแรก",{},"contact"]],
]; // prettier-ignore
