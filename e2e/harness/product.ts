/** The built product as a person starts it: one server process on a data folder of its own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeFromShelf } from "./shelf.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const START_LIMIT_MS = 120_000;
const POLL_MS = 50;
const ADDRESS_LINE = "PropertyVR is at";

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What the server printed so far. */
  readonly output: () => string;
  /** As Ctrl-C does; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** As kill -9 does. */
  readonly kill: () => Promise<void>;
}

export interface ProductOptions {
  /** Kept by the caller; a folder that goes with the product otherwise. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** "ready": only until `/api/ready` says so, which may be before the address is printed. */
  readonly waitFor?: "address" | "ready";
}

/** Builds what is stale; tests run against the product, not against sources. */
export function buildProduct(): void {
  const built = spawnSync(process.execPath, [path.join("scripts", "build.mjs")], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`the build failed:\n${built.stdout}${built.stderr}`);
}

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const isOwnFolder = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await folderAfterFirstStart(options.env));
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [path.join("build", "server", "main.js")], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const isReady =
    options.waitFor === "ready"
      ? () => saysReady(url)
      : // Printed when requests are answered and the sample homes stand.
        () => Promise.resolve(output.includes(ADDRESS_LINE));
  await until(isReady, child, () => output);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const forget = () => {
    if (isOwnFolder) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async () => {
      child.kill("SIGINT");
      const code = await ended;
      forget();
      return code;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** What a first start leaves hangs on nothing but whether it draws sample homes. */
function folderAfterFirstStart({ SAMPLE_DATA }: ProductOptions["env"] = {}): Promise<string> {
  const isEmpty = SAMPLE_DATA === "off";
  return takeFromShelf(isEmpty ? "empty" : "sample", async (dataDir) => {
    const first = await startProduct({ dataDir, ...(isEmpty && { env: { SAMPLE_DATA } }) });
    await first.stop();
  });
}

const saysReady = async (url: string): Promise<boolean> => {
  const reply = await fetch(`${url}/api/ready`).catch(() => undefined);
  return reply?.ok === true;
};

async function until(
  isReady: () => Promise<boolean>,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended:\n${output()}`);
    if (await isReady()) return;
    await sleep(POLL_MS);
  }
  child.kill("SIGKILL");
  throw new Error(`the server was not ready in time:\n${output()}`);
}

/** One that nobody listens at now. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
