import type { Upload, UploadOptions, User } from "@propertyvr/contracts";
import { vi } from "vitest";
import { fakeServer } from "../../../testing/fake-server.ts";
import { anong } from "../../../testing/people.ts";
import { createChecker } from "../check/checker.ts";
import type { CheckAnswer, CheckRequest } from "../check/protocol.ts";

const agent: User = { ...anong, role: "partner" };

const NO_COUNTS: Upload["counts"] = {
  rows: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  superseded: 0,
  failed: 0,
  delisted: 0,
};

export const uploadOf = ({
  counts,
  ...over
}: Partial<Omit<Upload, "counts">> & { counts?: Partial<Upload["counts"]> } = {}): Upload => ({
  id: "up1",
  partner: null,
  by: "dialog",
  file_name: "homes.csv",
  bytes: 1_000,
  kind: "csv",
  encoding: "utf-8",
  separator: ",",
  tables: [],
  mode: "upsert",
  dry_run: false,
  state: "done",
  progress: { rows_done: 0, rows_total: null },
  counts: { ...NO_COUNTS, ...counts },
  findings: [],
  errors_total: 0,
  warnings_total: 0,
  repairs_total: 0,
  brake: null,
  failure: null,
  created_at: "2026-11-21T03:00:00.000Z",
  finished_at: null,
  kept_until: null,
  ...over,
});

export const replyOf = (upload: Upload, status = 200) => ({
  status,
  body: { success: true, inserted: 0, updated: 0, unchanged: 0, errors: [], upload },
});

/** The worker's own code, on the page's thread. */
class FakeCheckWorker extends EventTarget {
  private readonly check = createChecker((answer: CheckAnswer) => {
    this.dispatchEvent(new MessageEvent("message", { data: answer }));
  });
  postMessage(request: CheckRequest): void {
    void this.check(request);
  }
  terminate(): void {}
}

/** Sends by `fetch`, which the fake server answers. */
class FakeRequest extends EventTarget {
  status = 0;
  responseText = "";
  readonly upload = new EventTarget();
  private readonly headers: Record<string, string> = {};
  private method = "";
  private path = "";
  open(method: string, path: string): void {
    this.method = method;
    this.path = path;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  send(body: FormData | File): void {
    void this.answer(body);
  }
  private async answer(body: FormData | File): Promise<void> {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 1, total: 1 }));
    try {
      const sent = body instanceof File ? await body.text() : body;
      const { method, headers } = this;
      const response = await fetch(this.path, { method, headers, body: sent });
      this.status = response.status;
      this.responseText = await response.text();
      this.dispatchEvent(new Event("load"));
    } catch {
      this.dispatchEvent(new Event("error"));
    }
  }
}

/** A server that takes uploads, for one person. */
export function fakeUploads(answers: Parameters<typeof fakeServer>[0], person: User = agent) {
  vi.stubGlobal("Worker", FakeCheckWorker);
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  const { seen } = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: person }),
    "GET /api/chats": () => ({ status: 200, body: [] }),
    "GET /api/uploads": () => ({ status: 200, body: { uploads: [], next_cursor: null } }),
    "GET /api/uploads/up1/changes": () => ({
      status: 200,
      body: { changes: [], next_cursor: null },
    }),
    ...answers,
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(person));
  /** The decisions that a request took along. */
  const options = (method: string, path: string): UploadOptions[] =>
    seen
      .filter((each) => each.method === method && each.path === path)
      .map(({ body }) => {
        const form = body as { options?: string } | undefined;
        return (form?.options === undefined ? form : JSON.parse(form.options)) as UploadOptions;
      });
  return { seen, options };
}
