import type { User } from "@propertyvr/contracts";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { PORTRAIT_SIDE } from "./draw-portrait.ts";

const URL = "/api/auth/me/picture";
let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await test.signUp();
});

/** Red on the left half, blue on the right. */
const photo = (width = 600, height = 400): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: "#ff0000" },
      },
      left: 0,
      top: 0,
    },
  ]);

const set = (payload: Buffer | string, type = "image/jpeg", who = person, language = "en") =>
  test.app.inject({
    method: "PUT",
    url: URL,
    payload,
    headers: { ...who.headers, "content-type": type, "accept-language": language },
  });
const ask = (method: "GET" | "DELETE", url = URL, who = person) =>
  test.app.inject({ method, url, headers: { ...who.headers } });
const me = async () => (await ask("GET", "/api/auth/me")).json<User>();
const filesOf = async ({ user }: SignedUp): Promise<number> => {
  const { rows } = await test.database.pool.query<{ files: number }>(
    "select count(*)::int as files from files where owner_kind = 'account' and owner_id = $1",
    [user.id],
  );
  return rows[0]?.files ?? 0;
};

describe("a profile photo", () => {
  it("is the square middle of what was sent, upright, as a JPEG without where and when", async () => {
    const sent = await photo()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: "N" }, IFD0: { Copyright: "Somebody's name" } })
      .jpeg()
      .toBuffer();
    expect(sent.includes("Somebody's name")).toBe(true);
    const reply = await set(sent);
    expect(reply.statusCode).toBe(200);
    const { picture } = reply.json<User>();
    expect((await me()).picture).toBe(picture);
    const shown = await ask("GET", picture ?? "");
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
    });
    const kept = await sharp(shown.rawPayload).metadata();
    expect(kept).toMatchObject({ format: "jpeg", width: PORTRAIT_SIDE, height: PORTRAIT_SIDE });
    expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual(Array(4).fill(undefined));
    // Turned by a quarter, what was left is above.
    const pixels = await sharp(shown.rawPayload).raw().toBuffer();
    const at = (row: number) => [
      ...pixels.subarray((row * PORTRAIT_SIDE + 250) * 3).subarray(0, 3),
    ];
    const [red = 0, , blueAbove = 0] = at(20);
    const [redBelow = 0, , blue = 0] = at(480);
    expect([red > 200, blueAbove < 50, redBelow < 50, blue > 200]).toEqual(Array(4).fill(true));
  });

  it.each(["png", "webp", "gif", "avif"] as const)(
    "may be a %s, whatever its content type says",
    async (format) => {
      const reply = await set(await photo().toFormat(format).toBuffer(), "application/json");
      expect([reply.statusCode, reply.json<User>().picture === null]).toEqual([200, false]);
    },
  );

  it("takes the place of the one before, under another address, and can be removed twice", async () => {
    const first = (await set(await photo().jpeg().toBuffer())).json<User>();
    const second = (await set(await photo(900, 900).png().toBuffer())).json<User>();
    expect(second.picture).not.toBe(first.picture);
    expect(await filesOf(person)).toBe(1);
    for (const _ of [1, 2]) {
      const reply = await ask("DELETE");
      expect([reply.statusCode, reply.json<User>().picture]).toEqual([200, null]);
    }
    expect(await filesOf(person)).toBe(0);
    expect((await ask("GET", second.picture ?? "")).statusCode).toBe(404);
  });

  it("is stored once where several are sent at the same moment", async () => {
    const sent = await photo().jpeg().toBuffer();
    const replies = await Promise.all([set(sent), set(sent), set(sent), ask("DELETE")]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { picture } = await me();
    expect(await filesOf(person)).toBe(picture === null ? 0 : 1);
  });

  it("is shown to nobody else", async () => {
    const { picture } = (await set(await photo().jpeg().toBuffer())).json<User>();
    const other = await test.signUp();
    expect((await ask("GET", picture ?? "", other)).statusCode).toBe(404);
    expect((await test.app.inject({ method: "GET", url: picture ?? "" })).statusCode).toBe(401);
  });

  it("goes with its account", async () => {
    await set(await photo().jpeg().toBuffer());
    const ended = await test.app.inject({
      method: "DELETE",
      url: "/api/auth/me",
      headers: person.headers,
      payload: { password: "secret" },
    });
    expect(ended.statusCode).toBe(204);
    expect(await filesOf(person)).toBe(0);
  });
});

describe("what is no photo is refused with the reason, and the photo stays", () => {
  const heic = `\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic${"x".repeat(400)}`;
  it.each([
    ["nothing", "", "not_a_picture", /^This file isn't a JPEG/],
    ["a phone's HEIC", heic, "heic", /HEIC.*JPEG/],
    ["an SVG", "<svg xmlns='http://www.w3.org/2000/svg'></svg>", "vector", /SVG/],
    ["a page", "<!doctype html><body>hello", "not_a_picture", /^This file isn't a JPEG/],
    ["noise behind the beginning of a JPEG", `\u00ff\u00d8\u00ff${"x".repeat(999)}`, "broken", /./],
  ])("%s", async (_what, text, code, said) => {
    const { picture } = (await set(await photo().jpeg().toBuffer())).json<User>();
    const reply = await set(Buffer.from(text, "latin1"));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: "invalid",
      detail: expect.stringMatching(said) as unknown,
      errors: [{ code }],
    });
    const thai = await set(Buffer.from(text, "latin1"), "image/jpeg", person, "th");
    expect(thai.json<{ detail: string }>().detail).toMatch(/[ก-๙]/);
    expect((await me()).picture).toBe(picture);
  });

  it("more than 15 MB", async () => {
    const reply = await set(Buffer.alloc(15 * 1024 * 1024 + 1));
    expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: "body_too_large" }]);
  });
});
