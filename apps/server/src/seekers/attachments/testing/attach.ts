import type { Attachment } from "@propertyvr/contracts";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { SignedUp, TestApp } from "../../../platform/http/testing/test-app.ts";

const BOUNDARY = "----a-line-between-parts";

/** A file as a browser's form sends it. */
export const attach = (
  test: TestApp,
  who: SignedUp,
  file: string | Uint8Array,
  { name, clientId }: { readonly name: string; readonly clientId?: string },
): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method: "POST",
    url: `/api/attachments${clientId === undefined ? "" : `?client_id=${clientId}`}`,
    headers: { ...who.headers, "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
      ),
      Buffer.from(file),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });

/** A file that was taken and read, well or not. */
export const attached = async (
  test: TestApp,
  who: SignedUp,
  file: string | Uint8Array,
  name: string,
): Promise<Attachment> => {
  const sent = await attach(test, who, file, { name });
  expect([sent.statusCode, sent.body]).toEqual([201, expect.any(String)]);
  await test.app.jobs.idle();
  const { id } = sent.json<Attachment>();
  const reply = await test.app.inject({
    method: "GET",
    url: `/api/attachments/${id}`,
    headers: who.headers,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<Attachment>();
};
