import { defineMessages } from "../../../../lib/i18n/index.ts";

/** What each operation does. The English is the document's own, which a test sees to. */
export const operationMessages = defineMessages({
  en: {
    "operation.apiInfo":
      "Whose key this is, its limit and its use; does not count against the limit",
    "operation.partnerProperties":
      "One's own homes, page by page, in the order in which they were first sent",
    "operation.writePartnerProperty":
      "List a home, or bring the one of the same external_id up to date",
    "operation.writePartnerProperties":
      "The same for up to 1,000 homes and 5 MiB in one call; each row succeeds or fails by itself",
    "operation.partnerProperty": "One of one's own homes",
    "operation.replacePartnerProperty": "Replace a home; under ext- and a new reference, list it",
    "operation.changePartnerProperty":
      "Change some members of a home by hand: what is null is taken out, what is left out stays (RFC 7396). Later rows keep a new status, title, description or price unless they state it",
    "operation.deletePartnerProperty": "Take a home off the market and forget it",
    "operation.confirmPartnerProperties":
      "Say that up to 5,000 homes still hold; brings back what has expired",
    "operation.partnerChanges":
      "What happened to one's homes after a number, in the order of commits",
    "operation.partnerWebhooks": "Webhooks, the newest first",
    "operation.createPartnerWebhook":
      "Add a webhook; its signing secret is told in this answer and never again",
    "operation.changePartnerWebhook":
      "Change a webhook, or turn it off and on; what is left out stays",
    "operation.deletePartnerWebhook": "Remove a webhook with its deliveries",
    "operation.rotatePartnerWebhook":
      "A new signing secret, told once; for a while the old one signs beside it",
    "operation.testPartnerWebhook": "Send the event webhook.test",
    "operation.partnerWebhookDeliveries":
      "What was sent to a webhook in the last 30 days, the newest first",
    "operation.partnerWebhookDelivery":
      "One delivery: its body and every try with what was answered",
    "operation.replayPartnerWebhookDelivery": "Send a delivery again, under the same webhook-id",
    "operation.replayPartnerWebhook": "Send again what failed since a time",
    "operation.partnerUsage":
      "What this key was used for in the last hours; does not count against the limit",
    "operation.sendImport":
      "Send a file of homes with a key: CSV, Excel, JSON, NDJSON or a feed, told by its content. The same file again within a day is the same import, unless your homes changed in between",
    "operation.partnerImport": "How an import goes, and its report",
    "operation.partnerImportProblems": "Rows of an import with something to say about them",
    "operation.partnerImportFile": "The file back, with its reasons in columns of their own",
    "operation.cancelImport": "Stop an import; the rows that were taken stay",
  },
  th: {
    "operation.apiInfo": "คีย์นี้เป็นของใคร มีโควตาเท่าไร และใช้ไปเท่าไร ไม่นับโควตา",
    "operation.partnerProperties": "ประกาศของคุณทีละหน้า เรียงตามลำดับที่ส่งเข้ามาครั้งแรก",
    "operation.writePartnerProperty": "ลงประกาศ หรือแก้ไขประกาศที่มี external_id เดียวกัน",
    "operation.writePartnerProperties":
      "เหมือนกันแต่ส่งได้ครั้งละไม่เกิน 1,000 ประกาศและ 5 MiB แต่ละแถวสำเร็จหรือไม่สำเร็จแยกกัน",
    "operation.partnerProperty": "ประกาศหนึ่งรายการของคุณ",
    "operation.replacePartnerProperty":
      "แทนที่ประกาศทั้งรายการ ถ้าใช้ ext- กับรหัสอ้างอิงใหม่จะเป็นการลงประกาศ",
    "operation.changePartnerProperty":
      "แก้บางฟิลด์ของทรัพย์เอง ค่า null คือเอาออก ฟิลด์ที่ไม่ส่งคงเดิม (RFC 7396) สถานะ หัวข้อ คำอธิบาย หรือราคาที่แก้จะยังอยู่ เว้นแต่แถวที่ส่งมาภายหลังจะระบุค่านั้น",
    "operation.deletePartnerProperty": "ถอนประกาศออกจากตลาดและลบทิ้ง",
    "operation.confirmPartnerProperties":
      "ยืนยันว่าประกาศยังว่างอยู่ ครั้งละไม่เกิน 5,000 รายการ ประกาศที่หมดอายุแล้วจะกลับมาแสดง",
    "operation.partnerChanges": "สิ่งที่เกิดกับประกาศของคุณหลังเลขที่ระบุ เรียงตามลำดับที่บันทึก",
    "operation.partnerWebhooks": "เว็บฮุกของคุณ ใหม่สุดก่อน",
    "operation.createPartnerWebhook": "เพิ่มเว็บฮุก คำตอบนี้แสดงรหัสลับสำหรับลายเซ็นครั้งเดียว ขอดูอีกไม่ได้",
    "operation.changePartnerWebhook": "แก้ไขเว็บฮุก หรือปิดและเปิดใหม่ ฟิลด์ที่ไม่ส่งคงเดิม",
    "operation.deletePartnerWebhook": "ลบเว็บฮุกพร้อมประวัติการส่ง",
    "operation.rotatePartnerWebhook":
      "ออกรหัสลับใหม่ แสดงครั้งเดียว ระหว่างเปลี่ยนผ่านจะลงลายเซ็นด้วยรหัสเดิมควบคู่ไปด้วย",
    "operation.testPartnerWebhook": "ส่งเหตุการณ์ webhook.test เพื่อทดสอบ",
    "operation.partnerWebhookDeliveries": "รายการที่ส่งไปยังเว็บฮุกใน 30 วันที่ผ่านมา ใหม่สุดก่อน",
    "operation.partnerWebhookDelivery": "การส่งหนึ่งรายการ: เนื้อหาที่ส่ง และการลองส่งทุกครั้งพร้อมคำตอบที่ได้",
    "operation.replayPartnerWebhookDelivery": "ส่งรายการเดิมอีกครั้ง โดยใช้ webhook-id เดิม",
    "operation.replayPartnerWebhook": "ส่งรายการที่ส่งไม่สำเร็จตั้งแต่เวลาที่ระบุอีกครั้ง",
    "operation.partnerUsage": "คีย์นี้ถูกใช้ทำอะไรในไม่กี่ชั่วโมงที่ผ่านมา ไม่นับโควตา",
    "operation.sendImport":
      "ส่งไฟล์รายการทรัพย์ด้วยคีย์: CSV, Excel, JSON, NDJSON หรือฟีด ระบบดูจากเนื้อหาไฟล์ ส่งไฟล์เดิมซ้ำภายในหนึ่งวันถือเป็นการนำเข้าครั้งเดิม เว้นแต่ประกาศของคุณเปลี่ยนไประหว่างนั้น",
    "operation.partnerImport": "ความคืบหน้าและรายงานของการนำเข้า",
    "operation.partnerImportProblems": "แถวของการนำเข้าที่มีข้อควรทราบ",
    "operation.partnerImportFile": "รับไฟล์คืนพร้อมเหตุผลในคอลัมน์เพิ่มเติม",
    "operation.cancelImport": "หยุดการนำเข้า แถวที่บันทึกแล้วยังคงอยู่",
  },
});
