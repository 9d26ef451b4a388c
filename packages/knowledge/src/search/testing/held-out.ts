/**
 * Questions that the rules of the search were not written from. Before each stands the passage that
 * answers, as slug#key, the slug alone for an article as a whole, "-" where no article answers.
 */
export const HELD_OUT_EN = `
foreigners-buying-a-condo | I'm American, am I allowed to buy an apartment unit in my own name?
foreigners-buying-a-condo | are non-thais allowed to purchase condominiums
visas-and-property#tm30 | how do I report where I live to immigration
rental-contracts-and-the-law#foreign-tenant | is a visa necessary for renting a place
rental-contracts-and-the-law#leaving-early | do I lose my deposit if I leave early
short-lets#some-months | could we sign for three months only
foreigners-and-land | what can a foreigner do instead of owning land
home-loans#together | can my sister and I take out a joint mortgage
short-lets#some-months | ทำสัญญาแค่สี่เดือนได้ไหม
rental-contracts-and-the-law#leaving-early | ออกก่อนครบสัญญาโดนยึดมัดจำไหม
home-loans#together | กู้ร่วมกับน้องได้ไหม
home-loans#together | แฟนยังไม่จดทะเบียน กู้ร่วมซื้อบ้านได้มั้ย
common-fees-and-sinking-fund#upkeep | what are the running costs of a villa
common-fees-and-sinking-fund#upkeep | how much would monthly upkeep be
common-fees-and-sinking-fund#upkeep | ค่าดูแลบ้านเดือนละเท่าไหร่
foreigners-buying-a-condo#quota | is the 49 percent counted by units or by floor space
foreigners-buying-a-condo#money | does the money for my condo have to be wired from overseas?
foreigners-buying-a-condo#proposed-quota | has the foreign quota been raised to 75%?
foreigners-and-land | can an expat buy a house with land
foreigners-and-land | Is a foreign husband allowed to have land in his name?
deposits-and-tenant-rules#deposit-back | เจ้าของห้องเก่าไม่คืนประกัน ทำยังไงดี
deposits-and-tenant-rules#what-it-asks | ค่าไฟห้องเช่าแพงไหม
foreigners-buying-a-condo#thai-spouse | can the condo be in both our names, my husband is Thai
foreigners-buying-a-condo#thai-spouse | can a condo be owned jointly by me and my Thai wife
foreigners-buying-a-condo#thai-spouse | ซื้อคอนโดใส่ชื่อสามีต่างชาติร่วมด้วยได้ไหม
foreigners-buying-a-condo#thai-spouse | คอนโดถือร่วมกับแฟนฝรั่งได้ไหม
foreigners-and-land#thai-spouse | can my thai wife buy land if she is married to me
foreigners-and-land#thai-spouse | I'm British, house in my girlfriend's name, what do we sign
foreigners-and-land#land-investment | I heard investing 40 million baht lets a foreigner have one rai
leases-and-renewals#longest | maximum length of a land lease in Thailand
leases-and-renewals#register | do I have to register a ten year lease at the land office
leases-and-renewals#renewals | are automatic lease renewals enforceable
leases-and-renewals#lease-99 | did Thailand introduce 99 year leases
leases-and-renewals#lease-fee | how much is the lease registration fee
title-deeds | what kinds of title deed are there
title-deeds#nor-sor-3-gor | can a Nor Sor 3 Gor be upgraded
title-deeds#sor-kor-1 | the seller only has a Sor Kor 1, is that ok?
title-deeds#chanote | is NS4J full ownership
costs-on-transfer-day#transfer-fee | what percentage is the transfer fee
costs-on-transfer-day#mortgage-fee | what does it cost to register a mortgage
costs-on-transfer-day#stamp-duty | when do I pay stamp duty instead of business tax on a sale
costs-on-transfer-day#business-tax | what is SBT when selling a house
costs-on-transfer-day#company-withholding | what withholding tax does a company pay on a sale
costs-on-transfer-day | what fees are due at the land office when ownership is transferred
reduced-transfer-fees | do foreigners get the reduced transfer fee
withholding-tax-for-sellers#base | is withholding tax based on the sale price or the appraised value
official-appraisal#round | when do the new official appraisal values start
land-and-building-tax#main-home | is my primary residence exempt from land and building tax
land-and-building-tax#commercial | land tax rate on an empty plot
home-loans | what loan to value do banks follow for mortgages
deposits-and-tenant-rules#usual | how many months deposit is normal for renting
deposits-and-tenant-rules#deposit-back | how many days does the landlord have to refund my security deposit
deposits-and-tenant-rules#what-it-asks | can my landlord charge more for electricity than the meter rate
common-fees-and-sinking-fund#range | how much are condo maintenance fees per sqm
common-fees-and-sinking-fund#vote | can the juristic office raise the common fee on its own
short-lets | what's the minimum lease
short-lets | ทำสัญญาขั้นต่ำกี่เดือน
short-lets#some-months | can I rent only 6 months
short-lets#some-months | do landlords here do a 3 month lease
short-lets | are daily rentals legal in condos
short-lets#hotel-act | what is the fine for renting nightly without a hotel licence
visas-and-property#ltr-pensioner | what income do I need for the LTR pensioner visa
moving-out | what should I do before moving out of my rental
avoiding-scams | how can I tell if a listing is a scam
rental-contracts-and-the-law#sublet | may I rent my apartment out to a friend while I'm abroad, I'm the tenant myself
rental-contracts-and-the-law#sublet | is subletting legal in Thailand
rental-contracts-and-the-law#sublet | can my roommate take over my lease
rental-contracts-and-the-law#late-rent | my tenant hasn't paid for two months, what can I do
rental-contracts-and-the-law#late-rent | tenant stopped paying rent
rental-contracts-and-the-law#late-rent | how many days notice before I can throw out a tenant who doesn't pay
rental-contracts-and-the-law#fixed-term | does my one year lease end automatically
rental-contracts-and-the-law#leaving-early | I want to move out before my contract ends
rental-contracts-and-the-law#leaving-early | my company transfers me, can I terminate the rental early
rental-contracts-and-the-law#no-term | how much notice do I have to give without a contract
rental-contracts-and-the-law#no-term | month to month rental, what notice period
rental-contracts-and-the-law#staying-on | my contract ended last month and I'm still living here, what applies
rental-contracts-and-the-law#staying-on | lease expired but landlord still takes rent
rental-contracts-and-the-law#sold | the owner sold my apartment, do I have to leave
rental-contracts-and-the-law#sold | does a rental contract stay valid when the condo is sold
rental-contracts-and-the-law#sold | landlord wants to sell the house I rent
rental-contracts-and-the-law#repairs | who has to fix the aircon, tenant or landlord
rental-contracts-and-the-law#repairs | the water heater broke, who pays
rental-contracts-and-the-law#repairs | is the landlord responsible for repairs
rental-contracts-and-the-law#tell-the-landlord | can I refuse when the landlord wants to make repairs
rental-contracts-and-the-law#visits | can the landlord enter my apartment without asking
rental-contracts-and-the-law#visits | owner wants to inspect the room
rental-contracts-and-the-law#use | can I run a business from my rented condo
rental-contracts-and-the-law#written | is a verbal rental agreement valid
- | do I need a prenup before buying a house together
- | can my wife's children inherit the condo
- | can I pay the seller in ethereum
- | how do I open a limited company
- | how does title insurance work
- | how long does a building permit take
agents-and-commission | how much commission does an agent take
agents-and-commission#sale | what percentage does the agent get when I sell my flat
agents-and-commission#rent | does the tenant pay the agent fee
agents-and-commission#rent | ค่านายหน้าเช่าใครจ่าย
agents-and-commission#sale | ขายบ้านผ่านนายหน้าคิดค่าคอมกี่เปอร์เซ็นต์
visas-and-property#tm30 | my landlord has not filed a TM30 for me
visas-and-property#tm30 | ให้ฝรั่งเช่าห้องต้องแจ้งตมไหม
visas-and-property#ninety-days | does my mother have to report to immigration after 90 days
visas-and-property#ninety-days | ต่างชาติต้องรายงานตัวทุกกี่วัน
rental-contracts-and-the-law#leaving-early | can I break my lease early
- | do I need a work permit to manage a villa
tax-on-rental-income | what income tax do I owe on rent I receive
tax-on-rental-income#vat | is there VAT on the rent of an office
tax-on-rental-income#abroad | I live abroad and rent out my condo, what about tax
tax-on-rental-income#company-tenant | does my tenant, a company, have to withhold tax from the rent
land-and-building-tax#other-home | what is the land tax if I rent out my house
home-loans#age | I'm 55 years old, can I still get a mortgage?
home-loans#foreigners | do Thai banks lend to foreigners
foreigners-and-land#company | can my company buy land, it is 60% foreign owned
rental-contracts-and-the-law#foreign-tenant | can foreigners rent a house in Thailand
costs-on-transfer-day | what taxes do I pay when I sell my condo
- | the building is 25 years old, can I get a loan
rental-contracts-and-the-law#late-rent | how do I evict a tenant who stopped paying
- | what is a usufruct
- | how do I extend my retirement visa
`;

