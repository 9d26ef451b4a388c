import type { Upload } from "@propertyvr/contracts";
import { FILE_FAULTS, type FaultTexts, type FileFault, type Lack, LACKS } from "@propertyvr/ingest";

type Failure = NonNullable<Upload["failure"]>;

/** Why an upload ended without an answer for each of its rows, apart from faults of the file itself. */
const FAILURES = {
  file_gone: [
    "The bytes of this file are no longer kept. Send it again.",
    "ระบบไม่ได้เก็บไฟล์นี้แล้ว กรุณาส่งใหม่",
  ],
  no_rows: ["There is no row with a home in this file.", "ไม่มีแถวข้อมูลทรัพย์ในไฟล์นี้"],
  run_failed: [
    "The upload could not be finished on our side. The rows counted here were taken; send the file again for the rest.",
    "ระบบทำงานกับไฟล์นี้ไม่สำเร็จ แถวที่นับไว้ที่นี่บันทึกแล้ว กรุณาส่งไฟล์อีกครั้งสำหรับส่วนที่เหลือ",
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, th: string]>>;

export function failureOf(code: keyof typeof FAILURES): Failure {
  const [message, messageTh] = FAILURES[code];
  return { code, message, message_th: messageTh };
}

/** The file, or the rest of it, could not be read. */
export function failureOfFile({ code, line }: FileFault): Failure {
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
export function failureOfTables(lacks: readonly Lack[]): Failure {
  const [lack] = lacks;
  if (lack === undefined) return failureOf("no_rows");
  const [message, messageTh] = LACKS[lack];
  return {
    code: `no_homes_${lack}`,
    message: `${message}. Say which column is which, or send another file.`,
    message_th: `${messageTh} ระบุว่าคอลัมน์ใดคืออะไร หรือส่งไฟล์อื่น`,
  };
}
