import { endpoint } from "../endpoint.ts";
import { AccountsQuery, ListedAccounts } from "../listed-accounts.ts";
import {
  AnswerSupport,
  SendSupport,
  SupportMessage,
  SupportMessages,
  SupportQuery,
  SupportReceipt,
} from "../support.ts";
import { body, id, signedIn } from "./shared-parts.ts";

/** Messages to the people who run the installation, their answers, and who has an account. */
export const supportEndpoints = {
  sendSupport: endpoint({
    method: "POST",
    path: "/api/support",
    summary: "Write to support; with a session the message belongs to the account",
    tag: "Support",
    access: "open",
    body: SendSupport,
    reply: SupportReceipt,
    status: 201,
    problems: [...body, ...signedIn, "conflict", "too_many_requests"],
  }),
  listSupport: endpoint({
    method: "GET",
    path: "/api/admin/support",
    summary: "Messages to support: open ones oldest first, answered ones newest first",
    tag: "Support",
    access: "admin",
    query: SupportQuery,
    reply: SupportMessages,
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
  answerSupport: endpoint({
    method: "POST",
    path: "/api/admin/support/{id}/answer",
    summary: "Answer a message; the answer goes out by mail",
    tag: "Support",
    access: "admin",
    params: id,
    body: AnswerSupport,
    reply: SupportMessage,
    status: 200,
    problems: [...signedIn, ...body, "forbidden", "not_found", "conflict"],
  }),
  listAccounts: endpoint({
    method: "GET",
    path: "/api/admin/accounts",
    summary: "Accounts with their roles, newest first, by a part of name, email or partner",
    tag: "Accounts",
    access: "admin",
    query: AccountsQuery,
    reply: ListedAccounts,
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
} as const;
