import { endpoints, SPEECH_MAX_BYTES } from "@propertyvr/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { route } from "../../platform/http/route.ts";
import { transcribeSpeech, type TranscriptionPorts } from "./transcribe-speech.ts";

/** POST /api/transcriptions */
export const transcriptionRoutes = (app: FastifyInstance, ports: TranscriptionPorts): void => {
  app.register((scope, _options, done) => {
    // The bytes are the recording, whatever they are called.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, read) =>
      read(null, body),
    );
    route(
      scope,
      endpoints.transcribe,
      ({ user, query, body, request }) =>
        transcribeSpeech(ports, {
          accountId: user.id,
          bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          language: query.language,
          signal: whenGone(request),
        }),
      { bodyLimit: SPEECH_MAX_BYTES },
    );
    done();
  });
};

/** Nobody waits any more: what was asked of the service is given up. */
function whenGone({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  raw.socket?.once("close", () => gone.abort());
  return gone.signal;
}
