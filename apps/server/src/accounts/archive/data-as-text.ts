import type { AccountExport } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { FIELD_LABELS, MEMBER_LABELS } from "./labels.ts";

type AccountDataRow = AccountExport["data"][string][number];

const TEXTS = {
  en: {
    title: "Your PropertyVR data",
    files: [
      ["data.md", "your data, to read"],
      ["data.json", "the same in full, for programs"],
      ["chats/", "your chats, to read"],
      ["chats.json", "your chats, to import again under App Settings"],
      ["files/", "your profile photo and the files you sent"],
      ["attachments/", "the files you attached in chats"],
    ],
    none: "Nothing stored.",
    yes: "yes",
    no: "no",
  },
  th: {
    title: "ข้อมูล PropertyVR ของคุณ",
    files: [
      ["data.md", "ข้อมูลของคุณสำหรับอ่าน"],
      ["data.json", "ข้อมูลเดียวกันแบบครบถ้วนสำหรับโปรแกรม"],
      ["chats/", "แชตของคุณสำหรับอ่าน"],
      ["chats.json", "แชตของคุณ นำเข้าใหม่ได้ในตั้งค่าแอป"],
      ["files/", "รูปโปรไฟล์และไฟล์ที่คุณส่ง"],
      ["attachments/", "ไฟล์ที่คุณแนบในแชต"],
    ],
    none: "ไม่มีข้อมูล",
    yes: "ใช่",
    no: "ไม่ใช่",
  },
} as const;

/** The first page of the archive: what is in it. */
export const readMe = (language: Language, at: Date): string => {
  const { title, files } = TEXTS[language];
  const lines = files.map(([name, text]) => `- \`${name}\`: ${text}`);
  return `# ${title}\n\n${momentOf(at, language)}\n\n${lines.join("\n")}\n`;
};

/** Everything that is kept as text to read, but for what was said in chats, which has files of its own. */
export function* dataAsText(data: AccountExport["data"], language: Language): Generator<string> {
  yield `# ${TEXTS[language].title}\n`;
  for (const [member, label] of Object.entries(MEMBER_LABELS)) {
    const rows = data[member] ?? [];
    yield `\n## ${label[language]}\n\n`;
    if (rows.length === 0) yield `${TEXTS[language].none}\n`;
    for (const row of rows) yield `${rowAsText(row, language)}\n`;
  }
}

const rowAsText = (row: AccountDataRow, language: Language): string => {
  const lines = Object.entries(row).flatMap(([field, value]) => {
    const label = FIELD_LABELS[field]?.[language];
    const text = valueAsText(value, language);
    return label === undefined || text === "" ? [] : [`${label}: ${text}`];
  });
  return lines.map((text, at) => `${at === 0 ? "-" : " "} ${text}`).join("  \n");
};

const valueAsText = (value: unknown, language: Language): string => {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return momentOf(value, language);
  if (typeof value === "boolean") return TEXTS[language][value ? "yes" : "no"];
  if (typeof value === "string" || typeof value === "number") return plain(String(value));
  if (Array.isArray(value)) return value.map((each) => valueAsText(each, language)).join(", ");
  // Of a home what it is called; of choices each with its yes or no.
  const { title, ...others } = value as AccountDataRow;
  if (typeof title === "string") return plain(title);
  return Object.entries(others)
    .map(([name, each]) => `${plain(name)} (${valueAsText(each, language)})`)
    .join(", ");
};

/** What somebody typed is no Markdown, and stays on its line. */
const plain = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);

const LOCALES = { en: "en-GB", th: "th-TH" } as const;
const momentOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Bangkok",
  }).format(at);
