import type { ImageState, PartnerProperty } from "@propertyvr/contracts";
import type { ListingCard } from "@propertyvr/vocabulary";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../http/testing/test-app.ts";
import { openOutbound, type Outbound } from "../outbound/guarded-fetch.ts";
import { type LocalWeb, openLocalWeb } from "../outbound/testing/local-web.ts";
import {
  createTestPartner,
  plainHome,
  type TestPartner,
} from "../partner-listings/testing/test-partner.ts";
import { fetchPhotos } from "./fetch-photos.ts";
import { sweepPhotos } from "./sweep-photos.ts";
import { jpegOf, pngBomb } from "./testing/drawn-files.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let test: TestApp;
let web: LocalWeb;
let outbound: Outbound;
let admin: SignedUp;
let partner: TestPartner;
let photo: Buffer;
/** What each path answers. */
const answers = new Map<string, (reply: ServerResponse) => void>();

beforeAll(async () => {
  [test, web, photo] = await Promise.all([createTestApp(), openLocalWeb(), jpegOf(900, 600)]);
  // What the server's own turn would fetch is fetched by hand here.
  await test.app.jobs.close();
  outbound = openOutbound({ allow: [web.host] });
  admin = await test.signUp();
});
afterAll(async () => {
  await outbound.close();
  await Promise.all([test.close(), web.close()]);
});
beforeEach(async () => {
  await test.database.pool.query("truncate photo_notes, photos, pictures cascade");
  partner = await createTestPartner(test, admin);
  answers.clear();
  web.asked.length = 0;
  web.answer((request, reply) => {
    const answer = answers.get((request.url ?? "").split("?")[0] ?? "");
    if (answer) answer(reply);
    else reply.writeHead(200, { etag: '"one"', "content-type": "image/jpeg" }).end(photo);
  });
});

const run = (signal = new AbortController().signal) =>
  fetchPhotos(
    {
      pool: test.database.pool,
      clock: test.clock,
      guardedFetch: outbound.guardedFetch,
      log: test.deps.log,
    },
    signal,
  );
let homes = 0;
const list = async (images: readonly string[], who = partner): Promise<string> => {
  homes += 1;
  const reply = await test.app.inject({
    method: "POST",
    url: "/api/partner/properties",
    headers: who.headers,
    payload: { ...plainHome, external_id: `P-${String(homes)}`, images },
  });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ property: { id: string } }>().property.id;
};
const photoAt = async (url: string) => {
  const { rows } = await test.database.pool.query<{
    state: string;
    reason: string;
    status: number;
  }>("select state, reason, status from photos where url_hash = photo_hash($1)", [url]);
  return rows[0] && Object.values(rows[0]);
};
const detail = async (id: string) =>
  (await test.app.inject({ url: `/api/properties/${id}` })).json<{
    image: string | null;
    image_alt: unknown;
    photos: { small: string; large: string; width: number; height: number }[];
  }>();
const at = (name: string) => `${web.origin}/${name}`;

