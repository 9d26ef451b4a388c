import type { Upload, UploadReply } from "@propertyvr/contracts";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How long each part of an import took, in seconds from the first byte sent. */
export interface Passes {
  /** The last byte has been taken. */
  readonly received: number;
  /** The whole file has been looked through once. */
  readonly counted: number;
  /** All of it is in the stock, and found. */
  readonly done: number;
}

export interface MeasuredUpload {
  readonly upload: Upload;
  readonly passes: Passes;
}

const POLL_MS = 100;

/** Sends a file to POST /api/partner/imports and follows the import to its end. */
export async function sendFile(url: string, key: string, file: string): Promise<MeasuredUpload> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  const { size } = await stat(file);
  let received = 0;
  const reply = await new Promise<UploadReply>((resolve, reject) => {
    const sending = request(
      new URL("/api/partner/imports", url),
      {
        method: "POST",
        headers: { "x-api-key": key, "content-type": "text/csv", "content-length": size },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (piece: string) => (text += piece));
        answer.on("error", reject);
        answer.on("end", () => {
          if ((answer.statusCode ?? 500) < 300) resolve(JSON.parse(text) as UploadReply);
          else reject(new Error(`the import was answered ${text.slice(0, 1_000)}`));
        });
      },
    );
    sending.on("error", reject);
    sending.on("finish", () => (received = seconds()));
    createReadStream(file).on("error", reject).pipe(sending);
  });
  let { upload } = reply;
  let counted = 0;
  while (upload.state === "waiting" || upload.state === "running") {
    await sleep(POLL_MS);
    upload = await importOf(url, key, upload.id);
    if (counted === 0 && upload.progress.rows_total !== null) counted = seconds();
  }
  if (upload.state !== "done")
    throw new Error(`the import ended as ${upload.state}: ${JSON.stringify(upload.failure)}`);
  const done = seconds();
  return { upload, passes: { received, counted: counted || done, done } };
}

async function importOf(url: string, key: string, id: string): Promise<Upload> {
  const reply = await fetch(`${url}/api/partner/imports/${id}`, { headers: { "x-api-key": key } });
  if (!reply.ok) throw new Error(`the import was not told: ${await reply.text()}`);
  return (await reply.json()) as Upload;
}
