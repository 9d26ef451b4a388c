import { photoFaultText, type PhotoFileFault, type User } from "@propertyvr/contracts";
import { inTransaction, queriesOn } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Pool } from "pg";
import type { Random } from "../../platform/config/deps.ts";
import { deleteFile, storeFile } from "../../platform/files/file-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { getByIdToChange, updateUser } from "../account-store.ts";
import { userOf } from "../open-session.ts";
import { drawPortrait } from "./draw-portrait.ts";

export interface PortraitDeps {
  readonly pool: Pool;
  readonly random: Pick<Random, "uuid">;
}

/** Takes the photo of a person; the one before it is deleted with the same breath. */
export const setPortrait = async (
  deps: PortraitDeps,
  userId: string,
  sent: unknown,
): Promise<Result<User, Failure>> => {
  const bytes = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
  const drawn = await drawPortrait(bytes);
  if (!drawn.ok) return fail(refusalOf(drawn.failure));
  return ok(await replacePortrait(deps, userId, drawn.value));
};

/** Removing what is not there is done already. */
export const removePortrait = (deps: PortraitDeps, userId: string): Promise<User> =>
  replacePortrait(deps, userId, null);

const replacePortrait = (
  { pool, random }: PortraitDeps,
  userId: string,
  bytes: Buffer | null,
): Promise<User> =>
  inTransaction(pool, async (client) => {
    const db = queriesOn(client);
    const { portrait_id: old } = await getByIdToChange(db, userId);
    const id = bytes === null ? null : random.uuid();
    if (id !== null && bytes !== null)
      await storeFile(client, {
        id,
        owner: { kind: "account", id: userId },
        mediaType: "image/jpeg",
        bytes,
      });
    const user = await updateUser(db, userId, { portrait_id: id });
    if (old !== null) await deleteFile(client, old);
    return userOf(user);
  });

/** A page in place of a photo is no photo: nothing was fetched here. */
const refusalOf = (fault: PhotoFileFault): Failure => {
  const code = fault === "web_page" ? "not_a_picture" : fault;
  const { en, th } = photoFaultText(code, null);
  return {
    code: "invalid",
    detail: en,
    detailTh: th,
    errors: [{ pointer: "", field: "", code, message: en, message_th: th }],
  };
};
