import { defineMessages } from "../i18n/index.ts";

/** What is asked before the first message goes to a provider. */
export const agreementMessages = defineMessages({
  en: {
    "agreement.title": "Send your messages to {provider}?",
    "agreement.where": "{model} is run by {provider} in {country}.",
    "agreement.where.own": "{model} runs on a server that the operator of this site connected.",
    "agreement.where.ownIn":
      "{model} runs on a server in {country} that the operator of this site connected.",
    "agreement.what":
      "If you agree, your message, the recent messages of this chat and what was found for you are sent there to write the answer. Your name and email are not sent.",
    "agreement.back": "You can withdraw this in App Settings at any time.",
    "agreement.agree": "Agree and send",
    "agreement.builtIn": "Use the built-in assistant",
    "agreement.close": "Close",
    "agreement.failed": "Your choice could not be saved. Please try again.",
  },
  th: {
    "agreement.title": "ส่งข้อความของคุณถึง {provider} ไหม",
    "agreement.where": "{model} ให้บริการโดย {provider} ใน{country}",
    "agreement.where.own": "{model} ทำงานบนเซิร์ฟเวอร์ที่ผู้ให้บริการเว็บไซต์นี้เชื่อมต่อไว้",
    "agreement.where.ownIn": "{model} ทำงานบนเซิร์ฟเวอร์ใน{country} ที่ผู้ให้บริการเว็บไซต์นี้เชื่อมต่อไว้",
    "agreement.what":
      "หากยินยอม ข้อความของคุณ ข้อความล่าสุดในแชตนี้ และผลที่พบจะถูกส่งไปที่นั่นเพื่อเขียนคำตอบ ชื่อและอีเมลของคุณไม่ถูกส่งไปด้วย",
    "agreement.back": "ถอนความยินยอมได้ทุกเมื่อที่ตั้งค่าแอป",
    "agreement.agree": "ยินยอมและส่ง",
    "agreement.builtIn": "ใช้ผู้ช่วยในตัว",
    "agreement.close": "ปิด",
    "agreement.failed": "บันทึกตัวเลือกไม่สำเร็จ กรุณาลองอีกครั้ง",
  },
});
