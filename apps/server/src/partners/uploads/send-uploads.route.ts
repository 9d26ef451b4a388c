import multipart from "@fastify/multipart";
import { endpoints, UPLOAD_BYTES_MAX } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deleteFile, type FileOwner } from "../../platform/files/file-store.ts";
import { networkOf } from "../../platform/http/caller.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { parseJson, TooDeep } from "../../platform/http/parse-json.ts";
import { unreadableBody, UnreadableBody } from "../../platform/http/read-json.ts";
import { type RouteHandler, route } from "../../platform/http/route.ts";
import type { UploadSender } from "./receiving/begin-upload.ts";
import { readForm } from "./receiving/read-form.ts";
import { NO_FILE, readOptions, trialOf, wrongField } from "./receiving/read-options.ts";
import { receiveInPlace, TOO_LARGE } from "./receiving/receive-file.ts";
import { isTooLong, letRunOff } from "../../platform/http/request-body.ts";
import { type TakenFile, takeFile } from "./take-file.ts";
import type { UploadDeps } from "./upload-deps.ts";
import { type UploadReader, readerOf, targetOf } from "./whose-stock.ts";

/** Bytes of homes that are sent as JSON at once; more go as a file. */
const JSON_BYTES = 5 * 1024 * 1024;

/** POST /api/properties/upload/csv and POST /api/properties/upload/json */
export const sendUploadRoutes = (app: FastifyInstance, deps: UploadDeps): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    scope.addContentTypeParser("*", (_request, payload, read) => read(null, payload));
    formRoute(scope, deps);
  });
  app.register((scope, _options, done) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, read) => {
      request.rawBody = body as Buffer;
      try {
        read(null, parseJson(utf8.decode(body as Buffer)));
      } catch (error) {
        read(error instanceof TooDeep ? unreadableBody(error) : new UnreadableBody(NO_JSON));
      }
    });
    jsonRoute(scope, deps);
    done();
  });
};

const utf8 = new TextDecoder("utf-8", { fatal: true });
/** The specification's words. */
const NO_JSON = { en: "Invalid JSON format", th: "รูปแบบ JSON ไม่ถูกต้อง" };

const formRoute = (app: FastifyInstance, deps: UploadDeps): void => {
  const handle: RouteHandler<typeof endpoints.uploadFile> = async ({
    user,
    query,
    request,
    reply,
  }) => {
    const reader = await readerOf(deps, user);
    if (isTooLong(request, UPLOAD_BYTES_MAX)) {
      letRunOff(request);
      return { ok: false, failure: TOO_LARGE };
    }
    if (!request.isMultipart()) {
      letRunOff(request);
      return { ok: false, failure: request.body === undefined ? NO_FILE : NO_FORM };
    }
    const form = await readForm(request, {
      receive: (stream) => receiveInPlace(deps, ownerOf(reader), stream),
      drop: ({ id }) => deleteFile(deps.pool, id),
    });
    if (!form.ok) {
      letRunOff(request);
      return form;
    }
    const { file } = form.value;
    const options = trialOf(form.value.options, query.dry_run);
    const target = await targetOf(deps, reader, options.partner_id);
    if (!target.ok) {
      await deleteFile(deps.pool, file.id);
      return target;
    }
    const sender = senderOf(reader, target.value, request);
    return answered(reply, await takeFile(deps, sender, file, options));
  };
  route(app, endpoints.uploadFile, handle, { takesTime: true });
};

/** Whose stock the file goes into is known only when its options have come, maybe behind it. */
const ownerOf = ({ userId, ownPartnerId }: UploadReader): FileOwner =>
  ownPartnerId === undefined
    ? { kind: "account", id: userId }
    : { kind: "partner", id: ownPartnerId };

const NO_FORM: Failure = {
  code: "unsupported_media_type",
  detail: "Send a form (multipart/form-data) with the file in a part named file.",
};

const senderOf = (
  { userId, userName, isAdmin }: UploadReader,
  partnerId: string,
  { ip }: FastifyRequest,
): UploadSender => ({
  partnerId,
  userId,
  sentBy: "dialog",
  onBehalf: isAdmin ? { id: userId, name: userName, network: networkOf(ip) } : undefined,
});

const jsonRoute = (app: FastifyInstance, deps: UploadDeps): void => {
  route(
    app,
    endpoints.uploadJson,
    async ({ user, query, body, request, reply }) => {
      const rows = homesIn(body);
      if (rows === undefined) return { ok: false, failure: NO_ARRAY };
      const options = readOptions(query.options);
      if (!options.ok) return options;
      const reader = await readerOf(deps, user);
      const target = await targetOf(deps, reader, options.value.partner_id);
      if (!target.ok) return target;
      const owner = { kind: "partner", id: target.value } as const;
      const received = await receiveInPlace(deps, owner, piecesOf(request.rawBody));
      if (!received.ok) return received;
      const sender = senderOf(reader, target.value, request);
      const file = { ...received.value, name: "homes.json" };
      const asked = trialOf(options.value, query.dry_run);
      return answered(reply, await takeFile(deps, sender, file, asked));
    },
    { bodyLimit: JSON_BYTES },
  );
};

const NO_ARRAY = wrongField("", "invalid_type", "Send an array with at least one listing");

const homesIn = (body: unknown): readonly unknown[] | undefined => {
  const rows =
    typeof body === "object" && body !== null && "properties" in body ? body.properties : body;
  return Array.isArray(rows) && rows.length > 0 ? rows : undefined;
};

async function* piecesOf(bytes: Buffer | undefined): AsyncGenerator<Buffer> {
  if (bytes !== undefined) yield bytes;
}

/** 202 where the upload goes on behind its answer. */
export const answered = (reply: FastifyReply, taken: TakenFile) => {
  if (!taken.ok) return taken;
  if (taken.value.isUnderWay) reply.code(202);
  return ok(taken.value.reply);
};
