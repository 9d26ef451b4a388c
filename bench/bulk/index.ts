import type { ApiKey, Session, UploadCounts } from "@propertyvr/contracts";
import { connectToRunning } from "@propertyvr/database";
import { createWriteStream } from "node:fs";
import { appendFile, copyFile, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { timeBareCopy } from "../../apps/server/src/stock/listings/testing/bare-copy.ts";
import {
  drawFile,
  toWindows874,
  type ThaiFileOptions,
} from "../../apps/server/src/stock/partner-listings/testing/thai-file.ts";
import { buildProduct, startProduct } from "../../e2e/harness/product.ts";
import { newDataDir } from "../../e2e/harness/shelf.ts";
import { askOthers, countFound, type BystanderTarget, type Others } from "./others.ts";
import { residentMib, watchProcesses, type Used } from "./processes.ts";
import { sendFile, type Passes } from "./send-file.ts";
import { timeBareSplit } from "./split-bare.ts";

/** One import and what others met meanwhile. */
export interface Imported {
  readonly name: string;
  readonly passes: Passes;
  readonly counts: UploadCounts;
  readonly others: Others;
  readonly used: Used;
}

export interface BulkBench {
  readonly rows: number;
  readonly imports: readonly Imported[];
  /** Others on the full stock, while nothing is imported. */
  readonly quiet: Others;
  /** The server's memory before anything was sent, in MiB. */
  readonly restingMib: number;
  /** Bare COPY of the same rows, in seconds. */
  readonly copyS: number;
  /** A bare splitter over the same file, in seconds. */
  readonly splitS: number;
}

const QUIET_MS = 20_000;
const SEED = 1;

/**
 * Sends a file of drawn homes, as an agency saves it from a Thai spreadsheet, to the built product with
 * its embedded PostgreSQL, while others search and read; then the same homes again, then with one in
 * a hundred changed.
 */
export async function benchBulk(rows: number): Promise<BulkBench> {
  buildProduct();
  const folder = newDataDir();
  const dataDir = path.join(folder, "data");
  const product = await startProduct({ dataDir, env: { SAMPLE_DATA: "off" } });
  try {
    const files = await drawFiles(folder, rows);
    const asked = await makeAsked(product.url);
    await askOthers(asked, sleep(QUIET_MS / 4));
    const restingMib = await residentMib(product.pid);
    const imports: Imported[] = [];
    for (const { name, file } of files) imports.push(await watched(product, asked, { name, file }));
    if ((await countFound(asked)) === 0) throw new Error("what was imported is not found");
    const quiet = await askOthers(asked, sleep(QUIET_MS));
    const splitS = (await timeBareSplit(files[0].file)) / 1_000;
    const database = await connectToRunning({
      databaseUrl: undefined,
      dataDir,
      log: () => undefined,
    });
    const copyS = (await timeBareCopy(database.pool, path.join(folder, "rows.copy"))) / 1_000;
    await database.close();
    return { rows, imports, quiet, restingMib, copyS, splitS };
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function watched(
  product: { readonly url: string; readonly pid: number },
  asked: BystanderTarget,
  { name, file }: { readonly name: string; readonly file: string },
): Promise<Imported> {
  const sending = sendFile(product.url, asked.key, file);
  const [{ upload, passes }, others, used] = await Promise.all([
    sending,
    askOthers(asked, sending),
    watchProcesses(product.pid, sending),
  ]);
  return { name, passes, counts: upload.counts, others, used };
}

async function drawFiles(folder: string, rows: number) {
  const file = (name: string) => path.join(folder, `${name}.csv`);
  const drawing = { rows, seed: SEED, badShare: 0.005, repeatedShare: 0.005 };
  await draw(drawing, file("new"));
  await copyFile(file("new"), file("again"));
  // The very same bytes would be answered as they were before.
  await appendFile(file("again"), "\r\n");
  await draw({ ...drawing, changedShare: 0.01, edition: 1 }, file("changed"));
  return [
    { name: "new homes", file: file("new") },
    { name: "the same again", file: file("again") },
    { name: "1 % changed", file: file("changed") },
  ] as const;
}

const draw = (drawing: ThaiFileOptions, file: string): Promise<void> =>
  pipeline(Readable.from(encoded(drawing)), createWriteStream(file));
function* encoded(drawing: ThaiFileOptions): Generator<Buffer> {
  for (const piece of drawFile(drawing)) yield toWindows874(piece);
}

async function makeAsked(url: string): Promise<BystanderTarget> {
  const post = async <T>(to: string, body: object, headers = {}): Promise<T> => {
    const reply = await fetch(`${url}${to}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${to} answered ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const account = { name: "Ploy", email: "ploy@example.com", password: "secret1" };
  const { session_token: session } = await post<Session>("/api/auth/signup", account);
  const { key } = await post<ApiKey>(
    "/api/admin/api-keys",
    { partner_name: "Baan Dee", partner_email: "office@example.com", rate_limit: 10_000 },
    { authorization: `Bearer ${session}` },
  );
  return { url, key, session };
}
