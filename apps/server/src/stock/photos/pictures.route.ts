import { endpoints } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { isUnchanged } from "../../platform/http/entity-tags.ts";
import { NOT_MODIFIED } from "../../platform/http/outcome.ts";
import { route } from "../../platform/http/route.ts";
import { SHOWN_ANYWHERE } from "../../platform/http/security-headers.ts";
import { findPictureFile } from "./picture-store.ts";

/** A picture's id is made of its content. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** GET /api/pictures/{id}/{size} */
export const pictureRoutes = (
  app: FastifyInstance,
  { pool }: { readonly pool: Queryable },
): void => {
  route(app, endpoints.picture, async ({ params: { id, size }, request, reply }) => {
    const file = await findPictureFile(pool, id, Number(size));
    if (file === undefined) return fail({ code: "not_found" });
    const tag = `${id}-${size}`;
    reply.header("cache-control", FOR_EVER).header("etag", `"${tag}"`);
    reply.header(...SHOWN_ANYWHERE);
    if (isUnchanged(request.headers["if-none-match"], tag)) return NOT_MODIFIED;
    reply.type(file.mediaType).header("content-length", file.bytes);
    return ok(file.body);
  });
};
