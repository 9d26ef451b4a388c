import { connect, createServer, type Server, type Socket } from "node:net";

/** A connection to a server that a test can cut and mend, with a steady address of its own. */
export interface CuttableLine {
  readonly port: number;
  /** Breaks what is open and refuses what comes. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Leaves what is open standing, but nothing comes through any more. */
  hush(): void;
  close(): Promise<void>;
}

export const cuttableLine = async (target: {
  readonly host: string;
  readonly port: number;
}): Promise<CuttableLine> => {
  const sockets = new Set<Socket>();
  const open = (): Server =>
    createServer((inner) => {
      const outer = connect(target.port, target.host);
      for (const [one, other] of [
        [inner, outer],
        [outer, inner],
      ] as const) {
        sockets.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      }
    });
  const listen = (server: Server, port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
  let server: Server | undefined = open();
  await listen(server, 0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the line has no port");
  const { port } = address;
  const cut = async (): Promise<void> => {
    const closing = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };
  const mend = async (): Promise<void> => {
    server = open();
    await listen(server, port);
  };
  const hush = (): void => {
    for (const socket of sockets) {
      socket.unpipe();
      socket.resume();
    }
  };
  return { port, cut, mend, hush, close: cut };
};
