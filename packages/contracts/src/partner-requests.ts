import { z } from "zod";
import { User } from "./accounts.ts";

/** Values are checked by the use case, which owns the texts. Phone or website: one is enough. */
export const CreatePartnerRequest = z
  .object({
    company: z.string().max(200).default(""),
    email: z.string().max(320).default(""),
    phone: z.string().max(40).default(""),
    website: z.string().max(500).default(""),
    message: z.string().max(2_000).default(""),
  })
  .meta({ id: "CreatePartnerRequest" });

/** Somebody's wish to push listings, and what an admin made of it. */
export const PartnerRequest = z
  .object({
    id: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    message: z.string().nullable(),
    status: z.enum(["open", "approved", "declined"]),
    created_at: z.string(),
    decided_at: z.string().nullable(),
    /** What the admin wrote to whoever asked. */
    note: z.string().nullable(),
    /** Once approved: the partner that the account now belongs to. */
    partner: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: "PartnerRequest" });
export type PartnerRequest = z.infer<typeof PartnerRequest>;

/** The latest of one's own; null where one never asked. */
export const MyPartnerRequest = z
  .object({
    request: PartnerRequest.nullable(),
    /** How long reviews took: the median of the latest that were decided; null before the first. */
    usual_review: z
      .object({
        seconds: z.number().int(),
        decided: z.number().int().describe("Number of decided requests, at most 20"),
      })
      .nullable(),
  })
  .meta({ id: "MyPartnerRequest" });

/** As an admin sees it. */
export const ReceivedPartnerRequest = PartnerRequest.extend({
  account: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: User.shape.role,
  }),
  /** A partner that already has the email of the request: only naming it lets the account join it. */
  same_email: z.object({ id: z.string(), name: z.string() }).nullable(),
}).meta({ id: "ReceivedPartnerRequest" });
export type ReceivedPartnerRequest = z.infer<typeof ReceivedPartnerRequest>;

export const PartnerRequestQuery = z.object({
  status: PartnerRequest.shape.status.optional(),
  cursor: z.string().max(20).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The newest first. */
export const PartnerRequests = z
  .object({
    partner_requests: z.array(ReceivedPartnerRequest),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: "PartnerRequests" });

export const DecidePartnerRequest = z
  .object({
    decision: z.enum(["approve", "decline"]),
    /** Approving: the partner to join; null makes one of the request's company and email. */
    partner_id: z.string().max(64).nullable().default(null),
    note: z.string().max(1_000).default(""),
  })
  .meta({ id: "DecidePartnerRequest" });
