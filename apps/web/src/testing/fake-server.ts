import { vi } from "vitest";

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  /** The header If-Match: which version a change goes out from. */
  readonly ifMatch?: string;
  readonly body: unknown;
}
type FakeReply = { readonly status: number; readonly body?: unknown };
type Handler = (request: SeenRequest, query: URLSearchParams) => FakeReply | Promise<FakeReply>;

/** The sidebar beside a page asks for these. */
const NO_CHATS: Readonly<Record<string, Handler>> = {
  "GET /api/chats": () => ({ status: 200, body: [] }),
};

/** Stands in for the network: answers by "METHOD /path", remembers what was asked; anything else is a 404. */
export function fakeServer(handlers: Readonly<Record<string, Handler>>) {
  const seen: SeenRequest[] = [];
  const answers = { ...NO_CHATS, ...handlers };
  const answer = async (input: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(input, "http://localhost");
    const headers = new Headers(init.headers);
    const ifMatch = headers.get("if-match");
    const request: SeenRequest = {
      method: init.method ?? "GET",
      path,
      authorization: headers.get("authorization"),
      body: await bodyOf(init.body),
      ...(ifMatch !== null && { ifMatch }),
    };
    seen.push(request);
    const handler = answers[`${request.method} ${path}`];
    const { status, body } =
      (await handler?.(request, query)) ?? problem(404, "not_found", "Not found");
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  };
  vi.stubGlobal("fetch", vi.fn<typeof answer>(answer));
  return { seen };
}

/** JSON as its value, in a file too, a form as its parts. */
async function bodyOf(body: RequestInit["body"]): Promise<unknown> {
  if (body instanceof FormData) return Object.fromEntries(body);
  if (body instanceof Blob && body.type === "application/json")
    return body.text().then((text) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text;
      }
    });
  return typeof body === "string" ? JSON.parse(body) : undefined;
}

export const problem = (
  status: number,
  code: string,
  detail: string,
  more: object = {},
): FakeReply => ({
  status,
  body: { type: "about:blank", title: code, status, detail, code, request_id: "r1", ...more },
});
