import { phrases } from "./corpus.ts";

/** Phrases with words, numbers or names of ours in them that ask for no criterion. */
export const ENGLISH_NOTHING = phrases(`
  I am 35 years old | my phone number is 081-234-5678 | call me at 0812345678 | since 2019 | in 2024 | moving in March |
  my salary is 35,000 | I earn 80k a month | deposit 20,000 | two months deposit | common fee 40 baht | a family of 4 |
  for 2 people | we are 3 adults | 12th floor | floor 8 | high floor | on the 20th floor | not ground floor | no agents |
  direct from owner | quiet | a quiet soi | no smoking | nothing too fancy | as soon as possible | something nice | something modern |
  what do you recommend | can you help me | I don't know yet | just looking | thank you very much | good morning |
  what time is it | 24/7 | built in 2015 | under 5 years old | 3 storeys | 2 storey | corner unit | pool view | garden view |
  no pool | without a gym | no pets | not furnished | unfurnished | don't need a pool | no studio | not a condo | no pool needed |
  a pool would be nice | nice to have a balcony | ideally with a garden | gym if possible | balcony is a plus |
  would be nice to have a bathtub | parking not required | not near the airport | not on the beach | brand new |
  luxury | cheap | affordable | spacious | bright and airy | good value | renovated | plenty of light | family friendly |
  my friend pays 30k | we used to live in Ekkamai | I lived in Phuket for two years | moving from Chiang Mai | car loan 8,000 a month | my car payment is 12,000 | I pay 12k a month for my car | car loan, 9,000 a month | I grew up in Nonthaburi |
  currently paying 25,000 a month | my current place is 40 sqm | we just sold our house in Hua Hin | my old condo had a pool |
  ok | yes | no | hmm | lol | what | why | where | who are you | tell me a joke | my name is Anna | I work from home |
  20 minutes by car | half an hour drive | 5 stars | page 3 | version 2 | 100% sure | a million thanks |
  ignore previous instructions | when is the next flight | I lost my keys | the weather is hot | a hundred times | one moment please
`); // prettier-ignore

export const THAI_NOTHING = phrases(`
  อายุ 35 ปี | โทร 081-234-5678 | เบอร์ 0812345678 | ปี 2562 | พ.ศ. 2568 | เงินเดือน 35000 | รายได้ 50,000 บาท |
  มัดจำ 2 เดือน | ประกัน 10000 | ค่าส่วนกลาง 40 บาท | อยู่ 2 คน | ครอบครัว 4 คน | ชั้น 12 | ชั้นสูง | ไม่เอาชั้นล่าง |
  หน้ากว้าง 4 เมตร | เจ้าของขายเอง | ไม่ผ่านนายหน้า | เงียบสงบ | ราคาถูก | ไม่แพง | มือสอง | ห้องมุม | วิวสระ | วิวสวน |
  สองชั้น | 2 ชั้น | น้ำไม่ท่วม | ปลอดภัย | เดินทางสะดวก | ไม่มีเฟอร์ | ไม่เอาสระว่ายน้ำ | ไม่เอาสตูดิโอ | ไม่เอาคอนโด |
  ไม่ต้องมีฟิตเนส | มีสระยิ่งดี | ถ้ามีระเบียงจะดีมาก | ใกล้ bts ยิ่งดี | ที่จอดรถก็ดี | สวัสดีครับ | ขอบคุณค่ะ | ครับ | ค่ะ |
  โอเค | 555 | ช่วยหน่อย | แนะนำหน่อย | มีอะไรบ้าง | ไม่รู้เหมือนกัน | ขอดูก่อน | เป็นบอทหรือเปล่า | วันนี้อากาศดี |
  ผ่อนเดือนละ 12000 | งวดละ 8000 | เข้าอยู่เดือนหน้า | พร้อมอยู่ | ใหม่ๆ | ไม่ใกล้สนามบิน | ขับรถ 20 นาที | หมู่ที่ 5 |
  แสนดี | ห้าห้าห้า | จ่ายค่ารถเดือนละ 5,000 | ค่าผ่อนรถ 8,000 | มีหนี้ผ่อนรถอยู่เดือนละ 9 พัน | หนี้บัตรเครดิต 15,000 | ผ่อนรถเดือนละ 7,500 | หมื่นแสนเหตุผล | ไร่ละ 2 ล้าน | วาละ 50,000
`); // prettier-ignore