describe("a home's photos", () => {
  it("are shown from our own copies, in its order, and never from where they came", async () => {
    answers.set("/other.jpg", (reply) => {
      void jpegOf(500, 700).then((other) => reply.end(other));
    });
    const id = await list([at("missing/../none"), at("first.jpg"), at("other.jpg")]);
    answers.set("/none", (reply) => reply.writeHead(404).end());
    expect((await detail(id)).photos).toEqual([]);
    await run();
    const { image, image_alt, photos } = await detail(id);
    expect(photos.map(({ width, height }) => [width, height])).toEqual([
      [900, 600],
      [500, 700],
    ]);
    expect([image, image_alt]).toEqual([photos[0]?.large, null]);
    const search = await test.app.inject({
      method: "POST",
      url: "/api/properties/search",
      headers: admin.headers,
      payload: { query: "", page_size: 48 },
    });
    const card = search
      .json<{ properties: ListingCard[] }>()
      .properties.find((each) => each.id === id);
    expect([card?.image, card?.image_alt]).toEqual([photos[0]?.small, null]);
    expect(JSON.stringify([search.body, await detail(id)])).not.toContain(web.host);
  });

  it("are served for ever, by their content", async () => {
    const id = await list([at("kept.jpg")]);
    await run();
    const [shown] = (await detail(id)).photos;
    const reply = await test.app.inject({ url: shown?.small ?? "" });
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
    const { etag } = reply.headers;
    const again = await test.app.inject({
      url: shown?.small ?? "",
      headers: { "if-none-match": String(etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const large = await test.app.inject({ url: shown?.large ?? "" });
    expect(large.headers["content-type"]).toBe("image/jpeg");
    for (const unknown of [
      "00000000000000000000000000000000/640",
      "x/640",
      `${"0".repeat(32)}/641`,
    ])
      expect((await test.app.inject({ url: `/api/pictures/${unknown}` })).statusCode).toBe(404);
  });

  it("are fetched once, however many homes name them, the first of each home before the rest", async () => {
    await list([at("1a.jpg"), at("shared.jpg")]);
    await list([at("2a.jpg"), at("shared.jpg"), at("2c.jpg")]);
    await run();
    const paths = web.asked.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(["/1a.jpg", "/2a.jpg", "/2c.jpg", "/shared.jpg"]);
    expect(paths.slice(0, 2).toSorted()).toEqual(["/1a.jpg", "/2a.jpg"]);
    expect(paths[3]).toBe("/2c.jpg");
  });

  it("are not fetched for a dry run", async () => {
    await test.app.inject({
      method: "POST",
      url: "/api/partner/properties?dry_run=true",
      headers: partner.headers,
      payload: { ...plainHome, external_id: "dry", images: [at("dry.jpg")] },
    });
    await run();
    expect(web.asked).toEqual([]);
  });
});

describe("an address that gives no photo", () => {
  it.each<[string, (reply: ServerResponse) => void, (string | number | null)[]]>([
    ["not there", (reply) => reply.writeHead(404).end(), ["waiting", "status", 404]],
    ["an error", (reply) => reply.writeHead(500).end(), ["waiting", "status", 500]],
    [
      "an error page called a photo",
      (reply) => reply.writeHead(200, { "content-type": "image/jpeg" }).end("<html>Sorry</html>"),
      ["refused", "web_page", null],
    ],
    [
      "ten gigabytes",
      (reply) => reply.writeHead(200, { "content-length": 10 * 2 ** 30 }).write("x"),
      ["refused", "too_large", null],
    ],
    [
      "a body without end",
      (reply) => {
        const more = () => {
          while (reply.write(Buffer.alloc(1_000_000)));
        };
        reply.on("drain", more);
        more();
      },
      ["refused", "too_large", null],
    ],
    ["a bomb", (reply) => reply.end(pngBomb(60_000, 60_000)), ["refused", "too_many_pixels", null]],
    [
      "compressed bytes",
      (reply) => reply.writeHead(200, { "content-encoding": "gzip" }).end("x"),
      ["refused", "encoded", null],
    ],
    [
      "half a photo",
      (reply) => reply.end(photo.subarray(0, photo.length / 2)),
      ["waiting", "broken", 200],
    ],
    [
      "a way inward",
      (reply) => reply.writeHead(302, { location: "http://127.0.0.1:80/" }).end(),
      ["refused", "inward", null],
    ],
    [
      "a way that never ends",
      (reply) => reply.writeHead(302, { location: "/bad" }).end(),
      ["refused", "redirects", null],
    ],
  ])("%s: its verdict", async (_what, answer, verdict) => {
    answers.set("/bad", answer);
    homes += 1;
    const url = `${at("bad")}?${String(homes)}`;
    const id = await list([url]);
    await run();
    expect(await photoAt(url)).toEqual(verdict);
    expect(await detail(id)).toMatchObject({ image: null, photos: [] });
  });

  it("is tried again when its time comes, and is dead after a day", async () => {
    answers.set("/gone.jpg", (reply) => reply.writeHead(404).end());
    await list([at("gone.jpg")]);
    await run();
    const times = [];
    for (const wait of [MINUTE_MS, 10 * MINUTE_MS, 120 * MINUTE_MS, DAY_MS]) {
      test.clock.forward(wait - 1);
      await run();
      const early = web.asked.length;
      test.clock.forward(1);
      await run();
      times.push([early, web.asked.length]);
    }
    expect(times).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(await photoAt(at("gone.jpg"))).toEqual(["dead", "status", 404]);
  });

  it("is told to the partner once, when it is given up", async () => {
    const pool = test.database.pool;
    await pool.query(
      `insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
       values (gen_random_uuid(), $1, 'https://example.com/', '{image.dead}', 's', now())`,
      [partner.partnerId],
    );
    answers.set("/draw.svg", (reply) => reply.end("<svg xmlns='x'></svg>"));
    const id = await list([at("draw.svg")]);
    await run();
    test.clock.forward(9 * DAY_MS);
    await run();
    expect(web.asked).toHaveLength(2);
    const { rows } = await pool.query<{ body: string }>(
      "select body from webhook_events where partner_id = $1",
      [partner.partnerId],
    );
    expect(rows.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({
        type: "image.dead",
        data: { id, external_id: `P-${String(homes)}`, url: at("draw.svg") },
      }),
    ]);
  });

  it("is left alone with its whole host while the host asks for that", async () => {
    answers.set("/busy.jpg", (reply) => reply.writeHead(429, { "retry-after": "1800" }).end());
    await list([at("busy.jpg")]);
    await run();
    await list([at("after.jpg")]);
    const first = web.asked.length;
    test.clock.forward(10 * MINUTE_MS);
    await run();
    // Another turn of the server knows nothing of it: only the photo itself waits.
    expect(web.asked.slice(first).map(({ path }) => path)).toEqual(["/after.jpg"]);
    test.clock.forward(20 * MINUTE_MS);
    answers.delete("/busy.jpg");
    await run();
    expect(await photoAt(at("busy.jpg"))).toEqual(["ok", null, null]);
  });
});

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
  await run();
  const { images_state: states, quality, version } = await read();
  expect(states).toMatchObject([
    { state: "ok", picture: expect.stringMatching(/^\/api\/pictures\//), width: 900, height: 600 },
    {
      state: "refused",
      picture: null,
      reason: "vector",
      message: "SVG drawings are not taken. Use JPEG, PNG, WebP, AVIF or GIF.",
    },
    {
      state: "waiting",
      reason: "status",
      message: "The server does not let us fetch it (403).",
      message_th: "เซิร์ฟเวอร์ไม่อนุญาตให้เราดึงรูป (403)",
      next_try: new Date(test.clock.now().getTime() + MINUTE_MS).toISOString(),
    },
  ]);
  expect(quality.gains).toContainEqual({
    add: "images_reachable",
    points: 3,
    message: "1 of 3 pictures cannot be fetched",
    message_th: "ดึงรูปไม่ได้ 1 จาก 3 รูป",
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

describe("later", () => {
  it("a photo is looked at every week, and left as it is where it has not changed", async () => {
    const id = await list([at("weekly.jpg")]);
    await run();
    const before = await detail(id);
    answers.set("/weekly.jpg", (reply) => reply.writeHead(304).end());
    web.asked.length = 0;
    test.clock.forward(7 * DAY_MS - 1);
    await run();
    expect(web.asked).toEqual([]);
    test.clock.forward(DAY_MS + 1);
    await run();
    expect(web.asked.map(({ headers }) => headers["if-none-match"])).toEqual(['"one"']);
    expect(await detail(id)).toEqual(before);
  });

  it("a photo that was replaced is shown anew", async () => {
    const id = await list([at("replaced.jpg")]);
    await run();
    const other = await jpegOf(700, 700, 200);
    answers.set("/replaced.jpg", (reply) => reply.end(other));
    test.clock.forward(8 * DAY_MS);
    await run();
    expect((await detail(id)).photos).toMatchObject([{ width: 700, height: 700 }]);
  });

  it("a photo that was given up is looked at again when its home is written again", async () => {
    answers.set("/late.jpg", (reply) => reply.end("not yet"));
    await list([at("late.jpg")]);
    await run();
    expect(await photoAt(at("late.jpg"))).toEqual(["refused", "not_a_picture", null]);
    answers.delete("/late.jpg");
    test.clock.forward(61 * MINUTE_MS);
    await list([at("late.jpg")]);
    await run();
    expect(await photoAt(at("late.jpg"))).toEqual(["ok", null, null]);
  });

  it("what no listing names any more is forgotten after a day, and the rest is kept", async () => {
    // The only photo with these bytes.
    const other = await jpegOf(333, 222, 99);
    answers.set("/swept.jpg", (reply) => reply.end(other));
    const kept = await list([at("stays.jpg")]);
    const id = await list([at("swept.jpg")]);
    await run();
    const [shown] = (await detail(id)).photos;
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
    expect(await photoAt(at("swept.jpg"))).toBeUndefined();
    expect((await detail(kept)).photos).toHaveLength(1);
  });

  it("stopping in the middle leaves what is left for the next turn", async () => {
    const stop = new AbortController();
    answers.set("/slow.jpg", () => stop.abort());
    await list([at("slow.jpg")]);
    await run(stop.signal);
    expect(await photoAt(at("slow.jpg"))).toEqual(["waiting", null, null]);
    answers.delete("/slow.jpg");
    await run();
    expect(await photoAt(at("slow.jpg"))).toEqual(["ok", null, null]);
  });
});

it("a partner with many homes does not keep another's waiting", async () => {
  const other = await createTestPartner(test, admin);
  for (let n = 0; n < 30; n += 1) await list([at(`many-${String(n)}.jpg`)]);
  await list([at("few.jpg")], other);
  await run();
  expect(web.asked).toHaveLength(31);
  expect(web.asked.findIndex(({ path }) => path === "/few.jpg")).toBeLessThan(5);
});
