/** Reads drafts beside the page, so that no key waits for the grammar. */
import { READ_LIMIT, understand } from "@propertyvr/understanding";
import type { ReaderMessage, ReadRequest } from "./protocol.ts";
import { readDraft } from "./read-draft.ts";

const tell = (message: ReaderMessage): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  tell({ kind: "read", seq: data.seq, draft: readDraft(understand, data) });
});

// The first reading builds what all the others use: it is made before anybody waits for one.
understand({ text: "condo in Bangkok คอนโดกรุงเทพ" });
tell({ kind: "ready", readLimit: READ_LIMIT });
