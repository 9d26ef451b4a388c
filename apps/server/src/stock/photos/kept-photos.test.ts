import type { ImageState, PartnerProperty } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestPartner } from "../partner-listings/testing/test-partner.ts";
import { sweepPhotos } from "./sweep-photos.ts";
import { jpegOf } from "./testing/drawn-files.ts";
import { createPhotoScene, type PhotoScene } from "./testing/photo-scene.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let scene: PhotoScene;
let test: PhotoScene["test"];
let web: PhotoScene["web"];
let answers: PhotoScene["answers"];
let partner: TestPartner;
beforeAll(async () => {
  scene = await createPhotoScene();
  ({ test, web, answers } = scene);
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.clear();
  partner = await scene.newPartner();
});
const list = async (images: readonly string[], who = partner): Promise<string> =>
  (await scene.list(images, who)).id;
const at = (name: string): string => scene.at(name);

it("a partner reads what became of each photo, and what it costs", async () => {
  answers.set("/no.jpg", (reply) => reply.writeHead(403).end());
  answers.set("/draw.svg", (reply) => reply.end("<svg xmlns='x'></svg>"));
  const images = [at("yes.jpg"), at("draw.svg"), at("no.jpg")];
  const id = await list(images);
  const read = async () => {
    const reply = await test.app.inject({
      url: `/api/partner/properties/${id}`,
      headers: partner.headers,
    });
    return reply.json<PartnerProperty & { images_state: ImageState[] }>();
  };
  const before = await read();
  expect(before.images_state.map(({ url, state }) => [url, state])).toEqual(
    images.map((url) => [url, "waiting"]),
  );
  await scene.run();
  const { images_state: states, quality, version } = await read();
  expect(states).toMatchObject([
    { state: "ok", picture: expect.stringMatching(/^\/api\/pictures\//), width: 900, height: 600 },
    {
      state: "refused",
      picture: null,
      reason: "vector",
      message: "We don't accept SVG. Use JPEG, PNG, WebP, AVIF or GIF.",
    },
    {
      state: "waiting",
      reason: "status",
      message: "The server doesn't let us download it (403).",
      message_th: "เซิร์ฟเวอร์ไม่อนุญาตให้เราดึงรูป (403)",
      next_try: new Date(test.clock.now().getTime() + MINUTE_MS).toISOString(),
    },
  ]);
  expect(quality.gains).toContainEqual({
    add: "images_reachable",
    points: 3,
    message: "1 of 3 photos couldn't be downloaded",
    message_th: "ดาวน์โหลดรูปไม่ได้ 1 จาก 3 รูป",
  });
  expect(quality.score).toBe(before.quality.score - 3);
  expect(version).toBe(before.version);
  const all = await test.app.inject({ url: "/api/partner/properties", headers: partner.headers });
  expect(all.json<{ properties: PartnerProperty[] }>().properties[0]?.quality).toEqual(quality);
  // What was read can be sent back, and changes nothing.
  const back = await test.app.inject({
    method: "PUT",
    url: `/api/partner/properties/${id}`,
    headers: partner.headers,
    payload: await read(),
  });
  expect(back.json()).toMatchObject({ outcome: "unchanged", warnings: [] });
});

describe("photos that were fetched before", () => {
  it("a photo is looked at every week, and left as it is where it has not changed", async () => {
    const id = await list([at("weekly.jpg")]);
    await scene.run();
    const before = await scene.detail(id);
    answers.set("/weekly.jpg", (reply) => reply.writeHead(304).end());
    web.asked.length = 0;
    test.clock.forward(7 * DAY_MS - 1);
    await scene.run();
    expect(web.asked).toEqual([]);
    test.clock.forward(DAY_MS + 1);
    await scene.run();
    expect(web.asked.map(({ headers }) => headers["if-none-match"])).toEqual(['"one"']);
    expect(await scene.detail(id)).toEqual(before);
  });

  it("a photo that was replaced is shown anew", async () => {
    const id = await list([at("replaced.jpg")]);
    await scene.run();
    const other = await jpegOf(700, 700, 200);
    answers.set("/replaced.jpg", (reply) => reply.end(other));
    test.clock.forward(8 * DAY_MS);
    await scene.run();
    expect((await scene.detail(id)).photos).toMatchObject([{ width: 700, height: 700 }]);
  });

  it("a photo that was given up is looked at again when its home is written again", async () => {
    answers.set("/late.jpg", (reply) => reply.end("not yet"));
    await list([at("late.jpg")]);
    await scene.run();
    expect(await scene.photoAt(at("late.jpg"))).toEqual(["refused", "not_a_picture", null]);
    answers.delete("/late.jpg");
    test.clock.forward(61 * MINUTE_MS);
    await list([at("late.jpg")]);
    await scene.run();
    expect(await scene.photoAt(at("late.jpg"))).toEqual(["ok", null, null]);
  });

  it("what no listing names any more is forgotten after a day, and the rest is kept", async () => {
    // The only photo with these bytes.
    const other = await jpegOf(333, 222, 99);
    answers.set("/swept.jpg", (reply) => reply.end(other));
    const kept = await list([at("stays.jpg")]);
    const id = await list([at("swept.jpg")]);
    await scene.run();
    const [shown] = (await scene.detail(id)).photos;
    const reply = await test.app.inject({
      method: "DELETE",
      url: `/api/partner/properties/${id}`,
      headers: partner.headers,
    });
    expect(reply.statusCode).toBe(204);
    await sweepPhotos(test.database.pool, test.clock.now());
    expect((await test.app.inject({ url: shown?.small ?? "" })).statusCode).toBe(200);
    test.clock.forward(DAY_MS + 1);
    await sweepPhotos(test.database.pool, test.clock.now());
    expect((await test.app.inject({ url: shown?.small ?? "" })).statusCode).toBe(404);
    expect(await scene.photoAt(at("swept.jpg"))).toBeUndefined();
    expect((await scene.detail(kept)).photos).toHaveLength(1);
  });

  it("stopping in the middle leaves what is left for the next turn", async () => {
    const stop = new AbortController();
    answers.set("/slow.jpg", () => stop.abort());
    await list([at("slow.jpg")]);
    await scene.run({}, stop.signal);
    expect(await scene.photoAt(at("slow.jpg"))).toEqual(["waiting", null, null]);
    answers.delete("/slow.jpg");
    await scene.run();
    expect(await scene.photoAt(at("slow.jpg"))).toEqual(["ok", null, null]);
  });
});

describe("the limit of bytes and photos", () => {
  it("refuses photos beyond the bytes of the whole site, which the partner reads and its webhooks do not", async () => {
    const { pool } = test.database;
    await pool.query(
      `insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
       values (gen_random_uuid(), $1, 'https://example.com/', '{image.dead}', 's', now())`,
      [partner.partnerId],
    );
    await list([at("one.jpg")]);
    await scene.run({ room: { ofAPartner: 3, bytes: 0 } });
    expect(await scene.photoAt(at("one.jpg"))).toEqual(["refused", "no_space", null]);
    expect(web.asked).toEqual([]);
    const { rows } = await pool.query("select from webhook_events where partner_id = $1", [
      partner.partnerId,
    ]);
    expect(rows).toEqual([]);
  });

  it("refuses photos beyond the number of a partner, with the reason, and tries them again", async () => {
    const room = { ofAPartner: 3, bytes: Infinity };
    const other = await scene.newPartner();
    const names = (n: number) => Array.from({ length: n }, (_, each) => at(`${String(each)}.jpg`));
    const id = await list(names(5));
    await list([at("others.jpg")], other);
    await scene.run({ room });
    const states = async () => {
      const url = `/api/partner/properties/${id}`;
      const reply = await test.app.inject({ url, headers: partner.headers });
      return reply.json<{ images_state: ImageState[] }>().images_state;
    };
    const kept = (all: readonly ImageState[]) => all.filter(({ state }) => state === "ok");
    expect(kept(await states())).toHaveLength(3);
    expect(await scene.photoAt(at("others.jpg"))).toEqual(["ok", null, null]);
    expect(web.asked).toHaveLength(4);
    const refused = (await states()).filter(({ state }) => state === "refused");
    expect(refused).toHaveLength(2);
    for (const { reason, message, message_th } of refused) {
      expect([reason, message]).toEqual(["too_many", expect.stringContaining("100,000")]);
      expect(message_th).toContain("100,000");
    }
    // What is shown is looked after as ever, and what had no place has one when there is room again.
    test.clock.forward(9 * DAY_MS);
    await scene.run({ room });
    expect(kept(await states())).toHaveLength(3);
    expect(web.asked).toHaveLength(8);
    test.clock.forward(9 * DAY_MS);
    await scene.run();
    expect(kept(await states())).toHaveLength(5);
  });
});
