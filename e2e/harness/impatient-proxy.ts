import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface SeenCall {
  readonly call: string;
  readonly atMs: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Stands before a product and refuses each call once with 429 and Retry-After, then lets it through. */
export async function startImpatientProxy(target: string, retryAfterS: number) {
  const seen: SeenCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const call = `${request.method ?? ""} ${request.url ?? ""}`;
      const isFirst = !seen.some((one) => one.call === call);
      seen.push({ call, atMs: performance.now(), headers: request.headers, body: body.toString() });
      if (isFirst) {
        response.writeHead(429, { "retry-after": String(retryAfterS) }).end("slow down");
        return;
      }
      void passOn(target, request, body).then(({ status, type, text }) =>
        response.writeHead(status, type === null ? {} : { "content-type": type }).end(text),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: seen as readonly SeenCall[],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function passOn(target: string, request: IncomingMessage, body: Buffer) {
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const answer = await fetch(target + (request.url ?? ""), {
    method: request.method ?? "GET",
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body: body.toString() }),
  });
  const type = answer.headers.get("content-type");
  return { status: answer.status, type, text: await answer.text() };
}
