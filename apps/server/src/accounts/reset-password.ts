import {
  emailKey,
  isEmail,
  newPasswordFault,
  plainEmail,
  type BodyOf,
  type endpoints,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Pool } from "pg";
import type { Failure } from "../platform/http/failure.ts";
import type { JobPayload, JobQueue } from "../platform/jobs/job-queue.ts";
import type { AccountDeps } from "./account-deps.ts";
import { countLinksSince, insertLink, takeLink } from "./account-link-store.ts";
import { findByEmail, lockAccount, updateUser } from "./account-store.ts";
import { faultFailure } from "./fault-failure.ts";
import { INVALID_EMAIL, LINK_OVER, newLinkToken } from "./mailed-link.ts";
import { hashPassword } from "./password.ts";
import { revokeSessions } from "./session-store.ts";
import { endChallenges } from "./sign-in-challenge.ts";

const FORGOTTEN = "forgot-password";
const HOUR_MS = 3_600_000;
const MAILS_AN_HOUR = 5;

/**
 * Takes the request for a link. Whether the account exists is looked up by a job, so that neither the
 * answer nor its time tells.
 * @param address where the page of the link stands, without its token
 */
export const askForReset = async (
  deps: Pick<AccountDeps, "attempts" | "random"> & {
    readonly pool: Pool;
    readonly jobs: Pick<JobQueue, "enqueue">;
  },
  form: BodyOf<typeof endpoints.forgotPassword>,
  from: { readonly network: string; readonly address: string },
): Promise<Result<{ readonly accepted: true }, Failure>> => {
  if (!isEmail(form.email)) return fail(INVALID_EMAIL);
  const room = await deps.attempts.take(
    `forgot ${from.network}`,
    `forgot-of ${emailKey(form.email)}`,
  );
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const payload = {
    id: deps.random.uuid(),
    email: plainEmail(form.email),
    address: from.address,
  };
  await deps.jobs.enqueue(deps.pool, { kind: FORGOTTEN, payload });
  return ok({ accepted: true });
};

/** Registers the job that writes the mail. */
export const handleResets = (
  queue: Pick<JobQueue, "handle">,
  deps: Pick<AccountDeps, "db" | "clock" | "random" | "hashLink" | "post">,
): void => {
  queue.handle(FORGOTTEN, {
    concurrency: 1,
    run: async ({ payload }) => {
      await writeLink(deps, payload);
      return "done";
    },
  });
};

/** The link and its mail: both or neither, and once, however often the job runs. */
const writeLink = async (
  deps: Pick<AccountDeps, "db" | "clock" | "random" | "hashLink" | "post">,
  payload: JobPayload,
): Promise<void> => {
  const now = deps.clock.now();
  const token = newLinkToken(deps.random);
  await deps.db.transaction().execute(async (db) => {
    const user = await findByEmail(db, String(payload["email"]));
    if (user === undefined || !(await lockAccount(db, user.id))) return;
    const since = new Date(now.getTime() - HOUR_MS);
    if ((await countLinksSince(db, user.id, "reset_password", since)) >= MAILS_AN_HOUR) return;
    const isNew = await deps.post.write(db, {
      id: String(payload["id"]),
      kind: "reset_password",
      facts: { name: user.name, url: `${String(payload["address"])}#${token}` },
      to: user.email,
      language: user.language,
      userId: user.id,
    });
    if (!isNew) return;
    await insertLink(db, {
      token_hash: deps.hashLink(token),
      user_id: user.id,
      purpose: "reset_password",
      email: user.email,
      created_at: now,
      expires_at: new Date(now.getTime() + HOUR_MS),
    });
  });
};

/** Sets a new password and ends every session. It signs nobody in: whoever has only the mail has no more than that. */
export const resetPassword = async (
  deps: Pick<AccountDeps, "db" | "clock" | "attempts" | "hashLink" | "post">,
  { token, password }: BodyOf<typeof endpoints.resetPassword>,
  from: { readonly network: string; readonly address: string },
): Promise<Result<undefined, Failure>> => {
  const fault = newPasswordFault(password);
  if (fault) return fail(faultFailure(fault));
  const room = await deps.attempts.take(`reset ${from.network}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (db) => {
    const link = await takeLink(db, "reset_password", deps.hashLink(token), now);
    if (link === undefined) return fail(LINK_OVER);
    const user = await updateUser(db, link.user_id, {
      password_hash: passwordHash,
      has_password: true,
    });
    await revokeSessions(db, { userId: user.id, now });
    await endChallenges(db, user.id);
    await deps.post.write(db, {
      kind: "password_changed",
      facts: { name: user.name, at: now, url: from.address },
      to: user.email,
      language: user.language,
      userId: user.id,
    });
    return ok(undefined);
  });
};
