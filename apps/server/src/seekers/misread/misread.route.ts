import { endpoints } from "@propertyvr/contracts";
import { misreadExample } from "@propertyvr/understanding";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { listMisread } from "./misread-store.ts";
import type { MisreadDeps } from "./record-misread.ts";

/** What admins read of the words that were not understood as meant. */
export const misreadRoutes = (
  app: FastifyInstance,
  { db, clock }: Pick<MisreadDeps, "db" | "clock">,
): void => {
  route(app, endpoints.listMisreadWords, async ({ query }) => {
    const { words, total } = await listMisread(db, { ...query, now: clock.now() });
    const shown = words.map((each) => ({ ...each, ...misreadExample(each.words, each.language) }));
    return ok({ words: shown, total });
  });
};
