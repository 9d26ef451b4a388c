import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { parseJson, unreadableReason } from "./parse-json.ts";
import { sendProblem } from "./send-problem.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body that is not what its content type says. */
export class UnreadableBody extends Error {
  readonly detailTh: string;
  constructor({ en, th }: { readonly en: string; readonly th: string }) {
    super(en);
    this.detailTh = th;
  }
}

/**
 * JSON is the only body by default. Decoding is strict: Fastify's own parser
 * would store U+FFFD where the bytes are not UTF-8. An empty body reads as absent.
 */
export const readJson = (app: FastifyInstance): void => {
  app.decorateRequest("rawBody", undefined);
  app.decorateRequest("bodyHash", undefined);
  app.removeAllContentTypeParsers();
  app.addHook("preParsing", refuseCodings);
  readJsonAs(app, "application/json");
};

/** Reads bodies of another type that are JSON too, where it is called. */
export const readJsonAs = (app: FastifyInstance, type: string): void => {
  app.addContentTypeParser(type, { parseAs: "buffer" }, (request, body, done) => {
    try {
      done(null, parse(request, body as Buffer));
    } catch (error) {
      done(unreadableBody(error));
    }
  });
};

/** What reading a body threw, as its sender is told. */
export const unreadableBody = (error: unknown): UnreadableBody => {
  const { en, th } = unreadableReason(error);
  return new UnreadableBody({ en: `The body is ${en}.`, th: `เนื้อหาที่ส่งมา${th}` });
};

const parse = (request: FastifyRequest, body: Buffer): unknown => {
  recordBodyHash(request, body);
  request.rawBody = body;
  const text = utf8.decode(body);
  return text.trim() === "" ? undefined : parseJson(text);
};

declare module "fastify" {
  interface FastifyRequest {
    /** The bytes of a JSON body as they came: what a signature is made over. */
    rawBody: Buffer | undefined;
    /** Undefined without a body, and without an Idempotency-Key. */
    bodyHash: Buffer | undefined;
  }
}

/** A body is read as it comes: a coding would let a small one grow without bound (RFC 9110, 8.4 and 15.5.16). */
const refuseCodings = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const coding = request.headers["content-encoding"];
  if (coding === undefined || coding.toLowerCase() === "identity") return;
  reply.header("accept-encoding", "identity");
  await sendProblem(reply, {
    code: "unsupported_media_type",
    detail: "Send the body uncompressed, without Content-Encoding.",
  });
};

/**
 * What a request's body was, byte for byte, for requests that may be sent again with an
 * Idempotency-Key. Whoever parses a body notes it.
 */
export const recordBodyHash = (request: FastifyRequest, bytes: Uint8Array | string): void => {
  if (request.headers["idempotency-key"] !== undefined)
    request.bodyHash = createHash("sha256").update(bytes).digest();
};
