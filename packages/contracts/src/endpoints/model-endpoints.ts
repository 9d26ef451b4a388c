import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ModelDay, OfferedModels } from "../models.ts";
import { id, signedIn } from "./shared-parts.ts";

/** The language models that may answer, what people agreed to, and what it all came to. */
export const modelEndpoints = {
  listModels: endpoint({
    method: "GET",
    path: "/api/models",
    summary: "The models that can answer, and why one is not available",
    tag: "Models",
    access: "signed_in",
    reply: OfferedModels,
    status: 200,
    problems: [...signedIn],
  }),
  agreeToProvider: endpoint({
    method: "PUT",
    path: "/api/models/agreements/{id}",
    summary: "Agree that your messages are sent to this provider when you choose one of its models",
    tag: "Models",
    access: "signed_in",
    params: id,
    status: 204,
    problems: [...signedIn, "not_found"],
  }),
  withdrawAgreement: endpoint({
    method: "DELETE",
    path: "/api/models/agreements/{id}",
    summary: "Withdraw that agreement; the built-in assistant answers from then on",
    tag: "Models",
    access: "signed_in",
    params: id,
    status: 204,
    problems: [...signedIn, "not_found"],
  }),
  modelUsage: endpoint({
    method: "GET",
    path: "/api/admin/model-usage",
    summary: "Requests, tokens and cost of each model by day, latest first",
    tag: "Models",
    access: "admin",
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    reply: z.object({ days: z.array(ModelDay) }),
    status: 200,
    problems: [...signedIn, "forbidden", "invalid"],
  }),
} as const;
