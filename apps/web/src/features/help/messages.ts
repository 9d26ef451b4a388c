import { defineMessages } from "../../lib/i18n/index.ts";

/** Questions and answers say what the product does now: a feature that changes it changes them. */
export const helpMessages = defineMessages({
  en: {
    "help.title": "Help & Support",
    "help.close": "Close",
    "help.tabs": "Help topics",
    "help.tab.faqs": "FAQs",
    "help.tab.contact": "Contact Us",
    "help.back": "Back",
    "help.backToSignIn": "Back to sign in",
    "help.search": "Search help",
    "help.none": "Nothing found for “{text}”",
    "help.none.text": "Write to us and a person will answer.",
    "help.none.action": "Contact Us",
    "help.found": "{count, plural, one {# answer} other {# answers}}",

    "help.faq.ask": "What can I ask?",
    "help.faq.ask.answer":
      "Describe the home you're looking for in English or Thai, as you would to an agent: the area or station, your budget, bedrooms, or things like a pool or pets. You can also ask what homes in an area cost, have a mortgage or transfer costs worked out, or ask about rules such as foreign ownership.\n\nEach answer shows how your question was understood. If a part is wrong, change it there.",
    "help.faq.source": "Where do the listings come from, and are they up to date?",
    "help.faq.source.answer":
      "Agencies and property managers send us their listings. One that hasn't been confirmed for about 30 days (for rent) or 90 days (for sale) is taken down; we remind the partner a week before.\n\nHomes marked “Sample” are made up to show how the search works.",
    "help.faq.contact": "How do I contact the owner or agent?",
    "help.faq.contact.answer":
      "Choose “Contact” on a home, or “Ask about this home” on its page. Your message goes to whoever lists the home, with the name and contact details you leave. If no partner lists it, our team answers.\n\nYou'll find your messages and the replies under “Your enquiries” in the account menu.",
    "help.faq.prices": "What do the prices and market figures mean?",
    "help.faq.prices.answer":
      "They are asking prices in baht: rent per month, sale prices in total. What people pay in the end may differ.\n\nMarket figures are worked out from the listings on PropertyVR and say how many listings they are based on.",
    "help.faq.scams": "How do I protect myself from scams?",
    "help.faq.scams.answer":
      "Visit the home and check who owns it before you pay anything. Be careful with anyone who wants a deposit for a home you haven't seen.\n\nIf something is wrong with a listing, choose “Report this listing”. Our team checks it, and the lister won't know who reported it.",
    "help.faq.privacy": "Who can see my chats, and how do I delete them?",
    "help.faq.privacy.answer":
      "No other user can open your chats. If you rate an answer, our team can read that question and answer, without your name.\n\nOpen Account and Settings to export or clear all chats (App Settings) or to delete your account with everything in it (Account). A single chat can be deleted from its menu in the sidebar.",
    "help.faq.listing": "How do I list my own homes?",
    "help.faq.listing.answer":
      "Open “API portal” under “For partners” in the sidebar and request access. Once we've approved it, you can upload a file of listings or send them through the API, and look after them under “My listings”.",

    "help.ask": "Examples to try",
    "help.ask.text": "Choose an example. It goes into the message box, where you can change it.",
    "help.keys": "Keyboard shortcuts",
    "help.key.send": "Send the message",
    "help.key.newLine": "New line in the message",
    "help.key.palette": "Search, or go to anything",
    "help.key.list": "Show keyboard shortcuts",
    "help.key.listAlone": "The same, when you are not typing",
    "help.key.notifications": "Go to the notification",
    "help.key.close": "Close a window or panel",
    "help.key.photos": "Previous or next photo of a home",

    "help.chat": "Live chat",
    "help.chat.open": "Open live chat",
    "help.chat.newTab": "opens in a new tab",
    "help.chat.hours": "Mon-Fri 9AM-6PM",
    "help.hours": "Messages are answered Mon-Fri 9AM-6PM, Thailand time.",
    "help.name": "Name",
    "help.email": "Email",
    "help.email.hint": "We'll send our answer here.",
    "help.subject": "Subject",
    "help.message": "Message",
    "help.send": "Send message",
    "help.sending": "Sending...",
    "help.sent": "Thank you for contacting us! We will get back to you within 24 hours.",
    "help.another": "Write another message",
    "help.fault.name": "Enter your name",
    "help.fault.email": "Enter your email",
    "help.fault.email.format": "Enter a valid email address",
    "help.fault.subject": "Enter a subject",
    "help.fault.message": "Write a message",
    "help.fault.tooLong": "Use at most {max, number} characters",
    "help.failed.offline":
      "You're offline or the server can't be reached. Your message is still here.",
    "help.failed.slow":
      "You've sent many messages. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
    "help.failed.other": "Your message couldn't be sent. Try again in a moment.",
  },
  th: {
    "help.title": "ช่วยเหลือและติดต่อเรา",
    "help.close": "ปิด",
    "help.tabs": "หัวข้อความช่วยเหลือ",
    "help.tab.faqs": "คำถามที่พบบ่อย",
    "help.tab.contact": "ติดต่อเรา",
    "help.back": "ย้อนกลับ",
    "help.backToSignIn": "กลับไปหน้าเข้าสู่ระบบ",
    "help.search": "ค้นหาความช่วยเหลือ",
    "help.none": "ไม่พบคำตอบสำหรับ “{text}”",
    "help.none.text": "เขียนถึงเราได้เลย ทีมงานจะตอบกลับ",
    "help.none.action": "ติดต่อเรา",
    "help.found": "พบ {count} คำตอบ",

    "help.faq.ask": "ถามอะไรได้บ้าง",
    "help.faq.ask.answer":
      "บอกบ้านที่กำลังหาเป็นภาษาไทยหรืออังกฤษ เหมือนคุยกับนายหน้า เช่น ย่านหรือสถานีรถไฟฟ้า งบประมาณ จำนวนห้องนอน หรือสิ่งที่อยากได้อย่างสระว่ายน้ำหรือเลี้ยงสัตว์ได้ จะถามราคาในย่านที่สนใจ ให้คำนวณค่างวดหรือค่าโอน หรือถามเรื่องกฎหมาย เช่น การถือครองของชาวต่างชาติ ก็ได้\n\nทุกคำตอบจะแสดงว่าระบบเข้าใจคำถามอย่างไร ถ้าส่วนไหนไม่ถูก แก้ได้ตรงนั้น",
    "help.faq.source": "ประกาศมาจากไหน และเป็นปัจจุบันหรือไม่",
    "help.faq.source.answer":
      "บริษัทนายหน้าและผู้ดูแลอสังหาริมทรัพย์ส่งประกาศมาให้เรา ประกาศที่ไม่ได้ยืนยันราว 30 วัน (ให้เช่า) หรือ 90 วัน (ขาย) จะถูกนำออก โดยเราเตือนพาร์ตเนอร์ล่วงหน้าหนึ่งสัปดาห์\n\nบ้านที่มีป้าย “ตัวอย่าง” เป็นข้อมูลสมมติไว้ให้ลองค้นหา",
    "help.faq.contact": "ติดต่อเจ้าของหรือนายหน้าได้อย่างไร",
    "help.faq.contact.answer":
      "กด “ติดต่อ” ที่ประกาศ หรือ “สอบถามเกี่ยวกับประกาศนี้” ในหน้าประกาศ ข้อความจะส่งถึงผู้ลงประกาศพร้อมชื่อและช่องทางติดต่อที่คุณให้ไว้ หากไม่มีพาร์ตเนอร์ดูแลประกาศนั้น ทีมงานของเราจะเป็นผู้ตอบ\n\nดูข้อความและคำตอบได้ที่ “ข้อความที่ส่ง” ในเมนูบัญชี",
    "help.faq.prices": "ราคาและตัวเลขตลาดหมายถึงอะไร",
    "help.faq.prices.answer":
      "เป็นราคาที่ประกาศ หน่วยเป็นบาท ค่าเช่าคิดต่อเดือน ราคาขายเป็นราคาเต็ม ราคาที่ตกลงกันจริงอาจต่างไป\n\nตัวเลขตลาดคำนวณจากประกาศใน PropertyVR และบอกจำนวนประกาศที่ใช้คำนวณ",
    "help.faq.scams": "ป้องกันการถูกหลอกได้อย่างไร",
    "help.faq.scams.answer":
      "ไปดูสถานที่จริงและตรวจสอบว่าใครเป็นเจ้าของก่อนจ่ายเงินทุกครั้ง ระวังคนที่ขอเงินมัดจำทั้งที่คุณยังไม่ได้ดูบ้าน\n\nหากพบประกาศผิดปกติ กด “แจ้งปัญหาประกาศนี้” ทีมงานจะตรวจสอบ และผู้ลงประกาศจะไม่ทราบว่าใครเป็นผู้แจ้ง",
    "help.faq.privacy": "ใครเห็นแชตของฉันบ้าง และลบได้อย่างไร",
    "help.faq.privacy.answer":
      "ผู้ใช้คนอื่นเปิดแชตของคุณไม่ได้ หากคุณให้คะแนนคำตอบ ทีมงานจะอ่านคำถามและคำตอบนั้นได้ โดยไม่เห็นชื่อของคุณ\n\nเปิด “บัญชีและการตั้งค่า” เพื่อส่งออกหรือล้างแชตทั้งหมด หรือลบบัญชีพร้อมข้อมูลทั้งหมด ส่วนแชตเดียวลบได้จากเมนูของแชตในแถบด้านข้าง",
    "help.faq.listing": "อยากลงประกาศเองต้องทำอย่างไร",
    "help.faq.listing.answer":
      "เปิด “พอร์ทัล API” ในหมวด “สำหรับพาร์ตเนอร์” ที่แถบด้านข้าง แล้วขอสิทธิ์ใช้งาน เมื่อได้รับอนุมัติ คุณอัปโหลดไฟล์ประกาศหรือส่งผ่าน API ได้ และดูแลประกาศที่ “ประกาศของฉัน”",

    "help.ask": "ลองถามแบบนี้",
    "help.ask.text": "เลือกตัวอย่าง ข้อความจะไปอยู่ในช่องพิมพ์ แก้ไขก่อนส่งได้",
    "help.keys": "แป้นพิมพ์ลัด",
    "help.key.send": "ส่งข้อความ",
    "help.key.newLine": "ขึ้นบรรทัดใหม่ในข้อความ",
    "help.key.palette": "ค้นหาหรือไปยังทุกที่",
    "help.key.list": "แสดงแป้นพิมพ์ลัด",
    "help.key.listAlone": "แสดงแป้นพิมพ์ลัด ขณะไม่ได้พิมพ์",
    "help.key.notifications": "ไปที่การแจ้งเตือน",
    "help.key.close": "ปิดหน้าต่างหรือแผง",
    "help.key.photos": "รูปก่อนหน้าหรือถัดไปของบ้าน",

    "help.chat": "แชตสด",
    "help.chat.open": "เปิดแชตสด",
    "help.chat.newTab": "เปิดในแท็บใหม่",
    "help.chat.hours": "จันทร์-ศุกร์ 9.00-18.00 น.",
    "help.hours": "เราตอบข้อความวันจันทร์-ศุกร์ เวลา 9.00-18.00 น.",
    "help.name": "ชื่อ",
    "help.email": "อีเมล",
    "help.email.hint": "เราจะส่งคำตอบไปที่อีเมลนี้",
    "help.subject": "หัวข้อ",
    "help.message": "ข้อความ",
    "help.send": "ส่งข้อความ",
    "help.sending": "กำลังส่ง...",
    "help.sent": "ขอบคุณที่ติดต่อเรา เราจะตอบกลับภายใน 24 ชั่วโมง",
    "help.another": "เขียนข้อความใหม่",
    "help.fault.name": "กรอกชื่อของคุณ",
    "help.fault.email": "กรอกอีเมลของคุณ",
    "help.fault.email.format": "กรอกอีเมลให้ถูกต้อง",
    "help.fault.subject": "กรอกหัวข้อ",
    "help.fault.message": "เขียนข้อความ",
    "help.fault.tooLong": "ใช้ได้ไม่เกิน {max, number} ตัวอักษร",
    "help.failed.offline": "คุณออฟไลน์อยู่หรือเชื่อมต่อเซิร์ฟเวอร์ไม่ได้ ข้อความของคุณยังอยู่ครบ",
    "help.failed.slow": "คุณส่งหลายข้อความแล้ว ลองอีกครั้งในอีก {minutes} นาที",
    "help.failed.other": "ส่งข้อความไม่สำเร็จ ลองอีกครั้งในอีกสักครู่",
  },
});

export type HelpMessage = Extract<keyof (typeof helpMessages)["en"], string>;
