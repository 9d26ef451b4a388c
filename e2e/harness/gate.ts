import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands before a product as its address. Shut, nobody reaches the product. It can also tell of another
 * release than the one that is built, or hand out another file than the one that is asked for.
 */
export interface Gate {
  readonly url: string;
  readonly shut: () => void;
  readonly open: () => void;
  /** The page and its worker say that they are of this release from now on. */
  readonly release: (name: string) => void;
  /** From now on one path is answered as another. */
  readonly answerAs: (path: string, other: string) => void;
  readonly close: () => Promise<void>;
}

export async function openGate(target: string): Promise<Gate> {
  const built = /name="release" content="(\w+)"/.exec(await (await fetch(target)).text())?.[1];
  if (built === undefined) throw new Error("the page names no release");
  const now = { isShut: false, release: built };
  const others = new Map<string, string>();
  const server = createServer((request, response) => {
    if (now.isShut) request.socket.destroy();
    else passOn(target, others, request, response, (text) => text.replaceAll(built, now.release));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    shut: () => {
      now.isShut = true;
      server.closeAllConnections();
    },
    open: () => (now.isShut = false),
    release: (name) => (now.release = name),
    answerAs: (path, other) => others.set(path, other),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(
  target: string,
  others: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
  retell: (text: string) => string,
): void {
  const path = request.url ?? "/";
  const isRetold =
    path === "/" || path === "/sw.js" || request.headers.accept?.includes("text/html") === true;
  const headers = { ...request.headers };
  // What is told anew is neither packed nor known already.
  if (isRetold)
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since"])
      delete headers[name];
  const asked = ask(
    new URL(others.get(path) ?? path, target),
    { method: request.method ?? "GET", headers },
    (answer) => {
      if (!isRetold) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const { "content-length": _length, etag: _tag, ...told } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, told);
        response.end(retell(Buffer.concat(chunks).toString("utf8")));
      });
    },
  );
  asked.on("error", () => response.destroy());
  request.pipe(asked);
}
