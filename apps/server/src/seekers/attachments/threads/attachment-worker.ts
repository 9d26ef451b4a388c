import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { readDocument } from "../reading/read-document.ts";
import type { ReadingNews, ReadingTask } from "./read-files.ts";

/** The thread that reads attached files: with bytes from its parent, and no connection to anything. */
const port = parentPort ?? failAlone();

function failAlone(): never {
  throw new Error("this file is run as a worker thread");
}

// Who waits for an answer goes first. A thread has a niceness of its own on Linux (setpriority(2),
// "C library/kernel differences"); elsewhere this would slow the whole server.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const tell = (news: ReadingNews): void => {
  port.postMessage(news, []);
};

port.on("message", ({ bytes, format }: ReadingTask) => {
  readDocument(bytes, format).then(
    (result) => tell({ is: "read", result }),
    (error: unknown) =>
      tell({ is: "failed", message: error instanceof Error ? (error.stack ?? error.message) : "" }),
  );
});
