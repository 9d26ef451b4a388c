import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalWeb {
  readonly port: number;
  /** "127.0.0.1:port", as OUTBOUND_ALLOW has it. */
  readonly host: string;
  readonly origin: string;
  /** Connections that reached it, whether or not anything was asked. */
  readonly connections: () => number;
  /** What was asked, in order; may be emptied. */
  readonly asked: { readonly path: string; readonly headers: NodeJS.Dict<unknown> }[];
  readonly answer: (listener: RequestListener) => void;
  readonly close: () => Promise<void>;
}

/** A web server on every address of this machine; it speaks real HTTP and counts who comes. */
export const openLocalWeb = async (): Promise<LocalWeb> => {
  let listener: RequestListener = (_request, reply) => reply.end("here");
  let connections = 0;
  const asked: { path: string; headers: NodeJS.Dict<unknown> }[] = [];
  const server = createServer((request, reply) => {
    asked.push({ path: request.url ?? "", headers: request.headers });
    reply.on("error", () => undefined);
    listener(request, reply);
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "::", resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${String(port)}`;
  return {
    port,
    host,
    origin: `http://${host}`,
    connections: () => connections,
    asked,
    answer: (given) => {
      listener = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
