import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { openLocalWeb } from "../../../platform/outbound/testing/local-web.ts";

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
}

/** A partner's own server: it speaks real HTTP, keeps what arrives, and answers as it is told. */
export const openReceiver = async () => {
  const web = await openLocalWeb();
  const received: Received[] = [];
  let answer: (reply: ServerResponse, received: Received) => void = (reply) => reply.end("thanks");
  web.answer((request, reply) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const one = { headers: request.headers, body, path: request.url ?? "" };
      received.push(one);
      answer(reply, one);
    });
  });
  return {
    host: web.host,
    url: `${web.origin}/hook`,
    connections: web.connections,
    received,
    answer: (given: typeof answer) => {
      answer = given;
    },
    /** Answers with a status and nothing else. */
    status: (code: number, headers: Readonly<Record<string, string>> = {}) => {
      answer = (reply) => reply.writeHead(code, headers).end();
    },
    close: web.close,
  };
};
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** Whether one of the signatures is that of a secret, by the standard's own arithmetic. */
export const isSignedWith = (secret: string, { headers, body }: Received): boolean => {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const expected = createHmac("sha256", key).update(signed).digest("base64");
  return String(headers["webhook-signature"]).split(" ").includes(`v1,${expected}`);
};
