import type { PublishListing, WrittenProperty } from "@propertyvr/contracts";
import { queriesOn } from "@propertyvr/database";
import { withoutContacts } from "@propertyvr/documents";
import { fail, type Result } from "@propertyvr/vocabulary";
import { type Actor, writeAudit } from "../../platform/audit/audit-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { WriteDeps } from "./write-listings.ts";
import { writeRows } from "./write-rows.ts";
import { propertyReply } from "./written-reply.ts";

const NOT_AUTHORISED: Failure = {
  code: "invalid",
  detail: "Confirm that the owner authorised you to publish this.",
  errors: [
    {
      pointer: "/owner_authorised",
      field: "owner_authorised",
      code: "required",
      message: "Confirm that the owner authorised you to publish this.",
      message_th: "ยืนยันก่อนว่าเจ้าของอนุญาตให้คุณเผยแพร่ประกาศนี้",
    },
  ],
};

/**
 * Publishes a home that was filled from a post. Only with the word that its owner authorised it, which the
 * audit log keeps in the same transaction; texts are published without ways to reach anybody in them.
 */
export async function publishListing(
  { writeStock, clock }: WriteDeps,
  { partnerId, actor }: { readonly partnerId: string; readonly actor: Actor },
  { owner_authorised: isAuthorised, client_id: clientId, ...home }: PublishListing,
): Promise<Result<WrittenProperty, Failure>> {
  if (!isAuthorised) return fail(NOT_AUTHORISED);
  const row = { external_id: `post-${clientId}`, ...publicOf(home) };
  return writeStock(partnerId, async (client) => {
    const now = clock.now();
    const rows = await writeRows(client, { partnerId, now }, [row], { wantsProperties: true });
    const answered = propertyReply(rows, false);
    if (answered.ok)
      await writeAudit(queriesOn(client), {
        actor,
        at: now,
        action: "listing.published_from_post",
        subjectId: partnerId,
        after: { listing: answered.value.property.id, owner_authorised: true },
      });
    return answered;
  });
}

type PublishedHome = Omit<PublishListing, "owner_authorised" | "client_id">;
const TEXTS = ["title", "description", "location"] as const;

/** The members that are said, and their texts without contacts. */
function publicOf(home: PublishedHome): Readonly<Record<string, unknown>> {
  const said = Object.fromEntries(
    Object.entries(home).filter(([, value]) => value !== null && value !== undefined),
  );
  for (const member of TEXTS) {
    const text = said[member];
    if (typeof text === "string") said[member] = withoutContacts(text).text;
  }
  return said;
}