export const HELD_OUT_TH = `
foreigners-buying-a-condo | แฟนเป็นคนอังกฤษ ซื้อห้องชุดในชื่อเขาได้ไหม
foreigners-buying-a-condo | คนจีนมีสิทธิ์ถือครองคอนโดในไทยหรือไม่
foreigners-buying-a-condo#quota | โควตาต่างชาติในคอนโดกี่เปอร์เซ็นต์
foreigners-buying-a-condo#quota-full | ถ้าโควตาต่างชาติเต็มแล้วยังซื้อได้ไหม
foreigners-buying-a-condo#proposed-quota | เขาขยายโควตาต่างชาติเป็น 75% แล้วหรือยัง
foreigners-and-land#thai-spouse | แต่งงานกับฝรั่งแล้วซื้อที่ดินได้ไหม
foreigners-and-land#thai-spouse | สามีต่างชาติ ซื้อบ้านชื่อเราต้องเซ็นอะไรที่สำนักงานที่ดิน
foreigners-and-land | สามีเป็นชาวต่างชาติ มีชื่อในที่ดินได้ไหม
foreigners-and-land | คนต่างด้าวถือครองบ้านพร้อมที่ดินได้หรือเปล่า
leases-and-renewals#longest | สัญญาเช่าที่ดินทำได้นานสุดเท่าไหร่
leases-and-renewals#register | เช่าเกิน 3 ปีไม่จดทะเบียนได้ไหม
leases-and-renewals#renewals | สัญญาเช่า 30+30+30 ใช้ได้จริงไหม
leases-and-renewals#renewals | ต่อสัญญาเช่าที่ดินอัตโนมัติหลังครบ 30 ปีได้ไหม
leases-and-renewals#lease-99 | กฎหมายเช่า 99 ปีออกหรือยัง
leases-and-renewals#lease-fee | ค่าจดทะเบียนการเช่าคิดยังไง
title-deeds | เอกสารสิทธิที่ดินมีกี่แบบ
title-deeds#chanote | โฉนด น.ส.4 คืออะไร
title-deeds#sor-kor-1 | ที่ดิน ส.ค.1 ซื้อได้ไหม
title-deeds#por-bor-tor | ภบท 5 คือเอกสารสิทธิหรือเปล่า
costs-on-transfer-day#transfer-fee | ค่าธรรมเนียมการโอนกี่เปอร์เซ็นต์
costs-on-transfer-day#mortgage-fee | ค่าจดจำนองคิดกี่เปอร์เซ็นต์
costs-on-transfer-day#business-tax | ภาษีธุรกิจเฉพาะเสียกี่เปอร์เซ็นต์
costs-on-transfer-day#business-tax-exempt | มีชื่อในทะเบียนบ้านเกิน 1 ปีได้ยกเว้นภาษีธุรกิจเฉพาะไหม
costs-on-transfer-day#stamp-duty | อากรแสตมป์ตอนขายบ้านเท่าไหร่
costs-on-transfer-day | ไปโอนบ้านที่กรมที่ดินมีค่าใช้จ่ายอะไรบ้าง
reduced-transfer-fees | ค่าโอน 0.01% หมดเขตหรือยัง
withholding-tax-for-sellers | ภาษีหัก ณ ที่จ่ายขายคอนโดคิดยังไง
official-appraisal | ราคาประเมินคืออะไร
land-and-building-tax#main-home | บ้านหลังหลักต้องเสียภาษีที่ดินไหม
land-and-building-tax#other-home | คอนโดหลังที่สองเสียภาษีที่ดินเท่าไร
home-loans#first-home | บ้านหลังแรกกู้ได้เต็ม 100% ไหม
home-loans#relaxed | ผ่อนปรน LTV ถึงเมื่อไหร่
deposits-and-tenant-rules#usual | ปกติเก็บเงินประกันกี่เดือน ล่วงหน้ากี่เดือน
deposits-and-tenant-rules#deposit-back | ย้ายออกแล้วเจ้าของห้องต้องคืนเงินประกันภายในกี่วัน
deposits-and-tenant-rules#what-it-asks | เจ้าของหอคิดค่าน้ำค่าไฟแพงกว่ามิเตอร์ได้หรือเปล่า
common-fees-and-sinking-fund#sinking-fund | เงินกองทุนคอนโดคืออะไร
common-fees-and-sinking-fund#vote | นิติขึ้นค่าส่วนกลางเองได้ไหม
short-lets#some-months | เช่า 6 เดือนได้ไหม
short-lets#some-months | ทำสัญญาสั้นแค่ 3 เดือนได้หรือเปล่า
short-lets | ทำ airbnb ในคอนโดผิดไหม
visas-and-property#ltr-wealthy | วีซ่า LTR กลุ่มผู้มีความมั่งคั่งต้องลงทุนเท่าไหร่
viewing-a-home | ไปดูห้องต้องดูอะไรบ้าง
rai-ngan-and-wah | 1 งานกี่ตารางเมตร
rental-contracts-and-the-law#sublet | ผู้เช่าเอาห้องไปปล่อยเช่าต่อได้ไหม
rental-contracts-and-the-law#sublet | ให้เพื่อนมาเช่าช่วงต่อได้หรือเปล่า
rental-contracts-and-the-law#late-rent | ผู้เช่าค้างค่าเช่าสองเดือนทำยังไงได้บ้าง
rental-contracts-and-the-law#late-rent | ค้างค่าเช่ากี่วันเจ้าของบอกเลิกสัญญาได้
rental-contracts-and-the-law#fixed-term | สัญญาเช่าครบหนึ่งปีแล้วสิ้นสุดเองเลยไหม
rental-contracts-and-the-law#leaving-early | อยากย้ายออกก่อนหมดสัญญาเช่าต้องทำยังไง
rental-contracts-and-the-law#no-term | เช่าห้องไม่มีสัญญา ต้องบอกล่วงหน้ากี่วัน
rental-contracts-and-the-law#no-term | เช่ารายเดือนไม่ได้ทำสัญญา จะออกต้องแจ้งก่อนนานแค่ไหน
rental-contracts-and-the-law#staying-on | สัญญาเช่าหมดแล้วแต่ยังอยู่ต่อ เจ้าของไม่ว่าอะไร
rental-contracts-and-the-law#sold | เจ้าของขายห้องที่เราเช่าอยู่ ต้องย้ายออกไหม
rental-contracts-and-the-law#sold | บ้านที่เช่าถูกขาย สัญญาเช่ายังใช้ได้ไหม
rental-contracts-and-the-law#repairs | แอร์เสียใครต้องซ่อม ผู้เช่าหรือเจ้าของ
rental-contracts-and-the-law#repairs | เครื่องทำน้ำอุ่นพัง ใครออกค่าซ่อม
rental-contracts-and-the-law#visits | เจ้าของห้องเข้าห้องโดยไม่บอกได้ไหม
rental-contracts-and-the-law#visits | ผู้ให้เช่ามีสิทธิเข้าตรวจห้องไหม
rental-contracts-and-the-law#written | เช่าบ้านปากเปล่าไม่มีสัญญา ฟ้องได้ไหม
rental-contracts-and-the-law#use | เช่าคอนโดแล้วเปิดร้านทำธุรกิจในห้องได้ไหม
- | ทำพินัยกรรมยกบ้านให้ลูกยังไง
- | สินสมรสต้องแบ่งบ้านยังไง
- | ใช้เหรียญคริปโตซื้อบ้านได้หรือยัง
- | จดทะเบียนบริษัทต้องใช้เงินเท่าไหร่
- | ประกันภัยคอนโดจำเป็นไหม
- | ขออนุญาตก่อสร้างใช้เวลากี่วัน
- | ค่านายหน้าขายบ้านกี่เปอร์เซ็นต์
rental-contracts-and-the-law#leaving-early | ยกเลิกสัญญาเช่าก่อนกำหนดได้ไหม
rental-contracts-and-the-law#late-rent | ผู้เช่าไม่จ่ายค่าเช่าไล่ออกได้ไหม
tax-on-rental-income | รายได้ค่าเช่าต้องยื่นภาษีเงินได้ไหม
tax-on-rental-income#vat | ค่าเช่าออฟฟิศมี VAT ไหม
home-loans#age | ผมอายุ 48 แล้วผ่อนได้กี่ปี
home-loans#foreigners | ต่างชาติกู้ซื้อคอนโดได้ไหม
foreigners-and-land#company | ใช้นอมินีถือหุ้นแทนฝรั่งซื้อที่ดินได้ไหม
rental-contracts-and-the-law#foreign-tenant | ต่างชาติเช่าคอนโดได้ไหม
costs-on-transfer-day | ขายบ้านพ่อแม่ต้องเสียภาษีอะไรบ้าง
- | ตึกอายุ 20 ปี กู้ได้ไหม
- | สิทธิเก็บกินคืออะไร
- | ต่อวีซ่าเกษียณยังไง
- | ดอกเบี้ยบ้านธนาคารไหนถูกสุด
`;
