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
      "Change some members of the row as it was sent: what is null is taken out, what is left out stays (RFC 7396)",
    "operation.deletePartnerProperty": "Take a home off the market and forget it",
    "operation.partnerChanges":
      "What happened to one's homes after a number, in the order of commits",
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
      "แก้เฉพาะบางฟิลด์ของแถวที่ส่งไว้ ค่า null คือเอาออก ฟิลด์ที่ไม่ส่งคงเดิม (RFC 7396)",
    "operation.deletePartnerProperty": "ถอนประกาศออกจากตลาดและลบทิ้ง",
    "operation.partnerChanges": "สิ่งที่เกิดกับประกาศของคุณหลังเลขที่ระบุ เรียงตามลำดับที่บันทึก",
    "operation.partnerUsage": "คีย์นี้ถูกใช้ทำอะไรในไม่กี่ชั่วโมงที่ผ่านมา ไม่นับโควตา",
    "operation.sendImport":
      "ส่งไฟล์รายการทรัพย์ด้วยคีย์: CSV, Excel, JSON, NDJSON หรือฟีด ระบบดูจากเนื้อหาไฟล์ ส่งไฟล์เดิมซ้ำภายในหนึ่งวันถือเป็นการนำเข้าครั้งเดิม เว้นแต่ประกาศของคุณเปลี่ยนไประหว่างนั้น",
    "operation.partnerImport": "ความคืบหน้าและรายงานของการนำเข้า",
    "operation.partnerImportProblems": "แถวของการนำเข้าที่มีข้อควรทราบ",
    "operation.partnerImportFile": "รับไฟล์คืนพร้อมเหตุผลในคอลัมน์เพิ่มเติม",
    "operation.cancelImport": "หยุดการนำเข้า แถวที่บันทึกแล้วยังคงอยู่",
  },
});
