import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { TSX_ARGUMENTS } from "./tsx.ts";

/** What a child says, one JSON value a line. */
export interface OwnerMessage {
  readonly url?: string;
  readonly postmasterPid?: number;
  /** A row whose commit was acknowledged. */
  readonly row?: number;
}

export interface OwnerProcess {
  readonly child: ChildProcess;
  /** The next thing it says that has this key. */
  next<K extends keyof OwnerMessage>(key: K): Promise<NonNullable<OwnerMessage[K]>>;
  /** Everything it has said. */
  readonly said: readonly OwnerMessage[];
  readonly exited: Promise<number | null>;
}

/**
 * Another process that owns `dataDir`: it opens the database, then writes rows one by one into
 * `kept` and says which were acknowledged. It closes on SIGINT, and throws on SIGUSR2.
 */
export function startOwnerProcess(dataDir: string): OwnerProcess {
  const door = new URL("../index.ts", import.meta.url).href;
  const script = `
    const { openDatabase } = await import(${JSON.stringify(door)});
    const say = (value) => process.stdout.write(JSON.stringify(value) + "\\n");
    const dataDir = ${JSON.stringify(dataDir)};
    const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => undefined });
    let isOpen = true;
    process.once("SIGINT", () => { isOpen = false; });
    process.once("SIGUSR2", () => { throw new Error("a fault nobody catches"); });
    await database.pool.query("create table if not exists kept (id int primary key)");
    say({ url: database.url, postmasterPid: database.postmasterPid });
    const { rows } = await database.pool.query("select coalesce(max(id), 0) as last from kept");
    for (let row = rows[0].last + 1; isOpen; row += 1) {
      await database.pool.query("insert into kept values ($1)", [row]);
      say({ row });
    }
    await database.close();`;
  const child = spawn(process.execPath, [...TSX_ARGUMENTS, "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "ignore"],
    // As a terminal does: a group of its own, which Ctrl-C reaches as a whole.
    detached: true,
  });
  const said: OwnerMessage[] = [];
  let onSaid = (): void => undefined;
  createInterface({ input: child.stdout }).on("line", (line) => {
    said.push(JSON.parse(line) as OwnerMessage);
    onSaid();
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => {
      resolve(code);
      onSaid();
    });
  });
  let read = 0;
  return {
    child,
    said,
    exited,
    next: async (key) => {
      for (;;) {
        while (read < said.length) {
          const value = said[read]?.[key];
          read += 1;
          if (value !== undefined) return value;
        }
        if (child.exitCode !== null) throw new Error(`It ended before it said ${key}.`);
        await new Promise<void>((resolve) => (onSaid = resolve));
      }
    },
  };
}
