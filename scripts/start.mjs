// `npm start`: installs and builds what is missing or stale, then runs the server in this process,
// so that Ctrl-C and signals reach it without a go-between. Uses nothing but Node until then.
import { spawnSync } from "node:child_process";
import * as nodeModule from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, ROOT } from "./ensure.mjs";
import { SERVER_ENTRY, staleParts } from "./build.mjs";

process.chdir(ROOT);
await ensureInstalled();
if (staleParts().length > 0) build();
stopWithNpm();
// Node 22 and later keep compiled code between starts.
nodeModule.enableCompileCache?.(path.join(ROOT, "node_modules", ".cache", "compiled"));
await import(pathToFileURL(SERVER_ENTRY).href);

/** In a process of its own, which takes the builders' memory and threads with it. */
function build() {
  const { status } = spawnSync(process.execPath, [path.join("scripts", "build.mjs")], {
    stdio: "inherit",
  });
  if (status === 0) return;
  console.error("The build failed. See the message above.");
  process.exit(status ?? 1);
}

/**
 * npm runs us through a shell. A signal sent to npm alone ends that shell without reaching us, and
 * we would run on unseen: when our parent is gone we stop as if the signal had come to us.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
