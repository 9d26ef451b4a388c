import { defineMessages } from "../../lib/i18n/index.ts";

/** The page around the manual: what a partner's engineer reads first, and the rules. */
export const portalMessages = defineMessages({
  en: {
    "portal.title": "Partner API",
    "portal.lead":
      "Send your listings by API. They can be found in chat as soon as we accept them, errors tell you what to fix, and your limit is counted to the second.",
    "portal.nav": "On this page",
    "portal.back": "Back to PropertyVR",
    "portal.anchor": "Link to {name}",
    "portal.inEnglish": "Fields are described in English, as in the OpenAPI document.",

    "portal.start": "Quick start",
    "portal.start.key": "Get a key",
    "portal.start.key.text":
      "<0>Request access</0> below. Once approved, <1>create a key</1>. You'll only see it once.",
    "portal.start.send": "Send a listing",
    "portal.start.send.text": "Set PROPERTYVR_API_KEY to your key and run this.",
    "portal.start.done": "It's live",
    "portal.start.done.text":
      "201 means a new listing. Search for it in chat. Send it again and it's updated, not duplicated.",
    "portal.start.answer": "What you get back (shortened)",

    "portal.programs": "A complete program",
    "portal.programs.text":
      "Creates a listing, changes it, reads all your listings and deletes it again. It sends an Idempotency-Key and waits when you reach the limit. No packages needed: our tests run it exactly as shown, in all four languages.",

    "portal.limits": "Limits and usage",
    "portal.limits.rule":
      "Each key has an hourly limit, {usual} requests unless agreed otherwise. It's a rolling hour: a request stops counting exactly 3,600 seconds after it was made.",
    "portal.limits.headers":
      "Responses show where you stand in <0>RateLimit</0>: r is how many requests are left, t how many seconds until more are available. <1>RateLimit-Policy</1> lists the limits: how many per hour, and how many at once.",
    "portal.limits.over":
      "Over a limit, you get 429 with <0>Retry-After</0>: how many seconds to wait. Then send the same request again.",
    "portal.limits.free":
      "Not counted: api-info, usage, dry runs, 304 responses (nothing has changed) and errors on our side (5xx).",
    "portal.limits.bulk": "A bulk call of 1,000 listings counts as one request.",
    "portal.limits.words": "What the figures mean",
    "portal.limits.total": "Total requests",
    "portal.limits.total.text":
      "Every request made with this key in the window, including those that don't count against the limit and those refused with 429. The latest can take a second to show up.",
    "portal.limits.successful": "Successful",
    "portal.limits.successful.text": "Answered with a status below 400.",
    "portal.limits.failed": "Failed",
    "portal.limits.failed.text": "Answered with 400 or higher, including 429.",
    "portal.limits.time": "Response time",
    "portal.limits.time.text":
      "From receiving your request's headers to having our response ready, measured on our side. The average covers all requests.",
    "portal.limits.window": "Window",
    "portal.limits.window.text": "The last hours up to now, to the second.",

    "portal.guide": "How it works",
    "portal.guide.twice": "Safe to send twice",
    "portal.guide.twice.text":
      "<0>external_id</0> is your own reference: sending it again updates the same listing. Calls that create or change listings can also carry an <1>Idempotency-Key</1>: for 72 hours, the same key with the same body gets the first response again, marked <2>Idempotent-Replayed: true</2>. With a different body, it's refused.",
    "portal.guide.pages": "Pagination",
    "portal.guide.pages.text":
      "Set <0>cursor</0> to the <1>next_cursor</1> of the previous page until it is null. Listings sent in the meantime never make you miss or repeat one.",
    "portal.guide.changes": "Following changes",
    "portal.guide.changes.text":
      "Every change has a number that only goes up. Keep <0>last_seq</0> and ask for what came after it, so you never have to read everything again.",
    "portal.guide.versions": "No lost updates",
    "portal.guide.versions.text":
      "A listing you read comes with an <0>ETag</0>. Send it as <1>If-Match</1> and your change is made only if nobody else was first. Send it as <2>If-None-Match</2> and an unchanged listing returns 304, which doesn't count against your limit.",
    "portal.guide.dry": "Dry runs",
    "portal.guide.dry.text":
      "With <0>dry_run=true</0>, a write runs for real and is rolled back at the end: the same checks and the same response, showing what would change. It doesn't count against your limit. A misspelt parameter is refused, so you never write by accident.",
    "portal.guide.quality": "Better listings",
    "portal.guide.quality.text":
      "Each listing you send gets a <0>quality</0> score from 0 to 100, with the additions that would raise it most. Anything we corrected is listed under <1>repairs</1>.",

    "portal.webhooks": "Webhooks",
    "portal.webhooks.text":
      "We notify your server when something happens to your listings, files or enquiries. Verify each message before you trust it.",
    "portal.webhooks.verify": "Verify a signature",
    "portal.webhooks.signed":
      "Messages are signed following Standard Webhooks 1.0: <0>webhook-signature</0> is <1>v1,</1> and the base64 of HMAC-SHA256 over <2>webhook-id.webhook-timestamp.body</2>, keyed with the bytes of your secret after whsec_ (base64).",
    "portal.webhooks.clock":
      "<0>webhook-timestamp</0> is in seconds. Reject messages more than five minutes off your clock.",
    "portal.webhooks.rotate":
      "For a while after you change a secret there are two signatures, separated by a space. One valid signature is enough.",
    "portal.webhooks.answer":
      "Respond with a 2xx as soon as you've stored the message. After anything else we try again, for about three days. <0>410</0> turns the webhook off.",
    "portal.webhooks.twice":
      "A message can arrive more than once and out of order. Its <0>webhook-id</0> is the same every time.",
    "portal.webhooks.thin":
      "Messages carry ids and what changed. Fetch the current data with your key.",
    "portal.notes": "Notes",
    "portal.notes.utc": "Timestamps are UTC, as ISO 8601: 2026-11-21T07:30:00.000Z.",
    "portal.notes.images":
      "Image URLs must be public, over http or https. We download the images and show our own copies. images_state tells you how each one went.",
    "portal.notes.money":
      "Amounts are whole Thai baht. Rent is per month; a sale price is the total.",
    "portal.notes.unknown":
      "What you leave out is unknown, not “no”. Use amenities_no for what a home doesn't have.",
    "portal.notes.fields": "Responses may gain fields. Ignore the ones your program doesn't know.",
    "portal.notes.requestId":
      "Every response has an X-Request-Id. Send your own (8 to 64 letters, digits, _ or -) and it appears in our logs too.",
    "portal.notes.secret":
      "Keep keys on your servers and treat them like passwords: anyone who has one can use it. You can rotate a key without downtime under API keys.",
    "portal.notes.document": "The full API as OpenAPI 3.1: <0>/api/openapi.json</0>",

    "portal.changelog": "Changelog",
    "portal.changelog.text":
      "We don't remove anything without notice: at least six months ahead, the operation's responses carry a Deprecation header and a Sunset header with the date.",
    "portal.changelog.first":
      "First version: create, read, replace, change and delete listings, bulk calls, file imports, changes, usage, webhooks and dry runs.",
  },
  th: {
    "portal.title": "API สำหรับพาร์ตเนอร์",
    "portal.lead":
      "ส่งประกาศผ่าน API แล้วค้นหาในแชตได้ทันทีที่ระบบรับไว้ ข้อผิดพลาดบอกสิ่งที่ต้องแก้ และโควตานับละเอียดถึงวินาที",
    "portal.nav": "ในหน้านี้",
    "portal.back": "กลับไปที่ PropertyVR",
    "portal.anchor": "ลิงก์ไปยัง {name}",
    "portal.inEnglish": "ฟิลด์ต่าง ๆ อธิบายเป็นภาษาอังกฤษตามเอกสาร OpenAPI",

    "portal.start": "เริ่มต้นใช้งาน",
    "portal.start.key": "รับคีย์",
    "portal.start.key.text":
      "<0>ขอสิทธิ์ใช้งาน</0>ด้านล่าง เมื่อได้รับอนุมัติแล้ว<1>สร้างคีย์</1>ได้เลย ระบบจะแสดงคีย์เพียงครั้งเดียว",
    "portal.start.send": "ส่งประกาศแรก",
    "portal.start.send.text": "ใส่คีย์ไว้ใน PROPERTYVR_API_KEY แล้วรันคำสั่งนี้",
    "portal.start.done": "ประกาศขึ้นแล้ว",
    "portal.start.done.text":
      "201 คือประกาศใหม่ ลองค้นหาในแชตได้เลย หากส่งซ้ำจะเป็นการอัปเดต ไม่เกิดประกาศซ้ำ",
    "portal.start.answer": "คำตอบที่ได้รับ (ย่อ)",

    "portal.programs": "โปรแกรมตัวอย่างแบบเต็ม",
    "portal.programs.text":
      "ลงประกาศ แก้ไข อ่านประกาศทั้งหมด แล้วลบประกาศนั้น พร้อมใช้ Idempotency-Key และรอเมื่อใช้ครบโควตา ไม่ต้องติดตั้งแพ็กเกจ ชุดทดสอบของเรารันโค้ดนี้ตามที่เห็นครบทั้งสี่ภาษา",

    "portal.limits": "โควตาและการใช้งาน",
    "portal.limits.rule":
      "แต่ละคีย์เรียกได้ {usual} ครั้งต่อชั่วโมง เว้นแต่ตกลงกันไว้เป็นอย่างอื่น เรานับย้อนหลังหนึ่งชั่วโมงเสมอ คำขอแต่ละครั้งจะเลิกนับเมื่อครบ 3,600 วินาทีพอดี",
    "portal.limits.headers":
      "คำตอบบอกโควตาไว้ใน <0>RateLimit</0> โดย r คือจำนวนคำขอที่เหลือ และ t คือจำนวนวินาทีก่อนได้โควตาเพิ่ม ส่วน <1>RateLimit-Policy</1> บอกเพดาน ทั้งต่อชั่วโมงและจำนวนที่ส่งพร้อมกันได้",
    "portal.limits.over":
      "เมื่อเกินโควตาจะได้ 429 พร้อม <0>Retry-After</0> ซึ่งบอกจำนวนวินาทีที่ต้องรอ จากนั้นส่งคำขอเดิมอีกครั้ง",
    "portal.limits.free":
      "ไม่นับโควตา: api-info, usage, การทดลองส่ง (dry run), คำตอบ 304 (ไม่มีอะไรเปลี่ยน) และข้อผิดพลาดจากฝั่งเรา (5xx)",
    "portal.limits.bulk": "การส่งครั้งเดียว 1,000 ประกาศแบบ bulk นับเป็นหนึ่งคำขอ",
    "portal.limits.words": "ความหมายของตัวเลข",
    "portal.limits.total": "คำขอทั้งหมด",
    "portal.limits.total.text":
      "ทุกคำขอของคีย์นี้ในช่วงเวลานั้น รวมคำขอที่ไม่นับโควตาและที่ถูกปฏิเสธด้วย 429 คำขอล่าสุดอาจใช้เวลาราวหนึ่งวินาทีจึงจะแสดง",
    "portal.limits.successful": "สำเร็จ",
    "portal.limits.successful.text": "ตอบด้วยสถานะต่ำกว่า 400",
    "portal.limits.failed": "ไม่สำเร็จ",
    "portal.limits.failed.text": "ตอบด้วยสถานะ 400 ขึ้นไป รวม 429",
    "portal.limits.time": "เวลาตอบ",
    "portal.limits.time.text": "ตั้งแต่ได้รับส่วนหัวของคำขอครบจนคำตอบพร้อมส่ง วัดที่ฝั่งเรา ค่าเฉลี่ยคิดจากทุกคำขอ",
    "portal.limits.window": "ช่วงเวลา",
    "portal.limits.window.text": "นับย้อนหลังจากปัจจุบัน ละเอียดถึงวินาที",

    "portal.guide": "ระบบทำงานอย่างไร",
    "portal.guide.twice": "ส่งซ้ำได้อย่างปลอดภัย",
    "portal.guide.twice.text":
      "<0>external_id</0> คือรหัสอ้างอิงของคุณเอง ส่งซ้ำก็เป็นการแก้ไขประกาศเดิม คำขอที่ลงหรือแก้ไขประกาศใส่ <1>Idempotency-Key</1> ได้ด้วย ภายใน 72 ชั่วโมง คีย์เดิมกับเนื้อหาเดิมจะได้คำตอบแรกอีกครั้งพร้อม <2>Idempotent-Replayed: true</2> ถ้าเนื้อหาต่างกันจะถูกปฏิเสธ",
    "portal.guide.pages": "อ่านทีละหน้า",
    "portal.guide.pages.text":
      "ส่ง <0>cursor</0> เป็นค่า <1>next_cursor</1> ของหน้าก่อน จนกว่าจะเป็น null ประกาศที่ส่งเข้ามาระหว่างนั้นไม่ทำให้ข้ามหรือซ้ำรายการ",
    "portal.guide.changes": "ติดตามการเปลี่ยนแปลง",
    "portal.guide.changes.text":
      "การเปลี่ยนแปลงทุกครั้งมีเลขลำดับที่เพิ่มขึ้นเสมอ เก็บ <0>last_seq</0> ไว้แล้วขอเฉพาะสิ่งที่เกิดหลังจากนั้น ไม่ต้องอ่านใหม่ทั้งหมด",
    "portal.guide.versions": "แก้พร้อมกันก็ไม่ทับกัน",
    "portal.guide.versions.text":
      "ประกาศที่อ่านมาจะมี <0>ETag</0> ส่งกลับมาใน <1>If-Match</1> ระบบจะแก้ไขเฉพาะเมื่อยังไม่มีใครแก้ก่อน ส่งใน <2>If-None-Match</2> ถ้าประกาศไม่เปลี่ยนจะตอบ 304 และไม่นับโควตา",
    "portal.guide.dry": "ทดลองส่ง (dry run)",
    "portal.guide.dry.text":
      "ใส่ <0>dry_run=true</0> ในคำขอที่เขียนข้อมูล ระบบจะทำงานจริงทุกขั้นแล้วยกเลิกตอนท้าย ตรวจและตอบเหมือนของจริง พร้อมบอกว่าอะไรจะเปลี่ยน โดยไม่นับโควตา หากสะกดพารามิเตอร์ผิด ระบบจะปฏิเสธ จึงไม่เผลอเขียนทับข้อมูล",
    "portal.guide.quality": "ทำประกาศให้ดีขึ้น",
    "portal.guide.quality.text":
      "ประกาศที่ส่งแต่ละรายการได้คะแนน <0>quality</0> 0 ถึง 100 พร้อมบอกว่าเพิ่มอะไรแล้วคะแนนขึ้นมากที่สุด สิ่งที่ระบบแก้ให้อยู่ใน <1>repairs</1>",

    "portal.webhooks": "เว็บฮุก",
    "portal.webhooks.text":
      "เราแจ้งเซิร์ฟเวอร์ของคุณเมื่อมีเหตุการณ์กับประกาศ ไฟล์ หรือข้อความสอบถาม กรุณาตรวจว่าข้อความมาจากเราจริงก่อนนำไปใช้",
    "portal.webhooks.verify": "ตรวจลายเซ็น",
    "portal.webhooks.signed":
      "ข้อความลงลายเซ็นตาม Standard Webhooks 1.0 โดย <0>webhook-signature</0> คือ <1>v1,</1> ตามด้วย base64 ของ HMAC-SHA256 ที่คำนวณจาก <2>webhook-id.webhook-timestamp.body</2> ด้วยรหัสลับส่วนที่อยู่หลัง whsec_ (base64)",
    "portal.webhooks.clock":
      "<0>webhook-timestamp</0> เป็นวินาที ให้ปฏิเสธข้อความที่ต่างจากนาฬิกาของคุณเกินห้านาที",
    "portal.webhooks.rotate": "ช่วงแรกหลังเปลี่ยนรหัสลับจะมีสองลายเซ็นคั่นด้วยช่องว่าง ถูกต้องลายเซ็นเดียวก็ใช้ได้",
    "portal.webhooks.answer":
      "ตอบ 2xx ทันทีที่บันทึกข้อความแล้ว คำตอบอื่นเราจะลองส่งใหม่เป็นเวลาราวสามวัน ส่วน <0>410</0> จะปิดเว็บฮุกนี้",
    "portal.webhooks.twice":
      "ข้อความเดียวกันอาจมาถึงมากกว่าหนึ่งครั้งและไม่เรียงลำดับ แต่ <0>webhook-id</0> จะเหมือนเดิมทุกครั้ง",
    "portal.webhooks.thin": "ข้อความบอกเพียงไอดีและสิ่งที่เปลี่ยน กรุณาอ่านข้อมูลล่าสุดด้วยคีย์ของคุณ",
    "portal.notes": "หมายเหตุ",
    "portal.notes.utc": "เวลาเป็น UTC รูปแบบ ISO 8601 เช่น 2026-11-21T07:30:00.000Z",
    "portal.notes.images":
      "URL ของรูปต้องเปิดได้แบบสาธารณะ ผ่าน http หรือ https เราดาวน์โหลดรูปมาเก็บและแสดงจากสำเนาของเรา ดูผลของแต่ละรูปได้ที่ images_state",
    "portal.notes.money": "จำนวนเงินเป็นบาทถ้วน ค่าเช่าคิดต่อเดือน ราคาขายเป็นราคารวม",
    "portal.notes.unknown": "สิ่งที่ไม่ได้ส่งถือว่าไม่ทราบ ไม่ได้แปลว่าไม่มี ใช้ amenities_no ระบุสิ่งที่บ้านไม่มี",
    "portal.notes.fields": "คำตอบอาจมีฟิลด์เพิ่มในอนาคต โปรแกรมของคุณควรข้ามฟิลด์ที่ไม่รู้จัก",
    "portal.notes.requestId":
      "ทุกคำตอบมี X-Request-Id คุณกำหนดเองก็ได้ (ตัวอักษร ตัวเลข _ หรือ - ยาว 8 ถึง 64 ตัว) แล้วจะปรากฏในบันทึกของเราด้วย",
    "portal.notes.secret":
      "เก็บคีย์ไว้บนเซิร์ฟเวอร์ของคุณและดูแลเหมือนรหัสผ่าน ใครมีคีย์ก็ใช้ได้ เปลี่ยนคีย์ได้ที่หน้าคีย์ API โดยระบบไม่สะดุด",
    "portal.notes.document": "API ทั้งหมดในรูปแบบ OpenAPI 3.1: <0>/api/openapi.json</0>",

    "portal.changelog": "บันทึกการเปลี่ยนแปลง",
    "portal.changelog.text":
      "เราไม่ยกเลิกอะไรโดยไม่แจ้ง ก่อนเลิกใช้อย่างน้อยหกเดือน คำตอบของคำสั่งนั้นจะมีส่วนหัว Deprecation และส่วนหัว Sunset ที่ระบุวัน",
    "portal.changelog.first":
      "เวอร์ชันแรก: ลง อ่าน แทนที่ แก้ไข และลบประกาศ ส่งหลายรายการ นำเข้าไฟล์ ติดตามการเปลี่ยนแปลง ดูการใช้งาน เว็บฮุก และการทดลองส่ง",
  },
});
