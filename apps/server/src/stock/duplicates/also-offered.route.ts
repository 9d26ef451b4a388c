import { endpoints } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { isListingId } from "../listings/listing-store.ts";
import { localised } from "../listings/listing-texts.ts";
import { findOthers, isSeen } from "./others-store.ts";

/** GET /api/properties/{id}/also-offered */
export const alsoOfferedRoute = (app: FastifyInstance, pool: Queryable): void => {
  route(app, endpoints.alsoOffered, async ({ params, query: { language = "en" } }) => {
    if (!isListingId(params.id) || !(await isSeen(pool, params.id)))
      return fail({ code: "not_found" });
    const others = await findOthers(pool, params.id);
    const homes = others.map(({ title_en: en, title_th: th, last_confirmed_at: at, ...home }) => ({
      ...home,
      title: localised(language, { en, th }) ?? { text: "", language },
      last_confirmed_at: at.toISOString(),
    }));
    return ok({ homes });
  });
};
