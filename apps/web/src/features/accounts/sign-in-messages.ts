import { ACCOUNT_TEXTS, type AccountFault } from "@propertyvr/contracts";
import { defineMessages } from "../../lib/i18n/index.ts";

export const signInMessages = defineMessages({
  en: {
    "accounts.signIn.title": "Welcome Back",
    "accounts.signIn.text": "Sign in to continue your search.",
    "accounts.signIn.action": "Sign in",
    "accounts.signIn.busy": "Signing in...",
    "accounts.signIn.toggleBefore": "New here?",
    "accounts.signIn.toggle": "Create an account",
    "accounts.forgot": "Forgot password?",
    "accounts.signIn.help": "Help & Support",
    "accounts.signUp.title": "Create account",
    "accounts.signUp.text": "All you need is a name, an email address and a password.",
    "accounts.signUp.action": "Create account",
    "accounts.signUp.busy": "Creating your account...",
    "accounts.signUp.toggleBefore": "Already have an account?",
    "accounts.signUp.toggle": "Sign in",
    "accounts.name": "Full name",
    "accounts.email": "Email",
    "accounts.password": "Password",
    "accounts.password.hint": "At least 6 characters",
    "accounts.password.show": "Show password",
    "accounts.password.hide": "Hide password",
    "accounts.fault.emailAndPassword": ACCOUNT_TEXTS.emailAndPassword,
    "accounts.fault.name": ACCOUNT_TEXTS.name,
    "accounts.fault.email": ACCOUNT_TEXTS.email,
    "accounts.fault.password": ACCOUNT_TEXTS.password,
    "accounts.fault.emailTaken": ACCOUNT_TEXTS.emailTaken,
    "accounts.fault.wrongCredentials": ACCOUNT_TEXTS.wrongCredentials,
    "accounts.fault.tooMany":
      "{minutes, plural, one {Too many attempts. Try again in a minute.} other {Too many attempts. Try again in # minutes.}}",
    "accounts.fault.signUp": "Signup failed",
    "accounts.fault.signIn": "Login failed",
    "accounts.fault.other": "Authentication failed",
    "accounts.fault.away": "We can't reach PropertyVR. Check your connection and try again.",
    "accounts.reason.expired": "Your session has ended. Please sign in again.",
    "accounts.reason.elsewhere": "You signed out in another tab.",
    "accounts.reason.unconfirmed": "We couldn't verify your sign-in. Please sign in again.",
    "accounts.pitch.title": "Describe the home you want.\nSee what matches.",
    "accounts.pitch.text":
      "Ask in English or Thai. Answers show how we understood you and where the figures come from.",
  },
  th: {
    "accounts.signIn.title": "ยินดีต้อนรับกลับมา",
    "accounts.signIn.text": "เข้าสู่ระบบเพื่อค้นหาต่อได้เลย",
    "accounts.signIn.action": "เข้าสู่ระบบ",
    "accounts.signIn.busy": "กำลังเข้าสู่ระบบ...",
    "accounts.signIn.toggleBefore": "ยังไม่มีบัญชีใช่ไหม",
    "accounts.signIn.toggle": "สร้างบัญชี",
    "accounts.forgot": "ลืมรหัสผ่าน?",
    "accounts.signIn.help": "ช่วยเหลือและติดต่อเรา",
    "accounts.signUp.title": "สร้างบัญชี",
    "accounts.signUp.text": "ใช้เพียงชื่อ อีเมล และรหัสผ่านเท่านั้น",
    "accounts.signUp.action": "สร้างบัญชี",
    "accounts.signUp.busy": "กำลังสร้างบัญชี...",
    "accounts.signUp.toggleBefore": "มีบัญชีอยู่แล้วใช่ไหม",
    "accounts.signUp.toggle": "เข้าสู่ระบบ",
    "accounts.name": "ชื่อและนามสกุล",
    "accounts.email": "อีเมล",
    "accounts.password": "รหัสผ่าน",
    "accounts.password.hint": "อย่างน้อย 6 ตัวอักษร",
    "accounts.password.show": "แสดงรหัสผ่าน",
    "accounts.password.hide": "ซ่อนรหัสผ่าน",
    "accounts.fault.emailAndPassword": "กรุณากรอกอีเมลและรหัสผ่าน",
    "accounts.fault.name": "กรุณากรอกชื่อเพื่อสร้างบัญชี",
    "accounts.fault.email": "กรุณากรอกอีเมลให้ถูกต้อง",
    "accounts.fault.password": "รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร",
    "accounts.fault.emailTaken": "อีเมลนี้มีบัญชีอยู่แล้ว",
    "accounts.fault.wrongCredentials": "อีเมลหรือรหัสผ่านไม่ถูกต้อง",
    "accounts.fault.tooMany": "{minutes, plural, other {ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีก # นาที}}",
    "accounts.fault.signUp": "สร้างบัญชีไม่สำเร็จ",
    "accounts.fault.signIn": "เข้าสู่ระบบไม่สำเร็จ",
    "accounts.fault.other": "ยืนยันตัวตนไม่สำเร็จ",
    "accounts.fault.away": "เชื่อมต่อ PropertyVR ไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง",
    "accounts.reason.expired": "การเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง",
    "accounts.reason.elsewhere": "คุณออกจากระบบในแท็บอื่นแล้ว",
    "accounts.reason.unconfirmed": "ตรวจสอบการเข้าสู่ระบบของคุณไม่สำเร็จ กรุณาเข้าสู่ระบบอีกครั้ง",
    "accounts.pitch.title": "บอกว่าอยากได้บ้านแบบไหน\nแล้วดูประกาศที่ตรงใจ",
    "accounts.pitch.text": "ถามได้ทั้งภาษาไทยและอังกฤษ คำตอบบอกสิ่งที่เราเข้าใจและที่มาของตัวเลข",
  },
});

type AccountText = AccountFault["text"];
type AccountFaultMessageId = `accounts.fault.${keyof typeof ACCOUNT_TEXTS}`;

/** The message of each text that the specification fixes; both sides of the wire use these texts. */
const faultIds: Readonly<Record<AccountText, AccountFaultMessageId>> = {
  [ACCOUNT_TEXTS.emailAndPassword]: "accounts.fault.emailAndPassword",
  [ACCOUNT_TEXTS.name]: "accounts.fault.name",
  [ACCOUNT_TEXTS.email]: "accounts.fault.email",
  [ACCOUNT_TEXTS.password]: "accounts.fault.password",
  [ACCOUNT_TEXTS.emailTaken]: "accounts.fault.emailTaken",
  [ACCOUNT_TEXTS.wrongCredentials]: "accounts.fault.wrongCredentials",
};

export const faultIdOf = (text: string): AccountFaultMessageId | undefined =>
  faultIds[text as AccountText];
