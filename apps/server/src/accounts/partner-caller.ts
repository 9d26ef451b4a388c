import type { Db } from "@propertyvr/database";
import type { FastifyRequest } from "fastify";
import { getById } from "./account-store.ts";
import type { Actor } from "../platform/audit/audit-store.ts";
import { networkOf } from "../platform/http/caller.ts";
import type { SignedIn } from "../platform/http/signed-in.ts";

/** Whoever does something to keys. */
export interface PartnerCaller {
  readonly actor: Actor;
  /** Undefined for an admin, to whom every partner's keys are open. */
  readonly partnerId: string | undefined;
}

export const callerOf = async (
  deps: { readonly db: Db },
  user: SignedIn,
  request: FastifyRequest,
): Promise<PartnerCaller> => {
  const { name, partner_id } = await getById(deps.db, user.id);
  return {
    actor: { id: user.id, name, network: networkOf(request.ip) },
    partnerId: user.role === "admin" ? undefined : (partner_id ?? NO_PARTNER),
  };
};

export const actorOf = async (
  ...[deps, user, request]: Parameters<typeof callerOf>
): Promise<Actor> => (await callerOf(deps, user, request)).actor;

/** The partner whose homes are the account's own; an account of none, as an admin's may be, has nothing. */
export const partnerIdOf = async ({ db }: { readonly db: Db }, { id }: SignedIn): Promise<string> =>
  (await getById(db, id)).partner_id ?? NO_PARTNER;

/** An account of the role whose partner is gone has nothing. */
const NO_PARTNER = "00000000-0000-0000-0000-000000000000";
