import type { FieldProblem } from "./problem.ts";

/** What one account keeps at most. People who look for a home stay far below; a program does not. */
export const ACCOUNT_LIMITS = {
  /** As many as the list of chats shows, so that nobody has one that cannot be found and deleted. */
  chats: 500,
  /** Questions and answers: a chat is loaded whole, and a year of daily questions fits. */
  messagesPerChat: 1_000,
  /** Of all chats of an account, answers included: some 5,000 answers with their homes. */
  chatBytes: 100 * 1024 * 1024,
  /** Of enquiries in any day: more homes than anybody views in a week. */
  enquiriesADay: 40,
  /** Further messages in enquiries, in any hour: a lively talk with several agents, and an agent's answers. */
  enquiryMessagesAnHour: 60,
  /** Of one enquiry, both sides together: then it is time to meet. */
  messagesPerEnquiry: 100,
} as const;

/** Bytes of a file of chats to be imported. */
export const IMPORT_BYTES = 40 * 1024 * 1024;

/** Bytes of attached files in one export: it can be imported again, and they take a third more there. */
export const EXPORTED_FILE_BYTES = 24 * 1024 * 1024;

/** Which limit of an account's chats is reached. */
export type ChatLimit = "chats" | "messages" | "bytes";

/** What to do where a limit is reached, in both languages. */
export const CHAT_LIMIT_TEXTS: Readonly<Record<ChatLimit, { en: string; th: string }>> = {
  chats: {
    en: `You have ${ACCOUNT_LIMITS.chats} chats, the most we can keep. Delete one you no longer need to start a new one.`,
    th: `คุณมีแชตครบ ${ACCOUNT_LIMITS.chats} แชตแล้ว ลบแชตที่ไม่ใช้แล้วก่อนเริ่มแชตใหม่`,
  },
  messages: {
    en: "This chat is full. Start a new chat to continue.",
    th: "แชตนี้เต็มแล้ว เริ่มแชตใหม่เพื่อคุยต่อ",
  },
  bytes: {
    en: "Your chats have used up your storage. Delete chats you no longer need, then send this again.",
    th: "พื้นที่เก็บแชตของคุณเต็มแล้ว ลบแชตที่ไม่ใช้ก่อน แล้วส่งข้อความอีกครั้ง",
  },
};

/** The limit as a problem names it. */
export const chatLimitProblem = (limit: ChatLimit): FieldProblem => {
  const { en, th } = CHAT_LIMIT_TEXTS[limit];
  return { pointer: "", field: "", code: `${limit}_full`, message: en, message_th: th };
};
