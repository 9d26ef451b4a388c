import type { LegalText } from "./legal-document.ts";

/** Describes what the software does now: a feature that changes it changes this text. */
export const privacy: LegalText = {
  en: {
    title: "Privacy Policy",
    dated: "January 2025",
    changes:
      "Last changed in November 2026: purposes, retention and your rights are now listed for each kind of data, and passkeys, sign-in with other providers, support, emails, language models and browser storage are described.",
    sections: [
      {
        heading: "1. In short",
        blocks: [
          "PropertyVR is a Thailand-based real estate data platform. We keep what we need to answer you and to show you your chats again. We don't sell personal data, show advertising, set cookies or follow you across other sites. This policy follows the Personal Data Protection Act B.E. 2562 (PDPA).",
        ],
      },
      {
        heading: "2. Who is responsible",
        blocks: [
          "The data controller is the operator of this installation of PropertyVR: whoever runs the site you are using. You can always reach the operator with the form under “Help & Support”, “Contact Us”, also without an account.",
        ],
      },
      {
        heading: "3. What we keep, why, and for how long",
        blocks: [
          [
            "Your account: name, email address, language, role, plan, settings and the date you joined; and your profile photo if you add one, as a small square without the place and time it was taken, which nobody but you is shown. We need it to give you an account. Kept until you delete the account.",
            "How you sign in: only a hash of your password, from which it can't be read back; with two-factor authentication, the encrypted key of your authenticator app and hashes of your recovery codes; with passkeys, their public keys, names and when they were last used; with Google, LINE or another provider, your ID, name and email there. Kept until you remove it or delete the account.",
            "Your sign-ins: a hash of each session token with its start and end, the browser and system, the shortened network address and when it was last used. We need them to keep you signed in and to let you end a session. A session ends when you sign out, and after 30 days at the latest; its record is kept for 90 days more, which the Computer Crime Act B.E. 2550 asks of service providers, unless the operator has set another period.",
            "Your chats: their titles, what you write, the answers, and the search criteria understood from them. We need them to answer you and to show you the chat again. Kept until you delete them. What you delete or clear can be brought back for about a minute and is then removed from the database. A temporary chat is deleted 24 hours after its last message.",
            "Files and pictures you attach: the file as you sent it, the text and tables read from it, and of a picture smaller copies without its hidden details and, if the file holds it, the place where it was taken, which only you and your assistant see. We need them to answer you about them. Deleted with the last message that has them; one you don't send is deleted after a day.",
            "How much you use: the number of questions you ask and of AI tokens used a day, to show you your usage. Kept until you delete the account.",
            "If you use AI models of other companies: to which of them you agreed to send your messages, and when. We need it to send nothing without your agreement. Kept until you withdraw it or delete the account. An API key of your own is never stored: your browser keeps it until you leave the page, and the server only while it writes the answer.",
            "Your feedback on an answer: thumbs up or down, your reasons and your comment. The operator reads it together with that question and that answer, without your name, to improve the answers. Withdraw it by pressing the same thumb again; it is deleted with the chat.",
            "Words we didn't understand: words of your messages that the assistant could read nothing from, or whose reading you took away at once. They are counted without your name to improve the assistant. A word is kept in writing only once three people have used it; before that only as a hash, beside a hash that can't be read back to you. Kept for 90 days. Nothing is counted if you turn off “Data collection” in your account.",
            "What you ask about homes: the name, phone number, LINE ID or email you leave, your preferred time, the messages of the conversation, the home's data at that time and the status of your enquiry. We need it to pass your question on and to show you the reply. Kept until you delete the account.",
            "What you report about a listing: the reason, your note and your account or, if you are not signed in, a hash from which your network address can't be read back. We need it to check the listing. If you delete the account, the report stays without your name and your note.",
            "What you write to support: the name and email you enter, subject, message, our answer, and your account if you are signed in. Deleted a year after the answer, or a year after you sent it if nobody answered.",
            "Emails we send you, such as a link for a new password, a notice of a new sign-in or a reply to your enquiry: address, subject, text and whether they were sent. Kept for 30 days. If email to you comes back, the reason is kept until a link sent to that address is opened.",
            "If you are a partner: your request for access with company, email, phone and website; your listings, kept until you delete them, and removed 60 days after they expire; files you upload, kept for 7 days, and the reports on them, kept for 90; requests made with your API keys (time, path, result and shortened network address), kept for 90 days unless the operator has set another period, and their sums for 30; and who changed keys, webhooks and listings, kept as evidence of what was done, from where only for those 90 days, and under a pseudonym once the account is deleted.",
            "Technical logs: time, kind and path of a request, its result and duration. They hold no message texts, passwords or tokens. We need them to find faults. How long they are kept is set by the operator.",
            "Attempts per network address, counted for a short time to slow down attacks on accounts.",
          ],
          "Please don't enter anything in a chat that we don't need, such as identity card or bank account numbers. When you delete your account, its sessions end and everything that names you is deleted at once, in tables and files. Backups made before may hold deleted data until the operator overwrites them.",
        ],
      },
      {
        heading: "4. Legal bases",
        blocks: [
          [
            "Contract with you (PDPA section 24 (3)): your account, your chats, what you ask about homes, support, emails about your account and what partners send us.",
            "Legitimate interest in a safe service with true listings that understands what people write (section 24 (5)): sign-ins, reports, feedback, the count of words we didn't understand, technical logs, counts of attempts and the record of changes.",
            "Legal obligation (section 24 (6)): what a law obliges us to keep or to hand over.",
            "Consent (section 19): the optional storage of section 9, the count of the homes you look at, and sending messages to a language model of another company. You can withdraw it at any time.",
          ],
        ],
      },
      {
        heading: "5. Who receives it",
        blocks: [
          [
            "The partner that lists a home gets what you send about it, also by email, with the name and contact details you leave. If no partner lists the home, the operator answers. A partner isn't told who reported a listing.",
            "The operator can read your enquiries, reports, feedback and support messages. Only people who run the installation can reach the database, and only as far as their task needs.",
            "The mail server that the operator uses carries the emails.",
            "The maker of your browser may get your voice if you talk instead of typing: your browser turns speech into text and may use its maker's servers for that, and so may the voice that reads replies aloud. The microphone is open only while the assistant listens or you dictate. We get the text alone and record nothing.",
            "If your browser can't do this, the transcription service that the operator may have set up gets your recording through this server, which keeps none of it.",
            "Google, LINE or another provider learns that you sign in here, if you choose to sign in with it.",
            "Authorities get data where a law obliges us to hand it over.",
          ],
          "Links in listings lead to partners' own pages, which have policies of their own.",
        ],
      },
      {
        heading: "6. AI and language models",
        blocks: [
          "The assistant is an AI system. The built-in assistant runs on the server of this installation and works by rules: what you write to it isn't sent to any other company, and chats aren't used to train models. Under Account and Settings, “AI model” names every model you can choose. If you choose one of another company and agree to it, your message, the recent messages of that chat, the search criteria and the results found for them are sent to that company to write the answer: OpenAI, Anthropic or Google, all in the United States, or a server that the operator connected. It is named with its country before your first message goes there, and it has a policy of its own. Your name, email and account are not sent. You can go back to the built-in assistant at any time.",
          "No decision that has legal effect for you is made by the assistant alone. It may be wrong: check what matters before you rely on it.",
        ],
      },
      {
        heading: "7. Data that leaves Thailand",
        blocks: [
          "Your data lies on the server of this installation, whose place the operator chooses. Data goes abroad if that server or the operator's mail server or transcription service is there, if the maker of your browser turns your voice into text there, if you sign in with a provider abroad, if you choose a language model of a company abroad, or if you write to a partner abroad. The operator makes sure that sections 28 and 29 of the PDPA are kept, and tells you on request where your data lies.",
        ],
      },
      {
        heading: "8. People named in listings",
        blocks: [
          "Listings come from partners and may name a person to contact, with a phone number, LINE ID or email. We show these to whoever opens the home, and keep them as long as the listing (section 24 (5)). Notes about owners or for colleagues are left out when a listing is read. If a listing says something about you that it shouldn't, choose “Report this listing” or write to us.",
        ],
      },
      {
        heading: "9. What stays in your browser",
        blocks: [
          "We use no cookies. The browser's local storage holds what the site needs: your account details and session token, so that you stay signed in; theme, language, text size, units, currency and chat settings; drafts you haven't sent; the places in your chats from which you opened homes; which version of the typing help was loaded; your choice on optional storage; and a code that shows this browser has signed in before. Signing out removes it, except your display choices, the choice on optional storage, the version of the typing help and that code, which can't open an account. While you sign in with Google, LINE or another provider, session storage holds a code for that sign-in until you come back or close the window.",
          "Only if you accept it, the browser also keeps the contact details you last entered, for the next form; a message to support you haven't sent; the programming language you chose in the partner portal; and, for times without a network, the files of the site and a copy of your list of chats and of the 20 chats you opened last, with the time of the copy; and we count that a home was looked at. Copies of chats are removed when you sign out, and a copy of a deleted chat the next time your list is loaded. If you decline, the files and copies are removed at once, the rest is forgotten when you close the page, and nothing is counted; nor is it if you turn off “Data collection” in your account. The count of a home is a number for each day and names nobody. Change your choice at any time with “Cookies” at the foot of the guide, Help and Explore.",
        ],
      },
      {
        heading: "10. How we protect it",
        blocks: [
          "Passwords are hashed with a memory-hard method, session tokens and keys with a secret key. Each account reaches only its own chats. Pages load scripts from this installation only. If a breach put your rights at risk, we would inform the Office of the Personal Data Protection Committee within 72 hours and you without delay, as the law requires.",
        ],
      },
      {
        heading: "11. Your rights, and how to use them",
        blocks: [
          [
            "See your data and get a copy: Account and Settings, Account, “Download My Data” (one file with everything, to read and for programs, with your photo).",
            "Have it corrected: Account and Settings, Profile, “Edit profile”.",
            "Have it deleted: a chat from its menu, all chats under App Settings, everything with “Delete Account” under Account.",
            "Take it elsewhere: “Export as JSON” or “Export as Markdown” under App Settings, which others can read.",
            "Withdraw a consent: “Cookies” at the foot of the guide, Help and Explore; that to a language model under App Settings, “AI model”.",
            "Object to a use, have it restricted, or have data made anonymous: write to us.",
            "Complain to the Office of the Personal Data Protection Committee.",
          ],
          "Whatever you can't do yourself, ask with the form under “Help & Support”. The operator answers within 30 days, free of charge.",
        ],
      },
      {
        heading: "12. Children",
        blocks: [
          "The service is not meant for people under 20 without the consent of a parent or guardian. If we learn that we hold data given without it, we delete that data.",
        ],
      },
      {
        heading: "13. Changes",
        blocks: [
          "When the service changes how it uses data, this policy changes too, and the line below its date says what changed. We announce important changes in the service before they apply.",
        ],
      },
      {
        heading: "14. Contact",
        blocks: ["Questions and requests about your data: {email}"],
        needsContact: true,
      },
    ],
  },
  th: {
    title: "นโยบายความเป็นส่วนตัว",
    dated: "มกราคม 2568",
    changes:
      "แก้ไขล่าสุดเมื่อพฤศจิกายน 2569: ระบุวัตถุประสงค์ ระยะเวลาที่เก็บ และวิธีใช้สิทธิสำหรับข้อมูลแต่ละประเภท และเพิ่มเรื่องพาสคีย์ การเข้าสู่ระบบผ่านผู้ให้บริการอื่น ฝ่ายช่วยเหลือ อีเมล โมเดลภาษา และข้อมูลในเบราว์เซอร์",
    sections: [
      {
        heading: "1. โดยสรุป",
        blocks: [
          "PropertyVR เป็นแพลตฟอร์มข้อมูลอสังหาริมทรัพย์ในประเทศไทย เราเก็บเฉพาะสิ่งที่จำเป็นต่อการตอบคำถามและการแสดงแชตให้คุณดูอีกครั้ง เราไม่ขายข้อมูลส่วนบุคคล ไม่แสดงโฆษณา ไม่ใช้คุกกี้ และไม่ติดตามคุณไปยังเว็บไซต์อื่น นโยบายนี้เป็นไปตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 (PDPA)",
        ],
      },
      {
        heading: "2. ผู้รับผิดชอบ",
        blocks: [
          "ผู้ควบคุมข้อมูลส่วนบุคคลคือผู้ให้บริการ PropertyVR ระบบนี้ ซึ่งเป็นผู้ดูแลเว็บไซต์ที่คุณใช้อยู่ ติดต่อได้เสมอด้วยแบบฟอร์มที่ “ช่วยเหลือและติดต่อเรา” แท็บ “ติดต่อเรา” แม้ไม่มีบัญชี",
        ],
      },
      {
        heading: "3. สิ่งที่เราเก็บ เหตุผล และระยะเวลา",
        blocks: [
          [
            "บัญชีของคุณ: ชื่อ อีเมล ภาษา บทบาท แพ็กเกจ การตั้งค่า และวันที่สมัคร รวมถึงรูปโปรไฟล์หากคุณเพิ่มไว้ ซึ่งเก็บเป็นภาพสี่เหลี่ยมขนาดเล็กที่ไม่มีข้อมูลสถานที่และเวลาถ่าย และมีเพียงคุณที่เห็น เก็บเพื่อให้คุณมีบัญชีใช้งาน จนกว่าคุณจะลบบัญชี",
            "วิธีเข้าสู่ระบบ: ค่าแฮชของรหัสผ่านซึ่งย้อนกลับเป็นรหัสผ่านไม่ได้ หากเปิดการยืนยันตัวตนสองขั้นตอน คีย์ของแอปยืนยันตัวตนแบบเข้ารหัสและค่าแฮชของรหัสสำรอง หากใช้พาสคีย์ กุญแจสาธารณะ ชื่อ และเวลาที่ใช้ล่าสุด หากเข้าสู่ระบบด้วย Google, LINE หรือผู้ให้บริการอื่น รหัสผู้ใช้ ชื่อ และอีเมลจากที่นั่น เก็บจนกว่าคุณจะนำออกหรือลบบัญชี",
            "การเข้าสู่ระบบแต่ละครั้ง: ค่าแฮชของโทเคนพร้อมเวลาเริ่มและสิ้นสุด เบราว์เซอร์และระบบ ที่อยู่เครือข่ายแบบย่อ และเวลาที่ใช้ล่าสุด เก็บเพื่อให้คุณอยู่ในระบบและสั่งออกจากระบบในอุปกรณ์อื่นได้ การเข้าสู่ระบบสิ้นสุดเมื่อคุณออกจากระบบหรือไม่เกิน 30 วัน แล้วบันทึกจะอยู่ต่ออีก 90 วันตามที่พระราชบัญญัติว่าด้วยการกระทำความผิดเกี่ยวกับคอมพิวเตอร์ พ.ศ. 2550 กำหนดให้ผู้ให้บริการเก็บ เว้นแต่ผู้ให้บริการระบบนี้ตั้งระยะเวลาไว้เป็นอย่างอื่น",
            "แชตของคุณ: ชื่อแชต สิ่งที่คุณเขียน คำตอบ และเงื่อนไขการค้นหาที่ระบบเข้าใจ เก็บเพื่อตอบและแสดงแชตให้คุณดูอีกครั้ง จนกว่าคุณจะลบ สิ่งที่ลบหรือล้างแล้วยังกู้คืนได้ราวหนึ่งนาที จากนั้นจะถูกนำออกจากฐานข้อมูล แชตชั่วคราวถูกลบ 24 ชั่วโมงหลังข้อความสุดท้าย",
            "ไฟล์และรูปที่คุณแนบ: ไฟล์ตามที่ส่งมา ข้อความและตารางที่อ่านได้จากไฟล์ ส่วนรูปจะมีสำเนาขนาดเล็กที่ตัดข้อมูลแฝงออก และสถานที่ถ่ายหากมีอยู่ในไฟล์ ซึ่งเห็นได้เฉพาะคุณกับผู้ช่วยของคุณ ใช้เพื่อตอบคำถามเกี่ยวกับไฟล์นั้น ลบไปพร้อมข้อความสุดท้ายที่มีไฟล์ ส่วนไฟล์ที่ไม่ได้ส่งลบหลังหนึ่งวัน",
            "ปริมาณการใช้งาน: จำนวนคำถามและโทเคน AI ในแต่ละวัน เพื่อแสดงการใช้งานให้คุณดู เก็บจนกว่าคุณจะลบบัญชี",
            "หากคุณใช้โมเดล AI ของบริษัทอื่น: บริษัทที่คุณยินยอมให้ส่งข้อความถึงและเวลาที่ยินยอม เพื่อไม่ให้มีการส่งโดยที่คุณไม่ยินยอม เก็บจนกว่าคุณจะถอนความยินยอมหรือลบบัญชี ส่วนคีย์ API ของคุณเองไม่ถูกจัดเก็บ เบราว์เซอร์จำไว้จนกว่าคุณจะออกจากหน้าเว็บ และเซิร์ฟเวอร์จำไว้เฉพาะระหว่างที่เขียนคำตอบ",
            "ความเห็นต่อคำตอบ: นิ้วโป้งขึ้นหรือลง เหตุผล และข้อความของคุณ ผู้ให้บริการอ่านพร้อมคำถามและคำตอบนั้นโดยไม่เห็นชื่อของคุณ เพื่อปรับปรุงคำตอบ กดนิ้วโป้งเดิมอีกครั้งเพื่อยกเลิกได้ และความเห็นจะถูกลบไปพร้อมกับแชต",
            "คำที่ระบบไม่เข้าใจ: คำในข้อความของคุณที่ผู้ช่วยอ่านไม่ออก หรือที่คุณลบเงื่อนไขออกทันทีหลังผู้ช่วยอ่าน เรานับโดยไม่มีชื่อของคุณเพื่อปรับปรุงผู้ช่วย คำจะถูกเก็บเป็นตัวอักษรเมื่อมีผู้ใช้ครบสามคนแล้วเท่านั้น ก่อนหน้านั้นเก็บเป็นค่าแฮชเท่านั้น คู่กับค่าแฮชที่ย้อนกลับไปหาตัวคุณไม่ได้ เก็บไว้ 90 วัน และไม่นับเลยหากคุณปิด “การเก็บข้อมูล” ในบัญชีของคุณ",
            "สิ่งที่คุณสอบถามเรื่องบ้าน: ชื่อ เบอร์โทร ไอดีไลน์ หรืออีเมลที่คุณให้ไว้ เวลาที่สะดวก ข้อความในบทสนทนา ข้อมูลบ้านในขณะนั้น และสถานะของเรื่อง เก็บเพื่อส่งคำถามต่อและแสดงคำตอบให้คุณ จนกว่าคุณจะลบบัญชี",
            "สิ่งที่คุณแจ้งเกี่ยวกับประกาศ: เหตุผล ข้อความ และบัญชีของคุณ หากไม่ได้เข้าสู่ระบบ เราเก็บเพียงค่าแฮชที่ย้อนกลับเป็นที่อยู่เครือข่ายของคุณไม่ได้ เก็บเพื่อตรวจสอบประกาศ เมื่อลบบัญชี การแจ้งจะยังอยู่โดยไม่มีชื่อและข้อความของคุณ",
            "สิ่งที่คุณเขียนถึงฝ่ายช่วยเหลือ: ชื่อและอีเมลที่กรอก หัวข้อ ข้อความ คำตอบของเรา และบัญชีของคุณหากเข้าสู่ระบบอยู่ ลบเมื่อครบหนึ่งปีหลังจากตอบ หรือหนึ่งปีหลังจากส่งหากไม่มีการตอบ",
            "อีเมลที่เราส่งถึงคุณ เช่น ลิงก์ตั้งรหัสผ่านใหม่ การแจ้งเข้าสู่ระบบใหม่ หรือคำตอบของสิ่งที่คุณสอบถาม: ที่อยู่อีเมล หัวเรื่อง ข้อความ และสถานะการส่ง เก็บไว้ 30 วัน หากอีเมลถึงคุณถูกตีกลับ เหตุผลจะเก็บไว้จนกว่าจะมีการเปิดลิงก์ที่ส่งไปยังที่อยู่นั้น",
            "หากคุณเป็นพาร์ตเนอร์: คำขอสิทธิ์ใช้งานพร้อมบริษัท อีเมล โทรศัพท์ และเว็บไซต์ ประกาศของคุณ ซึ่งเก็บจนกว่าคุณจะลบและถูกลบ 60 วันหลังหมดอายุ ไฟล์ที่อัปโหลด เก็บ 7 วัน รายงานของไฟล์ เก็บ 90 วัน คำขอที่ใช้คีย์ API (เวลา เส้นทาง ผลลัพธ์ และที่อยู่เครือข่ายแบบย่อ) เก็บ 90 วันเว้นแต่ผู้ให้บริการตั้งระยะเวลาไว้เป็นอย่างอื่น ยอดรวมของคำขอ เก็บ 30 วัน และผู้ที่เปลี่ยนแปลงคีย์ เว็บฮุก และประกาศ ซึ่งเก็บไว้เป็นหลักฐาน โดยเก็บที่อยู่เครือข่ายเพียง 90 วันดังกล่าว และใช้นามแฝงเมื่อบัญชีถูกลบ",
            "บันทึกทางเทคนิค: เวลา ประเภทและเส้นทางของคำขอ ผลลัพธ์และระยะเวลา โดยไม่มีข้อความแชต รหัสผ่าน หรือโทเคน เก็บเพื่อหาข้อผิดพลาด ระยะเวลาเป็นไปตามที่ผู้ให้บริการกำหนด",
            "จำนวนครั้งที่ลองจากแต่ละที่อยู่เครือข่าย ซึ่งนับไว้ช่วงสั้น ๆ เพื่อชะลอการโจมตีบัญชี",
          ],
          "กรุณาอย่าใส่ข้อมูลที่ไม่จำเป็นลงในแชต เช่น เลขบัตรประชาชนหรือเลขบัญชีธนาคาร เมื่อคุณลบบัญชี การเข้าสู่ระบบทั้งหมดจะสิ้นสุด และทุกอย่างที่ระบุตัวคุณจะถูกลบทันทีทั้งในตารางและไฟล์ สำเนาสำรองที่ทำไว้ก่อนหน้าอาจมีข้อมูลที่ลบแล้วจนกว่าผู้ให้บริการจะเขียนทับ",
        ],
      },
      {
        heading: "4. ฐานทางกฎหมาย",
        blocks: [
          [
            "สัญญากับคุณ (PDPA มาตรา 24 (3)): บัญชี แชต สิ่งที่สอบถามเรื่องบ้าน ฝ่ายช่วยเหลือ อีเมลเกี่ยวกับบัญชี และสิ่งที่พาร์ตเนอร์ส่งมา",
            "ประโยชน์โดยชอบด้วยกฎหมายในการให้บริการที่ปลอดภัย มีประกาศที่เป็นจริง และเข้าใจสิ่งที่ผู้ใช้พิมพ์ (มาตรา 24 (5)): การเข้าสู่ระบบ การแจ้งปัญหา ความเห็น การนับคำที่ระบบไม่เข้าใจ บันทึกทางเทคนิค จำนวนครั้งที่ลอง และบันทึกการเปลี่ยนแปลง",
            "หน้าที่ตามกฎหมาย (มาตรา 24 (6)): สิ่งที่กฎหมายบังคับให้เก็บหรือส่งมอบ",
            "ความยินยอม (มาตรา 19): การจัดเก็บเพิ่มเติมในข้อ 9 การนับการเข้าชมประกาศ และการส่งข้อความถึงโมเดลภาษาของบริษัทอื่น คุณถอนความยินยอมได้ทุกเมื่อ",
          ],
        ],
      },
      {
        heading: "5. ผู้ที่ได้รับข้อมูล",
        blocks: [
          [
            "พาร์ตเนอร์ที่ลงประกาศได้รับสิ่งที่คุณส่งเรื่องบ้านนั้น รวมทั้งทางอีเมล พร้อมชื่อและช่องทางติดต่อที่คุณให้ไว้ หากไม่มีพาร์ตเนอร์ดูแลประกาศ ผู้ให้บริการเป็นผู้ตอบ พาร์ตเนอร์จะไม่ทราบว่าใครเป็นผู้แจ้งปัญหาประกาศ",
            "ผู้ให้บริการอ่านสิ่งที่คุณสอบถาม การแจ้งปัญหา ความเห็น และข้อความถึงฝ่ายช่วยเหลือได้ เฉพาะผู้ดูแลระบบเท่านั้นที่เข้าถึงฐานข้อมูลได้ และเท่าที่จำเป็นต่อหน้าที่",
            "เซิร์ฟเวอร์อีเมลที่ผู้ให้บริการใช้เป็นผู้ส่งอีเมล",
            "ผู้ผลิตเบราว์เซอร์อาจได้รับเสียงของคุณหากคุณพูดแทนพิมพ์ เพราะเบราว์เซอร์แปลงเสียงพูดเป็นข้อความและอาจใช้เซิร์ฟเวอร์ของผู้ผลิต เสียงที่อ่านคำตอบก็เช่นกัน ไมโครโฟนเปิดเฉพาะระหว่างที่ผู้ช่วยฟังหรือคุณพูดแทนพิมพ์ เราได้รับเฉพาะข้อความและไม่บันทึกเสียง",
            "หากเบราว์เซอร์ทำไม่ได้ บริการถอดเสียงที่ผู้ให้บริการอาจตั้งค่าไว้จะได้รับเสียงที่บันทึกผ่านเซิร์ฟเวอร์นี้ ซึ่งไม่เก็บเสียงไว้เลย",
            "Google, LINE หรือผู้ให้บริการอื่นจะทราบว่าคุณเข้าสู่ระบบที่นี่ หากคุณเลือกเข้าสู่ระบบด้วยวิธีนั้น",
            "หน่วยงานรัฐได้รับข้อมูลเมื่อกฎหมายบังคับให้เราส่งมอบ",
          ],
          "ลิงก์ในประกาศนำไปยังหน้าของพาร์ตเนอร์ ซึ่งมีนโยบายของตนเอง",
        ],
      },
      {
        heading: "6. AI และโมเดลภาษา",
        blocks: [
          "ผู้ช่วยเป็นระบบ AI ผู้ช่วยในตัวทำงานตามกฎบนเซิร์ฟเวอร์ของระบบนี้ สิ่งที่คุณเขียนไม่ถูกส่งไปยังบริษัทอื่น และแชตไม่ถูกใช้ฝึกโมเดล หัวข้อ “โมเดล AI” ในบัญชีและการตั้งค่าแสดงทุกโมเดลที่เลือกได้ หากคุณเลือกโมเดลของบริษัทอื่นและให้ความยินยอม ข้อความของคุณ ข้อความล่าสุดในแชตนั้น เงื่อนไขการค้นหา และผลที่พบจะถูกส่งไปยังบริษัทนั้นเพื่อเขียนคำตอบ ได้แก่ OpenAI, Anthropic หรือ Google ซึ่งอยู่ในสหรัฐอเมริกา หรือเซิร์ฟเวอร์ที่ผู้ให้บริการเชื่อมต่อไว้ เราแจ้งชื่อและประเทศก่อนส่งข้อความแรก และบริษัทนั้นมีนโยบายของตนเอง ชื่อ อีเมล และบัญชีของคุณไม่ถูกส่งไปด้วย คุณกลับมาใช้ผู้ช่วยในตัวได้ทุกเมื่อ",
          "ผู้ช่วยไม่ได้ตัดสินใจสิ่งที่มีผลทางกฎหมายต่อคุณโดยลำพัง คำตอบอาจผิดได้ กรุณาตรวจสอบเรื่องสำคัญก่อนนำไปใช้",
        ],
      },
      {
        heading: "7. ข้อมูลที่ออกนอกประเทศไทย",
        blocks: [
          "ข้อมูลของคุณอยู่บนเซิร์ฟเวอร์ของระบบนี้ ซึ่งผู้ให้บริการเป็นผู้เลือกที่ตั้ง ข้อมูลจะออกนอกประเทศหากเซิร์ฟเวอร์นั้น เซิร์ฟเวอร์อีเมล หรือบริการถอดเสียงของผู้ให้บริการอยู่ต่างประเทศ หากผู้ผลิตเบราว์เซอร์แปลงเสียงของคุณเป็นข้อความในต่างประเทศ หากคุณเข้าสู่ระบบด้วยผู้ให้บริการในต่างประเทศ เลือกโมเดลภาษาของบริษัทในต่างประเทศ หรือเขียนถึงพาร์ตเนอร์ในต่างประเทศ ผู้ให้บริการดูแลให้เป็นไปตาม PDPA มาตรา 28 และ 29 และแจ้งที่ตั้งของข้อมูลเมื่อคุณขอ",
        ],
      },
      {
        heading: "8. บุคคลที่มีชื่อในประกาศ",
        blocks: [
          "ประกาศมาจากพาร์ตเนอร์และอาจมีชื่อผู้ติดต่อพร้อมเบอร์โทร ไอดีไลน์ หรืออีเมล เราแสดงข้อมูลนี้ให้ผู้ที่เปิดดูบ้าน และเก็บไว้เท่าที่มีประกาศ (มาตรา 24 (5)) บันทึกเกี่ยวกับเจ้าของหรือถึงเพื่อนร่วมงานจะถูกตัดออกเมื่ออ่านประกาศ หากประกาศมีข้อมูลของคุณที่ไม่ควรมี กด “แจ้งปัญหาประกาศนี้” หรือเขียนถึงเรา",
        ],
      },
      {
        heading: "9. ข้อมูลที่อยู่ในเบราว์เซอร์ของคุณ",
        blocks: [
          "เราไม่ใช้คุกกี้ ที่เก็บข้อมูลในเครื่อง (local storage) ของเบราว์เซอร์เก็บสิ่งที่เว็บไซต์ต้องใช้ ได้แก่ ข้อมูลบัญชีและโทเคนเพื่อให้คุณอยู่ในระบบ ธีม ภาษา ขนาดตัวอักษร หน่วย สกุลเงิน และการตั้งค่าแชต ข้อความร่างที่ยังไม่ได้ส่ง ตำแหน่งในแชตที่คุณเปิดดูประกาศ รุ่นของตัวช่วยพิมพ์ที่โหลดไว้ ตัวเลือกเรื่องการจัดเก็บเพิ่มเติม และรหัสที่บอกว่าเบราว์เซอร์นี้เคยเข้าสู่ระบบแล้ว เมื่อออกจากระบบ ข้อมูลเหล่านี้จะถูกลบ ยกเว้นการตั้งค่าการแสดงผล ตัวเลือกเรื่องการจัดเก็บเพิ่มเติม รุ่นของตัวช่วยพิมพ์ และรหัสดังกล่าวซึ่งใช้เปิดบัญชีไม่ได้ ระหว่างเข้าสู่ระบบด้วย Google, LINE หรือผู้ให้บริการอื่น session storage เก็บรหัสของการเข้าสู่ระบบนั้นไว้จนกว่าคุณจะกลับมาหรือปิดหน้าต่าง",
          "เมื่อคุณยอมรับเท่านั้น เบราว์เซอร์จะเก็บช่องทางติดต่อที่กรอกครั้งล่าสุดไว้สำหรับแบบฟอร์มถัดไป ข้อความถึงฝ่ายช่วยเหลือที่ยังไม่ได้ส่ง ภาษาโปรแกรมที่เลือกในพอร์ทัลพาร์ตเนอร์ รวมทั้งไฟล์ของเว็บไซต์ สำเนารายการแชต และแชต 20 รายการที่เปิดล่าสุดพร้อมเวลาที่บันทึก ไว้ใช้เมื่อไม่มีเครือข่าย และเราจะนับการเข้าชมประกาศ สำเนาแชตจะถูกลบเมื่อออกจากระบบ ส่วนสำเนาของแชตที่ลบแล้วจะหายไปเมื่อโหลดรายการแชตครั้งถัดไป หากไม่ยอมรับ ไฟล์และสำเนาจะถูกลบทันที ข้อมูลที่เหลือจะหายไปเมื่อปิดหน้าเว็บ และจะไม่มีการนับ เช่นเดียวกับเมื่อคุณปิด “การเก็บข้อมูล” ในบัญชี จำนวนการเข้าชมเป็นตัวเลขรายวันที่ไม่ระบุว่าเป็นใคร เปลี่ยนตัวเลือกได้ทุกเมื่อที่ “คุกกี้” ท้ายหน้าคู่มือ ช่วยเหลือ และสำรวจ",
        ],
      },
      {
        heading: "10. การปกป้องข้อมูล",
        blocks: [
          "รหัสผ่านถูกแฮชด้วยวิธีที่ใช้หน่วยความจำสูง โทเคนและคีย์ถูกแฮชด้วยกุญแจลับ แต่ละบัญชีเข้าถึงได้เฉพาะแชตของตน หน้าเว็บโหลดสคริปต์จากระบบนี้เท่านั้น หากเกิดการละเมิดที่กระทบสิทธิของคุณ เราจะแจ้งสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลภายใน 72 ชั่วโมง และแจ้งคุณโดยไม่ชักช้าตามที่กฎหมายกำหนด",
        ],
      },
      {
        heading: "11. สิทธิของคุณและวิธีใช้สิทธิ",
        blocks: [
          [
            "ดูข้อมูลของคุณและขอสำเนา: บัญชีและการตั้งค่า แท็บบัญชี “ดาวน์โหลดข้อมูลของฉัน” (ไฟล์เดียวที่มีทุกอย่าง ทั้งสำหรับอ่านและสำหรับโปรแกรม พร้อมรูปของคุณ)",
            "ขอให้แก้ไข: บัญชีและการตั้งค่า แท็บโปรไฟล์ “แก้ไขโปรไฟล์”",
            "ขอให้ลบ: ลบแชตเดียวจากเมนูของแชต ล้างแชตทั้งหมดที่แท็บตั้งค่าแอป หรือลบทุกอย่างด้วย “ลบบัญชี” ที่แท็บบัญชี",
            "ขอรับข้อมูลไปใช้ที่อื่น: “ส่งออกเป็น JSON” หรือ “ส่งออกเป็น Markdown” ที่แท็บตั้งค่าแอป ซึ่งโปรแกรมอื่นอ่านได้",
            "ถอนความยินยอม: “คุกกี้” ท้ายหน้าคู่มือ ช่วยเหลือ และสำรวจ ส่วนโมเดลภาษาที่ตั้งค่าแอป หัวข้อ “โมเดล AI”",
            "คัดค้านการใช้ ขอให้ระงับการใช้ หรือทำให้ไม่ระบุตัวตน: เขียนถึงเรา",
            "ร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล",
          ],
          "เรื่องที่ทำเองไม่ได้ แจ้งผ่านแบบฟอร์มที่ “ช่วยเหลือและติดต่อเรา” ผู้ให้บริการจะตอบภายใน 30 วันโดยไม่มีค่าใช้จ่าย",
        ],
      },
      {
        heading: "12. ผู้เยาว์",
        blocks: [
          "บริการนี้ไม่ได้มีไว้สำหรับผู้มีอายุต่ำกว่า 20 ปีที่ไม่ได้รับความยินยอมจากผู้ปกครองหรือผู้แทนโดยชอบธรรม หากเราทราบว่ามีการให้ข้อมูลโดยไม่ได้รับความยินยอม เราจะลบข้อมูลนั้น",
        ],
      },
      {
        heading: "13. การเปลี่ยนแปลง",
        blocks: [
          "เมื่อบริการเปลี่ยนวิธีใช้ข้อมูล นโยบายนี้จะเปลี่ยนตาม และบรรทัดใต้วันที่จะบอกว่าเปลี่ยนอะไร เราจะแจ้งในบริการก่อนการเปลี่ยนแปลงที่สำคัญมีผล",
        ],
      },
      {
        heading: "14. ติดต่อ",
        blocks: ["สอบถามหรือขอใช้สิทธิเกี่ยวกับข้อมูลของคุณ: {email}"],
        needsContact: true,
      },
    ],
  },
};
