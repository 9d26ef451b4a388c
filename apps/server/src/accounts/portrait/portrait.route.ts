import { endpoints, PHOTO_MAX_BYTES } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { readFile } from "../../platform/files/file-store.ts";
import { route } from "../../platform/http/route.ts";
import type { AccountDeps } from "../account-deps.ts";
import { getById } from "../account-store.ts";
import { type PortraitDeps, removePortrait, setPortrait } from "./set-portrait.ts";

/** The photo of one's own account. Only its owner is ever shown it. */
export const portraitRoutes = (
  app: FastifyInstance,
  deps: PortraitDeps & Pick<AccountDeps, "db">,
): void => {
  const { db, pool } = deps;
  route(app, endpoints.portrait, async ({ user, reply }) => {
    const { portrait_id: id } = await getById(db, user.id);
    const file = id === null ? undefined : await readFile(pool, id);
    if (file === undefined) return fail({ code: "not_found" });
    reply.type(file.mediaType).header("content-length", file.bytes);
    return ok(file.body);
  });
  route(app, endpoints.removePortrait, async ({ user }) => ok(await removePortrait(deps, user.id)));
  app.register((scope, _options, done) => {
    // Whatever it says it is, it is told by its content.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, read) =>
      read(null, bytes),
    );
    route(scope, endpoints.setPortrait, ({ user, body }) => setPortrait(deps, user.id, body), {
      bodyLimit: PHOTO_MAX_BYTES,
      takesTime: true,
    });
    done();
  });
};
