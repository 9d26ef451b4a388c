/** Why a request of ours to an address that a partner named came to no reply. */
export const FETCH_FAULTS = [
  "not_a_url",
  "scheme",
  "credentials",
  "port",
  "inward",
  "unknown_host",
  "no_answer",
  "certificate",
  "timeout",
  "not_http",
  "cut_short",
  "too_large",
  "redirects",
  "aborted",
] as const;
export type FetchFault = (typeof FETCH_FAULTS)[number];

/** What is wrong with the address itself: asking again without changing it is of no use. */
export const isLastingFault = (fault: string): boolean =>
  ["not_a_url", "scheme", "credentials", "port", "inward"].includes(fault);

/** As a partner reads it. */
export const FETCH_FAULT_TEXTS: Readonly<
  Record<FetchFault, { readonly en: string; readonly th: string }>
> = {
  not_a_url: { en: "This is not a web address.", th: "ไม่ใช่ที่อยู่เว็บที่ถูกต้อง" },
  scheme: {
    en: "Only addresses that begin with https:// or http:// are fetched.",
    th: "รองรับเฉพาะที่อยู่ที่ขึ้นต้นด้วย https:// หรือ http://",
  },
  credentials: {
    en: "The address holds a user name or password. Take it out.",
    th: "ที่อยู่มีชื่อผู้ใช้หรือรหัสผ่านปนอยู่ โปรดเอาออก",
  },
  port: {
    en: "Only ports 443 and 80 are fetched from.",
    th: "รองรับเฉพาะพอร์ต 443 และ 80",
  },
  inward: {
    en: "The address leads into a private network, not to the public internet.",
    th: "ที่อยู่นี้ชี้ไปยังเครือข่ายภายใน ไม่ใช่อินเทอร์เน็ตสาธารณะ",
  },
  unknown_host: {
    en: "The host name was not found.",
    th: "ไม่พบชื่อโฮสต์นี้",
  },
  no_answer: {
    en: "The server did not answer.",
    th: "เซิร์ฟเวอร์ไม่ตอบ",
  },
  certificate: {
    en: "The server's certificate is not valid.",
    th: "ใบรับรองความปลอดภัยของเซิร์ฟเวอร์ไม่ถูกต้อง",
  },
  timeout: {
    en: "The server took too long.",
    th: "เซิร์ฟเวอร์ใช้เวลานานเกินไป",
  },
  not_http: {
    en: "The answer was not HTTP.",
    th: "คำตอบที่ได้ไม่ใช่ HTTP",
  },
  cut_short: {
    en: "The answer ended before it was complete.",
    th: "คำตอบขาดหายก่อนครบ",
  },
  too_large: {
    en: "The answer is too large.",
    th: "ข้อมูลที่ตอบกลับมีขนาดใหญ่เกินไป",
  },
  redirects: {
    en: "The address redirects too many times.",
    th: "ที่อยู่นี้ส่งต่อไปหลายทอดเกินไป",
  },
  aborted: {
    en: "The request was stopped.",
    th: "การเรียกถูกยกเลิก",
  },
};
