import type { LinkedIdentities } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { getById, getByIdToChange } from "../account-store.ts";
import type { OpenIdDeps } from "./openid-deps.ts";
import { deleteIdentity, findIdentitiesOf } from "./openid-store.ts";
import { warnOfIdentityChange } from "./warn-of-identity-change.ts";

const LAST_WAY = {
  code: "conflict",
  detail: "This is your only way to sign in. Set a password first.",
} as const satisfies Failure;

export const identitiesOf = async (
  { db, providers }: OpenIdDeps,
  userId: string,
): Promise<LinkedIdentities> => {
  const { has_password } = await getById(db, userId);
  const rows = await findIdentitiesOf(db, userId);
  return {
    has_password,
    identities: rows.map((row) => ({
      provider: row.provider,
      name: providers.get(row.provider)?.provider.name ?? row.provider,
      email: row.email,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
    })),
    providers: [...providers.values()].map(({ provider: { id, name } }) => ({ id, name })),
  };
};

/** The last way into an account without a password stays. */
export const unlinkOpenId = (
  deps: OpenIdDeps,
  userId: string,
  providerId: string,
  from: { readonly network: string; readonly address: string },
): Promise<Result<undefined, Failure>> =>
  deps.db.transaction().execute(async (db) => {
    const user = await getByIdToChange(db, userId);
    const rows = await findIdentitiesOf(db, userId);
    if (!rows.some(({ provider }) => provider === providerId))
      return fail({ code: "not_found" } as const);
    if (!user.has_password && rows.length === 1) return fail(LAST_WAY);
    await deleteIdentity(db, userId, providerId);
    const provider = deps.providers.get(providerId)?.provider.name ?? providerId;
    await warnOfIdentityChange(deps, db, user, from, { change: "disconnected", provider });
    return ok(undefined);
  });
