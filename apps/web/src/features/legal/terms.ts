import type { LegalText } from "./legal-document.ts";

/** Describes what the software does now: a feature that changes it changes this text. */
export const terms: LegalText = {
  en: {
    title: "Terms of Service",
    dated: "January 2025",
    changes:
      "Last changed in November 2026: AI answers, partners' listings and the sister products are described.",
    sections: [
      {
        heading: "1. What PropertyVR is",
        blocks: [
          "PropertyVR is a Thailand-based real estate data platform. You describe the home or investment you are looking for, in English or Thai, and an assistant shows listings that match and tells you what it understood.",
          "By creating an account you accept these terms. If you do not accept them, please do not use the service.",
        ],
      },
      {
        heading: "2. Your account",
        blocks: [
          "You need an account to chat and to search. Use your own name and email address, keep your password to yourself, and tell us if you think somebody else is using your account. You are responsible for what is done with it. You can sign out other devices, turn on two-factor authentication or delete the account at any time under Account and Settings.",
          "You must be at least 20 years old, or have the consent of a parent or guardian, to enter into these terms.",
        ],
      },
      {
        heading: "3. Listings and sample homes",
        blocks: [
          "Listings come from agencies, property managers and other partners. They show what the partner states. We correct obvious formatting errors, but we do not visit homes and are not a party to any sale or lease.",
          "Some installations show sample homes so that you can try the service. They are invented, marked “Sample” and shown with a drawing, never mixed with real homes in a figure, and cannot be rented or bought.",
          "Where a listing does not state something, we show it as not stated. The home may or may not have it, so ask before you decide.",
        ],
      },
      {
        heading: "4. Answers and figures",
        blocks: [
          "The assistant is an AI system. It may misunderstand a question, which is why each answer shows what it understood.",
          "Figures in an answer are calculated from listings or taken from dated sources, and the answer says which. Asking prices are not sale prices. Distances are measured in a straight line.",
          "An answer is information, not legal, tax, financial or valuation advice. Check the title deed, the fees and the rules that apply to you with the Land Department, a lawyer or another professional before you sign or pay.",
        ],
      },
      {
        heading: "5. Fair use",
        blocks: [
          "Please do not:",
          [
            "break the law, or harm, threaten or deceive others;",
            "post other people's personal data without the right to do so;",
            "copy the catalogue by automated means, except through an interface made for it;",
            "try to get around limits, security or the separation between accounts;",
            "submit malicious code, or content meant to mislead the assistant.",
          ],
          "To keep the service usable for everyone, we temporarily refuse requests that come too fast.",
        ],
      },
      {
        heading: "6. If you list homes",
        blocks: [
          "Partners who list homes:",
          [
            "list only homes they may offer, as they are, and keep price and status up to date;",
            "use only pictures and texts that they may use, and no personal data beyond the person to contact;",
            "keep their API keys secret, and answer for what is sent with them.",
          ],
          "A listing that isn't confirmed in time expires. We may hide a listing that is wrong, unlawful or reported with good reason, and tell its partner why. You allow us to show your listings here, and to the assistant unless you say otherwise for a home.",
        ],
      },
      {
        heading: "7. Your content",
        blocks: [
          "What you write remains yours. You allow us to store it and process it automatically as far as we need to in order to answer you and show you your chats again. You can export, import and delete your chats at any time.",
        ],
      },
      {
        heading: "8. Price",
        blocks: [
          "Searching for homes is free of charge (Free Plan). If we add paid services, you will see their price before you order. Matchelor and RentBase are products of their own, with terms and prices of their own.",
        ],
      },
      {
        heading: "9. Availability and changes",
        blocks: [
          "We work to keep the service available and your chats safe, but we cannot promise that it will never be interrupted. We may improve, change or end parts of it. If these terms change in a way that matters to you, we will announce it in the service before the change applies.",
        ],
      },
      {
        heading: "10. Liability",
        blocks: [
          "Where the law requires it, our liability is unlimited, in particular for wilful misconduct and gross negligence. Otherwise, as far as the law allows, we are not liable for the accuracy of listings supplied by others, for contracts between you and others, or for losses that could not be foreseen. Your rights as a consumer under Thai law are not affected.",
        ],
      },
      {
        heading: "11. Termination",
        blocks: [
          "You may stop using the service at any time. We may suspend an account that breaks these terms; where possible and safe, we will first tell you why and give you the chance to put it right.",
        ],
      },
      {
        heading: "12. Law",
        blocks: [
          "These terms are governed by the laws of the Kingdom of Thailand, and the Thai courts have jurisdiction. If the English and Thai texts differ, the Thai text applies.",
        ],
      },
      {
        heading: "13. Contact",
        blocks: ["Questions about these terms: {email}"],
        needsContact: true,
      },
    ],
  },
  th: {
    title: "ข้อกำหนดการให้บริการ",
    dated: "มกราคม 2568",
    changes: "แก้ไขล่าสุดเมื่อพฤศจิกายน 2569: เพิ่มเรื่องคำตอบจาก AI ประกาศของพาร์ตเนอร์ และบริการในเครือ",
    sections: [
      {
        heading: "1. PropertyVR คืออะไร",
        blocks: [
          "PropertyVR เป็นแพลตฟอร์มข้อมูลอสังหาริมทรัพย์ในประเทศไทย คุณบอกได้ทั้งภาษาไทยและภาษาอังกฤษว่ากำลังหาบ้านหรือการลงทุนแบบไหน แล้วผู้ช่วยจะแสดงประกาศที่ตรงเงื่อนไขพร้อมบอกสิ่งที่ระบบเข้าใจ",
          "เมื่อสร้างบัญชีถือว่าคุณยอมรับข้อกำหนดนี้ หากไม่ยอมรับ กรุณาอย่าใช้บริการ",
        ],
      },
      {
        heading: "2. บัญชีของคุณ",
        blocks: [
          "คุณต้องมีบัญชีเพื่อแชตและค้นหา กรุณาใช้ชื่อและอีเมลของคุณเอง เก็บรหัสผ่านเป็นความลับ และแจ้งให้เราทราบหากสงสัยว่ามีผู้อื่นใช้บัญชีของคุณ คุณรับผิดชอบการใช้งานที่เกิดขึ้นผ่านบัญชีนี้ คุณสั่งออกจากระบบในอุปกรณ์อื่น เปิดการยืนยันตัวตนสองขั้นตอน หรือลบบัญชีได้ทุกเมื่อที่บัญชีและการตั้งค่า",
          "คุณต้องมีอายุอย่างน้อย 20 ปี หรือได้รับความยินยอมจากผู้ปกครองหรือผู้แทนโดยชอบธรรม จึงจะทำข้อตกลงนี้ได้",
        ],
      },
      {
        heading: "3. ประกาศและบ้านตัวอย่าง",
        blocks: [
          "ประกาศมาจากบริษัทนายหน้า ผู้ดูแลอสังหาริมทรัพย์ และพาร์ตเนอร์อื่น เนื้อหาเป็นไปตามที่พาร์ตเนอร์ระบุ เราแก้ไขข้อผิดพลาดด้านรูปแบบที่เห็นได้ชัด เราไม่ได้ไปตรวจบ้าน และไม่ได้เป็นคู่สัญญาในการซื้อขายหรือการเช่า",
          "บางระบบอาจแสดงบ้านตัวอย่างเพื่อให้ทดลองใช้ บ้านเหล่านี้สมมติขึ้น มีป้าย “ตัวอย่าง” และใช้ภาพวาด ไม่นำไปปนกับบ้านจริงในตัวเลขใด และเช่าหรือซื้อไม่ได้",
          "ข้อมูลใดที่ประกาศไม่ได้ระบุ เราจะแสดงว่าไม่ระบุ ซึ่งอาจมีหรือไม่มีก็ได้ กรุณาสอบถามก่อนตัดสินใจ",
        ],
      },
      {
        heading: "4. คำตอบและตัวเลข",
        blocks: [
          "ผู้ช่วยเป็นระบบ AI และอาจเข้าใจคำถามผิดได้ ทุกคำตอบจึงแสดงว่าระบบเข้าใจอย่างไร",
          "ตัวเลขในคำตอบคำนวณจากประกาศหรือมาจากแหล่งข้อมูลที่ระบุวันที่ และคำตอบจะบอกว่ามาจากที่ใด ราคาที่ประกาศไม่ใช่ราคาซื้อขายจริง ระยะทางวัดเป็นเส้นตรง",
          "คำตอบเป็นเพียงข้อมูล ไม่ใช่คำแนะนำทางกฎหมาย ภาษี การเงิน หรือการประเมินราคา กรุณาตรวจสอบโฉนด ค่าธรรมเนียม และกฎเกณฑ์ที่เกี่ยวข้องกับกรมที่ดิน ทนายความ หรือผู้เชี่ยวชาญก่อนลงนามหรือชำระเงิน",
        ],
      },
      {
        heading: "5. การใช้งานอย่างเหมาะสม",
        blocks: [
          "กรุณาอย่า",
          [
            "กระทำผิดกฎหมาย หรือทำร้าย ข่มขู่ หรือหลอกลวงผู้อื่น",
            "เผยแพร่ข้อมูลส่วนบุคคลของผู้อื่นโดยไม่มีสิทธิ",
            "คัดลอกข้อมูลประกาศด้วยวิธีอัตโนมัติ เว้นแต่ผ่านช่องทางที่จัดไว้ให้",
            "พยายามเลี่ยงข้อจำกัด ระบบความปลอดภัย หรือการแยกข้อมูลระหว่างบัญชี",
            "ส่งโค้ดอันตราย หรือเนื้อหาที่มุ่งทำให้ผู้ช่วยเข้าใจผิด",
          ],
          "เพื่อให้ทุกคนใช้บริการได้ คำขอที่ส่งถี่เกินไปจะถูกปฏิเสธชั่วคราว",
        ],
      },
      {
        heading: "6. หากคุณลงประกาศ",
        blocks: [
          "พาร์ตเนอร์ที่ลงประกาศต้อง",
          [
            "ลงเฉพาะบ้านที่มีสิทธิเสนอ ตามความเป็นจริง และปรับราคากับสถานะให้เป็นปัจจุบัน",
            "ใช้เฉพาะรูปและข้อความที่มีสิทธิใช้ และไม่ใส่ข้อมูลส่วนบุคคลนอกจากผู้ติดต่อ",
            "เก็บคีย์ API เป็นความลับ และรับผิดชอบสิ่งที่ส่งด้วยคีย์นั้น",
          ],
          "ประกาศที่ไม่ได้ยืนยันตามเวลาจะหมดอายุ เราอาจซ่อนประกาศที่ไม่ถูกต้อง ผิดกฎหมาย หรือถูกแจ้งปัญหาโดยมีเหตุผล และแจ้งเหตุผลให้พาร์ตเนอร์ทราบ คุณอนุญาตให้เราแสดงประกาศของคุณที่นี่ และในคำตอบของผู้ช่วย เว้นแต่คุณระบุเป็นอย่างอื่นสำหรับบ้านนั้น",
        ],
      },
      {
        heading: "7. เนื้อหาของคุณ",
        blocks: [
          "สิ่งที่คุณเขียนยังเป็นของคุณ คุณอนุญาตให้เราจัดเก็บและประมวลผลโดยอัตโนมัติเท่าที่จำเป็นเพื่อตอบคำถามและแสดงแชตให้คุณดูอีกครั้ง คุณส่งออก นำเข้า และลบแชตได้ทุกเมื่อ",
        ],
      },
      {
        heading: "8. ค่าบริการ",
        blocks: [
          "การค้นหาบ้านไม่มีค่าใช้จ่าย (แพ็กเกจฟรี) หากมีบริการเสริมที่คิดค่าใช้จ่าย เราจะแจ้งราคาก่อนที่คุณจะสั่งซื้อ Matchelor และ RentBase เป็นบริการแยกต่างหาก มีข้อกำหนดและราคาของตนเอง",
        ],
      },
      {
        heading: "9. ความพร้อมใช้งานและการเปลี่ยนแปลง",
        blocks: [
          "เราดูแลให้บริการพร้อมใช้งานและแชตของคุณปลอดภัย แต่ไม่อาจรับรองว่าจะไม่หยุดชะงักเลย เราอาจปรับปรุง เปลี่ยน หรือยุติบางส่วนของบริการ หากข้อกำหนดนี้เปลี่ยนในเรื่องที่สำคัญต่อคุณ เราจะแจ้งในบริการก่อนมีผลบังคับใช้",
        ],
      },
      {
        heading: "10. ความรับผิด",
        blocks: [
          "เรารับผิดโดยไม่จำกัดในกรณีที่กฎหมายกำหนด โดยเฉพาะการกระทำโดยจงใจหรือประมาทเลินเล่ออย่างร้ายแรง นอกเหนือจากนั้นเท่าที่กฎหมายอนุญาต เราไม่รับผิดต่อความถูกต้องของประกาศที่ผู้อื่นให้มา ต่อสัญญาระหว่างคุณกับผู้อื่น หรือต่อความเสียหายที่ไม่อาจคาดเห็นได้ ทั้งนี้ไม่กระทบสิทธิของคุณในฐานะผู้บริโภคตามกฎหมายไทย",
        ],
      },
      {
        heading: "11. การสิ้นสุด",
        blocks: [
          "คุณเลิกใช้บริการได้ทุกเมื่อ เราอาจระงับบัญชีที่ฝ่าฝืนข้อกำหนดนี้ หากทำได้และปลอดภัย เราจะแจ้งเหตุผลและให้โอกาสแก้ไขก่อน",
        ],
      },
      {
        heading: "12. กฎหมายที่ใช้บังคับ",
        blocks: [
          "ข้อกำหนดนี้อยู่ภายใต้กฎหมายแห่งราชอาณาจักรไทยและเขตอำนาจของศาลไทย หากข้อความภาษาอังกฤษกับภาษาไทยแตกต่างกัน ให้ถือตามข้อความภาษาไทย",
        ],
      },
      {
        heading: "13. ติดต่อ",
        blocks: ["สอบถามเกี่ยวกับข้อกำหนดนี้: {email}"],
        needsContact: true,
      },
    ],
  },
};
