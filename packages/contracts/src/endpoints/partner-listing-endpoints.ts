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
    summary: "Create a listing, or update the one with the same external_id",
    tag: "Partner API",
    access: "key",
    key: { scope: "write", takesIdempotencyKey: true },
    query: z.object(dryRun),
    body: PartnerRow,
    takesAnyBody: true,
    reply: WrittenProperty,
    status: 200,
    otherStatuses: { 201: "A new listing" },
    problems: [...withKey, ...body],
  }),
  writePartnerProperties: endpoint({
    method: "POST",
    path: "/api/partner/properties/bulk",
    summary:
      "Create or update up to 1,000 listings (5 MiB) in one call; each row succeeds or fails on its own",
    tag: "Partner API",
    access: "key",
    key: { scope: "write", takesIdempotencyKey: true },
    query: z.object({
      ...dryRun,
      atomic: flag.describe("true: if one row fails, nothing is saved"),
    }),
    body: PartnerRows,
    alsoTakes: ["application/x-ndjson"],
    takesAnyBody: true,
    reply: BulkReply,
    status: 200,
    otherStatuses: { 201: "All listings are new", 207: "Some rows failed; the others were saved" },
    problems: [...withKey, ...body],
  }),
} as const;
