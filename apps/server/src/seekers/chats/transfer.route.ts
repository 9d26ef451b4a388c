import { endpoints, ImportChats, IMPORT_BYTES } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { readAs } from "../../platform/http/read-parts.ts";
import { route } from "../../platform/http/route.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import { type FileTransfer, restoreFiles } from "../attachments/transfer-files.ts";
import { exportChats } from "./export-chats.ts";
import { importChats } from "./import-chats.ts";
import { readUsage } from "../models/usage-store.ts";

export interface TransferDeps extends FileTransfer {
  readonly db: Db;
  /** Whether the daily limits are more than shown. */
  readonly enforcesDailyLimits: boolean;
  /** Marks what leaves, so that it is known again when it comes back. */
  readonly seal: KeyedHash;
}

/** Chats out and in, and what an account has used. */
export const transferRoutes = (app: FastifyInstance, deps: TransferDeps): void => {
  const { clock } = deps;
  route(app, endpoints.exportChats, async ({ user }) =>
    ok(await exportChats(deps, user.id, clock.now())),
  );
  route(
    app,
    endpoints.importChats,
    async ({ user, body }) => {
      // Text that cannot be stored is left out of its message: a file of 40 MB is not refused for half a sign.
      const given = readAs(ImportChats, body ?? {});
      if (!given.ok) return given;
      const importing = { userId: user.id, given: given.value, now: clock.now() };
      const { report, files } = await importChats(deps, importing);
      await restoreFiles(deps, user.id, files);
      return ok(report);
    },
    { bodyLimit: IMPORT_BYTES, takesTime: true },
  );
  route(app, endpoints.accountUsage, async ({ user }) =>
    ok({
      ...(await readUsage(deps.db, user.id, clock.now())),
      is_enforced: deps.enforcesDailyLimits,
    }),
  );
};
