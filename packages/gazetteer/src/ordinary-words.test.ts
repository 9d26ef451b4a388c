import { expect, it } from "vitest";
import { findPlaces } from "./find-places.ts";

/** Words that people use of homes and of life; none is a place. Own list after everyday talk. */
const ENGLISH = `
  the and for with without near around about between under over below above behind beside from until
  condo condominium apartment flat studio room bedroom bathroom kitchen balcony terrace garden house home villa
  townhouse townhome shophouse warehouse office land plot farm building tower floor ground storey lift
  rent rental renting buy buying sell selling sale lease leasehold freehold own owner agent broker deposit contract
  month monthly year yearly week daily night price budget cost cheap cheaper expensive maximum minimum million
  thousand hundred baht dollars euros pounds percent fee fees tax taxes transfer loan bank mortgage salary income
  pool swimming gym fitness sauna parking garage car cars motorbike bike bicycle security guard camera keycard
  furnished unfurnished sofa table chair bed mattress desk wardrobe fridge washing machine dryer oven microwave
  internet wifi television water electric electricity bill bills air conditioning heater bathtub shower
  pet pets dog dogs cat cats allowed friendly quiet noisy clean dirty new old modern bright dark spacious small
  large big tiny cozy nice beautiful lovely view views sea mountain river lake city garden facing north south
  east west sunrise sunset morning evening today tomorrow now soon later urgent asap available move moving stay
  long short term season high low rise duplex loft penthouse corner unit units project developer resale ready
  school schools international university hospital mall market supermarket beach station airport park temple
  street road lane avenue highway bridge corner crossing traffic bus train boat ferry taxi walk walking distance
  minute minutes hour hours kilometre kilometres meter metres close far nearby next opposite along inside outside
  family couple single friends kids children baby parents wife husband girlfriend boyfriend brother sister student
  teacher nurse doctor engineer manager driver cook chef retired retiree foreigner foreign thai japanese chinese
  work working office remote company job business shop store restaurant cafe coffee bar club noise party
  please thanks thank hello hi hey yes no maybe not never always sometimes really very quite too also only just
  show find search look looking want need prefer like love hate help send tell ask call message email line photo
  photos video picture map location area zone neighbourhood district province downtown centre center suburb
  safe flood flooding rain hot cold dry smoke pollution dust fresh clean green trees quiet calm peaceful
  compare cheaper bigger better best worst another other others more less few many some any all every each both
  banana boring pocket nation calling bearing siding pattern samurai ration rating patio phantom phone chilly
  charming tonight tomato carton karate ratchet lumpy silo salon season reason rayon chorus comrade sultan
  singing bang banging tapioca pinkish lardy sealion chair man tiger lotus orchid crystal impact paragon empire
  laguna ram maya mega convent emporium nana suk long song hot fang pai nan tak sai pong rim soi
`;
const THAI = `
  คอนโด ห้อง ห้องนอน ห้องน้ำ บ้าน บ้านเดี่ยว ทาวน์เฮ้าส์ ทาวน์โฮม ที่ดิน อาคารพาณิชย์ โกดัง โรงงาน สำนักงาน หอพัก
  เช่า ซื้อ ขาย ผ่อน ดาวน์ จอง มัดจำ สัญญา ราคา งบ งบประมาณ ไม่เกิน ขั้นต่ำ ประมาณ ราวๆ ถูก แพง ล้าน แสน หมื่น พัน
  บาท ต่อเดือน รายเดือน รายปี รายวัน เดือน ปี วัน สัปดาห์ ตารางเมตร ตารางวา ไร่ งาน วา ชั้น ตึก อาคาร โครงการ
  ใกล้ ติด แถว ย่าน โซน ใน นอก ข้าง หน้า หลัง ตรงข้าม ระหว่าง เดิน ขับรถ นาที กิโล เมตร รถไฟฟ้า สถานี ถนน ซอย
  โรงเรียน มหาวิทยาลัย โรงพยาบาล ตลาด ห้าง ร้านอาหาร ร้านกาแฟ สวนสาธารณะ วัด ทะเล ภูเขา คลอง แม่น้ำ หาด เกาะ
  สระว่ายน้ำ ฟิตเนส ที่จอดรถ ลิฟต์ ระเบียง ครัว แอร์ ตู้เย็น เครื่องซักผ้า เฟอร์นิเจอร์ เตียง โซฟา โต๊ะ เก้าอี้
  เลี้ยงสัตว์ หมา แมว สุนัข ได้ ไม่ได้ มี ไม่มี เอา ไม่เอา อยาก ต้องการ หา ขอ ช่วย แนะนำ ดู ส่ง บอก ถาม ครับ ค่ะ
  คะ นะ จ้า หน่อย ด้วย เลย แล้ว ยัง อีก เพิ่ม ลด เปลี่ยน ยกเลิก ใหม่ เก่า สวย สะอาด เงียบ สงบ ปลอดภัย กว้าง เล็ก
  ใหญ่ สูง ต่ำ ทิศเหนือ ทิศใต้ ตะวันออก ตะวันตก วิว พระอาทิตย์ขึ้น เช้า เย็น กลางคืน วันนี้ พรุ่งนี้ เดือนหน้า
  ครอบครัว แฟน เพื่อน ลูก พ่อ แม่ พี่ น้อง คุณยาย นักศึกษา ครู หมอ พยาบาล วิศวกร พนักงาน บริษัท ทำงาน เรียน
  เกษียณ ฝรั่ง ญี่ปุ่น จีน คนไทย ต่างชาติ เจ้าของ นายหน้า เอเจนท์ โอน ค่าโอน ภาษี กู้ ธนาคาร ดอกเบี้ย เงินเดือน
  น้ำท่วม ฝน ร้อน เย็น ฝุ่น ควัน อากาศ ต้นไม้ สวน หญ้า รั้ว ประตู หน้าต่าง กำแพง หลังคา พื้น ผนัง เพดาน
  ดีไหม ยังไง เท่าไหร่ ที่ไหน เมื่อไหร่ ทำไม อะไร ใคร กี่ บ้าง ทั้งหมด ทุก บาง แต่ละ อื่น เดียว สอง สาม สี่ ห้า
  หก เจ็ด แปด เก้า สิบ ร้อย มากกว่า น้อยกว่า ดีกว่า ที่สุด มาก น้อย นิดหน่อย พอ เกิน ขาด ครบ เหลือ ว่าง พร้อมอยู่
  มือสอง มือหนึ่ง รีโนเวท ตกแต่ง เปล่า ปล่อยเช่า ลงทุน ผลตอบแทน กำไร ทำเล เดินทาง สะดวก รถติด ทางด่วน
  นานาชาติ มะพร้าว เกษตรกร กมลาสน์ ฉลองปีใหม่ ข้าวสาร พร้าว ฝาง ลอง เสนา อุทัย สังคม เพ็ญ ชนบท พิชัย
  บางครั้ง บางที บางคน บางส่วน เชียงเมี่ยง ราชการ ราชวงศ์ รัชกาล สุขภาพ สุขใจ พระราชา พระราชบัญญัติ ลาดยาง
  กรุงโรม นครวัด สมุทร ธานี บุรี ภูเขาไฟ หัวใจ หัวหน้า ชลประทาน ระยะทาง ระยะยาว ตราสาร ตรวจ น่าน้ำ แพร่หลาย
`;
const wordsOf = (list: string) => list.trim().split(/\s+/);
/** Names that are words too: alone they may be meant as the place, in the middle of talk they are not. */
const inTalk = (word: string) =>
  /[ก-๎]/.test(word) ? `คือว่า ${word} นะคะ เรื่องมันยาว` : `well, it was ${word} that they said`;

it.each([
  ["English", ENGLISH, 400],
  ["Thai", THAI, 300],
] as const)("no frequent word of %s is bent into a place", (_, list, least) => {
  const words = wordsOf(list);
  expect(new Set(words).size).toBeGreaterThanOrEqual(least);
  const bent = words.flatMap((word) =>
    findPlaces(inTalk(word)).map(({ text, places }) => `${word}: ${text} -> ${places[0]?.id}`),
  );
  expect(bent).toEqual([]);
});

it("ordinary words side by side are not read as places", () => {
  const bent = [ENGLISH, THAI].flatMap((list) =>
    wordsOf(list)
      .map((word, i, all) => `${word}${/[ก-๎]/.test(word) ? "" : " "}${all[i + 1] ?? ""}`)
      .filter((pair) => findPlaces(inTalk(pair)).length > 0),
  );
  expect(bent).toEqual([]);
});
