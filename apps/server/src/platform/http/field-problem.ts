import type { FieldProblem } from "@propertyvr/contracts";
import type { z } from "zod";

/** A path of keys as a JSON pointer (RFC 6901). */
export const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

type Issue = z.core.$ZodIssue;
interface FieldProblemTexts {
  readonly message: string;
  readonly message_th?: string;
}

/**
 * What is wrong with a value, each with a sentence for people in both languages; the validator's own
 * wording reaches nobody. Empty where the value fits.
 */
export const fieldProblems = (schema: z.ZodType, value: unknown): readonly FieldProblem[] => {
  const read = schema.safeParse(value, { reportInput: true });
  return read.success ? [] : read.error.issues.map(fieldProblem);
};

export const fieldProblem = (issue: Issue): FieldProblem => {
  // A name that is not known is pointed at itself, not at what holds it.
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...unknown];
  return {
    pointer: pointerTo(path),
    field: path.map(String).join("."),
    code: issue.code,
    ...textsOf(issue),
  };
};

const text = (message: string, message_th: string): FieldProblemTexts => ({ message, message_th });

function textsOf(issue: Issue): FieldProblemTexts {
  switch (issue.code) {
    case "invalid_type":
      return typeTexts(issue);
    case "too_small":
      return boundTexts(issue.origin, "least", issue.minimum, issue.inclusive !== false);
    case "too_big":
      return boundTexts(issue.origin, "most", issue.maximum, issue.inclusive !== false);
    case "invalid_format":
      return FORMATS[issue.format] ?? text("This isn't in the right format", "รูปแบบไม่ถูกต้อง");
    case "not_multiple_of":
      return text(
        `Send a multiple of ${String(issue.divisor)}`,
        `ต้องเป็นจำนวนเท่าของ ${String(issue.divisor)}`,
      );
    case "unrecognized_keys":
      return text(
        // The contract may name what was meant.
        issue.message.startsWith("Unrecognized key")
          ? `Unknown field: ${said(issue.keys)}`
          : issue.message,
        `ไม่รู้จัก ${said(issue.keys)}`,
      );
    case "invalid_value":
      return text(`Send one of: ${said(issue.values)}`, `ต้องเป็นค่าใดค่าหนึ่งใน ${said(issue.values)}`);
    case "invalid_union":
      return unionTexts(issue);
    case "invalid_key":
      return text("One of the names in this isn't allowed", "มีชื่อข้อมูลที่ใช้ไม่ได้");
    case "invalid_element":
      return text("One of the entries in this isn't allowed", "มีรายการที่ใช้ไม่ได้");
    case "custom":
      return customTexts(issue.message);
  }
}

const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  string: ["text", "ข้อความ"],
  number: ["a number", "ตัวเลข"],
  int: ["a whole number", "จำนวนเต็ม"],
  boolean: ["true or false", "true หรือ false"],
  array: ["a list", "รายการ (array)"],
  object: ["an object", "ออบเจ็กต์"],
  record: ["an object", "ออบเจ็กต์"],
  null: ["null", "null"],
};

function typeTexts({ expected, input }: Issue & { readonly expected: string }): FieldProblemTexts {
  if (input === undefined) return text("This is required", "ต้องระบุข้อมูลนี้");
  const [kind, kindTh] = KINDS[expected] ?? ["another value", "ค่าอื่น"];
  return text(`Send ${kind} here`, `ต้องเป็น${kindTh}`);
}

type Bound = number | bigint | string | Date | undefined;

/** Characters of a text, entries of a list, or the number itself. */
function boundTexts(
  origin: string,
  which: "least" | "most",
  bound: Bound,
  isWithin: boolean,
): FieldProblemTexts {
  const limit = typeof bound === "number" ? bound.toLocaleString("en") : String(bound);
  const [unit, unitTh] = UNITS[origin] ?? ["", ""];
  if (which === "least" && bound === 1 && unit !== "")
    return text("This can't be empty", "ต้องไม่เว้นว่าง");
  const one = bound === 1 ? unit.replace(/ies$/, "y").replace(/s$/, "") : unit;
  const counted = one === "" ? limit : `${limit} ${one}`;
  const countedTh = unitTh === "" ? limit : `${limit} ${unitTh}`;
  if (!isWithin)
    return which === "least"
      ? text(`Send more than ${counted}`, `ต้องมากกว่า ${countedTh}`)
      : text(`Send less than ${counted}`, `ต้องน้อยกว่า ${countedTh}`);
  return which === "least"
    ? text(`Send at least ${counted}`, `ต้องไม่น้อยกว่า ${countedTh}`)
    : text(`Send at most ${counted}`, `ต้องไม่เกิน ${countedTh}`);
}

const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ["characters", "ตัวอักษร"],
  array: ["entries", "รายการ"],
  set: ["entries", "รายการ"],
  map: ["entries", "รายการ"],
  record: ["members", "รายการ"],
};

const FORMATS: Readonly<Record<string, FieldProblemTexts>> = {
  datetime: text(
    "Send a time with its zone, such as 2026-01-31T09:00:00Z",
    "ต้องเป็นเวลาพร้อมเขตเวลา เช่น 2026-01-31T09:00:00Z",
  ),
  date: text("Send a date such as 2026-01-31", "ต้องเป็นวันที่ เช่น 2026-01-31"),
  email: text("Enter a valid email address", "กรอกอีเมลให้ถูกต้อง"),
  url: text("Enter the full address, including https://", "ใส่ที่อยู่เว็บเต็ม ขึ้นต้นด้วย https://"),
  uuid: text("Send the id exactly as you received it", "ใช้รหัสตามที่ได้รับจากระบบ"),
};

const SAID = 12;
const LENGTH_SAID = 40;

/** The first few, with an end to each. */
const said = (values: readonly unknown[]): string =>
  values
    .slice(0, SAID)
    .map((value) => String(value).slice(0, LENGTH_SAID))
    .join(", ") + (values.length > SAID ? ", ..." : "");

/** What the first of several forms asks for, where only the kind of value is wrong; else that none fits. */
function unionTexts(issue: Issue & { readonly code: "invalid_union" }): FieldProblemTexts {
  if (issue.input === undefined) return text("This is required", "ต้องระบุข้อมูลนี้");
  if (issue.message in CUSTOM_TH) return customTexts(issue.message);
  const [first] = issue.errors[0] ?? [];
  if (first !== undefined && first.path.length === 0) return textsOf(first);
  return text("This isn't in any of the accepted formats", "รูปแบบนี้ใช้ไม่ได้ที่นี่");
}

/** Of a text that no database can hold. */
export const UNSTORABLE_TEXTS = text(
  "Text can't contain NUL or half a surrogate pair",
  "ข้อความมีอักขระที่จัดเก็บไม่ได้",
);

/** Sentences of the contract's own. */
const CUSTOM_TH: Readonly<Record<string, string>> = {
  "min or max is required": "ต้องระบุ min หรือ max",
  "Name at least one listing": "ระบุประกาศอย่างน้อยหนึ่งรายการ",
  "Send true, or a list of type, bedrooms, price and district":
    "ส่ง true หรือรายการที่เลือกจาก type, bedrooms, price, district",
  "At most 5,000 listings per call": "ไม่เกิน 5,000 รายการต่อครั้ง",
};
const customTexts = (message: string): FieldProblemTexts => {
  const thai = CUSTOM_TH[message];
  return thai === undefined ? { message } : text(message, thai);
};
