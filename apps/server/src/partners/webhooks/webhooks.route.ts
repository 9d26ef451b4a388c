import { endpoints } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type DryRun,
  rotateWebhook,
} from "./edit-webhook.ts";
import { listEndpoints } from "./endpoint-store.ts";
import {
  getDelivery,
  listOwnDeliveries,
  replayDelivery,
  replayFailed,
  sendTest,
} from "./watch-deliveries.ts";
import type { WebhookDeps } from "./webhook-deps.ts";
import { personAt, programAt, type WebhookOwner } from "./webhook-owner.ts";
import { webhookOf } from "./webhook-reply.ts";

/** /api/webhooks of an account, /api/partner/webhooks of a partner's program. */
export const webhookRoutes = (
  app: FastifyInstance,
  deps: WebhookDeps & { readonly db: Db },
): void => {
  personRoutes(app, deps);
  programRoutes(app, deps);
};

const list = async (deps: WebhookDeps, { partnerId }: WebhookOwner) => {
  const rows = await listEndpoints(deps.pool, partnerId);
  const now = deps.clock.now();
  return ok({ webhooks: rows.map((row) => webhookOf(row, partnerId === undefined, now)) });
};

const personRoutes = (app: FastifyInstance, deps: WebhookDeps & { readonly db: Db }): void => {
  const { db } = deps;
  route(app, endpoints.listWebhooks, async (call) => list(deps, await personAt(db, call)));
  route(app, endpoints.createWebhook, async (call) =>
    createWebhook(deps, await personAt(db, call), call.body),
  );
  route(app, endpoints.changeWebhook, async (call) =>
    changeWebhook(deps, await personAt(db, call), call.params.id, call.body),
  );
  route(app, endpoints.deleteWebhook, async (call) =>
    deleteWebhook(deps, await personAt(db, call), call.params.id),
  );
  route(app, endpoints.rotateWebhook, async (call) =>
    rotateWebhook(deps, await personAt(db, call), call.params.id, call.body),
  );
  route(app, endpoints.testWebhook, async (call) =>
    sendTest(deps, await personAt(db, call), call.params.id),
  );
  route(app, endpoints.webhookDeliveries, async (call) =>
    listOwnDeliveries(deps, await personAt(db, call), call.params.id, call.query),
  );
  route(app, endpoints.webhookDelivery, async (call) =>
    getDelivery(deps, await personAt(db, call), call.params),
  );
  route(app, endpoints.replayWebhookDelivery, async (call) =>
    replayDelivery(deps, await personAt(db, call), call.params),
  );
  route(app, endpoints.replayWebhook, async (call) =>
    replayFailed(deps, await personAt(db, call), call.params.id, new Date(call.body.since)),
  );
};

const programRoutes = (app: FastifyInstance, deps: WebhookDeps): void => {
  route(app, endpoints.partnerWebhooks, (call) => list(deps, programAt(call)));
  route(app, endpoints.createPartnerWebhook, async (call) => {
    const run = runOf(call);
    if (run.dryRun) call.reply.code(200);
    return createWebhook(deps, programAt(call), call.body, run);
  });
  route(app, endpoints.changePartnerWebhook, (call) =>
    changeWebhook(deps, programAt(call), call.params.id, call.body, runOf(call)),
  );
  route(app, endpoints.deletePartnerWebhook, (call) =>
    deleteWebhook(deps, programAt(call), call.params.id, runOf(call)),
  );
  route(app, endpoints.rotatePartnerWebhook, (call) =>
    rotateWebhook(deps, programAt(call), call.params.id, call.body, runOf(call)),
  );
  route(app, endpoints.testPartnerWebhook, (call) =>
    sendTest(deps, programAt(call), call.params.id, runOf(call)),
  );
  route(app, endpoints.partnerWebhookDeliveries, (call) =>
    listOwnDeliveries(deps, programAt(call), call.params.id, call.query),
  );
  route(app, endpoints.partnerWebhookDelivery, (call) =>
    getDelivery(deps, programAt(call), call.params),
  );
  route(app, endpoints.replayPartnerWebhookDelivery, (call) =>
    replayDelivery(deps, programAt(call), call.params, runOf(call)),
  );
  route(app, endpoints.replayPartnerWebhook, (call) =>
    replayFailed(deps, programAt(call), call.params.id, new Date(call.body.since), runOf(call)),
  );
};

const runOf = ({ query }: { readonly query: { readonly dry_run: boolean } }): DryRun => ({
  dryRun: query.dry_run,
});
