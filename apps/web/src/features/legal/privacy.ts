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
          "PropertyVR is a Thailand-based real estate data platform. We keep what is needed to answer you and to show you your chats again. We do not sell personal data, show no advertising, set no tracking cookies and call no third party while you use the service. This policy follows the Personal Data Protection Act B.E. 2562 (PDPA). The controller is whoever operates this installation.",
        ],
      },
      {
        heading: "2. What we keep",
        blocks: [
          [
            "Your account: name, email address, chosen language, role, plan and the date you joined. Your password is never stored, only a hash from which it cannot be read back.",
            "Your sign-ins: a hash of each session token with its start and end. A session ends when you sign out, and after 30 days at the latest.",
            "Your chats: their titles, what you write, the answers, and the search criteria understood from them. They are stored on the server of this installation.",
            "Your feedback on an answer: thumbs up or down, your reasons and your comment. Whoever operates this installation reads it together with that question and that answer, without your name. You can withdraw it by pressing the same thumb again, and it is deleted with the chat.",
            "What you ask about homes: the name, phone number, LINE ID or email you leave, your preferred time, your message, the home's data at that time, and the status of your enquiry.",
            "What you report of a listing: the reason, your note and your account; without an account a hash from which your network address cannot be read back.",
            "Technical logs: time, kind and path of a request, its result and duration. They hold no message texts, passwords or tokens.",
            "Network addresses are counted for a short time to slow down attacks on accounts.",
          ],
          "Please do not enter anything in a chat that is not needed, such as identity card or bank account numbers.",
        ],
      },
      {
        heading: "3. What stays in your browser",
        blocks: [
          "Your browser stores your account details and session token so that you stay signed in, your theme and language, drafts you have not sent yet, the places in your chats from which you opened homes, and the contact details you last entered, for the next form. Signing out removes everything except theme and language. We use no cookies.",
        ],
      },
      {
        heading: "4. Why we may do this",
        blocks: [
          "We process account, chats and what you ask about homes to perform our contract with you (PDPA section 24 (3)), and logs and address counts because we have a legitimate interest in a secure and working service (section 24 (5)). Where something needed your consent, we would ask for it separately and you could withdraw it at any time.",
        ],
      },
      {
        heading: "5. Who receives it",
        blocks: [
          "The built-in assistant runs on the server of this installation: what you write in a chat is not sent to any other company. What you send about a home goes to the partner that lists it, with the name and contact details you leave; if no partner lists the home, it goes to whoever operates this installation. A partner is not told who reported a listing. Only people who operate the installation can reach the database, and only as far as their task needs. We pass data to authorities where a law obliges us to. If a link in a listing leads to a partner's page, that page has its own policy.",
        ],
      },
      {
        heading: "6. How long we keep it",
        blocks: [
          "Chats stay until you delete them; a deleted chat is removed from the database at once and cannot be restored. The account stays until you ask for its deletion, and your enquiries are deleted with it. Ended sessions are removed after some time. Backups that the operator makes may hold deleted data until they are overwritten.",
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
          "You can read and delete your chats yourself in the service. For everything else, ask the operator of this installation; requests are answered within 30 days.",
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
          "PropertyVR เป็นแพลตฟอร์มข้อมูลอสังหาริมทรัพย์ในประเทศไทย เราเก็บเฉพาะสิ่งที่จำเป็นต่อการตอบคำถามและการแสดงแชตให้คุณดูอีกครั้ง เราไม่ขายข้อมูลส่วนบุคคล ไม่แสดงโฆษณา ไม่ใช้คุกกี้ติดตาม และไม่ติดต่อบุคคลที่สามระหว่างที่คุณใช้บริการ นโยบายนี้เป็นไปตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 (PDPA) ผู้ควบคุมข้อมูลคือผู้ให้บริการระบบที่คุณกำลังใช้",
        ],
      },
      {
        heading: "2. ข้อมูลที่เราเก็บ",
        blocks: [
          [
            "บัญชีของคุณ: ชื่อ อีเมล ภาษาที่เลือก บทบาท แพ็กเกจ และวันที่สมัคร เราไม่เก็บรหัสผ่าน แต่เก็บค่าแฮชที่ย้อนกลับเป็นรหัสผ่านไม่ได้",
            "การเข้าสู่ระบบ: ค่าแฮชของโทเคนแต่ละครั้งพร้อมเวลาเริ่มและสิ้นสุด การเข้าสู่ระบบสิ้นสุดเมื่อคุณออกจากระบบ และไม่เกิน 30 วัน",
            "แชตของคุณ: ชื่อแชต สิ่งที่คุณเขียน คำตอบ และเงื่อนไขการค้นหาที่ระบบเข้าใจ ทั้งหมดเก็บบนเซิร์ฟเวอร์ของระบบนี้",
            "ความเห็นที่คุณให้ต่อคำตอบด้วยนิ้วโป้ง: ดีหรือไม่ดี เหตุผล และข้อความของคุณ ผู้ให้บริการระบบนี้จะอ่านพร้อมคำถามและคำตอบนั้น โดยไม่เห็นชื่อของคุณ คุณกดนิ้วโป้งเดิมเพื่อยกเลิกได้ และความเห็นจะถูกลบไปพร้อมกับแชต",
            "สิ่งที่คุณสอบถามเรื่องบ้าน: ชื่อ เบอร์โทร ไลน์ไอดี หรืออีเมลที่คุณให้ไว้ เวลาที่สะดวกไปดู ข้อความ ข้อมูลบ้านในขณะนั้น และความคืบหน้า",
            "สิ่งที่คุณแจ้งเกี่ยวกับประกาศ: เหตุผล ข้อความ และบัญชีของคุณ หากไม่มีบัญชี เราเก็บค่าแฮชที่ย้อนกลับเป็นที่อยู่เครือข่ายของคุณไม่ได้",
            "บันทึกทางเทคนิค: เวลา ประเภทและเส้นทางของคำขอ ผลลัพธ์และระยะเวลา โดยไม่มีข้อความแชต รหัสผ่าน หรือโทเคน",
            "ที่อยู่เครือข่ายถูกนับในช่วงสั้น ๆ เพื่อชะลอการโจมตีบัญชี",
          ],
          "โปรดอย่าใส่ข้อมูลที่ไม่จำเป็นลงในแชต เช่น เลขบัตรประชาชนหรือเลขบัญชีธนาคาร",
        ],
      },
      {
        heading: "3. ข้อมูลที่อยู่ในเบราว์เซอร์ของคุณ",
        blocks: [
          "เบราว์เซอร์ของคุณเก็บข้อมูลบัญชีและโทเคนเพื่อให้คุณอยู่ในระบบ เก็บธีมและภาษา ข้อความร่างที่ยังไม่ได้ส่ง ตำแหน่งในแชตที่คุณเปิดดูทรัพย์ และช่องทางติดต่อที่คุณใช้ครั้งล่าสุดสำหรับแบบฟอร์มถัดไป เมื่อออกจากระบบ ทุกอย่างจะถูกลบ ยกเว้นธีมและภาษา เราไม่ใช้คุกกี้",
        ],
      },
      {
        heading: "4. เหตุใดเราจึงทำเช่นนี้ได้",
        blocks: [
          "เราประมวลผลข้อมูลบัญชี แชต และสิ่งที่คุณสอบถามเรื่องบ้านเพื่อปฏิบัติตามสัญญากับคุณ (PDPA มาตรา 24 (3)) และประมวลผลบันทึกทางเทคนิคกับการนับที่อยู่เครือข่ายตามประโยชน์โดยชอบด้วยกฎหมายในการให้บริการที่ปลอดภัยและใช้งานได้ (มาตรา 24 (5)) หากสิ่งใดต้องขอความยินยอม เราจะขอแยกต่างหาก และคุณถอนความยินยอมได้ทุกเมื่อ",
        ],
      },
      {
        heading: "5. ผู้ที่ได้รับข้อมูล",
        blocks: [
          "ผู้ช่วยในตัวทำงานบนเซิร์ฟเวอร์ของระบบนี้ สิ่งที่คุณเขียนในแชตไม่ถูกส่งไปยังบริษัทอื่น ส่วนข้อความที่คุณส่งเรื่องบ้านจะส่งถึงพาร์ตเนอร์ที่ลงประกาศ พร้อมชื่อและช่องทางติดต่อที่คุณให้ไว้ หากบ้านไม่มีพาร์ตเนอร์ดูแล ข้อความจะส่งถึงผู้ให้บริการระบบนี้ พาร์ตเนอร์จะไม่ทราบว่าใครเป็นผู้แจ้งปัญหาประกาศ เฉพาะผู้ดูแลระบบเท่านั้นที่เข้าถึงฐานข้อมูลได้ และเท่าที่จำเป็นต่อหน้าที่ เราส่งข้อมูลให้หน่วยงานรัฐเมื่อกฎหมายบังคับ หากลิงก์ในประกาศนำไปยังหน้าของพาร์ตเนอร์ หน้านั้นมีนโยบายของตนเอง",
        ],
      },
      {
        heading: "6. ระยะเวลาที่เก็บ",
        blocks: [
          "แชตจะอยู่จนกว่าคุณจะลบ แชตที่ลบแล้วถูกนำออกจากฐานข้อมูลทันทีและกู้คืนไม่ได้ บัญชีจะอยู่จนกว่าจะมีการขอลบ และสิ่งที่คุณสอบถามเรื่องบ้านจะถูกลบไปพร้อมกัน การเข้าสู่ระบบที่สิ้นสุดแล้วจะถูกลบตามเวลา สำเนาสำรองที่ผู้ให้บริการทำไว้อาจมีข้อมูลที่ลบแล้วจนกว่าจะถูกเขียนทับ",
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
          "คุณอ่านและลบแชตได้เองในบริการ ส่วนเรื่องอื่นโปรดแจ้งผู้ให้บริการระบบนี้ ซึ่งจะตอบภายใน 30 วัน",
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
