import { endpoints } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { isId } from "../../platform/http/is-id.ts";
import { pageOf, positionOf } from "../../platform/http/pages.ts";
import { route } from "../../platform/http/route.ts";
import type { ChatDeps } from "./chat-deps.ts";
import {
  countFeedback,
  deleteFeedback,
  findFeedback,
  listFeedback,
  putFeedback,
} from "./feedback-store.ts";
import { limitReached } from "./send-message.ts";

const NOT_FOUND = { code: "not_found" } as const;

/** Thumbs on answers: a person's own, and what the admins read. */
export const feedbackRoutes = (
  app: FastifyInstance,
  { db, clock }: Pick<ChatDeps, "db" | "clock">,
): void => {
  route(app, endpoints.giveFeedback, async ({ user, params, body }) => {
    const { id: chatId, messageId } = params;
    if (!isId(chatId) || !isId(messageId)) return fail(NOT_FOUND);
    const given = await putFeedback(db, { userId: user.id, chatId, messageId }, body, clock.now());
    if (given === "full") return fail(limitReached("bytes"));
    return given === "given" ? ok(body) : fail(NOT_FOUND);
  });
  route(app, endpoints.removeFeedback, async ({ user, params }) => {
    const { id: chatId, messageId } = params;
    if (!isId(chatId) || !isId(messageId)) return fail(NOT_FOUND);
    const isThere = await deleteFeedback(db, { userId: user.id, chatId, messageId });
    return isThere ? ok(undefined) : fail(NOT_FOUND);
  });
  route(app, endpoints.listFeedback, async ({ query }) => {
    const after = await positionOf(query.cursor, (id) => findFeedback(db, id));
    if (!after.ok) return after;
    const { verdict, limit } = query;
    const rows = await listFeedback(db, { verdict, after: after.value, limit: limit + 1 });
    const { page, next_cursor } = pageOf(rows, limit);
    const feedback = page.map(({ said }) => said);
    return ok({ feedback, next_cursor, counts: await countFeedback(db) });
  });
};
