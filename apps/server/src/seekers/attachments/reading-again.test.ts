import type { Attachment } from "@propertyvr/contracts";
import type { DocumentText } from "@propertyvr/documents";
import { ok } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { createJobQueue } from "../../platform/jobs/create-job-queue.ts";
import { handleAttachments } from "./read-attachment.ts";
import { attach } from "./testing/attach.ts";

const READ: DocumentText = { kind: "text", blocks: [], isCut: false };

let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.signUp();
});
afterAll(() => test.close());

/** A server of its own on the same database, which reads files as it is told. */
const serverThat = (readFile: Parameters<typeof handleAttachments>[0]["readFile"]) => {
  const deps = { ...test.deps, ...test.deps.database };
  const jobs = createJobQueue({ ...deps, isOnlyInstance: true });
  handleAttachments({ ...deps, jobs, readFile });
  return jobs;
};

it("a server that dies while it reads loses no file, and the next one reads it", async () => {
  await test.app.jobs.close();
  const sent = await attach(test, person, "ก", { name: "a.txt" });
  const { id } = sent.json<Attachment>();
  const stateOf = async () =>
    (
      await test.database.pool.query<{ state: string }>(
        "select state from attachments where id = $1",
        [id],
      )
    ).rows[0]?.state;
  let hasBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const dying = serverThat(() => {
    hasBegun();
    return new Promise(() => undefined);
  });
  dying.start();
  await begun;
  expect(await stateOf()).toBe("reading");
  const next = serverThat(() => Promise.resolve(ok(READ)));
  next.start();
  await expect.poll(stateOf, { timeout: 30_000 }).toBe("ready");
  await next.close();
  void dying.close();
});

it("a file that takes the server down again and again is given up", async () => {
  const sent = await attach(test, person, "ก", { name: "b.txt" });
  const { id } = sent.json<Attachment>();
  await test.database.pool.query("update jobs set attempt = 3 where payload ->> 'id' = $1", [id]);
  const opened: string[] = [];
  const jobs = serverThat((_bytes, format) => {
    opened.push(format);
    return Promise.resolve(ok(READ));
  });
  jobs.start();
  await jobs.idle();
  await jobs.close();
  const reply = await test.app.inject({
    method: "GET",
    url: `/api/attachments/${id}`,
    headers: person.headers,
  });
  expect(reply.json()).toMatchObject({ state: "failed", failure: { code: "too_complex" } });
  expect(opened).toEqual([]);
});
