import type { Language } from "@propertyvr/vocabulary";

/** What the stored answer to a question about rules, papers or steps must hold. */
export interface GuideQuestion {
  readonly language: Language;
  readonly say: string;
  readonly holds:
    /** The article that is cited, and the point of it; null is its summary. */
    | { readonly slug: string; readonly key: string | null }
    /** Nothing is cited: the answer says that it does not know, and who does. */
    | { readonly asks: string }
    | "steering"
    | "owner"
    /** No answer fits a figure that cannot be: that is said, and what to tell instead. */
    | "impossible";
}

const en = (say: string, holds: GuideQuestion["holds"]): GuideQuestion => ({
  language: "en",
  say,
  holds,
});
const th = (say: string, holds: GuideQuestion["holds"]): GuideQuestion => ({
  language: "th",
  say,
  holds,
});
const cite = (slug: string, key: string | null = null) => ({ slug, key });
const CONDO = (key: string) => cite("foreigners-buying-a-condo", key);
const asks = (who: string) => ({ asks: who });

export const GUIDE_QUESTIONS: readonly GuideQuestion[] = [
  en("what should I check when I go see a room tomorrow", cite("viewing-a-home")),
  th("พรุ่งนี้ไปดูห้อง ต้องเช็กอะไรบ้าง", cite("viewing-a-home")),
  en("someone on facebook wants 5000 deposit before viewing is it scam", cite("avoiding-scams")),
  th("มีคนในเฟซให้โอนมัดจำ 5000 ก่อนดูห้อง หลอกมั้ย", cite("avoiding-scams")),
  en(
    "my girlfriend wants me to put land in her name, im american, is it safe",
    cite("foreigners-and-land"),
  ),
  en(
    "agent says i can renew my 30 year lease two more times guaranteed, true?",
    cite("leases-and-renewals", "renewals"),
  ),
  en("find me area without many indians or chinese please", "steering"),
  en("I want to sell my condo in thonglor, can you list it", "owner"),
  en("quota 0 percent foreign can i buy", CONDO("quota-full")),
  th("โควต้าต่างชาติ 0% ซื้อได้ไหม", CONDO("quota-full")),
  en(
    "can my landlord keep my deposit because of a scratch on the wall",
    cite("deposits-and-tenant-rules", "deposit-back"),
  ),
  th("เจ้าของห้องไม่คืนมัดจำเพราะผนังเป็นรอย ทำได้ไหม", cite("deposits-and-tenant-rules", "deposit-back")),
  th(
    "นายหน้าขอมัดจำ 2 เดือน ล่วงหน้า 1 เดือน ค่าเช่า 25000 ถูกกฎหมายไหม",
    cite("deposits-and-tenant-rules"),
  ),
  th("ต่างชาติถือที่ดินที่หัวหินได้กี่ไร่", cite("foreigners-and-land")),
  en("Can a foreigner own a condo in Thailand?", cite("foreigners-buying-a-condo")),
  th("ฝรั่งซื้อคอนโดเป็นชื่อตัวเองได้ไหม", cite("foreigners-buying-a-condo")),
  en("What is the foreign quota limit?", cite("foreigners-buying-a-condo", "quota")),
  th("โควต้าต่างชาตินับจากพื้นที่หรือจำนวนห้อง", cite("foreigners-buying-a-condo", "quota")),
  en(
    "What happens when the foreign quota is already full?",
    cite("foreigners-buying-a-condo", "quota-full"),
  ),
  th("ต่างชาติต้องโอนเงินจากต่างประเทศเข้ามาซื้อคอนโดไหม", cite("foreigners-buying-a-condo", "money")),
  en("Is it legal for foreigners to own land here?", cite("foreigners-and-land")),
  th("ต่างชาติซื้อที่ดินได้หรือเปล่า", cite("foreigners-and-land")),
  th("ลงทุน 40 ล้านแล้วต่างชาติซื้อที่ดินได้ใช่ไหม", cite("foreigners-and-land", "land-investment")),
  en("How long can a leasehold last at most?", cite("leases-and-renewals", "longest")),
  th("เช่าที่ดินระยะยาวได้สูงสุดกี่ปี", cite("leases-and-renewals", "longest")),
  en("Is a 30+30+30 lease really valid?", cite("leases-and-renewals", "renewals")),
  th("สัญญาเช่า 5 ปีต้องจดทะเบียนไหม", cite("leases-and-renewals", "register")),
  en("What does it cost to register a lease?", cite("leases-and-renewals", "lease-fee")),
  en("What is a chanote?", cite("title-deeds", "chanote")),
  th("น.ส.3 ก. ต่างจากโฉนดยังไง", cite("title-deeds", "nor-sor-3-gor")),
  th("ที่ดิน ส.ป.ก. ซื้อขายได้ไหม", cite("title-deeds", "sor-por-kor")),
  en("Is Por Bor Tor 5 land safe to buy?", cite("title-deeds", "por-bor-tor")),
  en(
    "Who pays the transfer fee, the buyer or the seller?",
    cite("costs-on-transfer-day", "who-pays"),
  ),
  th("ค่าโอนใครเป็นคนจ่าย ผู้ซื้อหรือผู้ขาย", cite("costs-on-transfer-day", "who-pays")),
  th("วันโอนต้องเสียค่าอะไรบ้าง", cite("costs-on-transfer-day")),
  en(
    "When is a seller exempt from specific business tax?",
    cite("costs-on-transfer-day", "business-tax-exempt"),
  ),
  en("Is the 0.01% transfer fee still available?", cite("reduced-transfer-fees")),
  th("มาตรการลดค่าโอนยังมีอยู่ไหม", cite("reduced-transfer-fees")),
  en("How is withholding tax worked out when I sell?", cite("withholding-tax-for-sellers")),
  th("ราคาประเมินรอบนี้ใช้ถึงเมื่อไหร่", cite("official-appraisal", "round")),
  en("When will I get my rental deposit back?", cite("deposits-and-tenant-rules", "deposit-back")),
  th("เช่าคอนโดต้องวางมัดจำกี่เดือน", cite("deposits-and-tenant-rules", "usual")),
  th("เจ้าของห้องคิดค่าไฟเกินจริงได้ไหม", cite("deposits-and-tenant-rules", "what-it-asks")),
  en("What is a sinking fund?", cite("common-fees-and-sinking-fund", "sinking-fund")),
  th("ค่าส่วนกลางคอนโดปกติเท่าไหร่", cite("common-fees-and-sinking-fund", "range")),
  en(
    "Do I pay land and building tax on a second home?",
    cite("land-and-building-tax", "other-home"),
  ),
  th("ภาษีที่ดินต้องจ่ายเดือนไหน", cite("land-and-building-tax", "when")),
  en("Can I rent out my condo on Airbnb?", cite("short-lets")),
  th("ปล่อยเช่ารายวันผิดกฎหมายไหม", cite("short-lets")),
  en("Will a bank lend the full price of a first home?", cite("home-loans", "first-home")),
  th("กู้บ้านหลังที่สองได้กี่เปอร์เซ็นต์", cite("home-loans", "second-home")),
  en("Does buying property help me get a visa?", cite("visas-and-property")),
  th("วีซ่า DTV อยู่ได้กี่วัน", cite("visas-and-property", "dtv")),
  en("What should I check when viewing a condo?", cite("viewing-a-home")),
  th("ย้ายเข้าวันแรกต้องทำอะไรบ้าง", cite("moving-in")),
  en("How do I avoid rental scams?", cite("avoiding-scams")),
  th("เลือกทำเลยังไงดี", cite("choosing-an-area")),
  en("How do I read a property listing?", cite("reading-a-listing")),
  th("ตารางวาคืออะไร", cite("rai-ngan-and-wah")),
  en("Who keeps the condo after a divorce?", asks("lawyer")),
  th("หย่าแล้วบ้านเป็นของใคร", asks("lawyer")),
  en("Can I pay for a condo with bitcoin?", asks("land_office")),
  th("จ่ายค่าคอนโดด้วยคริปโตได้ไหม", asks("land_office")),
  en("Can I buy land through a Thai company?", asks("lawyer")),
  th("ตั้งบริษัทถือที่ดินแทนต่างชาติได้ไหม", asks("lawyer")),
  en("Do I need home insurance by law?", asks("insurer")),
  th("ต้องทำประกันอัคคีภัยบ้านไหม", asks("insurer")),
  en("Do I need a permit to build a house?", asks("district_office")),
  th("ต่อเติมบ้านต้องขออนุญาตไหม", asks("district_office")),
  en("How is rental income taxed?", asks("revenue_department")),
  th("มรดกบ้านต้องแบ่งยังไง", asks("lawyer")),
  en("How do I report my 90 days to immigration?", asks("immigration")),
  th("ติดเครดิตบูโรกู้บ้านได้ไหม", asks("bank")),
  en("Find me an area in Bangkok without Indians", "steering"),
  en("Which part of Pattaya has only white people?", "steering"),
  th("หาย่านที่ไม่มีคนจีนอยู่", "steering"),
  th("อยากอยู่แถวที่ไม่มีมุสลิม", "steering"),
  en("I want to sell my condo, can you list it?", "owner"),
  th("อยากฝากขายบ้าน ทำยังไง", "owner"),
  en("How much of a condo building can foreigners own in total?", CONDO("quota")),
  en("Can I wire the money for my condo from Singapore?", CONDO("money")),
  en("The building has a foreign quota of 0 left, can I still buy?", CONDO("quota-full")),
  en(
    "Is a lease longer than three years binding if it isn't registered?",
    cite("leases-and-renewals", "register"),
  ),
  en(
    "How many days does my landlord have to pay the deposit back?",
    cite("deposits-and-tenant-rules", "deposit-back"),
  ),
  en(
    "Does the landlord have to give me a contract in Thai?",
    cite("deposits-and-tenant-rules", "what-it-asks"),
  ),
  en("Can I mortgage Nor Sor 3 Gor land?", cite("title-deeds", "nor-sor-3-gor")),
  en("How much will a bank lend on a third home?", cite("home-loans", "second-home")),
  en("What fine do I risk for renting my flat out by the night?", cite("short-lets", "hotel-act")),
  en("How many days can I stay on each entry with a DTV?", cite("visas-and-property", "dtv")),
  en("When is the land and building tax due?", cite("land-and-building-tax", "when")),
  en("What should I photograph when I get the keys?", cite("moving-in")),
  en("Which bank has the lowest mortgage rate this month?", asks("bank")),
  en("Can my Thai wife and I hold a house in both names?", asks("lawyer")),
  en("Is there a law that lets tenants paint the walls?", asks("lawyer")),
  en("How long does a retirement visa extension take?", asks("immigration")),
  en("What does section 9999 of the Property Happiness Act say?", asks("lawyer")),
  en("Is a lease of -5 years valid?", "impossible"),
  th("ต่างชาติรวมกันถือห้องในตึกได้กี่เปอร์เซ็นต์", CONDO("quota")),
  th("โควตาต่างชาติเหลือ 0 แล้วยังซื้อได้ไหม", CONDO("quota-full")),
  th("ค่าจดจำนองกี่เปอร์เซ็นต์", cite("costs-on-transfer-day", "mortgage-fee")),
  th(
    "ถือครองบ้านเกิน 5 ปียังต้องเสียภาษีธุรกิจเฉพาะไหม",
    cite("costs-on-transfer-day", "business-tax-exempt"),
  ),
  th("สัญญาเช่า 99 ปีมีจริงไหม", cite("leases-and-renewals", "lease-99")),
  th("ส.ค.1 จดทะเบียนโอนได้ไหม", cite("title-deeds", "sor-kor-1")),
  th(
    "เจ้าของมีแค่ 2 ห้อง ต้องทำตามประกาศควบคุมสัญญาเช่าไหม",
    cite("deposits-and-tenant-rules", "small-owner"),
  ),
  th("นิติขึ้นค่าส่วนกลางเองได้ไหม", cite("common-fees-and-sinking-fund", "vote")),
  th("เงินกองทุนจ่ายครั้งเดียวหรือทุกปี", cite("common-fees-and-sinking-fund", "sinking-fund")),
  th("บ้านหลังที่สองเสียภาษีที่ดินอัตราเท่าไหร่", cite("land-and-building-tax", "other-home")),
  th("ย้ายออกต้องเตรียมอะไรบ้าง", cite("moving-out")),
  th("กลัวโดนโกงตอนเช่าห้อง ต้องระวังอะไร", cite("avoiding-scams")),
  th("ธนาคารไหนดอกเบี้ยบ้านถูกสุดตอนนี้", asks("bank")),
  th("กู้ร่วมกับแฟนต้องจดทะเบียนสมรสไหม", asks("bank")),
  th("พ.ร.บ.บ้านสุขใจ พ.ศ. 2599 ว่ายังไง", asks("lawyer")),
  th("เช่าที่ดิน -5 ปีได้ไหม", "impossible"),
  en("section 9999", asks("lawyer")),
  en("Section 540", cite("leases-and-renewals", "longest")),
  th("มาตรา 1382", asks("lawyer")),
  th("มาตรา ๕๓๘ ว่าอย่างไร", cite("leases-and-renewals", "register")),
  en("land tax in 2015", cite("land-and-building-tax")),
  th("ภาษีที่ดินปี 2558", cite("land-and-building-tax")),
];
