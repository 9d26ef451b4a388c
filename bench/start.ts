import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = path.resolve(import.meta.dirname, "..");
const MAIN = path.join(ROOT, "build", "server", "main.js");
/** What the README asks. */
const FIRST_QUESTION = "2 bedroom condo near BTS Asok under 40k a month";
const POLL_MS = 5;
const LIMIT_MS = 120_000;

/** Milliseconds since the program was started. */
export interface StartTimes {
  /** Something answers on the port. */
  readonly liveMs: number;
  /** `/api/ready` first says yes. */
  readonly readyMs: number;
  /** The answer to the first question, sent in that moment, is there. */
  readonly answeredMs: number;
  /** What that answer says was found. */
  readonly found: number;
}

/**
 * Starts the built product on a folder that is new, and once more on what that left; each time the
 * first question is asked as soon as the product says that it is ready.
 */
export async function timeStarts(): Promise<{
  readonly first: StartTimes;
  readonly second: StartTimes;
}> {
  const built = spawnSync(process.execPath, [path.join(ROOT, "scripts", "build.mjs")], {
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error("the build failed");
  const dataDir = mkdtempSync(path.join(tmpdir(), "propertyvr-start-"));
  // As root, PostgreSQL runs as another user, who must be able to walk through.
  chmodSync(dataDir, 0o711);
  try {
    return { first: await timeStart(dataDir), second: await timeStart(dataDir) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeStart(dataDir: string): Promise<StartTimes> {
  const port = await freePort();
  const server = `http://127.0.0.1:${String(port)}`;
  const beganMs = performance.now();
  const since = () => performance.now() - beganMs;
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  try {
    await until(child, `${server}/api/health`);
    const liveMs = since();
    await until(child, `${server}/api/ready`);
    const readyMs = since();
    const found = await askFirst(server);
    return { liveMs, readyMs, answeredMs: since(), found };
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

async function until(child: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error("the server ended");
    const reply = await fetch(address).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok === true) return;
    await sleep(POLL_MS);
  }
  throw new Error(`${address} did not answer in time`);
}

/** A person's way: an account, a chat, the question. */
async function askFirst(server: string): Promise<number> {
  const post = async (address: string, body: object, token?: string) => {
    const reply = await fetch(`${server}${address}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
  const account = { name: "Bench", email: `${randomUUID()}@example.com`, password: randomUUID() };
  const { session_token: token } = await post("/api/auth/signup", account);
  const { id } = await post("/api/chats", {}, String(token));
  const answer = await post(
    `/api/chats/${String(id)}/messages`,
    { message: FIRST_QUESTION },
    String(token),
  );
  return Number(/"total":(\d+)/.exec(JSON.stringify(answer))?.[1] ?? Number.NaN);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
