import { defineMessages } from "../../../lib/i18n/index.ts";

/** Operations, their fields, problems and snippets. */
export const manualMessages = defineMessages({
  en: {
    "manual.endpoints": "Endpoints",
    "manual.endpoints.text": "Everything you can do with a key. Send it in the X-API-Key header.",
    "manual.scope": "scope {scope}",
    "manual.free": "not counted",
    "manual.parameters": "Parameters",
    "manual.body": "What you send ({count, plural, one {# field} other {# fields}})",
    "manual.answer": "What you get ({count, plural, one {# field} other {# fields}})",
    "manual.answers": "Responses",
    "manual.required": "required",
    "manual.fallback": "default {value}",
    "manual.place.path": "in the path",
    "manual.place.query": "in the query",
    "manual.place.header": "header",
    "manual.language": "Language of the samples",
    "manual.copy": "Copy",
    "manual.copied": "Copied",
    "manual.copy.blocked": "Your browser blocked copying. Select the text and copy it yourself.",
    "manual.try": "Try it",

    "manual.errors": "Errors",
    "manual.errors.text":
      "Errors are problem documents (RFC 9457). Rely on code, which never changes, and show detail to people. errors lists each invalid field, and type links to the explanations below.",
    "manual.errors.example": "A problem document",

    "manual.problem.unreadable_body":
      "The body isn't JSON in UTF-8, or it was cut off. Check that your program serialises it and that Content-Length is right.",
    "manual.problem.idempotency_key_malformed":
      "An Idempotency-Key has 8 to 255 visible characters, with or without quotes.",
    "manual.problem.key_missing": "No key was sent. Send it in the header X-API-Key.",
    "manual.problem.key_malformed":
      "The key's checksum doesn't match: a character is missing or wrong. Copy the whole key again.",
    "manual.problem.key_unknown":
      "We don't know this key. It may have been deleted, or belong to another server.",
    "manual.problem.key_revoked":
      "The key was revoked or replaced. Use its replacement, or create a new one under API keys.",
    "manual.problem.key_expired":
      "The key has expired. Create a new one. Next time, rotate it before it expires.",
    "manual.problem.address_not_allowed":
      "The key only works from the addresses its owner allowed, and yours isn't one of them.",
    "manual.problem.scope_missing":
      "The key can read but not write, or the other way round. Use a key with the scope this operation names.",
    "manual.problem.not_found":
      "Nothing of yours has this id or reference. You'd get the same answer for something that belongs to another partner.",
    "manual.problem.method_not_allowed":
      "This address doesn't support that method. The Allow header lists the ones it does.",
    "manual.problem.conflict":
      "This isn't possible in the current state, for example while a webhook is turned off. detail says why.",
    "manual.problem.request_in_progress":
      "The first request with this Idempotency-Key is still running. Wait for Retry-After and send the same request again.",
    "manual.problem.upload_refused":
      "The file couldn't be read, or none of its rows could be imported. errors says why, row by row.",
    "manual.problem.limit_reached":
      "The files you sent in the last 7 days have used up your storage. Each is deleted after 7 days. Send this one again when there's room.",
    "manual.problem.idempotency_key_reused":
      "This Idempotency-Key was already used with a different body. Use a new key for a new request.",
    "manual.problem.precondition_failed":
      "The listing has changed since you read it: the version in If-Match is no longer the current one. Read it again and repeat your change.",
    "manual.problem.body_too_large":
      "The body is too large for this address. Send fewer listings per request.",
    "manual.problem.unsupported_media_type":
      "Send application/json, or another type that the operation names.",
    "manual.problem.invalid":
      "We could read it, but some values are wrong. errors says what's wrong with each field. Nothing in the rejected row was saved.",
    "manual.problem.cursor_invalid":
      "The cursor isn't one of ours, or belongs to other filters. Start again without it.",
    "manual.problem.too_many_requests":
      "Too many attempts from your address in a short time, usually with wrong keys. Wait for Retry-After.",
    "manual.problem.rate_limited":
      "You've reached your hourly limit, or too many of your requests are running at once. Wait for Retry-After.",
    "manual.problem.internal":
      "Something went wrong on our side. It's logged under the request id and doesn't count against your limit. It's safe to send it again with the same Idempotency-Key.",
    "manual.problem.unavailable":
      "We're overloaded right now. Wait for Retry-After and send the same request again.",
  },
  th: {
    "manual.endpoints": "คำสั่งทั้งหมด",
    "manual.endpoints.text": "ทุกคำสั่งที่ใช้คีย์เรียกได้ ส่งคีย์ในส่วนหัว X-API-Key",
    "manual.scope": "สิทธิ์ {scope}",
    "manual.free": "ไม่นับโควตา",
    "manual.parameters": "พารามิเตอร์",
    "manual.body": "สิ่งที่ส่ง ({count, plural, other {# ฟิลด์}})",
    "manual.answer": "สิ่งที่ได้รับ ({count, plural, other {# ฟิลด์}})",
    "manual.answers": "คำตอบ",
    "manual.required": "จำเป็น",
    "manual.fallback": "ถ้าไม่ส่งจะเป็น {value}",
    "manual.place.path": "ในพาธ",
    "manual.place.query": "ในคิวรี",
    "manual.place.header": "ส่วนหัว",
    "manual.language": "ภาษาของตัวอย่าง",
    "manual.copy": "คัดลอก",
    "manual.copied": "คัดลอกแล้ว",
    "manual.copy.blocked": "เบราว์เซอร์ไม่อนุญาตให้คัดลอก กรุณาเลือกข้อความแล้วคัดลอกเอง",
    "manual.try": "ลองเรียก",

    "manual.errors": "ข้อผิดพลาด",
    "manual.errors.text":
      "ข้อผิดพลาดเป็น problem document (RFC 9457) ให้โปรแกรมดูที่ code ซึ่งไม่เปลี่ยนแปลง และแสดง detail ให้คนอ่าน errors บอกแต่ละฟิลด์ที่ผิด ส่วน type ลิงก์มายังคำอธิบายด้านล่าง",
    "manual.errors.example": "ตัวอย่าง problem document",

    "manual.problem.unreadable_body":
      "เนื้อหาไม่ใช่ JSON แบบ UTF-8 หรือขาดกลางทาง ตรวจว่าโปรแกรมสร้าง JSON ถูกต้องและ Content-Length ตรง",
    "manual.problem.idempotency_key_malformed":
      "Idempotency-Key ต้องยาว 8 ถึง 255 ตัวอักษรที่มองเห็นได้ ใส่เครื่องหมายคำพูดหรือไม่ก็ได้",
    "manual.problem.key_missing": "คำขอนี้ไม่มีคีย์ ส่งคีย์ในส่วนหัว X-API-Key",
    "manual.problem.key_malformed": "คีย์ไม่ครบหรือมีตัวอักษรผิด กรุณาคัดลอกใหม่ทั้งคีย์",
    "manual.problem.key_unknown": "ไม่มีคีย์นี้ในระบบ อาจถูกลบไปแล้ว หรือเป็นคีย์ของเซิร์ฟเวอร์อื่น",
    "manual.problem.key_revoked": "คีย์ถูกยกเลิกหรือถูกแทนที่แล้ว ใช้คีย์ที่มาแทน หรือสร้างคีย์ใหม่ที่หน้าคีย์ API",
    "manual.problem.key_expired": "คีย์หมดอายุแล้ว สร้างคีย์ใหม่ และครั้งหน้าให้เปลี่ยนคีย์ก่อนหมดอายุ",
    "manual.problem.address_not_allowed":
      "คีย์นี้ใช้ได้เฉพาะจากที่อยู่ IP ที่เจ้าของกำหนด และ IP ของคุณไม่อยู่ในรายการ",
    "manual.problem.scope_missing": "คีย์นี้อ่านได้แต่เขียนไม่ได้ หรือกลับกัน ใช้คีย์ที่มีสิทธิ์ตามที่คำสั่งนี้ระบุ",
    "manual.problem.not_found":
      "คุณไม่มีรายการที่ใช้ไอดีหรือรหัสอ้างอิงนี้ รายการของพาร์ตเนอร์อื่นก็ได้คำตอบแบบเดียวกัน",
    "manual.problem.method_not_allowed": "ที่อยู่นี้ไม่รองรับเมธอดดังกล่าว ดูเมธอดที่ใช้ได้ในส่วนหัว Allow",
    "manual.problem.conflict": "ทำไม่ได้ในสถานะปัจจุบัน เช่น เว็บฮุกปิดอยู่ ดูเหตุผลใน detail",
    "manual.problem.request_in_progress":
      "คำขอแรกที่ใช้ Idempotency-Key นี้ยังไม่เสร็จ รอตาม Retry-After แล้วส่งเหมือนเดิมอีกครั้ง",
    "manual.problem.upload_refused": "อ่านไฟล์ไม่ได้ หรือไม่มีแถวใดบันทึกได้ ดูเหตุผลทีละแถวใน errors",
    "manual.problem.limit_reached":
      "ไฟล์ที่คุณส่งใน 7 วันที่ผ่านมาใช้พื้นที่เต็มแล้ว แต่ละไฟล์จะถูกลบเมื่อครบ 7 วัน ส่งไฟล์นี้อีกครั้งเมื่อมีที่ว่าง",
    "manual.problem.idempotency_key_reused": "Idempotency-Key นี้เคยใช้กับเนื้อหาอื่นแล้ว คำขอใหม่ต้องใช้คีย์ใหม่",
    "manual.problem.precondition_failed":
      "ประกาศเปลี่ยนไปหลังจากที่คุณอ่าน เวอร์ชันใน If-Match ไม่ใช่เวอร์ชันปัจจุบัน อ่านประกาศใหม่แล้วแก้อีกครั้ง",
    "manual.problem.body_too_large": "เนื้อหาใหญ่เกินที่รับได้ ส่งครั้งละน้อยรายการลง",
    "manual.problem.unsupported_media_type": "ส่งเป็น application/json หรือชนิดอื่นที่คำสั่งนั้นระบุไว้",
    "manual.problem.invalid": "อ่านได้แต่บางค่าไม่ถูกต้อง errors บอกว่าแต่ละฟิลด์ผิดอย่างไร แถวที่ไม่ผ่านไม่ถูกบันทึก",
    "manual.problem.cursor_invalid": "cursor นี้ไม่ใช่ของเรา หรือเป็นของตัวกรองอื่น เริ่มใหม่โดยไม่ใส่ cursor",
    "manual.problem.too_many_requests": "มีการลองถี่เกินไปจาก IP ของคุณ มักเกิดจากคีย์ผิด รอตาม Retry-After",
    "manual.problem.rate_limited": "ใช้ครบโควตาต่อชั่วโมงแล้ว หรือส่งพร้อมกันมากเกินไป รอตาม Retry-After",
    "manual.problem.internal":
      "ระบบของเราขัดข้อง เราบันทึกไว้ตามรหัสคำขอและไม่นับโควตา ส่งซ้ำด้วย Idempotency-Key เดิมได้อย่างปลอดภัย",
    "manual.problem.unavailable": "ขณะนี้มีผู้ใช้งานหนาแน่น รอตาม Retry-After แล้วส่งคำขอเดิมอีกครั้ง",
  },
});
