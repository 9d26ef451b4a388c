import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { getById } from "../../accounts/account-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import type { SignedIn } from "../../platform/http/signed-in.ts";
import { housePartner, findPartner } from "../keys/partner-store.ts";
import { wrongField } from "./receiving/read-options.ts";
import type { UploadDeps } from "./upload-deps.ts";

/** An account that asks about uploads. */
export interface UploadReader {
  readonly userId: string;
  readonly userName: string;
  readonly isAdmin: boolean;
  /** Whose homes it may send; undefined for an account without a partner. */
  readonly ownPartnerId: string | undefined;
  /** Whose uploads it sees; undefined is everybody's. */
  readonly seesPartnerId: string | undefined;
}

export async function readerOf(
  { db }: Pick<UploadDeps, "db">,
  user: SignedIn,
): Promise<UploadReader> {
  const { partner_id: own, name: userName } = await getById(db, user.id);
  const isAdmin = user.role === "admin";
  return {
    userId: user.id,
    userName,
    isAdmin,
    ownPartnerId: own ?? undefined,
    seesPartnerId: isAdmin ? undefined : (own ?? NOBODY),
  };
}

/** An account of the role whose partner is gone sees nothing. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Into whose stock a file goes: a partner's account has its own, an admin may name a partner. Without
 * either it is the house's.
 */
export async function targetOf(
  { db, clock }: Pick<UploadDeps, "db" | "clock">,
  { isAdmin, ownPartnerId }: UploadReader,
  named: string | null,
): Promise<Result<string, Failure>> {
  if (named === null || named === ownPartnerId) {
    if (ownPartnerId !== undefined) return ok(ownPartnerId);
    if (isAdmin) return ok(await housePartner(db, clock.now()));
    return fail({ code: "forbidden", detail: "Your account doesn't belong to a partner." });
  }
  // Another's stock is not there.
  if (!isAdmin) return fail({ code: "not_found" });
  if (isId(named) && (await findPartner(db, named)) !== undefined) return ok(named);
  return fail(wrongField("partner_id", "unknown", "There's no partner with this partner_id"));
}
