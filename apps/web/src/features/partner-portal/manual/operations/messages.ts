import { defineMessages } from "../../../../lib/i18n/index.ts";

/** What each operation does. The English is the document's own, which a test sees to. */
export const operationMessages = defineMessages({
  en: {
    "operation.apiInfo": "Get the key's owner, limit and usage; doesn't count against the limit",
    "operation.partnerProperties": "Your listings page by page, in the order they were first sent",
    "operation.writePartnerProperty":
      "Create a listing, or update the one with the same external_id",
    "operation.writePartnerProperties":
      "Create or update up to 1,000 listings (5 MiB) in one call; each row succeeds or fails on its own",
    "operation.partnerProperty": "Get one of your listings",
    "operation.replacePartnerProperty":
      "Replace a listing, or create it if the id is ext- followed by a new reference",
    "operation.changePartnerProperty":
      "Update some fields of a listing (RFC 7396): null removes a value, an omitted field stays. A status, title, description or price set here stays when the listing is sent again, unless that row includes it",
    "operation.deletePartnerProperty": "Delete a listing permanently",
    "operation.confirmPartnerProperties":
      "Confirm that up to 5,000 listings are still available; expired ones are shown again",
    "operation.partnerChanges": "Changes to your listings after a sequence number, in order",
    "operation.partnerWebhooks": "Your webhooks, newest first",
    "operation.createPartnerWebhook":
      "Create a webhook; this response is the only one that contains its signing secret",
    "operation.changePartnerWebhook":
      "Update a webhook, or turn it off and on; omitted fields stay",
    "operation.deletePartnerWebhook": "Delete a webhook and its delivery history",
    "operation.rotatePartnerWebhook":
      "Rotate the signing secret; the new one is shown once, and the old one also signs for a while",
    "operation.testPartnerWebhook": "Send a test event (webhook.test)",
    "operation.partnerWebhookDeliveries":
      "Deliveries to a webhook in the last 30 days, newest first",
    "operation.partnerWebhookDelivery":
      "Get a delivery with its body, its attempts and the responses",
    "operation.replayPartnerWebhookDelivery": "Resend a delivery with the same webhook-id",
    "operation.replayPartnerWebhook": "Resend deliveries that failed since a given time",
    "operation.partnerUsage":
      "Get this key's usage over the past hours, 24 by default; doesn't count against the limit",
    "operation.sendImport":
      "Import a file of listings: CSV, Excel, JSON, NDJSON or a feed, detected from its content. The same file sent again within a day returns the same import, unless your listings have changed since",
    "operation.partnerImport": "Get an import's progress and report",
    "operation.partnerImportProblems": "Errors, warnings and corrections of an import by row",
    "operation.partnerImportFile": "Download the file with reasons in extra columns",
    "operation.cancelImport": "Stop an import; rows already imported stay",
  },
  th: {
    "operation.apiInfo": "ดูเจ้าของคีย์ โควตา และการใช้งาน คำสั่งนี้ไม่นับโควตา",
    "operation.partnerProperties": "ประกาศของคุณทีละหน้า เรียงตามลำดับที่ส่งเข้ามาครั้งแรก",
    "operation.writePartnerProperty": "ลงประกาศ หรือแก้ไขประกาศที่มี external_id เดียวกัน",
    "operation.writePartnerProperties":
      "ลงหรือแก้ไขได้ครั้งละไม่เกิน 1,000 ประกาศ (5 MiB) แต่ละแถวสำเร็จหรือไม่สำเร็จแยกกัน",
    "operation.partnerProperty": "ดูประกาศหนึ่งรายการของคุณ",
    "operation.replacePartnerProperty":
      "แทนที่ประกาศทั้งรายการ หรือลงประกาศใหม่หาก id เป็น ext- ตามด้วยรหัสอ้างอิงใหม่",
    "operation.changePartnerProperty":
      "แก้ไขบางฟิลด์ของประกาศ (RFC 7396) ค่า null คือลบค่านั้น ฟิลด์ที่ไม่ส่งคงเดิม สถานะ หัวข้อ คำอธิบาย หรือราคาที่แก้จะยังอยู่ เว้นแต่แถวที่ส่งมาภายหลังระบุค่านั้น",
    "operation.deletePartnerProperty": "ลบประกาศถาวร",
    "operation.confirmPartnerProperties":
      "ยืนยันว่าประกาศยังว่างอยู่ ครั้งละไม่เกิน 5,000 รายการ ประกาศที่หมดอายุแล้วจะกลับมาแสดง",
    "operation.partnerChanges": "การเปลี่ยนแปลงของประกาศคุณหลังเลขที่ระบุ เรียงตามลำดับ",
    "operation.partnerWebhooks": "เว็บฮุกของคุณ เรียงจากล่าสุด",
    "operation.createPartnerWebhook": "สร้างเว็บฮุก รหัสลับสำหรับลงลายเซ็นแสดงในคำตอบนี้เพียงครั้งเดียว",
    "operation.changePartnerWebhook": "แก้ไขเว็บฮุก หรือปิดและเปิดใหม่ ฟิลด์ที่ไม่ส่งคงเดิม",
    "operation.deletePartnerWebhook": "ลบเว็บฮุกพร้อมประวัติการส่ง",
    "operation.rotatePartnerWebhook":
      "สร้างรหัสลับใหม่ แสดงเพียงครั้งเดียว รหัสเดิมยังใช้ลงลายเซ็นควบคู่ไปอีกระยะหนึ่ง",
    "operation.testPartnerWebhook": "ส่งเหตุการณ์ webhook.test เพื่อทดสอบ",
    "operation.partnerWebhookDeliveries": "ประวัติการส่งไปยังเว็บฮุกใน 30 วันที่ผ่านมา เรียงจากล่าสุด",
    "operation.partnerWebhookDelivery": "ดูการส่งหนึ่งรายการ พร้อมเนื้อหา ทุกครั้งที่ลองส่ง และคำตอบที่ได้",
    "operation.replayPartnerWebhookDelivery": "ส่งรายการเดิมอีกครั้ง โดยใช้ webhook-id เดิม",
    "operation.replayPartnerWebhook": "ส่งรายการที่ส่งไม่สำเร็จตั้งแต่เวลาที่ระบุอีกครั้ง",
    "operation.partnerUsage": "ดูการใช้งานคีย์นี้ย้อนหลัง 24 ชั่วโมงหรือตามที่ระบุ ไม่นับโควตา",
    "operation.sendImport":
      "นำเข้าไฟล์ประกาศ: CSV, Excel, JSON, NDJSON หรือฟีด ระบบดูชนิดจากเนื้อหาไฟล์ ส่งไฟล์เดิมซ้ำภายในหนึ่งวันถือเป็นการนำเข้าครั้งเดิม เว้นแต่ประกาศของคุณเปลี่ยนไปแล้ว",
    "operation.partnerImport": "ดูความคืบหน้าและรายงานของการนำเข้า",
    "operation.partnerImportProblems": "ข้อผิดพลาด ข้อสังเกต และสิ่งที่แก้ให้ในแต่ละแถวของการนำเข้า",
    "operation.partnerImportFile": "ดาวน์โหลดไฟล์พร้อมเหตุผลในคอลัมน์เพิ่มเติม",
    "operation.cancelImport": "หยุดการนำเข้า แถวที่นำเข้าแล้วยังอยู่",
  },
});
