import { connect, type Socket } from "node:net";
import { once } from "node:events";

/** Who asks, and as whom. */
export interface LoadTarget {
  readonly port: number;
  readonly path: string;
  /** Each connection has some of them to itself, and takes them in turn. */
  readonly keys: readonly string[];
  readonly connections: number;
}

/**
 * Asks for so long, one request at a time on each connection, and counts the answers. Requests are
 * bytes made beforehand and of an answer only its length is read: the asking shares the machine.
 * @throws Error at the first answer that is not 200
 */
export async function answersIn(asking: LoadTarget, forMs: number): Promise<number> {
  const requests = asking.keys.map((key) =>
    Buffer.from(`GET ${asking.path} HTTP/1.1\r\nhost: localhost\r\nx-api-key: ${key}\r\n\r\n`),
  );
  const until = performance.now() + forMs;
  const counts = await Promise.all(
    Array.from({ length: asking.connections }, (_, connection) => {
      const own = requests.filter((_request, n) => n % asking.connections === connection);
      let next = 0;
      return askOn(asking.port, (socket) => {
        const request = own[next++ % own.length];
        return request !== undefined && performance.now() < until && (socket.write(request), true);
      });
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function askOn(port: number, ask: (socket: Socket) => boolean): Promise<number> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let answers = 0;
  let unread: Buffer = Buffer.alloc(0);
  const ended = new Promise<void>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
      const length = answerLength(unread);
      if (length === undefined || unread.length < length) return;
      if (!unread.subarray(0, 12).equals(GOOD)) {
        reject(new Error(`answered with ${unread.subarray(-300).toString()}`));
        return;
      }
      unread = unread.subarray(length);
      answers += 1;
      if (!ask(socket)) resolve();
    });
  });
  try {
    if (ask(socket)) await ended;
  } finally {
    socket.destroy();
  }
  return answers;
}

const GOOD = Buffer.from("HTTP/1.1 200");
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/** Head and body of the answer that begins here; undefined before the head has come whole. */
function answerLength(bytes: Buffer): number | undefined {
  const headEnds = bytes.indexOf("\r\n\r\n");
  if (headEnds < 0) return undefined;
  const length = LENGTH.exec(bytes.subarray(0, headEnds + 2).toString("latin1"))?.[1];
  return headEnds + 4 + Number(length);
}
