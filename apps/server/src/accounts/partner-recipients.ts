import { DEFAULT_PREFERENCES } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { Language } from "@propertyvr/vocabulary";

/** Whom a mail to a partner goes to. */
export interface Recipient {
  readonly userId: string | null;
  readonly to: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * The people of a partner; where it has no account, its own address. Who turned email notifications
 * off is left out, but for what is about the safety of their access.
 */
export const recipientsOf = async (
  db: Db,
  partnerId: string,
  about: "work" | "safety",
): Promise<readonly Recipient[]> => {
  const people = await db
    .selectFrom("users")
    .select(["id", "email", "name", "language", "preferences"])
    .where("partner_id", "=", partnerId)
    .orderBy("created_at")
    .execute();
  if (people.length > 0)
    return people
      .filter((each) => about === "safety" || wantsMail(each.preferences))
      .map(({ id, email, name, language }) => ({ userId: id, to: email, name, language }));
  const partner = await db
    .selectFrom("partners")
    .select(["email", "name"])
    .where("id", "=", partnerId)
    .executeTakeFirst();
  return partner === undefined
    ? []
    : [{ userId: null, to: partner.email, name: partner.name, language: "en" }];
};

/** Admins who take mails, for what nobody else is to answer; without any the operator's address. */
export const adminRecipients = async (
  db: Db,
  supportEmail: string | undefined,
): Promise<readonly Recipient[]> => {
  const people = await db
    .selectFrom("users")
    .select(["id", "email", "name", "language", "preferences"])
    .where("role", "=", "admin")
    .orderBy("created_at")
    .execute();
  if (people.length > 0)
    return people
      .filter((each) => wantsMail(each.preferences))
      .map(({ id, email, name, language }) => ({ userId: id, to: email, name, language }));
  return supportEmail === undefined
    ? []
    : [{ userId: null, to: supportEmail, name: "PropertyVR", language: "en" }];
};

/** Whether an account takes mails that it could do without. */
export const wantsMail = (preferences: Readonly<Record<string, boolean>>): boolean =>
  ({ ...DEFAULT_PREFERENCES, ...preferences }).emailNotifications;
