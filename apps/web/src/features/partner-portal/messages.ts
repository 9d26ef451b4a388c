import { defineMessages } from "../../lib/i18n/index.ts";

/** The page around the manual: what a partner's engineer reads first, and the rules. */
export const portalMessages = defineMessages({
  en: {
    "portal.title": "Partner API",
    "portal.lead":
      "Push your listings by API. They can be found in chat within a second, every error says how to mend it, and your limit is exact to the second.",
    "portal.nav": "On this page",
    "portal.back": "Back to PropertyVR",
    "portal.anchor": "Link to {name}",
    "portal.inEnglish": "Fields are described in English, as they stand in the OpenAPI document.",

    "portal.start": "Start in 60 seconds",
    "portal.start.key": "Get a key",
    "portal.start.key.text":
      "<0>Ask for access</0> below. Once you are let in, <1>make a key</1>. It is shown once.",
    "portal.start.send": "Send a home",
    "portal.start.send.text": "Put the key into PROPERTYVR_API_KEY and run this.",
    "portal.start.done": "It is live",
    "portal.start.done.text":
      "201 says that the home is new. Ask for it in chat, or send it again: nothing happens twice.",
    "portal.start.answer": "What you get back (shortened)",

    "portal.programs": "A whole program",
    "portal.programs.text":
      "It lists a home, changes it, reads your stock and deletes the home, under an Idempotency-Key, and waits where the limit is reached. It needs no package, and our tests run it as it stands here in all four languages.",

    "portal.limits": "Limits and usage",
    "portal.limits.rule":
      "A key may make a number of requests in any hour, {usual} unless agreed otherwise. The hour rolls: a request counts for exactly 3,600 seconds, then its place is free again.",
    "portal.limits.headers":
      "Each answer says where you stand in <0>RateLimit</0>: r is what is left, t the seconds until more is free. <1>RateLimit-Policy</1> names the limits: how many an hour, and how many at once.",
    "portal.limits.over":
      "Beyond the limit you get 429 with <0>Retry-After</0>: the very second in which the next request will pass. Wait that long and send the same again.",
    "portal.limits.free":
      "Not counted: api-info and usage, dry runs, answers 304 (nothing has changed) and whatever was our fault (5xx).",
    "portal.limits.bulk": "A bulk call of 1,000 homes counts as one request.",
    "portal.limits.words": "What the figures mean",
    "portal.limits.total": "Total requests",
    "portal.limits.total.text":
      "Every answered request of the key in the window, with those that are free and those refused with 429. One that has just been answered can take a second to show.",
    "portal.limits.successful": "Successful",
    "portal.limits.successful.text": "Answered with a status under 400.",
    "portal.limits.failed": "Failed",
    "portal.limits.failed.text": "Answered with 400 or above, 429 included.",
    "portal.limits.time": "Response time",
    "portal.limits.time.text":
      "From the last byte of your request's head until our answer is ready, on our side of the network. The average is over all requests.",
    "portal.limits.window": "Window",
    "portal.limits.window.text":
      "Rolls to the second and ends now. Reading it writes down first what was still under way, so the figures are exact.",

    "portal.guide": "How it behaves",
    "portal.guide.twice": "Sending twice changes nothing",
    "portal.guide.twice.text":
      "<0>external_id</0> is your own reference: sending it again updates the same home. Beside it, a request that writes may carry an <1>Idempotency-Key</1>: within 72 hours the same key with the same body gets the first answer again, marked <2>Idempotent-Replayed: true</2>. With another body it is refused.",
    "portal.guide.pages": "Reading in pages",
    "portal.guide.pages.text":
      "Ask with <0>cursor</0> set to the <1>next_cursor</1> of the page before, until it is null. Homes that are sent meanwhile never make you miss or repeat one.",
    "portal.guide.changes": "Following changes",
    "portal.guide.changes.text":
      "Every change has a number that only grows. Keep <0>last_seq</0> and ask for what came after it: you miss nothing, and need not read everything again.",
    "portal.guide.versions": "Two writers, no lost change",
    "portal.guide.versions.text":
      "A home is answered with an <0>ETag</0>. Send it back as <1>If-Match</1> and your change is made only where nobody else was quicker; as <2>If-None-Match</2> an unchanged home answers 304 and costs nothing.",
    "portal.guide.dry": "Trying without keeping",
    "portal.guide.dry.text":
      "<0>dry_run=true</0> on any request that writes is the real run, taken back at the end: the same checks, the same answer, with what would change. It takes nothing of your limit. A misspelt parameter is refused, so it never writes by mistake.",
    "portal.guide.quality": "Better listings",
    "portal.guide.quality.text":
      "Each write answers a <0>quality</0> of 0 to 100 and which additions would raise it most. What was repaired on the way in stands under <1>repairs</1>.",

    "portal.webhooks": "Webhooks",
    "portal.webhooks.text":
      "Your server is told when something happens. Check that a message is ours before you believe it.",
    "portal.webhooks.verify": "Check a signature",
    "portal.webhooks.signed":
      "Messages are signed by Standard Webhooks 1.0: <0>webhook-signature</0> holds <1>v1,</1> and the base64 of HMAC-SHA256 over <2>webhook-id.webhook-timestamp.body</2>, with the bytes of your secret behind whsec_ (base64).",
    "portal.webhooks.clock":
      "<0>webhook-timestamp</0> is in seconds: refuse what is more than five minutes from your clock.",
    "portal.webhooks.rotate":
      "While a secret is being changed there are two signatures, parted by a space: one that holds is enough.",
    "portal.webhooks.answer":
      "Answer with a 2xx as soon as the message is stored; anything else is sent again later. <0>410</0> turns the webhook off.",
    "portal.webhooks.twice":
      "A message can come more than once and out of order: its <0>webhook-id</0> is the same in every try.",
    "portal.webhooks.thin":
      "A message tells ids and what changed. Read the thing itself with your key, as it is by then.",
    "portal.notes": "Notes",
    "portal.notes.utc": "Timestamps are UTC, as ISO 8601: 2026-11-21T07:30:00.000Z.",
    "portal.notes.images":
      "Image URLs must be public, over http or https: we fetch them from there and show copies of our own. images_state of a home says what became of each.",
    "portal.notes.money":
      "Money is in whole Thai baht. Rent is a month, a price for sale is in total.",
    "portal.notes.unknown":
      "What you leave out is unknown, which is not no: amenities_no says what a home does not have.",
    "portal.notes.fields":
      "Answers may gain fields; let your program pass over what it does not know.",
    "portal.notes.requestId":
      "Every answer has an X-Request-Id. Send your own (8 to 64 letters, digits, _ or -) and it stands in our logs too.",
    "portal.notes.secret":
      "Keep keys on your servers: whoever has one can change your listings. Rotate it under API keys without a gap.",
    "portal.notes.document": "The whole interface as OpenAPI 3.1: <0>/api/openapi.json</0>",

    "portal.changelog": "Changelog",
    "portal.changelog.text":
      "Nothing is taken away without notice: an operation that is to end says so in the header Deprecation, and when in Sunset, at least six months before.",
    "portal.changelog.first":
      "First version: create, read, replace, change, delete, bulk, changes, usage, dry runs.",
  },
  th: {
    "portal.title": "API สำหรับพาร์ตเนอร์",
    "portal.lead":
      "ส่งประกาศของคุณผ่าน API แล้วค้นเจอในแชตได้ภายในหนึ่งวินาที ข้อผิดพลาดทุกข้อบอกวิธีแก้ และโควตาของคุณนับตรงถึงระดับวินาที",
    "portal.nav": "ในหน้านี้",
    "portal.back": "กลับไปที่ PropertyVR",
    "portal.anchor": "ลิงก์ไปยัง {name}",
    "portal.inEnglish": "ฟิลด์ต่าง ๆ อธิบายเป็นภาษาอังกฤษตามเอกสาร OpenAPI",

    "portal.start": "เริ่มใช้ใน 60 วินาที",
    "portal.start.key": "รับคีย์",
    "portal.start.key.text":
      "<0>ขอสิทธิ์ใช้งาน</0>ด้านล่าง เมื่อได้รับอนุมัติแล้ว<1>สร้างคีย์</1>ได้เลย ระบบจะแสดงคีย์เพียงครั้งเดียว",
    "portal.start.send": "ส่งประกาศแรก",
    "portal.start.send.text": "ใส่คีย์ไว้ใน PROPERTYVR_API_KEY แล้วรันคำสั่งนี้",
    "portal.start.done": "ประกาศขึ้นแล้ว",
    "portal.start.done.text":
      "201 หมายถึงเป็นประกาศใหม่ ลองถามหาในแชตได้เลย หรือส่งซ้ำอีกครั้ง จะไม่มีอะไรเกิดขึ้นสองรอบ",
    "portal.start.answer": "คำตอบที่ได้รับ (ย่อ)",

    "portal.programs": "โปรแกรมเต็ม",
    "portal.programs.text":
      "โปรแกรมนี้ลงประกาศ แก้ไข อ่านรายการทั้งหมด แล้วลบประกาศ โดยใช้ Idempotency-Key และรอเมื่อใช้ครบโควตา ไม่ต้องติดตั้งแพ็กเกจใด และชุดทดสอบของเรารันโค้ดนี้ตามที่เห็นทั้งสี่ภาษา",

    "portal.limits": "โควตาและการใช้งาน",
    "portal.limits.rule":
      "คีย์หนึ่งเรียกได้จำนวนหนึ่งในช่วงหนึ่งชั่วโมงใดก็ตาม ปกติ {usual} ครั้ง เว้นแต่ตกลงกันไว้เป็นอย่างอื่น ชั่วโมงเลื่อนไปเรื่อย ๆ คำขอหนึ่งครั้งนับอยู่ 3,600 วินาทีพอดีแล้วคืนที่ว่าง",
    "portal.limits.headers":
      "ทุกคำตอบบอกสถานะไว้ใน <0>RateLimit</0> โดย r คือจำนวนที่เหลือ และ t คือจำนวนวินาทีกว่าจะว่างเพิ่ม ส่วน <1>RateLimit-Policy</1> บอกโควตา ทั้งต่อชั่วโมงและจำนวนที่ส่งพร้อมกันได้",
    "portal.limits.over":
      "เมื่อเกินโควตาจะได้ 429 พร้อม <0>Retry-After</0> ซึ่งเป็นวินาทีที่คำขอถัดไปจะผ่านพอดี รอตามนั้นแล้วส่งคำขอเดิมอีกครั้ง",
    "portal.limits.free":
      "ไม่นับ: api-info และ usage การทดลองส่ง (dry run) คำตอบ 304 (ไม่มีอะไรเปลี่ยน) และความผิดพลาดจากฝั่งเรา (5xx)",
    "portal.limits.bulk": "การส่งครั้งเดียว 1,000 ประกาศแบบ bulk นับเป็นหนึ่งคำขอ",
    "portal.limits.words": "ความหมายของตัวเลข",
    "portal.limits.total": "คำขอทั้งหมด",
    "portal.limits.total.text":
      "ทุกคำขอของคีย์ที่ได้รับคำตอบในช่วงเวลานั้น รวมคำขอที่ไม่นับโควตาและที่ถูกปฏิเสธด้วย 429 คำขอที่เพิ่งตอบไปอาจใช้เวลาราวหนึ่งวินาทีจึงจะแสดง",
    "portal.limits.successful": "สำเร็จ",
    "portal.limits.successful.text": "ตอบด้วยสถานะต่ำกว่า 400",
    "portal.limits.failed": "ไม่สำเร็จ",
    "portal.limits.failed.text": "ตอบด้วยสถานะ 400 ขึ้นไป รวม 429",
    "portal.limits.time": "เวลาตอบ",
    "portal.limits.time.text": "ตั้งแต่ได้รับส่วนหัวของคำขอครบจนคำตอบพร้อมส่ง วัดที่ฝั่งเรา ค่าเฉลี่ยคิดจากทุกคำขอ",
    "portal.limits.window": "ช่วงเวลา",
    "portal.limits.window.text":
      "เลื่อนตามวินาทีและสิ้นสุดที่ปัจจุบัน ก่อนอ่านระบบจะบันทึกรายการที่ยังค้างอยู่ให้ครบ ตัวเลขจึงตรงเสมอ",

    "portal.guide": "ระบบทำงานอย่างไร",
    "portal.guide.twice": "ส่งซ้ำแล้วไม่มีอะไรเปลี่ยน",
    "portal.guide.twice.text":
      "<0>external_id</0> คือรหัสอ้างอิงของคุณเอง ส่งซ้ำก็เป็นการแก้ไขประกาศเดิม นอกจากนี้คำขอที่เขียนข้อมูลใส่ <1>Idempotency-Key</1> ได้ ภายใน 72 ชั่วโมงคีย์เดิมกับเนื้อหาเดิมจะได้คำตอบแรกอีกครั้งพร้อม <2>Idempotent-Replayed: true</2> ถ้าเนื้อหาต่างกันจะถูกปฏิเสธ",
    "portal.guide.pages": "อ่านทีละหน้า",
    "portal.guide.pages.text":
      "ส่ง <0>cursor</0> เป็นค่า <1>next_cursor</1> ของหน้าก่อน จนกว่าจะเป็น null ประกาศที่ส่งเข้ามาระหว่างนั้นไม่ทำให้ข้ามหรือซ้ำรายการ",
    "portal.guide.changes": "ติดตามการเปลี่ยนแปลง",
    "portal.guide.changes.text":
      "การเปลี่ยนแปลงทุกครั้งมีเลขที่เพิ่มขึ้นเสมอ เก็บ <0>last_seq</0> ไว้แล้วขอเฉพาะสิ่งที่เกิดหลังจากนั้น ไม่ตกหล่นและไม่ต้องอ่านใหม่ทั้งหมด",
    "portal.guide.versions": "เขียนพร้อมกันสองฝ่ายก็ไม่ทับกัน",
    "portal.guide.versions.text":
      "ประกาศแต่ละรายการมี <0>ETag</0> ส่งกลับมาใน <1>If-Match</1> ระบบจะแก้ไขเฉพาะเมื่อยังไม่มีใครแก้ก่อน ส่งใน <2>If-None-Match</2> ถ้าไม่เปลี่ยนจะตอบ 304 และไม่นับโควตา",
    "portal.guide.dry": "ทดลองโดยไม่บันทึก",
    "portal.guide.dry.text":
      "ใส่ <0>dry_run=true</0> ในคำขอที่เขียนข้อมูลได้ทุกแบบ เป็นการทำงานจริงที่ยกเลิกตอนท้าย ตรวจเหมือนกัน ตอบเหมือนกัน พร้อมบอกว่าอะไรจะเปลี่ยน และไม่นับโควตา หากสะกดพารามิเตอร์ผิด ระบบจะปฏิเสธ จึงไม่มีการเขียนโดยไม่ตั้งใจ",
    "portal.guide.quality": "ประกาศที่ดีขึ้น",
    "portal.guide.quality.text":
      "ทุกครั้งที่เขียนจะได้คะแนน <0>quality</0> 0 ถึง 100 พร้อมบอกว่าเพิ่มอะไรแล้วคะแนนขึ้นมากที่สุด ส่วนสิ่งที่ระบบแก้ให้อยู่ใน <1>repairs</1>",

    "portal.webhooks": "เว็บฮุก",
    "portal.webhooks.text":
      "เซิร์ฟเวอร์ของคุณจะได้รับแจ้งเมื่อมีเหตุการณ์เกิดขึ้น โปรดตรวจว่าข้อความมาจากเราจริงก่อนนำไปใช้",
    "portal.webhooks.verify": "ตรวจลายเซ็น",
    "portal.webhooks.signed":
      "ข้อความลงลายเซ็นตาม Standard Webhooks 1.0 โดย <0>webhook-signature</0> คือ <1>v1,</1> ตามด้วย base64 ของ HMAC-SHA256 ที่คำนวณจาก <2>webhook-id.webhook-timestamp.body</2> ด้วยรหัสลับส่วนที่อยู่หลัง whsec_ (base64)",
    "portal.webhooks.clock":
      "<0>webhook-timestamp</0> เป็นวินาที ให้ปฏิเสธข้อความที่ต่างจากนาฬิกาของคุณเกินห้านาที",
    "portal.webhooks.rotate": "ระหว่างเปลี่ยนรหัสลับจะมีสองลายเซ็นคั่นด้วยช่องว่าง ถูกต้องเพียงลายเซ็นเดียวก็ใช้ได้",
    "portal.webhooks.answer":
      "ตอบ 2xx ทันทีที่บันทึกข้อความแล้ว คำตอบอื่นเราจะส่งซ้ำภายหลัง ส่วน <0>410</0> จะปิดเว็บฮุกนี้",
    "portal.webhooks.twice":
      "ข้อความเดียวกันอาจมาถึงมากกว่าหนึ่งครั้งและไม่เรียงลำดับ แต่ <0>webhook-id</0> จะเหมือนเดิมทุกครั้ง",
    "portal.webhooks.thin": "ข้อความบอกเพียงไอดีและสิ่งที่เปลี่ยน โปรดอ่านข้อมูลล่าสุดด้วยคีย์ของคุณ",
    "portal.notes": "หมายเหตุ",
    "portal.notes.utc": "เวลาเป็น UTC รูปแบบ ISO 8601 เช่น 2026-11-21T07:30:00.000Z",
    "portal.notes.images":
      "URL ของรูปต้องเป็นสาธารณะ ผ่าน http หรือ https เราดึงรูปจากที่นั่นมาเก็บและแสดงจากสำเนาของเรา ดูผลของแต่ละรูปได้ที่ images_state ของบ้าน",
    "portal.notes.money": "จำนวนเงินเป็นบาทเต็ม ค่าเช่าเป็นต่อเดือน ราคาขายเป็นยอดรวม",
    "portal.notes.unknown": "สิ่งที่ไม่ได้ส่งถือว่าไม่ทราบ ไม่ใช่ไม่มี ใช้ amenities_no เพื่อบอกว่าบ้านไม่มีอะไร",
    "portal.notes.fields": "คำตอบอาจมีฟิลด์เพิ่มในอนาคต โปรแกรมของคุณควรข้ามฟิลด์ที่ไม่รู้จัก",
    "portal.notes.requestId":
      "ทุกคำตอบมี X-Request-Id คุณส่งของตัวเองมาก็ได้ (ตัวอักษร ตัวเลข _ หรือ - ยาว 8 ถึง 64 ตัว) แล้วจะอยู่ในบันทึกของเราด้วย",
    "portal.notes.secret":
      "เก็บคีย์ไว้บนเซิร์ฟเวอร์ของคุณ ใครมีคีย์ก็แก้ประกาศของคุณได้ เปลี่ยนคีย์แบบไม่สะดุดได้ที่หน้าคีย์ API",
    "portal.notes.document": "เอกสารทั้งหมดแบบ OpenAPI 3.1: <0>/api/openapi.json</0>",

    "portal.changelog": "บันทึกการเปลี่ยนแปลง",
    "portal.changelog.text":
      "เราไม่ยกเลิกอะไรโดยไม่แจ้ง คำสั่งที่จะเลิกใช้จะบอกในส่วนหัว Deprecation และบอกวันใน Sunset ล่วงหน้าอย่างน้อยหกเดือน",
    "portal.changelog.first":
      "เวอร์ชันแรก: สร้าง อ่าน แทนที่ แก้ไข ลบ ส่งหลายรายการ ติดตามการเปลี่ยนแปลง การใช้งาน และการทดลองส่ง",
  },
});
