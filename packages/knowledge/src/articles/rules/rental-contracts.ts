import { step, type Article } from "../article.ts";

export const RENTAL_CONTRACTS: Article = {
  slug: "rental-contracts-and-the-law",
  kind: "rules",
  title: {
    en: "Your rental contract: subletting, notice, repairs",
    th: "สัญญาเช่าบ้าน: เช่าช่วง บอกเลิก ซ่อมแซม",
  },
  summary: {
    en: "What the Civil and Commercial Code says where the contract is silent: no subletting without permission, at least 15 days to pay late rent, and a sale does not end the lease.",
    th: "เรื่องที่สัญญาไม่ได้เขียนไว้เป็นไปตามประมวลกฎหมายแพ่งและพาณิชย์ เช่น เช่าช่วงต้องได้รับความยินยอม ค้างค่าเช่าต้องให้เวลาอย่างน้อย 15 วัน และขายบ้านไม่ทำให้สัญญาเช่าสิ้นสุด",
  },
  sections: [
    {
      heading: { en: "Tenants from abroad", th: "ผู้เช่าชาวต่างชาติ" },
      points: [
        {
          key: "foreign-tenant",
          says: {
            en: "A foreigner may rent any home in Thailand, whatever the nationality. A passport is usually enough; few landlords ask to see a visa.",
            th: "ชาวต่างชาติเช่าที่อยู่อาศัยในไทยได้ทุกประเภท ไม่จำกัดสัญชาติ ปกติใช้เพียงหนังสือเดินทาง มีผู้ให้เช่าส่วนน้อยที่ขอดูวีซ่า",
          },
          sources: ["sanyathai_tenants", "sunrise_tenants"],
        },
      ],
    },
    {
      heading: { en: "Subletting", th: "เช่าช่วง" },
      points: [
        {
          key: "sublet",
          says: {
            en: "A tenant may sublet the home, or a part of it, or pass the lease on, only where the contract allows it. Where a tenant does it all the same, the landlord may end the lease (Civil Code, section 544).",
            th: "ผู้เช่าจะให้คนอื่นเช่าช่วงหรือโอนสิทธิการเช่า ทั้งหมดหรือบางส่วน ได้ต่อเมื่อสัญญาอนุญาตไว้ ถ้าทำโดยสัญญาไม่อนุญาต ผู้ให้เช่าบอกเลิกสัญญาได้ (ป.พ.พ. มาตรา 544)",
          },
          sources: ["thaicontracts_sublet", "legardy_544"],
        },
      ],
    },
    {
      heading: { en: "When rent is not paid", th: "เมื่อค้างค่าเช่า" },
      points: [
        {
          key: "late-rent",
          says: {
            en: "A landlord may end the lease when rent is not paid. Where it is paid by the month or less often, the tenant must first be given notice and at least 15 days to pay (Civil Code, section 560).",
            th: "ถ้าผู้เช่าไม่จ่ายค่าเช่า ผู้ให้เช่าบอกเลิกสัญญาได้ แต่ถ้าจ่ายเป็นรายเดือนหรือนานกว่านั้น ต้องบอกกล่าวให้จ่ายภายในเวลาที่กำหนดซึ่งไม่น้อยกว่า 15 วันก่อน (ป.พ.พ. มาตรา 560)",
          },
          sources: ["legardy_560"],
        },
        step(
          "As a landlord, give the notice in writing and keep proof of it. Before you change locks, cut water or power, or move anything out, ask a lawyer.",
          "ถ้าเป็นผู้ให้เช่า ควรบอกกล่าวเป็นหนังสือและเก็บหลักฐานไว้ ก่อนเปลี่ยนกุญแจ ตัดน้ำตัดไฟ หรือขนของออก ควรปรึกษาทนายความ",
        ),
      ],
    },
    {
      heading: { en: "How a lease ends", th: "สัญญาเช่าสิ้นสุดอย่างไร" },
      points: [
        {
          key: "fixed-term",
          says: {
            en: "A lease for an agreed time ends with that time; nobody has to give notice (Civil Code, section 564).",
            th: "สัญญาเช่าที่กำหนดเวลาไว้สิ้นสุดเมื่อครบกำหนด โดยไม่ต้องบอกกล่าว (ป.พ.พ. มาตรา 564)",
          },
          sources: ["siam_legal_lease_end"],
        },
        step(
          "To end a lease before its last day, as tenant or as landlord, look in the contract for a clause that allows it, the notice it asks for and what it costs. Without one, ask the other side for an agreement in writing.",
          "ถ้าจะเลิกสัญญาก่อนครบกำหนด ไม่ว่าฝ่ายผู้เช่าหรือผู้ให้เช่า ดูว่าสัญญามีข้อที่ให้เลิกก่อนได้หรือไม่ ต้องบอกล่วงหน้านานเท่าใด และเสียอะไรบ้าง ถ้าไม่มี ให้ขอตกลงกับอีกฝ่ายเป็นลายลักษณ์อักษร",
          "leaving-early",
        ),
        {
          key: "no-term",
          says: {
            en: "Where no time was agreed, either side may end the lease at the end of a rent period, with notice of one rent period at least; more than 2 months' notice is never needed (Civil Code, section 566). A room paid by the month takes a month's notice.",
            th: "ถ้าไม่ได้ตกลงเวลาเช่าไว้ ฝ่ายใดก็บอกเลิกได้เมื่อสิ้นรอบจ่ายค่าเช่า โดยบอกล่วงหน้าอย่างน้อยหนึ่งรอบ แต่ไม่จำเป็นต้องเกิน 2 เดือน (ป.พ.พ. มาตรา 566) ห้องที่จ่ายรายเดือนจึงบอกล่วงหน้าหนึ่งเดือน",
          },
          sources: ["siam_legal_lease_end"],
        },
        {
          key: "staying-on",
          says: {
            en: "A tenant who stays after the last day, while the landlord knows and does not object, has a renewed lease without a fixed time (Civil Code, section 570).",
            th: "ถ้าครบกำหนดแล้วผู้เช่ายังอยู่ต่อ โดยผู้ให้เช่ารู้และไม่ทักท้วง ถือว่าต่อสัญญากันแบบไม่มีกำหนดเวลา (ป.พ.พ. มาตรา 570)",
          },
          sources: ["siam_legal_lease_end"],
        },
        {
          key: "sold",
          says: {
            en: "Selling the home does not end the lease: the new owner takes over the landlord's rights and duties (Civil Code, section 569).",
            th: "การขายบ้านหรือห้องไม่ทำให้สัญญาเช่าสิ้นสุด เจ้าของใหม่รับทั้งสิทธิและหน้าที่ของผู้ให้เช่าเดิม (ป.พ.พ. มาตรา 569)",
          },
          sources: ["siam_legal_lease_end"],
        },
      ],
    },
    {
      heading: { en: "Repairs and visits", th: "ซ่อมแซมและเข้าตรวจ" },
      points: [
        {
          key: "repairs",
          says: {
            en: "The landlord hands over the home in good repair (Civil Code, section 546) and pays back necessary and reasonable costs of keeping it so, but not ordinary upkeep and small repairs (section 547), which are the tenant's (section 553).",
            th: "ผู้ให้เช่าต้องส่งมอบในสภาพซ่อมแซมดี (ป.พ.พ. มาตรา 546) และชดใช้ค่าใช้จ่ายที่จำเป็นและสมควรในการรักษาทรัพย์สิน ยกเว้นการบำรุงรักษาตามปกติและซ่อมเล็กน้อย (มาตรา 547) ซึ่งเป็นของผู้เช่า (มาตรา 553)",
          },
          sources: ["gam_lease", "siam_legal_tenant_duties"],
        },
        {
          key: "tell-the-landlord",
          says: {
            en: "A tenant must tell the landlord at once when something needs the landlord's repair, and is liable for damage from not telling (Civil Code, section 557). The tenant must allow urgent repairs; where they take so long that the home cannot be lived in, the tenant may end the lease (section 556).",
            th: "เมื่อมีสิ่งที่ผู้ให้เช่าต้องซ่อม ผู้เช่าต้องแจ้งทันที ไม่เช่นนั้นต้องรับผิดในความเสียหายที่เกิดขึ้น (ป.พ.พ. มาตรา 557) และต้องยอมให้ซ่อมเมื่อเร่งด่วน ถ้าใช้เวลานานจนอยู่ไม่ได้ ผู้เช่าบอกเลิกสัญญาได้ (มาตรา 556)",
          },
          sources: ["siam_legal_tenant_duties"],
        },
        {
          key: "visits",
          says: {
            en: "The landlord, or whoever acts for the landlord, may inspect the home at reasonable times (Civil Code, section 555).",
            th: "ผู้ให้เช่าหรือตัวแทนเข้าตรวจดูห้องได้ในเวลาอันสมควร (ป.พ.พ. มาตรา 555)",
          },
          sources: ["siam_legal_tenant_duties"],
        },
        {
          key: "use",
          says: {
            en: "The home may be used only in the ordinary way or as the contract says (Civil Code, section 552). A landlord may ask a tenant who breaks this or another term to keep to it, and may end the lease if the tenant still does not (section 554).",
            th: "ผู้เช่าต้องใช้บ้านตามปกติหรือตามที่ตกลงในสัญญา (ป.พ.พ. มาตรา 552) ถ้าผิดข้อนี้หรือข้ออื่นในสัญญา ผู้ให้เช่าบอกกล่าวให้ปฏิบัติตามได้ ถ้ายังไม่ทำก็บอกเลิกสัญญาได้ (มาตรา 554)",
          },
          sources: ["siam_legal_tenant_duties"],
        },
      ],
    },
    {
      heading: { en: "Which rule comes first", th: "กฎข้อไหนมาก่อน" },
      points: [
        {
          key: "written",
          says: {
            en: "A lease of a home can be enforced in court only with a document signed by the side it is enforced against (Civil Code, section 538).",
            th: "สัญญาเช่าที่อยู่อาศัยจะฟ้องร้องบังคับคดีได้ต่อเมื่อมีหลักฐานเป็นหนังสือลงลายมือชื่อฝ่ายที่ต้องรับผิด (ป.พ.พ. มาตรา 538)",
          },
          sources: ["room_of_law", "aster_lease"],
        },
        step(
          "Read your own contract first: it may say more than these rules. A landlord of several units has further rules to keep: see the article on deposits and tenants' rights.",
          "อ่านสัญญาของคุณก่อน เพราะอาจตกลงไว้มากกว่านี้ ส่วนผู้ให้เช่าที่มีหลายยูนิตต้องทำตามประกาศเพิ่มเติม อ่านได้ในบทความเงินประกันและสิทธิผู้เช่า",
        ),
      ],
    },
  ],
  checkedAt: "2026-11-28",
  reviewBy: "2027-05-28",
};
