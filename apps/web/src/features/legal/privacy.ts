import type { LegalText } from "./legal-document.ts";

/** Describes what the software does now: a feature that changes it changes this text. */
export const privacy: LegalText = {
  en: {
    title: "Privacy Policy",
    dated: "January 2025",
    sections: [
      {
        heading: "1. In short",
        blocks: [
          "PropertyVR is a Thailand-based real estate data platform. We keep what we need to answer you and to show you your chats again. We do not sell personal data, show advertising, set tracking cookies or send your data to third-party services while you use the site. This policy follows the Personal Data Protection Act B.E. 2562 (PDPA). The data controller is the operator of this installation.",
        ],
      },
      {
        heading: "2. What we keep",
        blocks: [
          [
            "Your account: name, email address, chosen language, role, plan and the date you joined. Your password is never stored, only a hash from which it cannot be read back. If you turn on two-factor authentication: the encrypted key of your authenticator app and hashes of your recovery codes. If you add passkeys: their public keys, names and when they were last used. If you sign in with Google, LINE or another provider: your ID, name and email there.",
            "Your sign-ins: a hash of each session token with its start and end, the browser and system it was made with, its shortened network address and when it was last used. A session ends when you sign out, and after 30 days at the latest.",
            "Your chats: their titles, what you write, the answers, and the search criteria understood from them. They are stored on the server of this installation.",
            "Your feedback on an answer: thumbs up or down, your reasons and your comment. The operator of this installation can read it together with that question and that answer, without your name. You can withdraw it by pressing the same thumb again, and it is deleted with the chat.",
            "What you ask about homes: the name, phone number, LINE ID or email you leave, your preferred time, the messages of the conversation, the home's data at that time, and the status of your enquiry.",
            "What you report about a listing: the reason, your note and your account or, if you are not signed in, a hash from which your network address cannot be read back.",
            "If you are a partner: your request for access with company, email, phone and website; your listings and files; requests made with your API keys (time, path, result and shortened network address); and who changed keys, webhooks and listings.",
            "Technical logs: time, kind and path of a request, its result and duration. They hold no message texts, passwords or tokens.",
            "What you write to support: the name and email you enter, subject and message, our answer, and your account if you are signed in. It is stored on the server of this installation and sent to its operator by email. It is deleted a year after the answer, or a year after you sent it if nobody answered.",
            "Emails we send, for example to set a new password, about a sign-in on a new device, or to a partner about your enquiry with its message: address, subject, text and whether they were sent, for 30 days. They go out through the mail server that the operator of this installation uses.",
            "Attempts per network address, counted for a short time to slow down attacks on accounts.",
          ],
          "Please do not enter anything in a chat that we do not need, such as identity card or bank account numbers.",
        ],
      },
      {
        heading: "3. What stays in your browser",
        blocks: [
          "Your browser stores your account details and session token so that you stay signed in, your theme and language, drafts you have not sent yet, the places in your chats from which you opened homes, your choice on optional storage, and a code that shows this browser has signed in before. Signing out removes all of this except theme, language, other display choices and that code, which cannot open an account. While you sign in with Google, LINE or another provider, a code for that sign-in is kept until you come back or close the window; the provider learns that you sign in here. We use no cookies.",
          "Only if you accept it, the browser also keeps, for times without a network, the files of the site and a copy of your list of chats and of the 20 chats you opened last, with the time of the copy; the contact details you last entered, for the next form; a message to support you have not sent; and the programming language you chose in the partner portal. Copies of chats are removed when you sign out, and a copy of a deleted chat the next time your list is loaded. If you decline, the files and copies are removed at once, the rest is forgotten when you close the page, and the homes you look at are not counted. The count of a home is a number for each day and names nobody. You can change your choice at any time with “Cookies” at the foot of the guide and of Explore.",
        ],
      },
      {
        heading: "4. Legal basis",
        blocks: [
          "We process your account, your chats and what you ask about homes to perform our contract with you (PDPA section 24 (3)), and logs and counts of attempts because we have a legitimate interest in a secure and working service (section 24 (5)). Where something needed your consent, we would ask for it separately and you could withdraw it at any time.",
        ],
      },
      {
        heading: "5. Who receives it",
        blocks: [
          "The built-in assistant runs on the server of this installation: what you write in a chat is not sent to any other company. What you send about a home goes to the partner that lists it, also by email, with the name and contact details you leave; the operator of this installation can read it too, and answers it if no partner lists the home. A partner is not told who reported a listing. Only people who operate the installation can reach the database, and only as far as their task needs. We pass data to authorities where a law obliges us to. If a link in a listing leads to a partner's page, that page has its own policy.",
        ],
      },
      {
        heading: "6. How long we keep it",
        blocks: [
          "Chats stay until you delete them. What you delete or clear in chats can be brought back for about a minute, so that you can undo a mistake, and is then removed from the database. A temporary chat is deleted 24 hours after its last message. The account stays until you delete it, and your enquiries are deleted with it. Records of ended sessions are kept for at least 30 days after their expiry and then removed the next time you sign in. Backups made by the operator may hold deleted data until they are overwritten.",
        ],
      },
      {
        heading: "7. How we protect it",
        blocks: [
          "Passwords are hashed with a memory-hard method, session tokens with a secret key. Each account reaches only its own chats. Pages may load scripts from this installation only. If a breach put your rights at risk, we would inform the Office of the Personal Data Protection Committee and you as the law requires.",
        ],
      },
      {
        heading: "8. Your rights",
        blocks: [
          "Under the PDPA you may:",
          [
            "see your data and get a copy;",
            "have it corrected, deleted or made anonymous;",
            "have its use restricted, or object to it;",
            "receive it in a common electronic form and have it passed on;",
            "withdraw a consent;",
            "complain to the Office of the Personal Data Protection Committee.",
          ],
          "You can read, export and delete your chats, download your data and delete your account yourself, under Account and Settings. For everything else, ask the operator of this installation, who will answer within 30 days.",
        ],
      },
      {
        heading: "9. Children",
        blocks: [
          "The service is not meant for people under 20 without the consent of a parent or guardian. If we learn that we hold data given without it, we delete that data.",
        ],
      },
      {
        heading: "10. Changes",
        blocks: [
          "When the service changes how it uses data, this policy and the date above change too. We announce important changes in the service before they apply.",
        ],
      },
      {
        heading: "11. Contact",
        blocks: ["Questions and requests about your data: {email}"],
        needsContact: true,
      },
    ],
  },
  th: {
    title: "นโยบายความเป็นส่วนตัว",
    dated: "มกราคม 2568",
    sections: [
      {
        heading: "1. โดยสรุป",
        blocks: [
          "PropertyVR เป็นแพลตฟอร์มข้อมูลอสังหาริมทรัพย์ในประเทศไทย เราเก็บเฉพาะสิ่งที่จำเป็นต่อการตอบคำถามและการแสดงแชตให้คุณดูอีกครั้ง เราไม่ขายข้อมูลส่วนบุคคล ไม่แสดงโฆษณา ไม่ใช้คุกกี้ติดตาม และไม่ส่งข้อมูลของคุณให้บริการของบุคคลที่สามระหว่างที่คุณใช้งาน นโยบายนี้เป็นไปตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 (PDPA) ผู้ควบคุมข้อมูลคือผู้ให้บริการระบบที่คุณกำลังใช้",
        ],
      },
      {
        heading: "2. ข้อมูลที่เราเก็บ",
        blocks: [
          [
            "บัญชีของคุณ: ชื่อ อีเมล ภาษาที่เลือก บทบาท แพ็กเกจ และวันที่สมัคร เราไม่เก็บรหัสผ่าน แต่เก็บค่าแฮชที่ย้อนกลับเป็นรหัสผ่านไม่ได้ หากเปิดการยืนยันตัวตนสองขั้นตอน เราเก็บคีย์ของแอปยืนยันตัวตนแบบเข้ารหัสและค่าแฮชของรหัสสำรองด้วย หากเพิ่มพาสคีย์ เราเก็บกุญแจสาธารณะ ชื่อ และเวลาที่ใช้ล่าสุด หากเข้าสู่ระบบด้วย Google, LINE หรือผู้ให้บริการอื่น เราเก็บรหัสผู้ใช้ ชื่อ และอีเมลจากที่นั่น",
            "การเข้าสู่ระบบ: ค่าแฮชของโทเคนแต่ละครั้งพร้อมเวลาเริ่มและสิ้นสุด เบราว์เซอร์และระบบที่ใช้ ที่อยู่เครือข่ายแบบย่อ และเวลาที่ใช้ล่าสุด การเข้าสู่ระบบสิ้นสุดเมื่อคุณออกจากระบบ และไม่เกิน 30 วัน",
            "แชตของคุณ: ชื่อแชต สิ่งที่คุณเขียน คำตอบ และเงื่อนไขการค้นหาที่ระบบเข้าใจ ทั้งหมดเก็บบนเซิร์ฟเวอร์ของระบบนี้",
            "ความเห็นต่อคำตอบ: นิ้วโป้งขึ้นหรือลง เหตุผล และข้อความของคุณ ผู้ให้บริการระบบนี้อ่านได้พร้อมคำถามและคำตอบนั้น โดยไม่เห็นชื่อของคุณ กดนิ้วโป้งเดิมอีกครั้งเพื่อยกเลิกได้ และความเห็นจะถูกลบไปพร้อมกับแชต",
            "สิ่งที่คุณสอบถามเรื่องบ้าน: ชื่อ เบอร์โทร ไอดีไลน์ หรืออีเมลที่คุณให้ไว้ เวลาที่สะดวกไปดู ข้อความในบทสนทนา ข้อมูลบ้านในขณะนั้น และสถานะของเรื่อง",
            "สิ่งที่คุณแจ้งเกี่ยวกับประกาศ: เหตุผล ข้อความ และบัญชีของคุณ หากไม่ได้เข้าสู่ระบบ เราเก็บเพียงค่าแฮชที่ย้อนกลับเป็นที่อยู่เครือข่ายของคุณไม่ได้",
            "หากคุณเป็นพาร์ตเนอร์: คำขอสิทธิ์ใช้งานพร้อมบริษัท อีเมล โทรศัพท์ และเว็บไซต์ ประกาศและไฟล์ของคุณ คำขอที่ใช้คีย์ API (เวลา เส้นทาง ผลลัพธ์ และที่อยู่เครือข่ายแบบย่อ) และผู้ที่เปลี่ยนแปลงคีย์ เว็บฮุก และประกาศ",
            "บันทึกทางเทคนิค: เวลา ประเภทและเส้นทางของคำขอ ผลลัพธ์และระยะเวลา โดยไม่มีข้อความแชต รหัสผ่าน หรือโทเคน",
            "สิ่งที่คุณเขียนถึงฝ่ายช่วยเหลือ: ชื่อและอีเมลที่กรอก หัวข้อ ข้อความ คำตอบของเรา และบัญชีของคุณหากเข้าสู่ระบบอยู่ ข้อมูลนี้เก็บบนเซิร์ฟเวอร์ของระบบนี้และส่งถึงผู้ให้บริการระบบทางอีเมล และลบเมื่อครบหนึ่งปีหลังจากตอบ หรือหนึ่งปีหลังจากส่งหากไม่มีการตอบ",
            "อีเมลที่เราส่ง เช่น การตั้งรหัสผ่านใหม่ การเข้าสู่ระบบจากอุปกรณ์ใหม่ หรืออีเมลแจ้งพาร์ตเนอร์พร้อมข้อความที่คุณสอบถาม: ที่อยู่อีเมล หัวเรื่อง ข้อความ และสถานะการส่ง เก็บไว้ 30 วัน โดยส่งผ่านเซิร์ฟเวอร์อีเมลของผู้ให้บริการระบบนี้",
            "จำนวนครั้งที่ลองจากแต่ละที่อยู่เครือข่าย ซึ่งนับไว้ช่วงสั้น ๆ เพื่อชะลอการโจมตีบัญชี",
          ],
          "กรุณาอย่าใส่ข้อมูลที่ไม่จำเป็นลงในแชต เช่น เลขบัตรประชาชนหรือเลขบัญชีธนาคาร",
        ],
      },
      {
        heading: "3. ข้อมูลที่อยู่ในเบราว์เซอร์ของคุณ",
        blocks: [
          "เบราว์เซอร์ของคุณเก็บข้อมูลบัญชีและโทเคนเพื่อให้คุณอยู่ในระบบ ธีมและภาษา ข้อความร่างที่ยังไม่ได้ส่ง ตำแหน่งในแชตที่คุณเปิดดูประกาศ ตัวเลือกเรื่องการจัดเก็บข้อมูลเพิ่มเติม และรหัสที่บอกว่าเบราว์เซอร์นี้เคยเข้าสู่ระบบแล้ว เมื่อออกจากระบบ ข้อมูลเหล่านี้จะถูกลบ ยกเว้นธีม ภาษา การตั้งค่าการแสดงผลอื่น และรหัสดังกล่าวซึ่งใช้เปิดบัญชีไม่ได้ ระหว่างเข้าสู่ระบบด้วย Google, LINE หรือผู้ให้บริการอื่น เบราว์เซอร์เก็บรหัสของการเข้าสู่ระบบนั้นไว้จนกว่าคุณจะกลับมาหรือปิดหน้าต่าง และผู้ให้บริการนั้นจะทราบว่าคุณเข้าสู่ระบบที่นี่ เราไม่ใช้คุกกี้",
          "เมื่อคุณยอมรับเท่านั้น เบราว์เซอร์จะเก็บไฟล์ของเว็บไซต์ รวมถึงสำเนารายการแชตและแชต 20 รายการที่เปิดล่าสุดพร้อมเวลาที่บันทึก ไว้ใช้เมื่อไม่มีเครือข่าย และเก็บช่องทางติดต่อที่กรอกครั้งล่าสุดไว้สำหรับแบบฟอร์มถัดไป ข้อความถึงฝ่ายช่วยเหลือที่ยังไม่ได้ส่ง และภาษาโปรแกรมที่เลือกในพอร์ทัลพาร์ตเนอร์ด้วย สำเนาแชตจะถูกลบเมื่อออกจากระบบ ส่วนสำเนาของแชตที่ลบแล้วจะหายไปเมื่อโหลดรายการแชตครั้งถัดไป หากไม่ยอมรับ ไฟล์และสำเนาจะถูกลบทันที ข้อมูลที่เหลือจะหายไปเมื่อปิดหน้าเว็บ และเราจะไม่นับการเข้าชมประกาศของคุณ จำนวนการเข้าชมเป็นตัวเลขรายวันที่ไม่ระบุว่าเป็นใคร เปลี่ยนตัวเลือกได้ทุกเมื่อที่ “คุกกี้” ท้ายหน้าคู่มือและหน้าสำรวจ",
        ],
      },
      {
        heading: "4. ฐานทางกฎหมาย",
        blocks: [
          "เราประมวลผลข้อมูลบัญชี แชต และสิ่งที่คุณสอบถามเรื่องบ้านเพื่อปฏิบัติตามสัญญากับคุณ (PDPA มาตรา 24 (3)) และประมวลผลบันทึกทางเทคนิคกับจำนวนครั้งที่ลองเพื่อประโยชน์โดยชอบด้วยกฎหมายในการให้บริการที่ปลอดภัยและใช้งานได้ (มาตรา 24 (5)) หากสิ่งใดต้องขอความยินยอม เราจะขอแยกต่างหาก และคุณถอนความยินยอมได้ทุกเมื่อ",
        ],
      },
      {
        heading: "5. ผู้ที่ได้รับข้อมูล",
        blocks: [
          "ผู้ช่วยในตัวทำงานบนเซิร์ฟเวอร์ของระบบนี้ สิ่งที่คุณเขียนในแชตไม่ถูกส่งไปยังบริษัทอื่น ส่วนข้อความที่คุณส่งเรื่องบ้านจะส่งถึงพาร์ตเนอร์ที่ลงประกาศ รวมทั้งทางอีเมล พร้อมชื่อและช่องทางติดต่อที่คุณให้ไว้ ผู้ให้บริการระบบนี้อ่านได้ด้วย และเป็นผู้ตอบหากไม่มีพาร์ตเนอร์ดูแลประกาศ พาร์ตเนอร์จะไม่ทราบว่าใครเป็นผู้แจ้งปัญหาประกาศ เฉพาะผู้ดูแลระบบเท่านั้นที่เข้าถึงฐานข้อมูลได้ และเท่าที่จำเป็นต่อหน้าที่ เราส่งข้อมูลให้หน่วยงานรัฐเมื่อกฎหมายบังคับ หากลิงก์ในประกาศนำไปยังหน้าของพาร์ตเนอร์ หน้านั้นมีนโยบายของตนเอง",
        ],
      },
      {
        heading: "6. ระยะเวลาที่เก็บ",
        blocks: [
          "แชตจะอยู่จนกว่าคุณจะลบ แชตที่ลบหรือล้างแล้วยังกู้คืนได้ราวหนึ่งนาทีเผื่อทำผิด จากนั้นจะถูกนำออกจากฐานข้อมูล แชตชั่วคราวถูกลบ 24 ชั่วโมงหลังข้อความสุดท้าย บัญชีจะอยู่จนกว่าคุณจะลบ และสิ่งที่คุณสอบถามเรื่องบ้านจะถูกลบไปพร้อมกัน ข้อมูลการเข้าสู่ระบบที่หมดอายุแล้วเก็บไว้อย่างน้อย 30 วัน แล้วลบเมื่อคุณเข้าสู่ระบบครั้งถัดไป สำเนาสำรองที่ผู้ให้บริการทำไว้อาจมีข้อมูลที่ลบแล้วจนกว่าจะถูกเขียนทับ",
        ],
      },
      {
        heading: "7. การปกป้องข้อมูล",
        blocks: [
          "รหัสผ่านถูกแฮชด้วยวิธีที่ใช้หน่วยความจำสูง โทเคนถูกแฮชด้วยกุญแจลับ แต่ละบัญชีเข้าถึงได้เฉพาะแชตของตน หน้าเว็บโหลดสคริปต์จากระบบนี้เท่านั้น หากเกิดการละเมิดที่กระทบสิทธิของคุณ เราจะแจ้งสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลและแจ้งคุณตามที่กฎหมายกำหนด",
        ],
      },
      {
        heading: "8. สิทธิของคุณ",
        blocks: [
          "ตาม PDPA คุณมีสิทธิ",
          [
            "ดูข้อมูลของคุณและขอสำเนา",
            "ขอให้แก้ไข ลบ หรือทำให้ไม่ระบุตัวตน",
            "ขอให้ระงับการใช้ หรือคัดค้านการใช้",
            "รับข้อมูลในรูปแบบอิเล็กทรอนิกส์ทั่วไปและขอให้โอนต่อ",
            "ถอนความยินยอม",
            "ร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล",
          ],
          "คุณอ่าน ส่งออก และลบแชต ดาวน์โหลดข้อมูล และลบบัญชีได้เองที่บัญชีและการตั้งค่า ส่วนเรื่องอื่นกรุณาแจ้งผู้ให้บริการระบบนี้ ซึ่งจะตอบภายใน 30 วัน",
        ],
      },
      {
        heading: "9. ผู้เยาว์",
        blocks: [
          "บริการนี้ไม่ได้มีไว้สำหรับผู้มีอายุต่ำกว่า 20 ปีที่ไม่ได้รับความยินยอมจากผู้ปกครองหรือผู้แทนโดยชอบธรรม หากเราทราบว่ามีการให้ข้อมูลโดยไม่ได้รับความยินยอม เราจะลบข้อมูลนั้น",
        ],
      },
      {
        heading: "10. การเปลี่ยนแปลง",
        blocks: [
          "เมื่อบริการเปลี่ยนวิธีใช้ข้อมูล นโยบายนี้และวันที่ด้านบนจะเปลี่ยนตาม เราจะแจ้งในบริการก่อนการเปลี่ยนแปลงที่สำคัญมีผล",
        ],
      },
      {
        heading: "11. ติดต่อ",
        blocks: ["สอบถามหรือขอใช้สิทธิเกี่ยวกับข้อมูลของคุณ: {email}"],
        needsContact: true,
      },
    ],
  },
};
