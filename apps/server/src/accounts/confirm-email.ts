import {
  emailKey,
  isEmail,
  plainEmail,
  type BodyOf,
  type EmailState,
  type endpoints,
} from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../platform/http/failure.ts";
import type { AccountDeps } from "./account-deps.ts";
import { deleteLinks, findPendingEmail, insertLink, takeLink } from "./account-link-store.ts";
import {
  findByEmail,
  getById,
  getByIdToChange,
  updateUser,
  type UserRow,
} from "./account-store.ts";
import { checkPassword } from "./check-password.ts";
import { faultFailure } from "./fault-failure.ts";
import { INVALID_EMAIL, LINK_OVER, newLinkToken } from "./mailed-link.ts";

type ConfirmEmailDeps = Pick<
  AccountDeps,
  "db" | "clock" | "random" | "hashLink" | "post" | "attempts" | "config"
>;

const HOUR_MS = 3_600_000;
const HOLDS_MS = 72 * HOUR_MS;
const MAILS_AN_HOUR = 5;

const WRONG_PASSWORD = faultFailure({
  field: "password",
  code: "wrong_password",
  text: "This isn't your current password.",
});

/** How it stands with the address of an account. */
export const emailStateOf = async (
  { db, clock, config }: Pick<AccountDeps, "db" | "clock" | "config">,
  userId: string,
): Promise<EmailState> => {
  const { email, email_confirmed_at } = await getById(db, userId);
  const pending = await findPendingEmail(db, userId, clock.now());
  return {
    email,
    is_confirmed: email_confirmed_at !== null,
    pending_email: pending === undefined || isSame(pending, email) ? null : pending,
    sends_mail: config.smtpUrl !== undefined,
  };
};

/**
 * Writes the mail with the link to an address, in the caller's transaction.
 * @param page where the link leads, without its token
 */
export const askToConfirm = async (
  {
    clock,
    random,
    hashLink,
    post,
  }: Pick<ConfirmEmailDeps, "clock" | "random" | "hashLink" | "post">,
  db: Db,
  user: Pick<UserRow, "id" | "name" | "language">,
  { email, page }: { readonly email: string; readonly page: string },
): Promise<void> => {
  const now = clock.now();
  const token = newLinkToken(random);
  await post.write(db, {
    kind: "confirm_email",
    facts: { name: user.name, url: `${page}#${token}` },
    to: email,
    language: user.language,
    userId: user.id,
  });
  await insertLink(db, {
    token_hash: hashLink(token),
    user_id: user.id,
    purpose: "confirm_email",
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + HOLDS_MS),
  });
};

/** Sends the link again, to the address that waits to be confirmed. */
export const confirmAgain = (
  deps: ConfirmEmailDeps,
  userId: string,
  page: string,
): Promise<Result<undefined, Failure>> =>
  deps.db.transaction().execute(async (db) => {
    const user = await getByIdToChange(db, userId);
    const pending = await findPendingEmail(db, userId, deps.clock.now());
    const email = pending ?? user.email;
    if (user.email_confirmed_at !== null && isSame(email, user.email)) return ok(undefined);
    if (await isTooMany(deps, db, userId)) return fail(SLOW);
    await askToConfirm(deps, db, user, { email, page });
    return ok(undefined);
  });

/** Asks for a new address. The account has it once the link in the mail to it is opened. */
export const changeEmail = async (
  deps: ConfirmEmailDeps,
  userId: string,
  form: BodyOf<typeof endpoints.changeEmail>,
  page: string,
): Promise<Result<EmailState, Failure>> => {
  if (!isEmail(form.email)) return fail(INVALID_EMAIL);
  const checked = await checkPassword(deps, userId, form.password, {
    asked: "password",
    wrong: WRONG_PASSWORD,
  });
  if (!checked.ok) return checked;
  const email = plainEmail(form.email);
  const asked = await deps.db.transaction().execute(async (db) => {
    const user = await getByIdToChange(db, userId);
    const holder = await findByEmail(db, email);
    if (holder !== undefined && holder.id !== userId) return fail({ code: "email_taken" } as const);
    if (await isTooMany(deps, db, userId)) return fail(SLOW);
    // A link to another address holds no longer.
    await deleteLinks(db, userId, "confirm_email");
    if (!isSame(email, user.email)) await askToConfirm(deps, db, user, { email, page });
    return ok(undefined);
  });
  return asked.ok ? ok(await emailStateOf(deps, userId)) : asked;
};

/** Uses the link of a mail: the address is confirmed, and is the account's from now on where it is a new one. */
export const confirmEmail = async (
  deps: ConfirmEmailDeps,
  { token }: BodyOf<typeof endpoints.confirmEmail>,
  network: string,
): Promise<Result<undefined, Failure>> => {
  const room = await deps.attempts.take(`confirm ${network}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (db) => {
    const link = await takeLink(db, "confirm_email", deps.hashLink(token), now);
    if (link === undefined) return fail(LINK_OVER);
    const user = await getByIdToChange(db, link.user_id);
    if (isSame(link.email, user.email)) {
      await updateUser(db, user.id, { email_confirmed_at: now });
      return ok(undefined);
    }
    const holder = await findByEmail(db, link.email);
    if (holder !== undefined && holder.id !== user.id)
      return fail({ code: "email_taken" } as const);
    await updateUser(db, user.id, {
      email: link.email,
      email_key: emailKey(link.email),
      email_confirmed_at: now,
    });
    // Whoever reads the old mailbox opens the account no longer.
    await deleteLinks(db, user.id, "reset_password");
    await deps.post.write(db, {
      kind: "address_changed",
      facts: { name: user.name, newEmail: link.email },
      to: user.email,
      language: user.language,
      userId: user.id,
    });
    return ok(undefined);
  });
};

const SLOW: Failure = { code: "too_many_requests", retry_after_s: HOUR_MS / 1_000 };

/** Counted in mails, because asking for another address ends the links before. */
const isTooMany = async ({ clock }: Pick<ConfirmEmailDeps, "clock">, db: Db, userId: string) => {
  const { count } = await db
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("kind", "=", "confirm_email")
    .where("created_at", ">", new Date(clock.now().getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return count >= MAILS_AN_HOUR;
};

const isSame = (one: string, other: string): boolean => emailKey(one) === emailKey(other);
