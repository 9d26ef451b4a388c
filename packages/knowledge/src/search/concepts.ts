import type { Bilingual } from "../articles/article.ts";

/**
 * What a question can be about, with the phrases that say it, parted by "|". English phrases are
 * matched as whole words whatever their number; Thai ones anywhere, because Thai has no spaces.
 */
export const CONCEPTS = {
  foreigner: {
    en: "foreign | foreigner | foreign husband | expat | non thai | non resident | westerner | farang | american | british | english man | german | french | russian | chinese | japanese | korean | australian | not thai",
    th: "ต่างชาติ | ต่างด้าว | ฝรั่ง | ไม่ใช่คนไทย | คนอังกฤษ | คนจีน | คนรัสเซีย | คนญี่ปุ่น | คนเกาหลี | คนอเมริกัน | อเมริกัน | คนเยอรมัน",
  },
  own: {
    en: "own | owned | ownership | owner of | buy | buying | bought | purchase | purchasing | acquire | have land | in my name | in my own name | in his name | in her name | in their name | my name on | his name on | her name on | freehold",
    th: "ซื้อ | ถือครอง | ถือที่ดิน | ถือคอนโด | เป็นเจ้าของ | มีชื่อ | ชื่อตัวเอง | ในชื่อ | ถือกรรมสิทธิ์ | ครอบครอง",
  },
  condo: {
    en: "condo | condominium | apartment | flat | unit",
    th: "คอนโด | ห้องชุด | อาคารชุด",
  },
  land: { en: "land | plot | tee din | ti din", th: "ที่ดิน" },
  house: {
    en: "house | villa | townhouse | baan | shophouse | shop house",
    th: "บ้าน | วิลล่า | ทาวน์เฮ้าส์ | ทาวน์โฮม | ตึกแถว | อาคารพาณิชย์",
  },
  thaiPartner: {
    en: "thai wife | thai husband | thai wives | thai husbands | thai spouse | thai partner | thai girlfriend | thai boyfriend | wife is thai | husband is thai | girlfriend is thai | married to a thai | married to a foreigner | married to a farang | marry a foreigner | married a foreigner | wife s name | girlfriend s name",
    th: "แต่งงานกับต่างชาติ | แต่งกับต่างชาติ | แต่งงานกับฝรั่ง | แต่งกับฝรั่ง | แต่งงานกับชาวต่างชาติ | สมรสกับชาวต่างชาติ | สมรสกับต่างชาติ | สามีต่างชาติ | สามีชาวต่างชาติ | สามีฝรั่ง | แฟนฝรั่ง | แฟนต่างชาติ | ภรรยาไทย | ภรรยาคนไทย | เมียไทย | เมียคนไทย | สามีไทย | ภรรยาเป็นคนไทย | คู่สมรสต่างชาติ",
  },
  bothNames: {
    en: "both name | both our name | both of our name | both name on | joint name | jointly | co own | co owner | two name | two owner | together with my wife | together with my husband",
    th: "ชื่อร่วม | ชื่อสองคน | ใส่ชื่อทั้งสอง | สองชื่อ | ชื่อเราสองคน | ถือร่วม | กรรมสิทธิ์ร่วม | ซื้อร่วมกัน | กู้ร่วมกับแฟนต่างชาติ",
  },
  borrowTogether: {
    en: "joint loan | joint mortgage | borrow together | borrow jointly | co borrower | co borrow | loan together | mortgage together | apply together | loan with my brother | loan with my sister | loan with my partner | loan with my girlfriend | loan with my boyfriend",
    th: "กู้ร่วม | ผู้กู้ร่วม | กู้ด้วยกัน | ยื่นกู้คู่",
  },
  upkeep: {
    en: "upkeep | running cost | per year to own | a year to own | every year to own | yearly cost | annual cost | cost of ownership | maintenance cost | cost to maintain | cost of maintaining | cost of owning | cost to own | costs of owning | ongoing cost | cost to run | costs as an owner",
    th: "ค่าดูแลบ้าน | ค่าดูแลคอนโด | ค่าดูแลรายเดือน | ค่าบำรุงรักษา | ค่าใช้จ่ายรายเดือนของบ้าน | ค่าใช้จ่ายรายเดือนของคอนโด | ค่าใช้จ่ายของเจ้าของ | ค่าใช้จ่ายหลังซื้อ | ค่าใช้จ่ายหลังโอน",
  },
  quota: {
    en: "quota | 49% | 49 percent | 49 per cent",
    th: "โควตา | โควต้า | 49% | 49เปอร์เซ็นต์",
  },
  full: {
    en: "full | 0 left | none left | used up | no room | exhausted | run out | 0% | 0 percent | 0 per cent | zero | quota 0 | quota is 0 | 0 quota | no quota",
    th: "เต็ม | หมดแล้ว | เหลือ0 | โควต้า0 | โควตา0 | 0%",
  },
  floorArea: { en: "floor area | floor space | number of unit | by unit", th: "พื้นที่ | จำนวนห้อง" },
  fromAbroad: {
    en: "from abroad | from overseas | overseas | foreign currency | wire | wired | bring money | money come from | fet | fet form | transfer money",
    th: "จากต่างประเทศ | เงินตราต่างประเทศ | โอนเงินเข้า | นำเงินเข้า | เงินจากนอก | ใบfet",
  },
  together: { en: "in total | together | all foreigner", th: "รวมกัน" },
  raisedQuota: { en: "75% | 75 percent | 75 per cent | 75", th: "75%|75เปอร์เซ็นต์|75" },
  investment: {
    en: "40 million | 40m | invest | investing | investment",
    th: "40ล้าน | สี่สิบล้าน | ลงทุน",
  },
  lease: {
    en: "lease | leasehold | leasing",
    th: "สัญญาเช่า | สัญญา3ปี | สัญญา5ปี | สัญญา10ปี | สัญญาสามปี | การเช่า | เช่าที่ดิน | เช่าระยะยาว | สิทธิการเช่า | เช่าเกิน | กฎหมายเช่า | ลีสโฮลด์",
  },
  howLong: {
    en: "how long | maximum | max | longest | at most | how many year | length",
    th: "กี่ปี | นานสุด | สูงสุด | นานแค่ไหน | นานเท่าไ | ไม่เกินกี่",
  },
  register: {
    en: "register | registered | registering | registration",
    th: "จดทะเบียน | ลงทะเบียน",
  },
  renew: {
    en: "renew | renewal | renewable | 30 30 | 30+30 | 30+30+30 | 90 year | 60 year | extend the lease",
    th: "ต่อสัญญา | ต่ออายุ | 30+30 | 3030 | 90ปี | 60ปี | ต่ออัตโนมัติ",
  },
  lease99: { en: "99 year | 99", th: "99ปี" },
  cost: {
    en: "cost | expensive | fee | how much | percent | percentage | rate | charge | price",
    th: "เท่าไ | เท่าใด | แพง | กี่เปอร์เซ็นต์ | กี่% | คิดยังไง | คิดอย่างไร | ค่าใช้จ่าย | ค่าธรรมเนียม | ค่าอะไร",
  },
  deed: {
    en: "title deed | deed | land title | title paper",
    th: "โฉนด | เอกสารสิทธิ",
  },
  kinds: {
    en: "kind | type | different | difference | which",
    th: "กี่แบบ | กี่ประเภท | แบบไหน | อะไรบ้าง | ต่างกัน",
  },
  chanote: {
    en: "chanote | chanot | chanod | nor sor 4 | nor sor 4 jor | ns4 | ns4j | ns 4 j",
    th: "โฉนด | นส4 | ครุฑแดง",
  },
  norSor3Gor: {
    en: "nor sor 3 gor | nor sor sam gor | ns3g | ns3k | ns 3 g",
    th: "นส3ก | ครุฑเขียว",
  },
  norSor3: { en: "nor sor 3 | nor sor sam | ns3", th: "นส3 | ครุฑดำ" },
  sorKor1: { en: "sor kor 1 | sor kor | sk1 | sk 1", th: "สค1" },
  porBorTor: {
    en: "por bor tor | pbt | pbt5 | por bor tor 5 | por bor tor 6",
    th: "ภบท",
  },
  sorPorKor: { en: "sor por kor | spk | spk 4 01 | land reform", th: "สปก | ที่ดินปฏิรูป" },
  transfer: {
    en: "transfer fee | transfer tax | transfer day | transfer cost | transfer of ownership | ownership is transferred | ownership transfer | who pay transfer | pay the transfer | pay for the transfer | property transfer | transfer a condo | transfer the condo | transfer a house | transferred at | land office transfer | closing cost",
    th: "ค่าโอน | วันโอน | การโอน | โอนบ้าน | โอนคอนโด | โอนห้อง | โอนที่ดิน | โอนกรรมสิทธิ์ | ค่าธรรมเนียมโอน",
  },
  mortgage: { en: "mortgage", th: "จำนอง" },
  businessTax: {
    en: "specific business tax | business tax | sbt",
    th: "ธุรกิจเฉพาะ",
  },
  exempt: {
    en: "exempt | exemption | avoid paying | not have to pay | free of | house register | tabien baan | blue book | yellow book",
    th: "ยกเว้น | เกิน5ปี | ครบ5ปี | ไม่ต้องเสีย | ทะเบียนบ้าน",
  },
  stamp: { en: "stamp duty | stamp", th: "อากรแสตมป์ | ค่าอากร | แสตมป์" },
  company: { en: "company | corporate | ltd | juristic person", th: "บริษัท | นิติบุคคลขาย" },
  withholding: {
    en: "withhold | withholding | withholding tax | withheld | wht",
    th: "หักณที่จ่าย | หักที่จ่าย | ภาษีคนขาย | ภาษีผู้ขาย",
  },
  whoPays: {
    en: "who pay | who has to pay | who must pay | who should pay | paid by whom | split | buyer or seller | buyer or the seller | seller or buyer",
    th: "ใครจ่าย | ใครเป็นคนจ่าย | ใครต้องจ่าย | ใครออก | ฝ่ายไหนจ่าย | คนละครึ่ง | ผู้ซื้อหรือผู้ขาย",
  },
  reduced: {
    en: "reduced | reduction | 0.01% | 0.01 | discount | lower fee | cut | stimulus",
    th: "ลดค่าโอน | ลดค่าธรรมเนียม | ลดค่าจดจำนอง | 0.01 | 0.01% | มาตรการลด",
  },
  appraisal: {
    en: "appraisal | appraised | appraised value | official value | government valuation | assessed value",
    th: "ราคาประเมิน | ประเมินทุนทรัพย์",
  },
  landTax: {
    en: "land and building tax | land tax | property tax | building tax | annual tax | yearly tax | tax each year | tax every year | tax a year | tax per year",
    th: "ภาษีที่ดิน | ภาษีโรงเรือน | ภาษีสิ่งปลูกสร้าง | ภาษีบ้าน | ภาษีคอนโดประจำปี",
  },
  mainHome: {
    en: "main home | primary residence | primary home | main residence | home i live in | house i live in",
    th: "บ้านหลังหลัก | หลังหลัก | อยู่เอง",
  },
  secondHome: {
    en: "second home | second house | another home | other home | holiday home | second condo | third home | second property",
    th: "หลังที่สอง | หลังที่2 | หลังที่สาม | บ้านหลังอื่น",
  },
  firstHome: { en: "first home | first house | first condo", th: "หลังแรก | บ้านแรก" },
  commercial: {
    en: "commercial | shop | empty plot | vacant | empty land | unused land | left empty",
    th: "เชิงพาณิชย์ | รกร้าง | ที่ดินเปล่า | ที่ว่างเปล่า",
  },
  when: {
    en: "when | which month | deadline | by when | due | until | start | end",
    th: "เมื่อไ | เดือนไหน | วันไหน | ภายในกี่ | ถึงวันที่",
  },
  loan: {
    en: "loan | lend | lending | borrow | ltv | loan to value | finance",
    th: "กู้ | สินเชื่อ | ltv | ธนาคารปล่อย | วงเงิน",
  },
  relaxed: { en: "relaxed | eased | relaxation", th: "ผ่อนปรน | ผ่อนคลาย" },
  deposit: {
    en: "deposit | security deposit | bond",
    th: "มัดจำ | เงินประกัน | ค่าประกัน | วางประกัน | เงินค้ำ | คืนประกัน | ยึดประกัน",
  },
  allowed: {
    en: "legal | allowed | law | illegal | ok to ask | can a landlord ask | can the landlord ask",
    th: "ถูกกฎหมาย | ผิดกฎหมาย | กฎหมาย | เรียกได้",
  },
  months: { en: "month | usual | usually | normal | typical | standard", th: "กี่เดือน | ปกติ | ทั่วไป" },
  refund: {
    en: "back | refund | refunded | return | returned | give back | keep my deposit | keep the deposit | keep part of the deposit",
    th: "คืน | ได้คืน | ยึดมัดจำ | ยึดเงินประกัน | ริบมัดจำ | ริบเงินประกัน",
  },
  utilities: {
    en: "electricity | water bill | utility | utilities | power bill",
    th: "ค่าไฟ | ค่าน้ำ | ค่าน้ำค่าไฟ | น้ำไฟ",
  },
  landlord: {
    en: "landlord | tenant | rent | renting | rental | lessor",
    th: "เจ้าของห้อง | เจ้าของหอ | ผู้ให้เช่า | ผู้เช่า | เช่า | เจ้าของบ้าน",
  },
  tenantRules: {
    en: "tenant right | tenants right | rule for landlord | rental contract law | contract controlled | how many unit | 3 unit | 5 unit",
    th: "สิทธิผู้เช่า | ควบคุมสัญญาเช่า | สคบ | ธุรกิจควบคุมสัญญา | กี่ยูนิต | 3ยูนิต | 5ยูนิต",
  },
  fewUnits: { en: "1 unit | 2 unit | one unit | two unit", th: "1ห้อง | 2ห้อง | 1ยูนิต | 2ยูนิต" },
  thaiContract: {
    en: "contract in thai | thai contract | thai language contract",
    th: "สัญญาภาษาไทย",
  },
  commonFee: {
    en: "common fee | common area fee | cam fee | maintenance fee | juristic fee | condo fee | service charge",
    th: "ค่าส่วนกลาง",
  },
  sinkingFund: { en: "sinking fund", th: "กองทุน" },
  raise: {
    en: "raise | increase | change | vote | who decide | put up",
    th: "ขึ้นค่า | ปรับ | เพิ่มค่า | ลงมติ | ใครกำหนด",
  },
  shortLet: {
    en: "airbnb | daily rental | daily rent | condo daily | house daily | room daily | it daily | villa daily | apartment daily | daily basis | rent by the day | by the day | by the night | nightly | short let | short term rental | short stay rental | short term let | renting nightly | holiday let | weekly rental | by the week",
    th: "รายวัน | airbnb | แอร์บีเอ็นบี | รายสัปดาห์ | รายคืน",
  },
  penalty: {
    en: "fine | penalty | prison | hotel act | hotel licence | hotel license",
    th: "ปรับ | โทษ | จำคุก | พรบโรงแรม | ใบอนุญาตโรงแรม",
  },
  smallPlace: {
    en: "8 room | 4 room | small hotel | guesthouse | guest house | homestay",
    th: "8ห้อง | 4ห้อง | โฮมสเตย์ | โรงแรมขนาดเล็ก | เกสต์เฮาส์",
  },
  visa: {
    en: "visa | residency | long stay | stay in thailand | live in thailand full time",
    th: "วีซ่า | อยู่เมืองไทยได้นาน | อยู่ไทยได้นาน",
  },
  arrivalNotice: {
    en: "tm30 | tm 30 | report a foreigner | report a foreign tenant | report my tenant to immigration | register my address with immigration | landlord report me | landlord register me | report my address | report our address | report where i live | report where we live | address report",
    th: "ตม30 | ตม 30 | tm30 | แจ้งตม | แจ้งที่พักต่างชาติ | แจ้งที่พักคนต่างด้าว | แจ้งคนต่างชาติเข้าพัก",
  },
  ninetyDays: {
    en: "90 day | 90 days report | ninety day | tm47 | tm 47 | report to immigration | report at immigration | report every 90",
    th: "รายงานตัว | 90 วัน | 90วัน | tm47 | ตม47",
  },
  commission: {
    en: "commission | agent fee | agents fee | agent s fee | agent charge | agent cost | agent take | agent get | broker fee | broker s fee | agency fee | finder s fee",
    th: "ค่านายหน้า | ค่าคอม | นายหน้าเก็บ | นายหน้าคิด | ค่าเอเจนต์ | ค่าเอเจ้นท์ | ค่าเอเจนซี่",
  },
  ltr: { en: "ltr | long term resident", th: "ltr" },
  pensioner: { en: "pensioner | retire | retired | retirement", th: "เกษียณ" },
  wealthy: { en: "wealthy | global citizen | rich", th: "มั่งคั่ง | เศรษฐี" },
  dtv: { en: "dtv | destination thailand | digital nomad", th: "dtv" },
  viewing: {
    en: "viewing | view a | viewing a | inspect | inspecting | look at a condo | see a condo | see a room | see the room | see a house | see a place | see a home | look at a room | look at a house | visit a home",
    th: "ไปดูห้อง | ดูห้อง | ไปดูบ้าน | ดูบ้าน | ดูคอนโด | ไปดูคอนโด | ตรวจห้อง | ตรวจรับ",
  },
  check: {
    en: "check | look for | look out | look at | ask | what should i | what to | how do i | how to | tip | advice",
    th: "ต้องดูอะไร | เตรียมอะไร | ดูอะไร | ดูยังไง | เช็ก | เช็ค | ต้องทำอะไร | ทำอะไรบ้าง | ยังไง | อย่างไร",
  },
  movingIn: {
    en: "moving in | move in | moved in | get the key | get my key | move in day | day of the keys",
    th: "ย้ายเข้า | เข้าอยู่ | วันรับกุญแจ",
  },
  movingOut: { en: "moving out | move out | moved out", th: "ย้ายออก | อยู่ไม่ครบ" },
  scam: {
    en: "scam | fraud | scammer | fake listing | cheat | cheated | con",
    th: "มิจฉาชีพ | โดนโกง | หลอก | โกง",
  },
  listing: { en: "listing | advert | ad", th: "ประกาศ" },
  read: { en: "read | understand | reading", th: "อ่าน | ดูประกาศ" },
  landOffice: { en: "land office", th: "สำนักงานที่ดิน | ที่ดินอำเภอ" },
  papers: {
    en: "paper | paperwork | document",
    th: "เอกสาร",
  },
  process: {
    en: "step | steps to | step by step | process of | process for | procedure | how do i buy | how do you buy | how to buy | how to go about buying | stages of",
    th: "ขั้นตอน | ทีละขั้น | ซื้อยังไง | ซื้ออย่างไร | เริ่มซื้อ | อยากซื้อบ้านเริ่ม | ต้องเริ่มจาก",
  },
  secondHand: { en: "second hand | resale | used house | used condo", th: "มือสอง" },
  pets: {
    en: "pet | dog | puppy | cat | kitten | animal | pet rule | pet friendly",
    th: "เลี้ยงสัตว์ | สัตว์เลี้ยง | เลี้ยงหมา | เลี้ยงสุนัข | เลี้ยงแมว | เอาหมา | เอาแมว | พาหมา | พาแมว | หมาแมว",
  },
  signing: {
    en: "before signing | before i sign | before you sign | sign the contract | sign a contract | sign a lease | signing a lease | signing a contract | sign the lease",
    th: "ก่อนเซ็น | เซ็นสัญญา | ก่อนทำสัญญา",
  },
  payAhead: {
    en: "booking fee | reservation fee | pay before | pay first | pay in advance | send money | wire money before | pay online",
    th: "โอนก่อน | จ่ายก่อน | โอนเงินจอง | โอนจอง",
  },
  safe: { en: "safe | trust | real or fake | risky", th: "ปลอดภัย | เชื่อได้ | น่าเชื่อถือ | เสี่ยง" },
  shortest: {
    en: "minimum lease | minimum contract | minimum stay | minimum rental | shortest lease | shortest contract | minimum term",
    th: "ขั้นต่ำกี่เดือน | สัญญาขั้นต่ำ | เช่าขั้นต่ำ",
  },
  sublet: {
    en: "sublet | subletting | sub let | sublease | subleasing | rent it out again | take over my lease | take over the lease | take over my contract | pass on my lease | assign my lease | transfer my lease | i m the tenant | i am the tenant | rent my place on | rent my room on | let my place | let my room to",
    th: "เช่าช่วง | ปล่อยเช่าต่อ | ให้เช่าต่อ | ให้คนอื่นเช่าต่อ | เปลี่ยนผู้เช่า | โอนสิทธิ์เช่า | โอนสิทธิการเช่า | อยู่แทน",
  },
  someoneElse: {
    en: "rent out | rent it out | rent my apartment out | rent my room out | rent my condo out | friend | roommate | flatmate | someone else | somebody else",
    th: "เพื่อน | คนอื่น | ปล่อยต่อ",
  },
  unpaidRent: {
    en: "rent is late | late rent | late with the rent | late on rent | unpaid rent | not paid the rent | not paid rent | stopped paying | stop paying | not paying rent | not paying the rent | doesn t pay | does not pay | don t pay | hasn t paid | has not paid | haven t paid | didn t pay | won t pay | owes rent | behind on rent | behind with the rent | can t pay the rent | cannot pay the rent | can t pay rent | pay late | late payment | pay the rent late | cannot pay rent | can t pay my rent | cannot pay my rent",
    th: "ผู้เช่าไม่จ่าย | คนเช่าไม่จ่าย | ผู้เช่าค้าง | คนเช่าค้าง | ค้างค่าเช่า | ค้างเช่า | ไม่จ่ายค่าเช่า | ไม่ยอมจ่ายค่าเช่า | จ่ายค่าเช่าช้า | เบี้ยวค่าเช่า | ไม่มีเงินจ่ายค่าเช่า | จ่ายค่าเช่าไม่ไหว | จ่ายช้า",
  },
  contract: {
    en: "contract | agreement | lease | rental",
    th: "สัญญา | หมดสัญญา",
  },
  ends: {
    en: "end | ended | ending | expire | expired | run out | ran out | is over | was over | automatically | finished | year is over | last day",
    th: "สิ้นสุด | หมดแล้ว | หมดอายุ | ครบกำหนด | ครบสัญญา | ครบหนึ่งปี | ครบ1ปี | หมดสัญญาแล้ว | หมดสัญญาไป | สัญญาหมด",
  },
  early: {
    en: "early | before the end | before it end | before my contract | before my lease | before the contract | before the lease | before time | break the lease | break my lease | break a lease | break the contract | break my contract | break a contract | break clause | terminate | get out of | leave before | go before | before the year | halfway | mid contract | leave after | move out after",
    th: "ก่อนกำหนด | ก่อนหมดสัญญา | ก่อนครบ | ก่อนสัญญา | ยกเลิกสัญญา | บอกเลิก | ออกก่อน | เลิกสัญญา | ไม่ครบสัญญา | ไม่ครบปี | ไม่ครบกำหนด | กลางคัน | อยู่ไม่ครบ",
  },
  notice: {
    en: "notice",
    th: "บอกล่วงหน้า | แจ้งล่วงหน้า | แจ้งก่อน | บอกก่อน | แจ้งย้าย",
  },
  noticePeriod: {
    en: "what notice | notice period | day notice | day of notice | month notice | month of notice | give notice | how much notice | how long a notice",
    th: "ล่วงหน้ากี่ | ล่วงหน้านาน | แจ้งย้ายออกก่อน",
  },
  noAgreedTerm: {
    en: "without a contract | without contract | no contract | month to month | monthly contract | no fixed term | no lease | without a lease",
    th: "ไม่มีสัญญา | ไม่ได้ทำสัญญา | ไม่ทำสัญญา | เดือนต่อเดือน | ไม่มีกำหนด",
  },
  staysOn: {
    en: "to stay | i stay | still living | still live | still here | stay on | staying on | still take | still pay | keep living | stayed after | overstay | holdover",
    th: "ยังอยู่ | อยู่ต่อ | ไม่ว่าอะไร | ยังจ่าย | ยังรับค่าเช่า",
  },
  changesHands: {
    en: "sold | sell | selling | new owner | changed owner | owner changed | change of owner | bought by | found a buyer | new landlord",
    th: "ขายห้อง | ขายบ้าน | ขายคอนโด | ถูกขาย | เจ้าของใหม่ | เปลี่ยนเจ้าของ | ขายไป",
  },
  aLetHome: {
    en: "i rent | we rent | i m renting | we re renting | my lease | my contract | rental contract | lease | tenant | do i have to leave | do we have to leave | have to move out | my landlord | my apartment | my rental | landlord | my contract is | want me out | wants me out",
    th: "เช่าอยู่ | ที่เช่า | สัญญาเช่า | ผู้เช่า | ต้องย้าย | ต้องออก | ให้ย้าย | ให้ออก",
  },
  repair: {
    en: "repair | repairs | fix | fixed | broken | broke | breaks | leak | leaking | maintenance | damage | damaged | stopped working | stop working | doesn t work | does not work | not working | blocked | clogged | dies | died",
    th: "ซ่อม | เสีย | พัง | รั่ว | ชำรุด | ตัน | ไม่ทำงาน",
  },
  whoRepairs: {
    en: "who | whose | landlord | tenant | owner | responsible | responsibility | deduct | wear and tear",
    th: "ใคร | ผู้เช่า | เจ้าของ | หักค่าเช่า | รับผิดชอบ",
  },
  refuse: {
    en: "refuse | do i have to let | must i let | have to accept",
    th: "ไม่ยอม | ปฏิเสธ | ต้องยอม",
  },
  takenOff: {
    en: "deduct | deduction | take off | taken off | take from | taken from | keep some | keep part",
    th: "หัก",
  },
  comesIn: {
    en: "enter | entering | come in | comes in | come into | walk in | let himself in | inspect | inspection | visit my | check my room | access to my",
    th: "เข้าห้อง | เข้าบ้าน | เข้ามาในห้อง | เข้าตรวจ | เข้ามาดู | ตรวจห้อง | เปิดห้องเข้ามา | ไขกุญแจเข้า",
  },
  otherUse: {
    en: "run a business | open a shop | office in my | work from home | work from my | work from the | work from a | business from | commercial use | use it as | use the room as | use the condo as | use my condo as | use it for business",
    th: "เปิดร้าน | ทำธุรกิจ | ทำออฟฟิศ | ทำสำนักงาน | ใช้เป็นสำนักงาน | ขายของในห้อง | ใช้คอนโดเป็น | ใช้ห้องเป็น",
  },
  spoken: {
    en: "verbal | oral | handshake | not in writing | nothing in writing | in writing | no written | not signed | never signed | unsigned",
    th: "ปากเปล่า | ไม่มีลายลักษณ์อักษร | เป็นหนังสือ | ลายลักษณ์อักษร | ไม่ได้เซ็น",
  },
  rentedHome: {
    en: "rent | rented | renting | rental | tenant | landlord | lease | owner | my apartment | my room | my condo | the room | the contract",
    th: "เช่า | เจ้าของ",
  },
  fewMonths: {
    en: "short contract | shorter contract | short lease | shorter lease | is 1 month ok | is 2 month ok | is 3 month ok | is 4 month ok | is 5 month ok | is 6 month ok | is 1 month okay | is 2 month okay | is 3 month okay | is 6 month okay | month lease | month contract | few month | only month to month | monthly contract | monthly lease",
    th: "เช่าเดือนเดียว | เช่าแค่ | เช่าไม่กี่เดือน | เช่าระยะสั้น | สัญญาสั้น | เช่า1เดือน | เช่า2เดือน | เช่า3เดือน | เช่า4เดือน | เช่า6เดือน | สัญญา3เดือน | สัญญา6เดือน | เช่าสามเดือน | เช่าหกเดือน | สัญญา1เดือน | สัญญา2เดือน | สัญญา4เดือน | สัญญา5เดือน | สัญญาสามเดือน | สัญญาหกเดือน | สัญญาแค่",
  },
  halfAYear: {
    en: "1 month | 2 month | 3 month | 4 month | 5 month | 6 month | one month | two month | three month | four month | five month | six month",
    th: "6เดือน | 3เดือน | หกเดือน | สามเดือน",
  },
  instead: { en: "instead | alternative | other way | work around", th: "แทน | ทางอื่น | ทางเลือก" },
  toRent: {
    en: "rent for | rent only | rent just | rent it for | can i rent | can we rent | do they rent | lease for | stay for | stay only | contract for | sign for | sign it for",
    th: "เช่าได้ไหม | ให้เช่าแค่ | รับเช่า",
  },
  anyTax: { en: "tax | taxed", th: "ภาษี" },
  selling: { en: "sell | selling | sold | seller | for sale", th: "ขาย" },
  landOwner: {
    en: "who own the land | who will own the land | whose land | land in whose name | whose name is the land",
    th: "ที่ดินเป็นของใคร | ที่ดินชื่อใคร | ที่ดินเป็นชื่อใคร | ใครเป็นเจ้าของที่ดิน",
  },
  ownCompany: {
    en: "set up a company | set up company | open a company | register a company | start a company | form a company | my own company | buy through a company | buy it through a company",
    th: "ตั้งบริษัทซื้อ | เปิดบริษัทซื้อ | ตั้งบริษัทถือ | เปิดบริษัทถือ",
  },
  nominees: { en: "nominee", th: "นอมินี | ถือหุ้นแทน" },
  mayRent: {
    en: "sign the lease | sign a lease | sign a rental contract | sign the contract | sign a contract | can i rent | can we rent | expat rent | foreigner rent | to rent | for renting | allowed to rent | need to rent",
    th: "เช่าได้ไหม | เช่าได้มั้ย | เช่าได้หรือ | เช่าบ้านได้ | เช่าคอนโดได้ | เช่าห้องได้ | เช่าได้รึ",
  },
  rentTax: {
    en: "rental income | tax on rent | tax on the rent | tax on that rent | tax on my rent | tax on this rent",
    th: "รายได้ค่าเช่า | รายได้จากค่าเช่า | ภาษีค่าเช่า | ภาษีจากค่าเช่า | ภาษีเงินได้ค่าเช่า | ภาษีเงินได้จากค่าเช่า | ภาษีปล่อยเช่า",
  },
  taxRate: { en: "rate | percent | percentage | bracket", th: "อัตรา | กี่เปอร์เซ็นต์ | กี่% | ขั้นบันได" },
  livesAbroad: {
    en: "abroad | overseas | non resident | not living in thailand | don t live in thailand | not in thailand",
    th: "อยู่ต่างประเทศ | อยู่เมืองนอก | ไม่ได้อยู่ไทย | ไม่ได้อยู่ในไทย",
  },
  vat: { en: "vat | value added tax", th: "แวต | ภาษีมูลค่าเพิ่ม | vat" },
  instalments: { en: "instalment | installment | pay off | repay", th: "ผ่อน | งวด" },
  borrowersAge: {
    en: "my age | at my age | years old | year old | too old | age limit | at age | aged | retired",
    th: "อายุ | แก่แล้ว | เกษียณ",
  },
  lettingOut: {
    en: "landlord | owner | rent out | renting out | rent it out | let out | letting | rental income",
    th: "ปล่อยเช่า | ผู้ให้เช่า | เจ้าของห้อง | เจ้าของบ้าน",
  },
  area: {
    en: "area | neighbourhood | neighborhood | location | district",
    th: "ทำเล | ย่าน",
  },
  choose: { en: "choose | choosing | pick | decide | find the right", th: "เลือก" },
  landUnit: {
    en: "rai | ngan | square wah | sq wah | wah | tarang wa | wa",
    th: "ตารางวา | ไร่ | 1งาน | กี่งาน | งานกี่ | ตรว",
  },
  ngan: { en: "ngan", th: "1งาน | กี่งาน | งานกี่" },
  meaning: {
    en: "what is | what are | mean | meaning | explain | convert | equal | how many | in square",
    th: "คืออะไร | หมายความ | แปลว่า | เท่ากับ | กี่ตาราง | กี่งาน | คือ",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type Concept = keyof typeof CONCEPTS;
