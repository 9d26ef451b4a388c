import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { BulkReply, WrittenProperty } from "../partner-properties.ts";
import { PartnerRow, PartnerRows } from "../partner-row.ts";
import { body, dryRun, flag, withKey } from "./shared-parts.ts";

/** What a partner does with its listings. */
export const partnerListingEndpoints = {
  writePartnerProperty: endpoint({
    method: "POST",
    path: "/api/partner/properties",
    summary: "List a home, or bring the one of the same external_id up to date",
    tag: "Partner API",
    access: "key",
    key: { scope: "write", takesIdempotencyKey: true },
    query: z.object(dryRun),
    body: PartnerRow,
    takesAnyBody: true,
    reply: WrittenProperty,
    status: 200,
    otherStatuses: { 201: "A new home" },
    problems: [...withKey, ...body],
  }),
  writePartnerProperties: endpoint({
    method: "POST",
    path: "/api/partner/properties/bulk",
    summary:
      "The same for up to 1,000 homes and 5 MiB in one call; each row succeeds or fails by itself",
    tag: "Partner API",
    access: "key",
    key: { scope: "write", takesIdempotencyKey: true },
    query: z.object({
      ...dryRun,
      atomic: flag.describe("true: where one row fails, nothing of the call is kept"),
    }),
    body: PartnerRows,
    alsoTakes: ["application/x-ndjson"],
    takesAnyBody: true,
    reply: BulkReply,
    status: 200,
    otherStatuses: { 201: "Every home is new", 207: "Some rows failed; the others were taken" },
    problems: [...withKey, ...body],
  }),
} as const;
