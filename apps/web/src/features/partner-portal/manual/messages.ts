import { defineMessages } from "../../../lib/i18n/index.ts";

/** Operations, their fields, problems and snippets. */
export const manualMessages = defineMessages({
  en: {
    "manual.endpoints": "Endpoints",
    "manual.endpoints.text":
      "Every operation that a key opens. Send the key in the header X-API-Key; JSON in, JSON out.",
    "manual.scope": "scope {scope}",
    "manual.free": "free",
    "manual.parameters": "Parameters",
    "manual.body": "What you send ({count, plural, one {# field} other {# fields}})",
    "manual.answer": "What you get ({count, plural, one {# field} other {# fields}})",
    "manual.answers": "Answers",
    "manual.required": "required",
    "manual.fallback": "{value} where it is missing",
    "manual.place.path": "in the path",
    "manual.place.query": "in the query",
    "manual.place.header": "header",
    "manual.language": "Language of the samples",
    "manual.copy": "Copy",
    "manual.copied": "Copied",
    "manual.copy.blocked": "The browser does not let us copy. Mark the text and copy it by hand.",
    "manual.try": "Try it",

    "manual.errors": "Errors",
    "manual.errors.text":
      "Failures are problem documents (RFC 9457): code stays the same for ever, detail is for people, errors name each field with the way to mend it, and type leads here.",
    "manual.errors.example": "A problem document",

    "manual.problem.unreadable_body":
      "The body is no JSON in UTF-8, or is cut off. Check that your program serialises it and that Content-Length is right.",
    "manual.problem.idempotency_key_malformed":
      "Idempotency-Key has 8 to 255 visible characters, as a text in quotes or bare.",
    "manual.problem.key_missing": "No key came. Send it in the header X-API-Key.",
    "manual.problem.key_malformed":
      "The key's checksum does not hold: a letter is missing or changed. Copy it again, whole.",
    "manual.problem.key_unknown":
      "The key looks right and is not known here. Check that it belongs to this address.",
    "manual.problem.key_revoked": "The key was ended. Make a new one under API keys.",
    "manual.problem.key_expired":
      "The key's last day is over. Make a new one, or rotate before the end next time.",
    "manual.problem.address_not_allowed":
      "The key may only be used from addresses that its owner named, and yours is not among them.",
    "manual.problem.scope_missing":
      "The key may read but not write, or the other way round. Make one with this scope.",
    "manual.problem.not_found":
      "There is no such home in your stock. Homes of others answer the same.",
    "manual.problem.method_not_allowed": "This address knows other methods; Allow names them.",
    "manual.problem.conflict":
      "Something else changed it in the meantime. Read it again, then decide.",
    "manual.problem.request_in_progress":
      "The first request with this Idempotency-Key is still being answered. Wait as long as Retry-After says and send the same again.",
    "manual.problem.upload_refused":
      "The file could not be read, or none of its rows could be taken; errors says why, row by row",
    "manual.problem.limit_reached":
      "Your files of the last 7 days fill all the space we keep for them. Each is deleted 7 days after it came; send this one when there is room again.",
    "manual.problem.idempotency_key_reused":
      "This Idempotency-Key was used with another body. A new request needs a new key.",
    "manual.problem.precondition_failed":
      "Somebody was quicker: the version in If-Match is no longer the present one. Read the home again and repeat your change.",
    "manual.problem.body_too_large":
      "The body is larger than this address takes. Send fewer homes at once.",
    "manual.problem.unsupported_media_type":
      "Send application/json, or what the operation names beside it.",
    "manual.problem.invalid":
      "It could be read, but values are not right. errors says for each field what is wrong and how to mend it; nothing of the row was kept.",
    "manual.problem.cursor_invalid":
      "The cursor is not one of ours, or belongs to other filters. Begin again without it.",
    "manual.problem.too_many_requests":
      "Too many attempts from your address in a short time, mostly with wrong keys. Wait as long as Retry-After says.",
    "manual.problem.rate_limited":
      "The hourly limit is used up. Retry-After is the second in which the next request passes.",
    "manual.problem.internal":
      "Our fault. It is logged under the request id and takes nothing of your limit; sending again under the same Idempotency-Key is safe.",
    "manual.problem.unavailable":
      "We are catching our breath. Wait as long as Retry-After says and send the same again.",
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
    "manual.problem.key_missing": "ไม่มีคีย์มาด้วย ส่งคีย์ในส่วนหัว X-API-Key",
    "manual.problem.key_malformed": "ผลตรวจสอบของคีย์ไม่ตรง มีตัวอักษรขาดหรือเปลี่ยนไป คัดลอกคีย์ใหม่ให้ครบ",
    "manual.problem.key_unknown": "คีย์มีรูปแบบถูกต้องแต่ระบบไม่รู้จัก ตรวจว่าเป็นคีย์ของที่อยู่นี้",
    "manual.problem.key_revoked": "คีย์ถูกยกเลิกแล้ว สร้างคีย์ใหม่ที่หน้าคีย์ API",
    "manual.problem.key_expired": "คีย์หมดอายุแล้ว สร้างคีย์ใหม่ หรือครั้งหน้าเปลี่ยนคีย์ก่อนหมดอายุ",
    "manual.problem.address_not_allowed": "คีย์นี้ใช้ได้เฉพาะจากที่อยู่ IP ที่เจ้าของกำหนด ซึ่งไม่มีที่อยู่ของคุณ",
    "manual.problem.scope_missing": "คีย์นี้อ่านได้แต่เขียนไม่ได้ หรือกลับกัน สร้างคีย์ที่มีสิทธิ์นี้",
    "manual.problem.not_found": "ไม่มีประกาศนี้ในรายการของคุณ ประกาศของผู้อื่นก็ตอบแบบเดียวกัน",
    "manual.problem.method_not_allowed": "ที่อยู่นี้ใช้เมธอดอื่น ดูได้ในส่วนหัว Allow",
    "manual.problem.conflict": "มีการเปลี่ยนแปลงจากที่อื่นแล้ว อ่านใหม่อีกครั้งก่อนตัดสินใจ",
    "manual.problem.request_in_progress":
      "คำขอแรกที่ใช้ Idempotency-Key นี้ยังไม่เสร็จ รอตาม Retry-After แล้วส่งเหมือนเดิมอีกครั้ง",
    "manual.problem.upload_refused": "อ่านไฟล์ไม่ได้ หรือไม่มีแถวใดบันทึกได้ ดูเหตุผลทีละแถวใน errors",
    "manual.problem.limit_reached":
      "ไฟล์ที่คุณส่งใน 7 วันที่ผ่านมาใช้พื้นที่เก็บเต็มแล้ว ระบบลบแต่ละไฟล์เมื่อครบ 7 วันหลังส่ง ส่งไฟล์นี้อีกครั้งเมื่อมีที่ว่าง",
    "manual.problem.idempotency_key_reused": "Idempotency-Key นี้เคยใช้กับเนื้อหาอื่นแล้ว คำขอใหม่ต้องใช้คีย์ใหม่",
    "manual.problem.precondition_failed":
      "มีคนแก้ไขก่อนแล้ว เวอร์ชันใน If-Match ไม่ใช่เวอร์ชันปัจจุบัน อ่านประกาศใหม่แล้วแก้อีกครั้ง",
    "manual.problem.body_too_large": "เนื้อหาใหญ่เกินที่รับได้ ส่งครั้งละน้อยลง",
    "manual.problem.unsupported_media_type": "ส่งเป็น application/json หรือชนิดอื่นที่คำสั่งนั้นระบุไว้",
    "manual.problem.invalid":
      "อ่านได้แต่ค่าไม่ถูกต้อง errors บอกแต่ละฟิลด์ว่าผิดอย่างไรและแก้อย่างไร โดยแถวนั้นไม่ถูกบันทึก",
    "manual.problem.cursor_invalid": "cursor นี้ไม่ใช่ของเรา หรือเป็นของตัวกรองอื่น เริ่มใหม่โดยไม่ใส่ cursor",
    "manual.problem.too_many_requests": "มีการลองถี่เกินไปจากที่อยู่ของคุณ มักเกิดจากคีย์ผิด รอตาม Retry-After",
    "manual.problem.rate_limited": "ใช้ครบโควตาต่อชั่วโมงแล้ว Retry-After คือวินาทีที่คำขอถัดไปจะผ่าน",
    "manual.problem.internal":
      "ความผิดพลาดฝั่งเรา บันทึกไว้ตามรหัสคำขอและไม่นับโควตา ส่งซ้ำด้วย Idempotency-Key เดิมได้อย่างปลอดภัย",
    "manual.problem.unavailable": "ระบบกำลังพักชั่วครู่ รอตาม Retry-After แล้วส่งเหมือนเดิมอีกครั้ง",
  },
});
