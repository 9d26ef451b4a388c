import type { Upload, UploadProblem, UploadReply } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestPartner,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";
import { isBulk } from "./running/run-upload.ts";
import { createUploadScene, csvOf, type UploadScene } from "./testing/upload-scene.ts";

let scene: UploadScene;
let mine: TestPartner;
let stranger: TestPartner;
let id: string;
const call = (method: "GET" | "POST", path: string, { headers } = mine) =>
  scene.test.app.inject({ method, url: `/api/partner/imports/${path}`, headers });

beforeAll(async () => {
  scene = await createUploadScene();
  mine = await createTestPartner(scene.test, scene.admin);
  stranger = await createTestPartner(scene.test, scene.admin);
  const sent = await scene.test.app.inject({
    method: "POST",
    url: "/api/partner/imports?file_name=homes.csv",
    headers: { ...mine.headers, "content-type": "application/octet-stream" },
    payload: csvOf(3)
      .replace(",25001,", ",soon,")
      .replace(/,2,42\n/, ",two,42\n"),
  });
  id = sent.json<UploadReply>().upload.id;
});
afterAll(() => scene.close());

describe("an import by key", () => {
  it("is read by its own partner, who is not told whose homes they are", async () => {
    const reply = await call("GET", id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Upload>()).toMatchObject({ id, state: "done", partner: null });
    expect((await scene.uploadOf(id, scene.admin)).partner).toMatchObject({ id: mine.partnerId });
  });

  it("does not decide how later files are read, as a file from the dialog does", async () => {
    const readBy = async (sent: Promise<UploadReply>) =>
      (await sent).upload.tables[0]?.columns.map(({ by }) => by);
    const byKey = async (file: string) => {
      const { headers } = mine;
      const url = "/api/partner/imports";
      const sent = {
        method: "POST",
        url,
        headers: { ...headers, "content-type": "text/csv" },
      } as const;
      return (await scene.test.app.inject({ ...sent, payload: file })).json<UploadReply>();
    };
    await byKey(csvOf(1));
    expect(await readBy(byKey(csvOf(2)))).not.toContain("kept");
    await scene.upload(csvOf(1));
    expect(await readBy(scene.upload(csvOf(2)))).toContain("kept");
  });

  it("that has ended is not cancelled any more, and answers with how it ended", async () => {
    const reply = await call("POST", `${id}/cancel`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Upload>()).toMatchObject({ id, state: "done", partner: null });
  });

  it("is not there for another partner, neither to read nor to cancel", async () => {
    for (const reply of [
      await call("GET", id, stranger),
      await call("GET", `${id}/problems`, stranger),
      await call("GET", `${id}/file`, stranger),
      await call("POST", `${id}/cancel`, stranger),
    ])
      expect(reply.statusCode).toBe(404);
  });

  it("lists its problems by one code alone, and by none all of them", async () => {
    const problems = async (query: string) => {
      const reply = await call("GET", `${id}/problems${query}`);
      return reply.json<{ problems: UploadProblem[] }>().problems;
    };
    const all = await problems("");
    const codes = [...new Set(all.map(({ code }) => code))];
    expect(codes.length).toBeGreaterThan(1);
    for (const code of codes)
      expect(await problems(`?code=${code}`)).toEqual(all.filter((each) => each.code === code));
    expect(await problems("?code=image.unusable")).toEqual([]);
  });
});

it("into another partner's stock is refused to a partner as if that partner were not there", async () => {
  const reply = await scene.send(csvOf(1), { partner_id: scene.other.partnerId });
  expect(reply.statusCode).toBe(404);
});

describe("homes are vacuumed", () => {
  it("behind ten thousand rows and more", () => {
    expect(isBulk(10_000, { dry_run: false })).toBe(true);
    expect(isBulk(1_000_000, { dry_run: false })).toBe(true);
  });
  it("behind no fewer, and behind no dry run", () => {
    expect(isBulk(9_999, { dry_run: false })).toBe(false);
    expect(isBulk(10_000, { dry_run: true })).toBe(false);
  });
});
