import { endpoints, type WrittenProperty } from "@propertyvr/contracts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { recordBodyHash } from "../../platform/http/read-json.ts";
import { route } from "../../platform/http/route.ts";
import { bulkRows, readJsonLines } from "./bulk-body.ts";
import { type WriteDeps, writeListings } from "./write-listings.ts";
import { bulkReply, bulkStatus, propertyReply } from "./written-reply.ts";

/** Bytes of a bulk. */
const BULK_LIMIT = 5 * 1024 * 1024;

/** POST /api/partner/properties and POST /api/partner/properties/bulk */
export const writeListingRoutes = (app: FastifyInstance, deps: WriteDeps): void => {
  route(app, endpoints.writePartnerProperty, async ({ holder, query, body, reply, keep }) =>
    writeListings(deps, holder.partnerId, [body], {
      dryRun: query.dry_run,
      wantsProperties: true,
      answer: async (written, client) => {
        const answered = propertyReply(written, query.dry_run);
        if (!answered.ok) return answered;
        setWrittenHeaders(reply, answered.value);
        await keep?.(client, answered.value);
        return answered;
      },
    }),
  );
  // In a scope of their own: nowhere else is a body read line by line.
  app.register((scope, _options, done) => {
    const lines = "application/x-ndjson";
    scope.addContentTypeParser(lines, { parseAs: "buffer" }, (request, body, parsed) => {
      recordBodyHash(request, body);
      parsed(null, readJsonLines(body as Buffer));
    });
    bulkRoute(scope, deps);
    done();
  });
};

const bulkRoute = (app: FastifyInstance, deps: WriteDeps): void => {
  route(
    app,
    endpoints.writePartnerProperties,
    async ({ holder, query, body, reply, keep }) => {
      const sent = bulkRows(body);
      if (!sent.ok) return sent;
      const { rows, placeOf } = sent.value;
      const dryRun = query.dry_run;
      const started = deps.clock.now().getTime();
      return writeListings(deps, holder.partnerId, rows, {
        dryRun,
        isAtomic: query.atomic,
        answer: async (written, client) => {
          const durationMs = deps.clock.now().getTime() - started;
          const answered = bulkReply(written, placeOf, { dryRun, durationMs });
          if (!answered.ok) return answered;
          reply.code(bulkStatus(answered.value));
          await keep?.(client, answered.value);
          return answered;
        },
      });
    },
    { bodyLimit: BULK_LIMIT },
  );
};

/** Its version, and of a new home 201 and where it is; of a dry run, after which neither is so, nothing. */
export const setWrittenHeaders = (reply: FastifyReply, written: WrittenProperty): void => {
  const { outcome, dry_run: dryRun, property } = written;
  if (dryRun) return;
  reply.header("etag", `"${property.version}"`);
  if (outcome !== "inserted") return;
  reply.code(201).header("location", `/api/partner/properties/${property.id}`);
};
