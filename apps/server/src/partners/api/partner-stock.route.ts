import { endpoints } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { confirmHomes } from "../../stock/freshness/confirm-homes.ts";
import { duplicatesOf } from "../../stock/duplicates/others-store.ts";
import { isUnchanged } from "../../platform/http/entity-tags.ts";
import { NOT_MODIFIED } from "../../platform/http/outcome.ts";
import { readJsonAs } from "../../platform/http/read-json.ts";
import { route } from "../../platform/http/route.ts";
import { imageStates } from "../../stock/photos/image-states.ts";
import { type ChangeDeps, changeListing, deleteListing, replaceListing } from "./change-listing.ts";
import { findChanges } from "../../stock/partner-listings/change-store.ts";
import { type ListDeps, listListings } from "./list-listings.ts";
import { partnerProperty } from "../../stock/partner-listings/partner-property.ts";
import { stockName } from "./stock-name.ts";
import { findOne, stockOf } from "../../stock/partner-listings/stock-store.ts";
import { setWrittenHeaders } from "./write-listings.route.ts";

export interface PartnerStockDeps extends ListDeps, ChangeDeps {}

/** Reading and changing a partner's own listings with its key. */
export const partnerStockRoutes = (app: FastifyInstance, deps: PartnerStockDeps): void => {
  readRoutes(app, deps);
  changeRoutes(app, deps);
};

const readRoutes = (app: FastifyInstance, deps: PartnerStockDeps): void => {
  route(app, endpoints.partnerProperties, async ({ holder, query, request, reply }) => {
    const page = await listListings(deps, holder.partnerId, query);
    if (page.ok && page.value.next_cursor !== null)
      reply.header("link", `<${nextPage(request, page.value.next_cursor)}>; rel="next"`);
    return page;
  });
  route(app, endpoints.partnerProperty, async ({ holder, params, request, reply }) => {
    const name = stockName(params.id);
    const found = name && (await findOne(deps.pool, stockOf(holder.partnerId), name));
    if (found === undefined) return fail({ code: "not_found" });
    const states = await imageStates(deps.pool, found.images);
    const lost = states.filter(({ state }) => state === "dead" || state === "refused").length;
    const property = partnerProperty(found, deps.clock.now(), lost);
    reply.header("etag", `"${property.version}"`);
    // For whoever has it already; nobody else may keep it.
    reply.header("cache-control", "private, no-cache");
    if (isUnchanged(request.headers["if-none-match"], property.version)) return NOT_MODIFIED;
    const duplicates = (await duplicatesOf(deps.pool, [found.id])).get(found.id) ?? null;
    return ok({ ...property, images_state: states, duplicates });
  });
  route(app, endpoints.partnerChanges, async ({ holder, query: { after, limit } }) => {
    const found = await findChanges(deps.pool, holder.partnerId, { after, limit: limit + 1 });
    const changes = found.slice(0, limit);
    return ok({
      changes: [...changes],
      last_seq: changes.at(-1)?.seq ?? after,
      has_more: found.length > limit,
    });
  });
};

const changeRoutes = (app: FastifyInstance, deps: PartnerStockDeps): void => {
  route(app, endpoints.replacePartnerProperty, async ({ body, reply, keep, ...call }) =>
    replaceListing(deps, changeOf(call), body, async (client, written) => {
      setWrittenHeaders(reply, written);
      // What is kept is not what was sent, letter for letter: no ETag then (RFC 9110 9.3.4). The
      // version stands in the body.
      reply.removeHeader("etag");
      await keep?.(client, written);
    }),
  );
  // In a scope of their own: nowhere else is a body a merge patch.
  app.register((scope, _options, done) => {
    readJsonAs(scope, "application/merge-patch+json");
    route(scope, endpoints.changePartnerProperty, async ({ body, reply, keep, ...call }) =>
      changeListing(deps, changeOf(call), body, async (client, written) => {
        setWrittenHeaders(reply, written);
        await keep?.(client, written);
      }),
    );
    done();
  });
  route(app, endpoints.confirmPartnerProperties, async ({ holder, query, body }) => {
    const { ids, external_ids: references } = body;
    const dryRun = query.dry_run;
    const named = { ids, references };
    return ok(await confirmHomes(deps.writeStock, holder.partnerId, named, { dryRun }));
  });
  route(app, endpoints.deletePartnerProperty, async (call) => deleteListing(deps, changeOf(call)));
};

const changeOf = (call: {
  readonly holder: { readonly partnerId: string };
  readonly params: { readonly id: string };
  readonly query: { readonly dry_run: boolean };
  readonly request: FastifyRequest;
}) => ({
  partnerId: call.holder.partnerId,
  name: stockName(call.params.id),
  ifMatch: call.request.headers["if-match"],
  dryRun: call.query.dry_run,
});

/** The same list from the cursor on. */
const nextPage = ({ url }: FastifyRequest, cursor: string): string => {
  const path = pathOf(url);
  const asked = new URLSearchParams(url.slice(path.length + 1));
  asked.set("cursor", cursor);
  return `${path}?${asked.toString()}`;
};

const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";
