import { startProgram } from "@propertyvr/database/testing";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** SIGKILL, as a power cut would; SIGTERM stops in order. Resolves when it is gone. */
  readonly end: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
}

const SCRIPT = fileURLToPath(new URL("./serve.ts", import.meta.url));

export const startServer = async (
  databaseUrl: string,
  sharing: "alone" | "shared",
): Promise<ServerProcess> => {
  const child = startProgram(SCRIPT, databaseUrl, sharing);
  const exited = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const [port] = (await Promise.race([
    once(lines, "line"),
    exited.then(() => {
      throw new Error("the server ended before it listened");
    }),
  ])) as [string];
  return {
    origin: `http://127.0.0.1:${port}`,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
};
