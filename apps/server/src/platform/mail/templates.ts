import type { Language } from "@propertyvr/vocabulary";

/** What a mail says, before it is drawn as text and as HTML. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Somebody's own words: set apart, so that nobody takes them for ours. */
  readonly quote?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Said in small letters below. */
  readonly note?: string;
}

/** The facts that each kind of mail needs. Every `url` is absolute. */
export interface MailFacts {
  readonly reset_password: { readonly name: string; readonly url: string };
  readonly password_changed: { readonly name: string; readonly at: Date; readonly url: string };
  readonly confirm_email: { readonly name: string; readonly url: string };
  readonly address_changed: { readonly name: string; readonly newEmail: string };
  readonly two_factor_changed: {
    readonly name: string;
    readonly change: "on" | "off" | "codes_replaced" | "code_used";
    /** Recovery codes, where one was used. */
    readonly codesLeft?: number;
    readonly at: Date;
    readonly url: string;
  };
  readonly passkey_changed: {
    readonly name: string;
    readonly change: "added" | "removed";
    /** As its owner named it. */
    readonly passkey: string;
    readonly at: Date;
    readonly url: string;
  };
  readonly identity_changed: {
    readonly name: string;
    readonly change: "connected" | "disconnected";
    /** Google, LINE ... */
    readonly provider: string;
    readonly at: Date;
    readonly url: string;
  };
  readonly new_sign_in: {
    readonly name: string;
    /** "Chrome, Windows"; empty where the device does not tell. */
    readonly device: string;
    readonly at: Date;
    readonly url: string;
  };
  readonly support_received: {
    readonly name: string;
    readonly email: string;
    readonly topic: string;
    readonly message: string;
    readonly url: string;
  };
  readonly support_answered: {
    readonly name: string;
    readonly topic: string;
    readonly answer: string;
    /** What it answers. */
    readonly message: string;
  };
  readonly key_leaked: { readonly name: string; readonly key: string; readonly url: string };
  readonly enquiry_received: {
    readonly name: string;
    readonly home: string;
    readonly sender: string;
    /** A further message of one that was told before. */
    readonly isFurther: boolean;
    readonly message: string;
    readonly url: string;
  };
  readonly enquiry_answered: {
    readonly name: string;
    readonly home: string;
    /** Who offers the home. */
    readonly sender: string;
    readonly message: string;
    readonly url: string;
  };
  readonly home_expiring: {
    readonly name: string;
    readonly count: number;
    readonly until: Date;
    readonly url: string;
  };
}
export type MailKind = keyof MailFacts;

interface Template<Facts> {
  /** It holds a link that opens an account: its text is not kept once it is sent. */
  readonly isSecret: boolean;
  /** Kept without a mail server too, because an admin can do for its reader what it was written for. */
  readonly isHandedOn?: true;
  /** Not written to an address from which mails come back: its reader finds the same in the product. */
  readonly isDispensable?: true;
  readonly words: Readonly<Record<Language, (facts: Facts) => MailWords>>;
}

