import type { Db } from "@propertyvr/database";
import type { FastifyRequest } from "fastify";
import { callerOf } from "../../accounts/partner-caller.ts";
import type { Actor } from "../../platform/audit/audit-store.ts";
import { networkOf } from "../../platform/http/caller.ts";
import type { KeyHolder } from "../../platform/http/key-holder.ts";
import type { SignedIn } from "../../platform/http/signed-in.ts";

/** Who does something to webhooks, a person or a partner's program. */
export interface WebhookOwner {
  readonly actor: Actor;
  /** Undefined for an admin, to whom every partner's webhooks are open. */
  readonly partnerId: string | undefined;
}

export const personAt = (
  db: Db,
  { user, request }: { readonly user: SignedIn; readonly request: FastifyRequest },
): Promise<WebhookOwner> => callerOf({ db }, user, request);

export const programAt = ({
  holder,
  request,
}: {
  readonly holder: KeyHolder;
  readonly request: FastifyRequest;
}): WebhookOwner => ({
  partnerId: holder.partnerId,
  actor: {
    id: null,
    name: `${holder.partnerName} (API key pvr_${holder.publicId.slice(0, 4)}…)`,
    network: networkOf(request.ip),
  },
});
