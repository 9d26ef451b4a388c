import { defineMessages } from "../../../lib/i18n/index.ts";

/** Operations, their fields, problems and snippets. */
export const manualMessages = defineMessages({
  en: {
    "manual.endpoints": "Endpoints",
    "manual.endpoints.text":
      "Everything you can do with a key. Send it in the header X-API-Key; JSON in, JSON out.",
    "manual.scope": "scope {scope}",
    "manual.free": "free",
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
      "Errors are problem documents (RFC 9457): code never changes, detail is for people, errors lists each invalid field and how to fix it, and type links here.",
    "manual.errors.example": "A problem document",

    "manual.problem.unreadable_body":
      "The body isn't JSON in UTF-8, or it was cut off. Check that your program serialises it and that Content-Length is right.",
    "manual.problem.idempotency_key_malformed":
      "An Idempotency-Key has 8 to 255 visible characters, with or without quotes.",
    "manual.problem.key_missing": "No key was sent. Send it in the header X-API-Key.",
    "manual.problem.key_malformed":
      "The key's checksum doesn't match: a character is missing or wrong. Copy the whole key again.",
    "manual.problem.key_unknown":
      "The key has the right form but isn't known here. Check that it's for this server.",
    "manual.problem.key_revoked": "The key was revoked. Create a new one under API keys.",
    "manual.problem.key_expired":
      "The key has expired. Create a new one. Next time, rotate it before it expires.",
    "manual.problem.address_not_allowed":
      "The key only works from the addresses its owner allowed, and yours isn't one of them.",
    "manual.problem.scope_missing":
      "The key can read but not write, or the other way round. Create one with this scope.",
    "manual.problem.not_found":
      "You have no such listing. Other partners' listings get the same answer.",
    "manual.problem.method_not_allowed":
      "This address doesn't take that method. The Allow header lists the ones it does.",
    "manual.problem.conflict": "It was changed in the meantime. Read it again, then decide.",
    "manual.problem.request_in_progress":
      "The first request with this Idempotency-Key is still running. Wait for Retry-After and send the same request again.",
    "manual.problem.upload_refused":
      "The file couldn't be read, or none of its rows could be imported. errors says why, row by row.",
    "manual.problem.limit_reached":
      "Your files of the last 7 days use all the space you have. Each is deleted 7 days after you sent it. Send this one again when there's room.",
    "manual.problem.idempotency_key_reused":
      "This Idempotency-Key was already used with a different body. Use a new key for a new request.",
    "manual.problem.precondition_failed":
      "Somebody else was first: the version in If-Match is no longer the current one. Read the listing again and repeat your change.",
    "manual.problem.body_too_large":
      "The body is too large for this address. Send fewer listings at once.",
    "manual.problem.unsupported_media_type":
      "Send application/json, or another type the operation names.",
    "manual.problem.invalid":
      "We could read it, but some values are wrong. errors says what's wrong with each field and how to fix it. Nothing of the row was saved.",
    "manual.problem.cursor_invalid":
      "The cursor isn't one of ours, or belongs to other filters. Start again without it.",
    "manual.problem.too_many_requests":
      "Too many attempts from your address in a short time, usually with wrong keys. Wait for Retry-After.",
    "manual.problem.rate_limited":
      "You've used up your hourly limit. Retry-After is the number of seconds until your next request gets through.",
    "manual.problem.internal":
      "Something went wrong on our side. It's logged under the request id and doesn't count against your limit. It's safe to send it again with the same Idempotency-Key.",
    "manual.problem.unavailable":
      "We're overloaded right now. Wait for Retry-After and send the same request again.",
  },
  th: {
    "manual.endpoints": "คำสั่งทั้งหมด",
    "manual.endpoints.text": "ทุกคำสั่งที่ใช้คีย์เรียกได้ ส่งคีย์ในส่วนหัว X-API-Key รับและส่งเป็น JSON",
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
    "manual.copy.blocked": "เบราว์เซอร์ไม่อนุญาตให้คัดลอก โปรดเลือกข้อความแล้วคัดลอกเอง",
    "manual.try": "ลองเรียก",

    "manual.errors": "ข้อผิดพลาด",
    "manual.errors.text":
      "ข้อผิดพลาดเป็น problem document (RFC 9457) โดย code ไม่เปลี่ยนแปลง detail สำหรับคนอ่าน errors บอกแต่ละฟิลด์พร้อมวิธีแก้ และ type ชี้มาที่หน้านี้",
    "manual.errors.example": "ตัวอย่าง problem document",

    "manual.problem.unreadable_body":
      "เนื้อหาไม่ใช่ JSON แบบ UTF-8 หรือถูกตัดกลางทาง ตรวจว่าโปรแกรมแปลงข้อมูลถูกต้องและ Content-Length ตรง",
    "manual.problem.idempotency_key_malformed":
      "Idempotency-Key ต้องยาว 8 ถึง 255 ตัวอักษรที่มองเห็นได้ ใส่เครื่องหมายคำพูดหรือไม่ก็ได้",
    "manual.problem.key_missing": "คำขอนี้ไม่มีคีย์ ส่งคีย์ในส่วนหัว X-API-Key",
    "manual.problem.key_malformed": "คีย์ไม่ครบหรือมีตัวอักษรผิด โปรดคัดลอกใหม่ทั้งคีย์",
    "manual.problem.key_unknown": "คีย์มีรูปแบบถูกต้องแต่ไม่มีในระบบ ตรวจว่าเป็นคีย์ของเซิร์ฟเวอร์นี้",
    "manual.problem.key_revoked": "คีย์ถูกยกเลิกแล้ว สร้างคีย์ใหม่ที่หน้าคีย์ API",
    "manual.problem.key_expired": "คีย์หมดอายุแล้ว สร้างคีย์ใหม่ หรือครั้งหน้าเปลี่ยนคีย์ก่อนหมดอายุ",
    "manual.problem.address_not_allowed":
      "คีย์นี้ใช้ได้เฉพาะจากที่อยู่ IP ที่เจ้าของกำหนด และ IP ของคุณไม่อยู่ในรายการ",
    "manual.problem.scope_missing": "คีย์นี้อ่านได้แต่เขียนไม่ได้ หรือกลับกัน สร้างคีย์ที่มีสิทธิ์นี้",
    "manual.problem.not_found": "คุณไม่มีประกาศนี้ ประกาศของผู้อื่นก็ได้คำตอบแบบเดียวกัน",
    "manual.problem.method_not_allowed": "ที่อยู่นี้ใช้เมธอดอื่น ดูได้ในส่วนหัว Allow",
    "manual.problem.conflict": "มีการเปลี่ยนแปลงจากที่อื่นแล้ว อ่านใหม่อีกครั้งก่อนตัดสินใจ",
    "manual.problem.request_in_progress":
      "คำขอแรกที่ใช้ Idempotency-Key นี้ยังไม่เสร็จ รอตาม Retry-After แล้วส่งเหมือนเดิมอีกครั้ง",
    "manual.problem.upload_refused": "อ่านไฟล์ไม่ได้ หรือไม่มีแถวใดบันทึกได้ ดูเหตุผลทีละแถวใน errors",
    "manual.problem.limit_reached":
      "ไฟล์ที่คุณส่งใน 7 วันที่ผ่านมาใช้พื้นที่เต็มแล้ว เราลบแต่ละไฟล์เมื่อครบ 7 วันหลังส่ง ส่งไฟล์นี้อีกครั้งเมื่อมีที่ว่าง",
    "manual.problem.idempotency_key_reused": "Idempotency-Key นี้เคยใช้กับเนื้อหาอื่นแล้ว คำขอใหม่ต้องใช้คีย์ใหม่",
    "manual.problem.precondition_failed":
      "มีคนแก้ไขก่อนแล้ว เวอร์ชันใน If-Match ไม่ใช่เวอร์ชันปัจจุบัน อ่านประกาศใหม่แล้วแก้อีกครั้ง",
    "manual.problem.body_too_large": "เนื้อหาใหญ่เกินที่รับได้ ส่งครั้งละน้อยลง",
    "manual.problem.unsupported_media_type": "ส่งเป็น application/json หรือชนิดอื่นที่คำสั่งนั้นระบุไว้",
    "manual.problem.invalid":
      "อ่านได้แต่ค่าไม่ถูกต้อง errors บอกแต่ละฟิลด์ว่าผิดอย่างไรและแก้อย่างไร โดยแถวนั้นไม่ถูกบันทึก",
    "manual.problem.cursor_invalid": "cursor นี้ไม่ใช่ของเรา หรือเป็นของตัวกรองอื่น เริ่มใหม่โดยไม่ใส่ cursor",
    "manual.problem.too_many_requests": "มีการลองถี่เกินไปจากที่อยู่ของคุณ มักเกิดจากคีย์ผิด รอตาม Retry-After",
    "manual.problem.rate_limited": "ใช้ครบโควตาต่อชั่วโมงแล้ว Retry-After คือจำนวนวินาทีก่อนคำขอถัดไปจะผ่าน",
    "manual.problem.internal":
      "ระบบของเราขัดข้อง เราบันทึกไว้ตามรหัสคำขอและไม่นับโควตา ส่งซ้ำด้วย Idempotency-Key เดิมได้อย่างปลอดภัย",
    "manual.problem.unavailable": "ขณะนี้มีผู้ใช้งานหนาแน่น รอตาม Retry-After แล้วส่งคำขอเดิมอีกครั้ง",
  },
});
