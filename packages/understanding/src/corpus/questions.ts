import { phrases, type Purpose } from "./corpus.ts";

/** What is asked of an area, a price, the law or a sum, beside searches in the same words. */
export const ENGLISH_QUESTIONS: readonly Purpose[] = [
  {
    intent: "market",
    phrases: phrases(
      `Is Ari pricier than On Nut? |
      Sathorn vs Silom for investment |
      Which is better value for renting out, Bang Na or Bearing? |
      Ratchada or Rama 9 for a buy-to-let condo? |
      How does Chiang Mai compare with Hua Hin on house prices? |
      Why are condos in Thonglor so expensive? |
      How is living in Phra Khanong? |
      What's Udom Suk like for families? |
      Is 40k a month enough to live on in Phuket? |
      Who lives in Bang Sue, is it good for young couples? |
      What do one-bedrooms near Asok usually rent for? |
      Is 4.5 million normal for a 35 sqm condo near Ha Yaek Lat Phrao? |
      Is a townhouse in Bang Kapi a good investment? |
      Have rents in Pattaya gone up? |
      Would Bearing or Samrong be better for a rental investment? |
      What's it like living in Thonburi? |
      Is Ladprao a nice area for a family with kids? |
      Could you survive on 25,000 a month in Chiang Mai? |
      Why is land in Rawai so expensive? |
      Which is pricier, Silom or Siam? |
      How much has the price of condos in Sathorn changed? |
      Is the Nimman area good for students?`,
    ),
  },
  {
    intent: "knowledge",
    phrases: phrases(
      `And the costs on transfer day? |
      What are the costs at the land office? |
      I'm British, can I buy a house? |
      My wife is Thai and I'm Canadian, who should own the house? |
      can I buy one as a foreigner |
      are foreigners allowed to buy these |
      is a foreigner allowed to own it |
      Can a foreigner get a mortgage for a condo in Bangkok? |
      Am I allowed to rent my condo out by the week? |
      Will a Thai bank lend to someone on a work permit? |
      Must a 5 year lease be registered? |
      Can my Thai wife buy land in Chiang Mai with my money? |
      Is the landlord allowed to keep two months of deposit? |
      Does the seller have to pay the specific business tax? |
      What does "clear of encumbrances" mean in the contract? |
      How long does a transfer at the land office take? |
      Can I have a dog in a condo if the rules say no? |
      Are we allowed to run an Airbnb in our condo? |
      Does a rental contract over three years have to be registered? |
      Can a landlord raise the rent in the middle of a contract? |
      How do I check if a title deed is real? |
      Do I have to pay tax when I rent out my condo as a foreigner?`,
    ),
  },
  {
    intent: "calculator",
    phrases: phrases(
      `How much is 120 sqm at 85,000 a sqm? |
      2 months deposit and 1 month in advance on 18,000, what do I hand over? |
      Instalment on 3.2 million over 25 years at 5.5% |
      What price can I buy with a salary of 65,000? |
      I can pay 20k a month to the bank, what home price is that? |
      Transfer fee and taxes on a 4 million condo held for 3 years |
      40 square wah in sqm |
      What would my instalment be on 2.8 million at 4.9% for 30 years?`,
    ),
  },
  {
    intent: "other",
    phrases: phrases(
      `My tenant hasn't paid for three months, what can you do? |
      I want to sell my condo in Ekkamai |
      Can you list my house for rent? |
      Rent a motorbike in Phuket for a week |
      The neighbours upstairs are noisy, call them please |
      My tenants are refusing to leave, can you call them? |
      Our tenant broke the air con, help us claim |
      hire a car for two days in Krabi`,
    ),
  },
  {
    intent: "search",
    phrases: phrases(
      `condo with good yield near Bang Na under 3 million |
      I earn 60k and look for a condo to rent near Asok under 20k |
      can you find me a house in Nonthaburi that takes dogs |
      is there a studio near Ramkhamhaeng university below 7000 |
      condo with high yield in Pattaya under 2.5 million |
      two bed condo in Asok or Phrom Phong for investment up to 8M |
      somewhere quiet near a good school in Bang Na, 3 beds to rent |
      a house in Ari or Saphan Khwai, better if it has a garden, under 15 million |
      Which condos near Thong Lo allow dogs? |
      is there a quiet place for a family in Bang Kapi under 20k a month`,
    ),
  },
];
export const THAI_QUESTIONS: readonly Purpose[] = [
  {
    intent: "market",
    phrases: phrases(
      `อารีย์กับสะพานควายที่ไหนถูกกว่า |
      ลงทุนคอนโดบางนาหรืออ่อนนุชดีกว่ากัน |
      เปรียบเทียบราคาบ้านเชียงใหม่กับหัวหิน |
      ย่านอุดมสุขเป็นยังไงบ้าง เหมาะกับครอบครัวไหม |
      เดือนละ 30,000 พออยู่ภูเก็ตไหม |
      ทำไมคอนโดทองหล่อแพงจัง |
      คอนโดแถวอโศก 1 ห้องนอนเช่ากันเท่าไหร่ |
      คอนโด 35 ตรม ห้าแยกลาดพร้าว 4.5 ล้านแพงไปไหม |
      ราคาที่ดินบางใหญ่ขึ้นไหมปีนี้ |
      ปล่อยเช่าแถวรังสิตได้ผลตอบแทนกี่เปอร์เซ็นต์ |
      ย่านอ่อนนุชน่าอยู่ไหม |
      พระโขนงกับเอกมัย ที่ไหนเหมาะปล่อยเช่ามากกว่ากัน |
      ทำไมบ้านแถวราชพฤกษ์ราคาสูงจัง |
      เงิน 25,000 ต่อเดือนอยู่ได้ไหมที่เชียงใหม่ |
      บางซื่อเป็นยังไงบ้างครับ |
      นนทบุรีหรือปทุมธานีน่าลงทุนกว่ากัน`,
    ),
  },
  {
    intent: "knowledge",
    phrases: phrases(
      `แฟนเป็นคนเกาหลี อยากซื้อบ้าน ทำได้ไหม |
      สามีเป็นคนอังกฤษ ใส่ชื่อเป็นเจ้าของได้ไหม |
      ต่างชาติซื้อบ้านพร้อมที่ดินที่หัวหินได้ไหม |
      สัญญาเช่า 3 ปีต้องจดทะเบียนไหม |
      เจ้าของห้องยึดเงินประกันได้หรือเปล่า |
      ปล่อยเช่ารายวันผิดกฎหมายไหม |
      ธนาคารให้ต่างชาติกู้ซื้อคอนโดไหม |
      โฉนดกับ นส.3 ต่างกันยังไง |
      ใครต้องเสียภาษีธุรกิจเฉพาะ ผู้ซื้อหรือผู้ขาย |
      ค่าส่วนกลางไม่จ่ายโดนอะไรบ้าง |
      เจ้าของบ้านขึ้นค่าเช่ากลางสัญญาได้ไหม |
      คนต่างชาติถือครองที่ดินได้ไหม |
      เช็คโฉนดปลอมยังไง`,
    ),
  },
  {
    intent: "calculator",
    phrases: phrases(
      `ที่ดิน 2 ไร่ ไร่ละ 3 ล้าน รวมเท่าไหร่ |
      เงินเดือน 45000 ซื้อบ้านราคาเท่าไหร่ได้ |
      มัดจำ 2 เดือน ล่วงหน้า 1 เดือน ค่าเช่า 12000 ต้องจ่ายเท่าไหร่ |
      ผ่อนได้เดือนละ 18,000 ซื้อคอนโดได้กี่ล้าน |
      กู้ 2.5 ล้าน 30 ปี ดอก 6% ผ่อนเดือนละเท่าไร |
      คอนโด 45 ตร.ม. ตร.ม.ละ 120,000 เป็นเงินเท่าไหร่ |
      ซื้อคอนโด 3.9 ล้าน ดาวน์ 10% ผ่อน 30 ปี งวดละเท่าไหร่`,
    ),
  },
  {
    intent: "other",
    phrases: phrases(
      `ผู้เช่าไม่จ่ายค่าเช่ามา 2 เดือนแล้ว ช่วยทวงให้หน่อย |
      อยากขายคอนโดเอกมัย ฝากขายได้ไหม |
      ฝากปล่อยเช่าบ้านหน่อยครับ |
      เช่ารถตู้ไปหัวหินวันเสาร์ |
      หาเช่าชุดราตรี |
      ผู้เช่าค้างค่าเช่า 3 เดือน ทำไงดี |
      เช่ารถตู้ไปเขาใหญ่ 2 วัน`,
    ),
  },
  {
    intent: "search",
    phrases: phrases(
      `มีคอนโดให้เช่าแถวบางซื่อที่เลี้ยงแมวได้ไหม |
      หาคอนโดผลตอบแทนดีๆ แถวพระราม 9 ไม่เกิน 4 ล้าน |
      ขอบ้านเดี่ยวบางบัวทอง ผ่อนไม่เกินเดือนละ 15000 |
      อยากได้ห้องที่ต่างชาติซื้อได้ใกล้ bts ไม่เกิน 5 ล้าน |
      คอนโดผลตอบแทนสูงแถวพัทยา ไม่เกิน 2 ล้าน |
      คอนโดอโศกหรือพร้อมพงษ์ ลงทุนปล่อยเช่า งบ 6 ล้าน |
      บ้านเช่าย่านบางนาเหมาะกับครอบครัว 3 ห้องนอน ไม่เกิน 30000 |
      หาห้องใกล้จุฬาเหมาะกับนักศึกษา งบ 8000`,
    ),
  },
];
