import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Socket } from "node:net";
import { answerErrors } from "./answer-errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its body may take as long as it likes, as long as it goes on coming. */
    readonly takesTime?: true;
  }
}

/**
 * Cuts a body that does not arrive: within `limitMs` as a whole, or, where a route takes large files,
 * one of which nothing comes for so long. Node's own limit knows no routes.
 */
export const limitSlowBodies = (app: FastifyInstance, limitMs: number): void => {
  app.addHook("onRequest", (request, reply, done) => {
    // An injected request has no socket.
    if (!request.raw.complete && request.raw.socket instanceof Socket)
      watch(request, reply, limitMs);
    done();
  });
};

const watch = (request: FastifyRequest, reply: FastifyReply, limitMs: number): void => {
  const { raw } = request;
  const takesTime = request.routeOptions.config.takesTime === true;
  let seen = raw.socket.bytesRead;
  const look = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(look);
    const isComing = raw.socket.bytesRead > seen;
    seen = raw.socket.bytesRead;
    if (takesTime && isComing) return undefined;
    clearInterval(look);
    // It has its answer, and went on sending.
    if (reply.raw.headersSent) return raw.socket.destroy();
    answerErrors.socket(new Error("the body did not arrive in time"), raw.socket, request.id);
    return undefined;
  }, limitMs);
  look.unref();
  raw.once("close", () => clearInterval(look));
};
