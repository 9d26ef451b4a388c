import { endpoints, UPLOAD_BYTES_MAX, UploadOptions } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Readable } from "node:stream";
import type pg from "pg";
import type { Failure } from "../../platform/http/failure.ts";
import { type RouteHandler, route } from "../../platform/http/route.ts";
import { fileBack } from "./file-back.ts";
import { fileNameOf } from "../../platform/files/file-name.ts";
import { NO_FILE } from "./receiving/read-options.ts";
import { receiveInPlace, TOO_LARGE } from "./receiving/receive-file.ts";
import { fromOutside, isTooLong, letRunOff } from "../../platform/http/request-body.ts";
import { answered } from "./send-uploads.route.ts";
import { cancelUpload, isSender } from "./store/upload-store.ts";
import { takeFile } from "./take-file.ts";
import type { UploadDeps } from "./upload-deps.ts";
import { problemsPage, uploadOf } from "./upload-reply.ts";
import { ownUpload } from "./uploads.route.ts";

/** Uploads with an API key: POST /api/partner/imports, and what became of it. */
export const importRoutes = (app: FastifyInstance, deps: UploadDeps): void => {
  app.register((scope, _options, done) => {
    // The bytes are the file, whatever they are called, but for forms.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, read) => read(null, payload));
    sendRoute(scope, deps);
    done();
  });
  const { pool, clock } = deps;
  route(app, endpoints.partnerImport, async ({ holder, params }) => {
    const found = await ownUpload(deps, params.id, holder.partnerId);
    return found.ok ? ok(uploadOf(found.value, { forAdmin: false })) : found;
  });
  route(app, endpoints.partnerImportProblems, async ({ holder, params, query }) => {
    const found = await ownUpload(deps, params.id, holder.partnerId);
    return found.ok ? problemsPage(deps, params.id, query) : found;
  });
  route(app, endpoints.partnerImportFile, async ({ holder, params, query, reply }) => {
    const found = await ownUpload(deps, params.id, holder.partnerId);
    if (!found.ok) return found;
    const isForOthers = !(await isSender(pool, found.value, { ownPartnerId: holder.partnerId }));
    return fileBack(deps, reply, found.value, { rows: query.rows, isForOthers });
  });
  route(app, endpoints.cancelImport, async ({ holder, params, query }) => {
    const cancel = async (client: pg.PoolClient) => {
      const on = { pool: client };
      const found = await ownUpload(on, params.id, holder.partnerId);
      if (!found.ok) return found;
      await cancelUpload(client, params.id, clock.now());
      const now = await ownUpload(on, params.id, holder.partnerId);
      return now.ok ? ok(uploadOf(now.value, { forAdmin: false })) : now;
    };
    return inTransaction(pool, cancel, { dryRun: query.dry_run });
  });
};

/** curl's own type for a body is that of a form: a file sent so was stored with what stands around it. */
const FORMS = /^\s*(?:multipart\/|application\/x-www-form-urlencoded)/i;
const NO_FORM: Failure = {
  code: "unsupported_media_type",
  detail:
    "This address takes the file itself as the body, not a form. Send its bytes with its own Content-Type, for example: curl -H 'Content-Type: text/csv' --data-binary @homes.csv",
};

const sendRoute = (app: FastifyInstance, deps: UploadDeps): void => {
  const handle: RouteHandler<typeof endpoints.sendImport> = async (call) => {
    const { holder, query, body, request, reply } = call;
    const { partnerId } = holder;
    if (body === undefined) return fail(NO_FILE);
    if (FORMS.test(request.headers["content-type"] ?? "")) {
      letRunOff(request);
      return fail(NO_FORM);
    }
    if (isTooLong(request, UPLOAD_BYTES_MAX)) {
      letRunOff(request);
      return fail(TOO_LARGE);
    }
    // A refusal in the middle must not cut the connection that its answer leaves by.
    const stream = (body as Readable).iterator({ destroyOnReturn: false });
    const owner = { kind: "partner", id: partnerId } as const;
    const received = await receiveInPlace(deps, owner, fromOutside(stream));
    if (!received.ok) {
      letRunOff(request);
      return received;
    }
    const { mode, dry_run, confirm } = query;
    const options = UploadOptions.parse({ mode, dry_run, confirm });
    const file = { ...received.value, name: fileNameOf(query.file_name) };
    const sender = { partnerId, userId: null, sentBy: "api" as const };
    return answered(reply, await takeFile(deps, sender, file, options));
  };
  route(app, endpoints.sendImport, handle, { takesTime: true });
};
