import multipart from "@fastify/multipart";
import { endpoints } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyReply } from "fastify";
import { attachmentNamed } from "../../platform/files/file-name.ts";
import { readFile } from "../../platform/files/file-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import { route } from "../../platform/http/route.ts";
import type { AttachmentDeps } from "./attachment-deps.ts";
import { attachmentOf } from "./attachment-reply.ts";
import { type AttachmentRow, deleteWaiting, findAttachment } from "./attachment-store.ts";
import { receiveAttachment } from "./receive-attachment.ts";

const NOT_FOUND: Failure = { code: "not_found" };
const SENT: Failure = {
  code: "conflict",
  detail: "This file was sent with a message. It's deleted with its message or chat.",
};

/** /api/attachments: files of the signed-in person; nobody else's exist. */
export const attachmentRoutes = (app: FastifyInstance, deps: AttachmentDeps): void => {
  const { db, pool } = deps;
  const ownAttachment = async (
    userId: string,
    id: string,
  ): Promise<Result<AttachmentRow, Failure>> => {
    const row = isId(id) ? await findAttachment(db, { userId, id }) : undefined;
    return row === undefined ? fail(NOT_FOUND) : ok(row);
  };
  receiveRoute(app, deps);
  route(app, endpoints.getAttachment, async ({ user, params }) => {
    const found = await ownAttachment(user.id, params.id);
    return found.ok ? ok(attachmentOf(found.value)) : found;
  });
  route(app, endpoints.removeAttachment, async ({ user, params }) => {
    const found = await ownAttachment(user.id, params.id);
    if (!found.ok) return found;
    const isGone = await deleteWaiting(db, { userId: user.id, id: params.id });
    return isGone ? ok(undefined) : fail(SENT);
  });
  const answer = async (reply: FastifyReply, fileId: string | null, mediaType?: string) => {
    const file = fileId === null ? undefined : await readFile(pool, fileId);
    if (file === undefined) return fail(NOT_FOUND);
    reply
      .type(mediaType ?? file.mediaType)
      .header("content-length", file.bytes)
      .header("cache-control", "private, no-store")
      // Whatever it holds, it runs nothing of it here.
      .header("content-security-policy", "sandbox; default-src 'none'");
    return ok(file.body);
  };
  route(app, endpoints.attachedFile, async ({ user, params, reply }) => {
    const found = await ownAttachment(user.id, params.id);
    if (!found.ok) return found;
    const { file_id: fileId, name, media_type: mediaType } = found.value;
    reply.header("content-disposition", attachmentNamed(name));
    return answer(reply, fileId, mediaType);
  });
  route(app, endpoints.attachedPicture, async ({ user, params, reply }) => {
    const found = await ownAttachment(user.id, params.id);
    if (!found.ok) return found;
    const { small_file_id: small, large_file_id: large } = found.value;
    return answer(reply, params.size === "small" ? small : large);
  });
};

/** A file comes as a form and nothing else. */
const receiveRoute = (app: FastifyInstance, deps: AttachmentDeps): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    scope.addContentTypeParser("*", (_request, payload, read) => read(null, payload));
    route(
      scope,
      endpoints.attachFile,
      ({ user, query, request }) =>
        receiveAttachment(deps, { userId: user.id, clientId: query.client_id }, request),
      { takesTime: true },
    );
  });
};
