import type { FastifyInstance } from "fastify";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body that is not what its content type says. */
export class UnreadableBody extends Error {}

/**
 * JSON is the only body by default. Decoding is strict: Fastify's own parser
 * would store U+FFFD where the bytes are not UTF-8. An empty body reads as absent.
 */
export const readJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      const text = utf8.decode(body as Buffer);
      done(null, text.trim() === "" ? undefined : JSON.parse(text));
    } catch (error) {
      const reason = error instanceof SyntaxError ? "not valid JSON" : "not valid UTF-8";
      done(new UnreadableBody(`The body is ${reason}.`));
    }
  });
};
