import { ATTACHMENT_LIMITS, type Attachment, type FieldProblem } from "@propertyvr/contracts";
import {
  call,
  endSessionIfOver,
  isProblem,
  ProblemError,
  problemOf,
} from "../../../lib/api/index.ts";
import { fileEndpoints } from "../../../lib/api/file-endpoints.ts";
import { readLanguage } from "../../../lib/i18n/index.ts";
import { readSession } from "../../../lib/session/session-store.ts";
import { newId } from "../drafts.ts";
import { type DraftFile, draftFiles, setDraftFiles } from "./draft-files.ts";

const LOOK_MS = 700;
/** Files on their way at once; the others wait for their turn. */
const AT_ONCE = 3;

interface FileUpload {
  readonly place: string;
  readonly file: File;
  readonly over: AbortController;
  share: number;
}

const uploads = new Map<string, FileUpload>();
const listeners = new Set<() => void>();
let underWay = 0;
const waiting: (() => void)[] = [];

/** How much of a file has left, 0 to 1. */
export const uploadedShare = (key: string): number => uploads.get(key)?.share ?? 0;
export function onUploaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const change = (place: string, key: string, patch: Partial<DraftFile>): void =>
  setDraftFiles(
    place,
    draftFiles(place).map((each) => (each.key === key ? { ...each, ...patch } : each)),
  );
const isThere = (place: string, key: string): boolean =>
  draftFiles(place).some((each) => each.key === key);

/** Puts files at the box and sends them; as many as a message can have. @returns false where some did not fit */
export function attachFiles(place: string, files: readonly File[]): boolean {
  const there = draftFiles(place);
  const fitting = files.slice(0, ATTACHMENT_LIMITS.perMessage - there.length);
  const added = fitting.map((file): DraftFile => ({
    key: newId(),
    name: file.name,
    bytes: file.size,
    id: null,
    kind: file.type.startsWith("image/") ? "image" : null,
    mediaType: file.type,
    ...stateOf(file),
    isShared: false,
  }));
  setDraftFiles(place, [...there, ...added]);
  for (const [at, { key, state }] of added.entries())
    if (state === "sending") void start(place, key, fitting[at] as File);
  return fitting.length === files.length;
}

/** What is refused anyway need not be sent. */
function stateOf({ size }: File): Pick<DraftFile, "state" | "fault"> {
  if (size > ATTACHMENT_LIMITS.fileBytes) return { state: "failed", fault: "tooLarge" };
  return size === 0 ? { state: "failed", fault: "empty" } : { state: "sending" };
}

export function retryFile(place: string, key: string): void {
  const upload = uploads.get(key);
  if (upload === undefined) return;
  change(place, key, {
    state: "sending",
    failure: undefined,
    fault: undefined,
    canRetry: undefined,
  });
  void start(place, key, upload.file);
}

/** Takes a file away from the box, and from the server. */
export function removeFile(place: string, { key, id }: DraftFile): void {
  uploads.get(key)?.over.abort();
  uploads.delete(key);
  setDraftFiles(
    place,
    draftFiles(place).filter((each) => each.key !== key),
  );
  // What stays there for nothing goes by itself after a day.
  if (id !== null) call(fileEndpoints.removeAttachment, { params: { id } }).catch(() => undefined);
}

/** Goes on watching what was read when the page was left, and gives up what was on its way. */
export function resumeFiles(place: string): void {
  for (const { key, id, state } of draftFiles(place)) {
    if (uploads.has(key)) continue;
    if (state === "sending") change(place, key, { state: "failed", fault: "interrupted" });
    if (state === "reading" && id !== null) void watch(place, key, id);
  }
}

async function start(place: string, key: string, file: File): Promise<void> {
  const upload: FileUpload = { place, file, over: new AbortController(), share: 0 };
  uploads.set(key, upload);
  if (underWay >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  underWay += 1;
  try {
    if (upload.over.signal.aborted) return;
    const sent = await send(key, upload);
    if (!isThere(place, key)) {
      call(fileEndpoints.removeAttachment, { params: { id: sent.id } }).catch(() => undefined);
      return;
    }
    take(place, key, sent);
    if (sent.state === "reading") await watch(place, key, sent.id);
  } catch (error) {
    if (!upload.over.signal.aborted) change(place, key, failureOf(error));
  } finally {
    underWay -= 1;
    waiting.shift()?.();
  }
}

function take(
  place: string,
  key: string,
  { id, kind, name, media_type, picture, state, failure }: Attachment,
): void {
  change(place, key, {
    id,
    kind,
    name,
    mediaType: media_type,
    picture,
    state,
    ...(failure !== null && { failure: { en: failure.message, th: failure.message_th } }),
  });
}

/** Asks how reading stands until it is over. */
async function watch(place: string, key: string, id: string): Promise<void> {
  while (isThere(place, key)) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    try {
      const now = await call(fileEndpoints.getAttachment, { params: { id } });
      if (!isThere(place, key)) return;
      take(place, key, now);
      if (now.state !== "reading") return;
    } catch (error) {
      // Without a network one waits; what is not there any more was not to be.
      if (isProblem(error, "not_found")) {
        change(place, key, { ...failureOf(error), canRetry: uploads.has(key) });
        return;
      }
    }
  }
}

function failureOf(error: unknown): Partial<DraftFile> {
  const reason: FieldProblem | undefined = isProblem(error) ? error.errors[0] : undefined;
  if (reason?.message_th !== undefined)
    return { state: "failed", failure: { en: reason.message, th: reason.message_th } };
  const said = isProblem(error) ? error.detail : "";
  return {
    state: "failed",
    canRetry: true,
    ...(said === "" ? { fault: "notSent" } : { failure: { en: said, th: said } }),
  };
}

/** A request of the old kind, since only that one tells how much of it has left. */
function send(key: string, upload: FileUpload): Promise<Attachment> {
  const session = readSession();
  const token = session.status === "signed_out" ? null : session.token;
  const { method, path } = fileEndpoints.attachFile;
  const form = new FormData();
  form.append("file", upload.file, upload.file.name);
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(method, `${path}?client_id=${encodeURIComponent(key)}`);
    sending.setRequestHeader("accept", "application/json");
    sending.setRequestHeader("accept-language", readLanguage());
    if (token !== null) sending.setRequestHeader("authorization", `Bearer ${token}`);
    sending.upload.addEventListener("progress", ({ loaded, total }) => {
      upload.share = total === 0 ? 0 : loaded / total;
      for (const listener of listeners) listener();
    });
    sending.addEventListener("load", () =>
      resolve(answerOf(sending.status, sending.responseText, token)),
    );
    sending.addEventListener("error", () =>
      reject(new ProblemError({ status: 0, detail: "" }, "offline")),
    );
    sending.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    upload.over.signal.addEventListener("abort", () => sending.abort());
    sending.send(form);
  });
}

async function answerOf(status: number, text: string, token: string | null): Promise<Attachment> {
  const response = new Response(text, { status });
  if (response.ok) return (await response.json()) as Attachment;
  const problem = await problemOf(response);
  endSessionIfOver(problem, token);
  throw problem;
}
