import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as contracts from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DETAILS_TH } from "./details-th.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

const {
  ACCOUNT_TEXTS,
  ENQUIRY_TEXTS,
  PARTNER_REQUEST_TEXTS,
  PARTNER_TEXTS,
  PROBLEM_DETAILS,
  SUPPORT_TEXTS,
  WEBHOOK_TEXTS,
} = contracts;

describe("what a problem tells a person has Thai", () => {
  it.each([
    ...Object.values(PROBLEM_DETAILS),
    ...[
      ACCOUNT_TEXTS,
      ENQUIRY_TEXTS,
      PARTNER_REQUEST_TEXTS,
      PARTNER_TEXTS,
      SUPPORT_TEXTS,
      WEBHOOK_TEXTS,
    ].flatMap((texts): string[] => Object.values(texts)),
    ...detailsInTheCode(),
  ])("%s", (english) => {
    expect(DETAILS_TH[english]).toMatch(/[ก-๙]/);
  });

  it("lists no Thai text for a detail that does not exist any more", () => {
    const code = sources().join("\n").replaceAll("\\'", "'");
    const texts = JSON.stringify(contracts);
    const dead = Object.keys(DETAILS_TH).filter((english) => {
      const quoted = JSON.stringify(english).slice(1, -1);
      return !code.includes(quoted) && !code.includes(english) && !texts.includes(quoted);
    });
    expect(dead).toEqual([]);
  });
});

describe("a problem", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const logIn = (language: string | undefined) =>
    test.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: "nobody@example.com", password: "wrong-one" },
      headers: language === undefined ? {} : { "accept-language": language },
    });

  it.each([
    ["th-TH,th;q=0.9,en;q=0.8", "th", "อีเมลหรือรหัสผ่านไม่ถูกต้อง"],
    ["en-GB,en;q=0.9,th;q=0.5", "en", "Email or password is not correct"],
    [undefined, "en", "Email or password is not correct"],
    ["de", "en", "Email or password is not correct"],
  ])("asked for in %s is told in %s", async (language, told, detail) => {
    const reply = await logIn(language);
    expect(reply.statusCode).toBe(401);
    expect(reply.headers["content-language"]).toBe(told);
    expect(reply.json<{ detail: string }>().detail).toBe(detail);
  });

  it.each([
    ["[".repeat(100), "The body is nested deeper than 64 levels.", "ซ้อนกันลึกเกิน 64 ระดับ"],
    ["{", "The body is not valid JSON.", "ไม่ใช่ JSON ที่ถูกต้อง"],
    [Buffer.from([0x22, 0xff, 0x22]), "The body is not valid UTF-8.", "ไม่ใช่ UTF-8 ที่ถูกต้อง"],
  ])("of a body that cannot be read tells why", async (payload, english, thai) => {
    const told = async (language: string) => {
      const headers = { "accept-language": language, "content-type": "application/json" };
      const url = "/api/auth/login";
      const reply = await test.app.inject({ method: "POST", url, payload, headers });
      expect(reply.statusCode).toBe(400);
      return reply.json<{ detail: string }>().detail;
    };
    expect([await told("en"), await told("th")]).toEqual([english, `เนื้อหาที่ส่งมา${thai}`]);
  });

  it("of a form names what is wrong in Thai", async () => {
    const reply = await test.app.inject({
      method: "POST",
      url: "/api/auth/signup",
      payload: { name: "Nok", email: "nok@example.com", password: "short" },
      headers: { "accept-language": "th" },
    });
    expect(reply.json<{ detail: string }>().detail).toBe("รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร");
  });

  it("of a body of another shape names its fields in Thai", async () => {
    const reply = await test.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: 5, password: "secret1" },
      headers: { "accept-language": "th" },
    });
    expect(reply.json<{ detail: string }>().detail).toMatch(/^email: [ก-๙]/);
  });
});

function sources(): string[] {
  const root = path.resolve(import.meta.dirname, "../..");
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?!.*(\.test\.|[\\/]testing[\\/]|details-th)).*\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, file), "utf8"));
}

/** Sentences that an endpoint writes where it fails: as `detail`, or as the text of a form's fault. */
function detailsInTheCode(): string[] {
  const written = [
    /\bdetail:\s*("(?:[^"\\]|\\.)+")(?!,\s*detailTh:)/g,
    /faultFailure\(\{[^}]*?text:\s*("(?:[^"\\]|\\.)+")/g,
    /wrongField\([^)]*?("[^")]+")\)/g,
    /: (?:WRONG|REFUSED)\w*\s*=\s*("(?:[^"\\]|\\.)+")/g,
  ];
  const found = sources().flatMap((code) => [
    ...written.flatMap((pattern) =>
      [...code.matchAll(pattern)].map(([, literal = '""']) => JSON.parse(literal) as string),
    ),
    ...namedDetails(code),
  ]);
  return [...new Set(found)];
}

/** Sentences that stand under a name of their own, one or one a case: `detail: NOT_REACHED`, `detail: REFUSED[action]`. */
function namedDetails(code: string): string[] {
  return [...code.matchAll(/\bdetail:\s*([A-Z_]+)\b/g)].flatMap(([, name = ""]) => {
    const value =
      new RegExp(`\\bconst ${name}\\s*=\\s*("|\\{)[\\s\\S]*?;\\n`).exec(code)?.[0] ?? "";
    return [...value.matchAll(/"(?:[^"\\]|\\.)+"/g)].map(
      ([literal]) => JSON.parse(literal) as string,
    );
  });
}
