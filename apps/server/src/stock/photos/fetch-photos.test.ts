import type { ListingCard } from "@propertyvr/vocabulary";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plainHome, type TestPartner } from "../partner-listings/testing/test-partner.ts";
import { jpegOf, pngBomb } from "./testing/drawn-files.ts";
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

describe("a home's photos", () => {
  it("are shown from our own copies, in its order, and never from where they came", async () => {
    answers.set("/other.jpg", (reply) => {
      void jpegOf(500, 700).then((other) => reply.end(other));
    });
    const id = await list([at("missing/../none"), at("first.jpg"), at("other.jpg")]);
    answers.set("/none", (reply) => reply.writeHead(404).end());
    expect((await scene.detail(id)).photos).toEqual([]);
    await scene.run();
    const { image, image_alt, photos } = await scene.detail(id);
    expect(photos.map(({ width, height }) => [width, height])).toEqual([
      [900, 600],
      [500, 700],
    ]);
    expect([image, image_alt]).toEqual([photos[0]?.large, null]);
    const search = await test.app.inject({
      method: "POST",
      url: "/api/properties/search",
      headers: scene.admin.headers,
      payload: { query: "", page_size: 48 },
    });
    const card = search
      .json<{ properties: ListingCard[] }>()
      .properties.find((each) => each.id === id);
    expect([card?.image, card?.image_alt]).toEqual([photos[0]?.small, null]);
    expect(JSON.stringify([search.body, await scene.detail(id)])).not.toContain(web.host);
  });

  it("are served for ever, by their content", async () => {
    const id = await list([at("kept.jpg")]);
    await scene.run();
    const [shown] = (await scene.detail(id)).photos;
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
    await scene.run();
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
    await scene.run();
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
      (reply) => reply.end(scene.photo.subarray(0, scene.photo.length / 2)),
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
  ])("%s: its verdict", async (what, answer, verdict) => {
    answers.set("/bad", answer);
    const url = at(`bad?${what.replaceAll(" ", "-")}`);
    const id = await list([url]);
    await scene.run();
    expect(await scene.photoAt(url)).toEqual(verdict);
    expect(await scene.detail(id)).toMatchObject({ image: null, photos: [] });
  });

  it("is tried again when its time comes, and is dead after a day", async () => {
    answers.set("/gone.jpg", (reply) => reply.writeHead(404).end());
    await list([at("gone.jpg")]);
    await scene.run();
    const times = [];
    for (const wait of [MINUTE_MS, 10 * MINUTE_MS, 120 * MINUTE_MS, DAY_MS]) {
      test.clock.forward(wait - 1);
      await scene.run();
      const early = web.asked.length;
      test.clock.forward(1);
      await scene.run();
      times.push([early, web.asked.length]);
    }
    expect(times).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(await scene.photoAt(at("gone.jpg"))).toEqual(["dead", "status", 404]);
  });

  it("is told to the partner once, when it is given up", async () => {
    const pool = test.database.pool;
    await pool.query(
      `insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
       values (gen_random_uuid(), $1, 'https://example.com/', '{image.dead}', 's', now())`,
      [partner.partnerId],
    );
    answers.set("/draw.svg", (reply) => reply.end("<svg xmlns='x'></svg>"));
    const { id, reference } = await scene.list([at("draw.svg")], partner);
    await scene.run();
    test.clock.forward(9 * DAY_MS);
    await scene.run();
    expect(web.asked).toHaveLength(2);
    const { rows } = await pool.query<{ body: string }>(
      "select body from webhook_events where partner_id = $1",
      [partner.partnerId],
    );
    expect(rows.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({
        type: "image.dead",
        data: { id, external_id: reference, url: at("draw.svg") },
      }),
    ]);
  });

  it("is left alone with its whole host while the host asks for that", async () => {
    answers.set("/busy.jpg", (reply) => reply.writeHead(429, { "retry-after": "1800" }).end());
    await list([at("busy.jpg")]);
    await scene.run();
    await list([at("after.jpg")]);
    const first = web.asked.length;
    test.clock.forward(10 * MINUTE_MS);
    await scene.run();
    // Another turn of the server knows nothing of it: only the photo itself waits.
    expect(web.asked.slice(first).map(({ path }) => path)).toEqual(["/after.jpg"]);
    test.clock.forward(20 * MINUTE_MS);
    answers.delete("/busy.jpg");
    await scene.run();
    expect(await scene.photoAt(at("busy.jpg"))).toEqual(["ok", null, null]);
  });
});

it("a partner with many homes does not keep another's waiting", async () => {
  const other = await scene.newPartner();
  for (let n = 0; n < 30; n += 1) await list([at(`many-${String(n)}.jpg`)]);
  await list([at("few.jpg")], other);
  await scene.run();
  expect(web.asked).toHaveLength(31);
  expect(web.asked.findIndex(({ path }) => path === "/few.jpg")).toBeLessThan(5);
});
