import { describe, expect, it } from "vitest";
import { cleanEnquiry, enquiryFault, type EnquiryForm, reportFault } from "./enquiry-faults.ts";
import { arabicDigits, plainLine, plainText } from "./plain-text.ts";

const form: EnquiryForm = {
  name: "Nok",
  phone: "081 234 5678",
  email: "",
  line: "",
  preferred_time: "",
  message: "Hello",
};
const faultOf = (over: Partial<EnquiryForm>) => {
  const fault = enquiryFault(cleanEnquiry({ ...form, ...over }));
  return fault && `${fault.field} ${fault.code}`;
};

describe("an enquiry", () => {
  it.each([
    ["081 234 5678", undefined],
    ["+66 (0)81-234-5678", undefined],
    ["๐๘๑-๒๓๔-๕๖๗๘", undefined],
    ["０８１２３４５６７８", undefined],
    ["02.123.4567", undefined],
    ["12345678", "phone format"],
    ["1234567890123456", "phone format"],
    ["081 234 567x", "phone format"],
    ["☎", "phone format"],
  ])("with the phone number %j: %s", (phone, fault) => {
    expect(faultOf({ phone })).toBe(fault);
  });

  it.each([
    ["somchai_99", undefined],
    ["@baan.dee", undefined],
    ["a", "line format"],
    ["สมชาย", "line format"],
    ["https://line.me/x", "line format"],
  ])("with the LINE ID %j: %s", (line, fault) => {
    expect(faultOf({ phone: "", line })).toBe(fault);
  });

  it("needs one way to be answered, whichever", () => {
    expect(faultOf({ phone: "" })).toBe("phone required");
    expect(faultOf({ phone: "", email: "nok@example.com" })).toBeUndefined();
    expect(faultOf({ phone: "", email: "nok" })).toBe("email format");
  });

  it("is not made of characters that nobody sees", () => {
    expect(faultOf({ name: "\u200b\u2066 " })).toBe("name required");
    expect(faultOf({ message: "\u0000\u0007\n" })).toBe("message required");
  });

  it("holds so much and no more", () => {
    expect(faultOf({ message: "ก".repeat(2_000) })).toBeUndefined();
    expect(faultOf({ message: "ก".repeat(2_001) })).toBe("message too_long");
    expect(faultOf({ preferred_time: "x".repeat(121) })).toBe("preferred_time too_long");
  });
});

describe("a report", () => {
  it("of one's own kind wants a word", () => {
    expect(reportFault({ reason: "other", note: "" })?.code).toBe("required");
    expect(reportFault({ reason: "scam", note: "" })).toBeUndefined();
    expect(reportFault({ reason: "scam", note: "x".repeat(1_001) })?.code).toBe("too_long");
  });
});

describe("plain text", () => {
  it("keeps words, lines and marks as typed, and nothing that turns or rings", () => {
    expect(plainText("  a\r\nb\u0007\u202ec\n\n\n\nd  ")).toBe("a\nbc\n\nd");
    expect(plainLine(" a \n b\t c ")).toBe("a b c");
    expect(plainText("👩‍👧 น้ำ")).toBe("👩‍👧 น้ำ");
  });

  it("writes Thai and full-width digits as Arabic ones", () => {
    expect(arabicDigits("๐๑๒๓๔๕๖๗๘๙ ０１２３４５６７８９ ๏")).toBe("0123456789 0123456789 ๏");
  });
});
