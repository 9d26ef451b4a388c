import type { UploadOptions, UploadReply } from "@propertyvr/contracts";
import { endSessionIfOver, ProblemError, problemOf } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { readLanguage } from "../../../lib/i18n/index.ts";
import { readSession } from "../../../lib/session/session-store.ts";
import type { UploadSource } from "../flow.ts";

export interface SendFileOptions {
  /** Bytes of the request that have left, and of how many. */
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** What may stand in an address without a server refusing it. */
const ADDRESS_MAX = 6_000;

/**
 * Sends what was chosen, with what was decided about it. A request of the old kind, since only that
 * one tells how much of it has left. Throws ProblemError; an aborted signal throws its AbortError.
 */
export function sendSource(
  { file, isPasted }: UploadSource,
  options: UploadOptions,
  { onProgress, signal }: SendFileOptions,
): Promise<UploadReply> {
  const said = JSON.stringify(options);
  const { method, path } = workEndpoints.uploadFile;
  const query = `?options=${encodeURIComponent(said)}`;
  if (isPasted && query.length < ADDRESS_MAX)
    return send({
      method,
      path: workEndpoints.uploadJson.path + query,
      body: file,
      type: JSON_TYPE,
    });
  // What was decided comes first: the server reads the file as it arrives.
  const form = new FormData();
  form.append("options", said);
  form.append("file", file, file.name);
  return send({ method, path, body: form, type: null });

  function send(request: {
    method: string;
    path: string;
    body: FormData | File;
    type: string | null;
  }): Promise<UploadReply> {
    const session = readSession();
    const token = session.status === "signed_out" ? null : session.token;
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.path);
      sending.setRequestHeader("accept", "application/json");
      sending.setRequestHeader("accept-language", readLanguage());
      if (request.type !== null) sending.setRequestHeader("content-type", request.type);
      if (token !== null) sending.setRequestHeader("authorization", `Bearer ${token}`);
      sending.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded, total));
      sending.addEventListener("load", () =>
        resolve(answerOf(sending.status, sending.responseText, token)),
      );
      sending.addEventListener("error", () =>
        reject(new ProblemError({ status: 0, detail: "" }, "offline")),
      );
      sending.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      if (signal.aborted) return reject(new DOMException("aborted", "AbortError"));
      signal.addEventListener("abort", () => sending.abort());
      sending.send(request.body);
    });
  }
}

const JSON_TYPE = "application/json";

async function answerOf(status: number, text: string, token: string | null): Promise<UploadReply> {
  const response = new Response(text, { status });
  if (!response.ok) {
    const problem = await problemOf(response);
    endSessionIfOver(problem, token);
    throw problem;
  }
  try {
    return (await response.json()) as UploadReply;
  } catch {
    throw new ProblemError({ status, detail: "" }, "unreadable_reply");
  }
}
