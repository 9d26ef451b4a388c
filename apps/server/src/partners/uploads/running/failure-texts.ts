import type { Upload } from "@propertyvr/contracts";
import { FILE_FAULTS, type FaultTexts, type FileFault, type Lack, LACKS } from "@propertyvr/ingest";

type UploadFailure = NonNullable<Upload["failure"]>;

/** Why an upload ended without an answer for each of its rows, apart from faults of the file itself. */
const FAILURES = {
  file_gone: ["We no longer keep this file. Upload it again.", "เราไม่ได้เก็บไฟล์นี้ไว้แล้ว กรุณาอัปโหลดใหม่"],
  no_rows: ["There are no listings in this file.", "ไม่มีประกาศในไฟล์นี้"],
  run_failed: [
    "We couldn't finish this upload. The rows counted here were imported; upload the file again for the rest.",
    "ระบบนำเข้าไฟล์นี้ไม่สำเร็จ แถวที่นับไว้ที่นี่นำเข้าแล้ว กรุณาอัปโหลดไฟล์อีกครั้งเพื่อนำเข้าส่วนที่เหลือ",
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, th: string]>>;

export function failureOf(code: keyof typeof FAILURES): UploadFailure {
  const [message, messageTh] = FAILURES[code];
  return { code, message, message_th: messageTh };
}

/** The file, or the rest of it, could not be read. */
export function failureOfFile({ code, line }: FileFault): UploadFailure {
  const { says, fix } = (FILE_FAULTS as Readonly<Record<string, FaultTexts>>)[code] ?? UNREADABLE;
  const at = line === undefined ? "" : ` (line ${line})`;
  const atTh = line === undefined ? "" : ` (บรรทัดที่ ${line})`;
  return {
    code,
    message: `${says[0]}${at}. ${fix[0]}.`,
    message_th: `${says[1]}${atTh} ${fix[1]}`,
  };
}
const UNREADABLE = FILE_FAULTS.file_cut_short;

/** None of its tables can be one of homes. */
export function failureOfTables(lacks: readonly Lack[]): UploadFailure {
  const [lack] = lacks;
  if (lack === undefined) return failureOf("no_rows");
  const [message, messageTh] = LACKS[lack];
  return {
    code: `no_homes_${lack}`,
    message: `${message}. Choose what each column is, or upload another file.`,
    message_th: `${messageTh} กรุณาระบุว่าแต่ละคอลัมน์คืออะไร หรืออัปโหลดไฟล์อื่น`,
  };
}