/** One entry a kind of mail, in both languages. */
export const TEMPLATES: { readonly [Kind in MailKind]: Template<MailFacts[Kind]> } = {
  reset_password: {
    isSecret: true,
    isHandedOn: true,
    words: {
      en: ({ name, url }) => ({
        subject: "Reset your PropertyVR password",
        paragraphs: [
          `Hi ${name},`,
          "Someone asked to reset the password of your account. If it was you, choose a new one here:",
        ],
        action: { label: "Choose a new password", url },
        note: "The link works once, for one hour. If you didn't ask for it, ignore this email: your password stays as it is.",
      }),
      th: ({ name, url }) => ({
        subject: "ตั้งรหัสผ่าน PropertyVR ใหม่",
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          "มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ หากคุณเป็นผู้ขอ ตั้งรหัสผ่านใหม่ได้ที่นี่",
        ],
        action: { label: "ตั้งรหัสผ่านใหม่", url },
        note: "ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ",
      }),
    },
  },
  password_changed: {
    isSecret: false,
    words: {
      en: ({ name, at, url }) => ({
        subject: "Your PropertyVR password was changed",
        paragraphs: [
          `Hi ${name},`,
          `The password of your account was changed on ${momentOf(at, "en")}.`,
          "If it wasn't you, reset your password right away.",
        ],
        action: { label: "Reset password", url },
      }),
      th: ({ name, at, url }) => ({
        subject: "เปลี่ยนรหัสผ่าน PropertyVR ของคุณแล้ว",
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          `มีการเปลี่ยนรหัสผ่านบัญชีของคุณเมื่อ ${momentOf(at, "th")}`,
          "หากคุณไม่ได้เปลี่ยนเอง ให้ตั้งรหัสผ่านใหม่ทันที",
        ],
        action: { label: "ตั้งรหัสผ่านใหม่", url },
      }),
    },
  },
  confirm_email: {
    isSecret: true,
    isHandedOn: true,
    words: {
      en: ({ name, url }) => ({
        subject: "Confirm your email address",
        paragraphs: [
          `Hi ${name},`,
          "Please confirm that this is your email address, so that PropertyVR can reach you about your account and your enquiries.",
        ],
        action: { label: "Confirm email address", url },
        note: "The link works for 3 days. If you don't know PropertyVR, ignore this email.",
      }),
      th: ({ name, url }) => ({
        subject: "ยืนยันอีเมลของคุณ",
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          "กรุณายืนยันว่าอีเมลนี้เป็นของคุณ เพื่อให้ PropertyVR แจ้งเรื่องบัญชีและข้อความที่คุณส่งได้",
        ],
        action: { label: "ยืนยันอีเมล", url },
        note: "ลิงก์นี้ใช้ได้ 3 วัน หากคุณไม่รู้จัก PropertyVR ไม่ต้องทำอะไร",
      }),
    },
  },
  address_changed: {
    isSecret: false,
    words: {
      en: ({ name, newEmail }) => ({
        subject: "The email address of your account was changed",
        paragraphs: [
          `Hi ${name},`,
          `Your PropertyVR account now uses ${newEmail}. We won't write to this address any more.`,
          "If it wasn't you, contact our support team.",
        ],
      }),
      th: ({ name, newEmail }) => ({
        subject: "เปลี่ยนอีเมลของบัญชีคุณแล้ว",
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          `บัญชี PropertyVR ของคุณเปลี่ยนไปใช้ ${newEmail} แล้ว เราจะไม่ส่งอีเมลมาที่นี่อีก`,
          "หากคุณไม่ได้เปลี่ยนเอง กรุณาติดต่อฝ่ายช่วยเหลือ",
        ],
      }),
    },
  },
  two_factor_changed: {
    isSecret: false,
    words: {
      en: ({ name, change, codesLeft = 0, at, url }) => ({
        subject: {
          on: "Two-factor authentication is on",
          off: "Two-factor authentication is off",
          codes_replaced: "Your recovery codes were replaced",
          code_used: "A recovery code was used to sign in",
        }[change],
        paragraphs: [
          `Hi ${name},`,
          {
            on: `Two-factor authentication was turned on for your PropertyVR account on ${momentOf(at, "en")}. Signing in now also takes a code from your authenticator app.`,
            off: `Two-factor authentication was turned off for your PropertyVR account on ${momentOf(at, "en")}. Your password alone now signs you in.`,
            codes_replaced: `New recovery codes were created for your PropertyVR account on ${momentOf(at, "en")}. The old ones no longer work.`,
            code_used: `A recovery code was used to sign in to your PropertyVR account on ${momentOf(at, "en")}. Recovery codes left: ${codesLeft}.`,
          }[change],
          "If it wasn't you, reset your password right away and contact our support team.",
        ],
        action: { label: "Reset password", url },
      }),
      th: ({ name, change, codesLeft = 0, at, url }) => ({
        subject: {
          on: "เปิดการยืนยันตัวตนสองขั้นตอนแล้ว",
          off: "ปิดการยืนยันตัวตนสองขั้นตอนแล้ว",
          codes_replaced: "สร้างรหัสสำรองชุดใหม่แล้ว",
          code_used: "มีการใช้รหัสสำรองเข้าสู่ระบบ",
        }[change],
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          {
            on: `บัญชี PropertyVR ของคุณเปิดการยืนยันตัวตนสองขั้นตอนเมื่อ ${momentOf(at, "th")} จากนี้ต้องใช้รหัสจากแอปยืนยันตัวตนด้วยทุกครั้งที่เข้าสู่ระบบ`,
            off: `บัญชี PropertyVR ของคุณปิดการยืนยันตัวตนสองขั้นตอนเมื่อ ${momentOf(at, "th")} จากนี้ใช้เพียงรหัสผ่านก็เข้าสู่ระบบได้`,
            codes_replaced: `มีการสร้างรหัสสำรองชุดใหม่สำหรับบัญชี PropertyVR ของคุณเมื่อ ${momentOf(at, "th")} รหัสชุดเดิมใช้ไม่ได้แล้ว`,
            code_used: `มีการใช้รหัสสำรองเข้าสู่ระบบบัญชี PropertyVR ของคุณเมื่อ ${momentOf(at, "th")} เหลือรหัสสำรอง ${codesLeft} รหัส`,
          }[change],
          "หากไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทันทีและติดต่อฝ่ายช่วยเหลือ",
        ],
        action: { label: "ตั้งรหัสผ่านใหม่", url },
      }),
    },
  },
  passkey_changed: {
    isSecret: false,
    words: {
      en: ({ name, change, passkey, at, url }) => ({
        subject:
          change === "added"
            ? "A passkey was added to your account"
            : "A passkey was removed from your account",
        paragraphs: [
          `Hi ${name},`,
          change === "added"
            ? `The passkey "${passkey}" was added to your PropertyVR account on ${momentOf(at, "en")}. It signs you in without a password.`
            : `The passkey "${passkey}" was removed from your PropertyVR account on ${momentOf(at, "en")}. It no longer signs you in.`,
          "If it wasn't you, reset your password right away and contact our support team.",
        ],
        action: { label: "Reset password", url },
      }),
      th: ({ name, change, passkey, at, url }) => ({
        subject: change === "added" ? "เพิ่มพาสคีย์ในบัญชีของคุณแล้ว" : "ลบพาสคีย์ออกจากบัญชีของคุณแล้ว",
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          change === "added"
            ? `มีการเพิ่มพาสคีย์ "${passkey}" ในบัญชี PropertyVR ของคุณเมื่อ ${momentOf(at, "th")} ใช้เข้าสู่ระบบได้โดยไม่ต้องใส่รหัสผ่าน`
            : `มีการลบพาสคีย์ "${passkey}" ออกจากบัญชี PropertyVR ของคุณเมื่อ ${momentOf(at, "th")} ใช้เข้าสู่ระบบไม่ได้อีก`,
          "หากไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทันทีและติดต่อฝ่ายช่วยเหลือ",
        ],
        action: { label: "ตั้งรหัสผ่านใหม่", url },
      }),
    },
  },
  identity_changed: {
    isSecret: false,
    words: {
      en: ({ name, change, provider, at, url }) => ({
        subject:
          change === "connected"
            ? `${provider} was connected to your account`
            : `${provider} was disconnected from your account`,
        paragraphs: [
          `Hi ${name},`,
          change === "connected"
            ? `${provider} was connected to your PropertyVR account on ${momentOf(at, "en")}. You can now sign in with it.`
            : `${provider} was disconnected from your PropertyVR account on ${momentOf(at, "en")}. You can no longer sign in with it.`,
          "If it wasn't you, reset your password right away and contact our support team.",
        ],
        action: { label: "Reset password", url },
      }),
      th: ({ name, change, provider, at, url }) => ({
        subject:
          change === "connected"
            ? `เชื่อม ${provider} กับบัญชีของคุณแล้ว`
            : `ยกเลิกการเชื่อม ${provider} กับบัญชีของคุณแล้ว`,
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          change === "connected"
            ? `มีการเชื่อม ${provider} กับบัญชี PropertyVR ของคุณเมื่อ ${momentOf(at, "th")} จากนี้ใช้เข้าสู่ระบบได้`
            : `มีการยกเลิกการเชื่อม ${provider} กับบัญชี PropertyVR ของคุณเมื่อ ${momentOf(at, "th")} ใช้เข้าสู่ระบบไม่ได้อีก`,
          "หากไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทันทีและติดต่อฝ่ายช่วยเหลือ",
        ],
        action: { label: "ตั้งรหัสผ่านใหม่", url },
      }),
    },
  },
  new_sign_in: {
    isSecret: false,
    isDispensable: true,
    words: {
      en: ({ name, device, at, url }) => ({
        subject: "New sign-in to your PropertyVR account",
        paragraphs: [
          `Hi ${name},`,
          `Your account was used to sign in from a new device${device && ` (${device})`} on ${momentOf(at, "en")}.`,
          "If it was you, there's nothing you need to do. If not, reset your password right away.",
        ],
        action: { label: "Reset password", url },
      }),
      th: ({ name, device, at, url }) => ({
        subject: "มีการเข้าสู่ระบบ PropertyVR จากอุปกรณ์ใหม่",
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          `มีการเข้าสู่ระบบบัญชีของคุณจากอุปกรณ์ใหม่${device && ` (${device})`} เมื่อ ${momentOf(at, "th")}`,
          "หากเป็นคุณเอง ไม่ต้องทำอะไร หากไม่ใช่ ให้ตั้งรหัสผ่านใหม่ทันที",
        ],
        action: { label: "ตั้งรหัสผ่านใหม่", url },
      }),
    },
  },
  support_received: {
    isSecret: false,
    words: {
      en: ({ name, email, topic, message, url }) => ({
        subject: `Support: ${topic}`,
        paragraphs: [`${name} (${email}) wrote:`],
        quote: message,
        action: { label: "Answer in the console", url },
      }),
      th: ({ name, email, topic, message, url }) => ({
        subject: `ขอความช่วยเหลือ: ${topic}`,
        paragraphs: [`ข้อความจาก ${name} (${email})`],
        quote: message,
        action: { label: "ตอบในหน้าผู้ดูแลระบบ", url },
      }),
    },
  },
  support_answered: {
    isSecret: false,
    isHandedOn: true,
    words: {
      en: ({ name, topic, answer, message }) => ({
        subject: `Re: ${topic}`,
        paragraphs: [`Hi ${name},`, ...answer.split(/\n+/), "You wrote:"],
        quote: message,
      }),
      th: ({ name, topic, answer, message }) => ({
        subject: `ตอบกลับ: ${topic}`,
        paragraphs: [`สวัสดี คุณ ${name}`, ...answer.split(/\n+/), "ข้อความของคุณ"],
        quote: message,
      }),
    },
  },
  key_leaked: {
    isSecret: false,
    isHandedOn: true,
    words: {
      en: ({ name, key, url }) => ({
        subject: "We revoked an API key of yours that was found in public",
        paragraphs: [
          `Hi ${name},`,
          `Your API key ${key} was found in a public place. We revoked it right away, so nobody can use it any more.`,
          "Create a new key and remove the old one from where it was published.",
        ],
        action: { label: "Open the API portal", url },
      }),
      th: ({ name, key, url }) => ({
        subject: "พบคีย์ API ของคุณในที่สาธารณะและยกเลิกแล้ว",
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          `พบคีย์ API ${key} ของคุณในที่สาธารณะ เรายกเลิกคีย์นี้ทันที จึงไม่มีใครใช้ได้อีก`,
          "กรุณาสร้างคีย์ใหม่ และลบคีย์เดิมออกจากที่ที่เผยแพร่",
        ],
        action: { label: "เปิดพอร์ทัล API", url },
      }),
    },
  },
  enquiry_received: {
    isSecret: false,
    isDispensable: true,
    words: {
      en: ({ name, home, sender, isFurther, message, url }) => ({
        subject: isFurther ? `New message: ${home}` : `New enquiry: ${home}`,
        paragraphs: [
          `Hi ${name},`,
          isFurther ? `${sender} wrote again about ${home}:` : `${sender} is asking about ${home}:`,
        ],
        quote: message,
        action: { label: "Reply in your inbox", url },
      }),
      th: ({ name, home, sender, isFurther, message, url }) => ({
        subject: isFurther ? `ข้อความใหม่: ${home}` : `มีผู้สนใจ: ${home}`,
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          isFurther ? `${sender} ส่งข้อความเพิ่มเติมเรื่อง ${home}` : `${sender} สอบถามเรื่อง ${home}`,
        ],
        quote: message,
        action: { label: "ตอบในกล่องข้อความ", url },
      }),
    },
  },
  enquiry_answered: {
    isSecret: false,
    isDispensable: true,
    words: {
      en: ({ name, home, sender, message, url }) => ({
        subject: `Reply about ${home}`,
        paragraphs: [`Hi ${name},`, `${sender} replied to you about ${home}:`],
        quote: message,
        action: { label: "Open the conversation", url },
        note: "Reply there: emails to this address are not read.",
      }),
      th: ({ name, home, sender, message, url }) => ({
        subject: `มีคำตอบเรื่อง ${home}`,
        paragraphs: [`สวัสดี คุณ ${name}`, `${sender} ตอบคุณเรื่อง ${home}`],
        quote: message,
        action: { label: "เปิดการสนทนา", url },
        note: "กรุณาตอบในหน้านั้น เราไม่ได้อ่านอีเมลที่ส่งมาที่อยู่นี้",
      }),
    },
  },
  home_expiring: {
    isSecret: false,
    isDispensable: true,
    words: {
      en: ({ name, count, until, url }) => ({
        subject:
          count === 1
            ? "One of your listings expires soon"
            : `${count} of your listings expire soon`,
        paragraphs: [
          `Hi ${name},`,
          count === 1
            ? `One of your listings will no longer be shown after ${dayOf(until, "en")}. Confirm that the home is still available to keep it online.`
            : `${count} of your listings will soon no longer be shown, the first after ${dayOf(until, "en")}. Confirm those that are still available to keep them online.`,
        ],
        action: { label: "Check my listings", url },
      }),
      th: ({ name, count, until, url }) => ({
        subject: `ประกาศของคุณ ${count} รายการใกล้หมดอายุ`,
        paragraphs: [
          `สวัสดี คุณ ${name}`,
          count === 1
            ? `ประกาศของคุณ 1 รายการจะไม่แสดงหลังวันที่ ${dayOf(until, "th")} หากยังว่างอยู่ กรุณายืนยันเพื่อให้แสดงต่อ`
            : `ประกาศของคุณ ${count} รายการใกล้หมดอายุ รายการแรกจะไม่แสดงหลังวันที่ ${dayOf(until, "th")} กรุณายืนยันรายการที่ยังว่างอยู่เพื่อให้แสดงต่อ`,
        ],
        action: { label: "ดูประกาศของฉัน", url },
      }),
    },
  },
};

const LOCALES = { en: "en-GB", th: "th-TH" } as const;
/** In Thailand, where the homes are. */
const ZONE = { timeZone: "Asia/Bangkok" } as const;

const momentOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...ZONE,
    dateStyle: "long",
    timeStyle: "short",
  }).format(at) + (language === "th" ? " น. (เวลาไทย)" : " (Bangkok time)");

const dayOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...ZONE, dateStyle: "long" }).format(at);
