import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the service was asked: the parts of its form, as they came over the line. */
export interface AskedTranscription {
  readonly authorization: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Buffer };
}

/** A transcription service on this machine that speaks the real protocol: multipart in, JSON out. */
export interface LocalTranscriber {
  readonly url: string;
  readonly asked: readonly AskedTranscription[];
  /** How it answers from now on. */
  readonly answer: (with_: TranscriberAnswer) => void;
  /** How many requests were given up by us before they were answered. */
  readonly givenUp: () => number;
  readonly close: () => Promise<void>;
}
type TranscriberAnswer = (reply: ServerResponse) => void;

export const saying =
  (
    status: number,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): TranscriberAnswer =>
  (reply) => {
    reply.writeHead(status, { "content-type": "application/json", ...headers });
    reply.end(body);
  };

export async function startLocalTranscriber(): Promise<LocalTranscriber> {
  const asked: AskedTranscription[] = [];
  let answer: TranscriberAnswer = saying(200, JSON.stringify({ text: "two bedrooms near Asok" }));
  let givenUp = 0;
  const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    reply.on("close", () => {
      if (!reply.writableFinished) givenUp += 1;
    });
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const form = await new Response(Buffer.concat(pieces), {
      headers: { "content-type": request.headers["content-type"] ?? "" },
    }).formData();
    const file = form.get("file") as File;
    asked.push({
      authorization: request.headers.authorization,
      fields: Object.fromEntries(
        [...form.entries()].filter((each): each is [string, string] => typeof each[1] === "string"),
      ),
      file: { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) },
    });
    answer(reply);
  };
  const server = createServer((request, reply) => void take(request, reply).catch(() => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/v1/audio/transcriptions`,
    asked,
    answer: (next) => {
      answer = next;
    },
    givenUp: () => givenUp,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
