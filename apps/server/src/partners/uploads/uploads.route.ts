import { endpoints } from "@propertyvr/contracts";
import { writeTemplate } from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import { numberBefore, pageByNumber } from "../../platform/http/pages.ts";
import { route } from "../../platform/http/route.ts";
import { fileBack } from "./file-back.ts";
import { importAgain } from "./receiving/begin-upload.ts";
import { attachmentNamed } from "../../platform/files/file-name.ts";
import { publicOptions, trialOf } from "./receiving/read-options.ts";
import { answered } from "./send-uploads.route.ts";
import {
  cancelUpload,
  findUpload,
  isSender,
  listUploads,
  type UploadRow,
} from "./store/upload-store.ts";
import { answerFor } from "./take-file.ts";
import type { UploadDeps } from "./upload-deps.ts";
import { changesPage, problemsPage, uploadOf } from "./upload-reply.ts";
import { readerOf } from "./whose-stock.ts";

/** What accounts do with uploads once they were sent. */
export const uploadRoutes = (app: FastifyInstance, deps: UploadDeps): void => {
  const { pool, clock } = deps;
  route(app, endpoints.listUploads, async ({ user, query }) => {
    const { seesPartnerId: partnerId, isAdmin } = await readerOf(deps, user);
    const before = numberBefore(query.cursor);
    if (!before.ok) return before;
    const limit = query.limit + 1;
    const rows = await listUploads(pool, { partnerId, before: before.value, limit });
    const page = pageByNumber(rows, query.limit, ({ seq }) => seq);
    const uploads = page.rows.map((row) => uploadOf(row, { forAdmin: isAdmin }));
    return ok({ uploads, next_cursor: page.next_cursor });
  });
  route(app, endpoints.getUpload, async ({ user, params }) => {
    const { seesPartnerId, isAdmin } = await readerOf(deps, user);
    const found = await ownUpload(deps, params.id, seesPartnerId);
    return found.ok ? ok(uploadOf(found.value, { forAdmin: isAdmin })) : found;
  });
  route(app, endpoints.cancelUpload, async ({ user, params }) => {
    const { seesPartnerId, isAdmin } = await readerOf(deps, user);
    const found = await ownUpload(deps, params.id, seesPartnerId);
    if (!found.ok) return found;
    await cancelUpload(pool, params.id, clock.now());
    const now = await ownUpload(deps, params.id, seesPartnerId);
    return now.ok ? ok(uploadOf(now.value, { forAdmin: isAdmin })) : now;
  });
  route(app, endpoints.importUpload, async ({ user, params, query, body, reply }) => {
    const { seesPartnerId, isAdmin } = await readerOf(deps, user);
    const found = await ownUpload(deps, params.id, seesPartnerId);
    if (!found.ok) return found;
    const options = publicOptions(trialOf(body, query.dry_run));
    if (!options.ok) return options;
    const begun = await importAgain(deps, found.value, user.id, options.value);
    if (!begun.ok) return begun;
    return answered(reply, await answerFor(deps, begun.value, { forAdmin: isAdmin }));
  });
  route(app, endpoints.uploadProblems, async ({ user, params, query }) => {
    const { seesPartnerId } = await readerOf(deps, user);
    const found = await ownUpload(deps, params.id, seesPartnerId);
    return found.ok ? problemsPage(deps, params.id, query) : found;
  });
  route(app, endpoints.uploadChanges, async ({ user, params, query }) => {
    const { seesPartnerId } = await readerOf(deps, user);
    const found = await ownUpload(deps, params.id, seesPartnerId);
    return found.ok ? changesPage(deps, params.id, query) : found;
  });
  fileRoute(app, deps);
  templateRoute(app);
};

const fileRoute = (app: FastifyInstance, deps: UploadDeps): void => {
  route(app, endpoints.uploadedFile, async ({ user, params, query, reply }) => {
    const { seesPartnerId, ownPartnerId } = await readerOf(deps, user);
    const found = await ownUpload(deps, params.id, seesPartnerId);
    if (!found.ok) return found;
    const isForOthers = !(await isSender(deps.pool, found.value, {
      userId: user.id,
      ownPartnerId,
    }));
    return fileBack(deps, reply, found.value, { rows: query.rows, isForOthers });
  });
};

const templateRoute = (app: FastifyInstance): void => {
  route(app, endpoints.uploadTemplate, async ({ query: { language, format }, reply }) => {
    const name = language === "th" ? `ทรัพย์.${format}` : `homes.${format}`;
    reply
      .type(TEMPLATE_TYPES[format])
      .header("content-disposition", attachmentNamed(name))
      .header("cache-control", "public, max-age=3600");
    return ok(writeTemplate(language, format));
  });
};
const TEMPLATE_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Another partner's upload is not there. */
export const ownUpload = async (
  { pool }: { readonly pool: Parameters<typeof findUpload>[0] },
  id: string,
  partnerId: string | undefined,
): Promise<Result<UploadRow, Failure>> => {
  const row = isId(id) ? await findUpload(pool, id, partnerId) : undefined;
  return row === undefined ? fail({ code: "not_found" }) : ok(row);
};
