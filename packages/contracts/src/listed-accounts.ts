import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";
import { User } from "./accounts.ts";

/** An account as an admin sees it in the list. */
export const ListedAccount = z
  .object({
    ...User.pick({ id: true, name: true, email: true, role: true, created_at: true }).shape,
    partner: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** When one of its sessions was last used; null where none is kept any more. */
    last_seen_at: z.string().nullable(),
  })
  .meta({ id: "ListedAccount" });
export type ListedAccount = ReadonlyDeep<z.infer<typeof ListedAccount>>;

export const AccountsQuery = z.object({
  /** Part of a name, an email or a partner's name. */
  q: z.string().max(200).default(""),
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** The newest first. */
export const ListedAccounts = z
  .object({
    accounts: z.array(ListedAccount),
    next_cursor: z.string().nullable(),
    /** How many fit the search, on all pages. */
    count: z.number().int(),
  })
  .meta({ id: "ListedAccounts" });
