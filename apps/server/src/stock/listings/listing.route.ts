import { endpoints, type ListingDetail } from "@propertyvr/contracts";
import { fail, ok, type Language, type Result } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { type OwnAddress, ownAddressFor } from "../../platform/http/own-address.ts";
import { route } from "../../platform/http/route.ts";
import { SHOWN_ANYWHERE } from "../../platform/http/security-headers.ts";
import { drawPicture } from "../pictures/draw-picture.ts";
import { sceneOf } from "./drawn-picture.ts";
import type { ListingStore } from "./listing-store.ts";

export interface ListingDeps {
  readonly search: {
    /** "expired": it was not confirmed in time, and may be shown again once it is. */
    get(
      id: string,
      language: Language,
    ): Promise<Result<ListingDetail, "not_found" | "expired" | "unavailable">>;
  };
  readonly listings: ListingStore;
}

/** A drawing follows from its listing's facts, which hardly ever change. */
const PICTURE_CACHE = "public, max-age=31536000, immutable";

/** GET /api/properties/{id} and GET /api/properties/{id}/picture */
export const listingRoutes = (app: FastifyInstance, deps: ListingDeps): void => {
  route(app, endpoints.property, async ({ params, query, request }) => {
    const found = await deps.search.get(params.id, query.language ?? "en");
    if (found.ok) return ok(detailFor(ownAddressFor(request), found.value));
    return fail({ code: found.failure === "expired" ? "listing_expired" : found.failure });
  });
  route(app, endpoints.propertyPicture, async ({ params, reply }) => {
    const row = await deps.listings.findById(params.id);
    const scene = row === undefined ? undefined : sceneOf(row);
    if (scene === undefined) return fail({ code: "not_found" });
    reply.type("image/svg+xml; charset=utf-8").header("cache-control", PICTURE_CACHE);
    reply.header(...SHOWN_ANYWHERE);
    return ok(drawPicture(scene));
  });
};

/** The pictures of a page under the addresses where its reader finds them. */
const detailFor = (own: OwnAddress, detail: ListingDetail): ListingDetail => ({
  ...detail,
  image: detail.image === null ? null : own(detail.image),
  photos: detail.photos.map(({ small, large, ...size }) => ({
    small: own(small),
    large: own(large),
    ...size,
  })),
});
