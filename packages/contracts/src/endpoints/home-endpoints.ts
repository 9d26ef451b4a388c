import { z } from "zod";
import { PlaceSuggestion, UnderstandRequest, Understood } from "../criteria.ts";
import { AlsoOffered } from "../duplicates.ts";
import { endpoint } from "../endpoint.ts";
import {
  CountReply,
  CountRequest,
  ListingDetail,
  SearchReply,
  SearchRequest,
} from "../listings.ts";
import { body, id, signedIn } from "./shared-parts.ts";

const language = z.object({ language: z.enum(["en", "th"]).optional() });

/** Understanding, places and homes. */
export const homeEndpoints = {
  understand: endpoint({
    method: "POST",
    path: "/api/understand",
    summary: "Interpret a message: its intent, its criteria and where each was found",
    tag: "Understanding",
    access: "open",
    body: UnderstandRequest,
    reply: Understood,
    status: 200,
    problems: [...body, "too_many_requests"],
  }),
  suggestPlaces: endpoint({
    method: "GET",
    path: "/api/places",
    summary: "Places whose name starts with the text, in Thai or English, most likely first",
    tag: "Understanding",
    access: "open",
    query: z.object({ q: z.string().max(100), for: z.enum(["places", "near"]) }),
    reply: z.object({ places: z.array(PlaceSuggestion) }),
    status: 200,
    problems: ["invalid", "too_many_requests"],
  }),
  searchProperties: endpoint({
    method: "POST",
    path: "/api/properties/search",
    summary: "Search homes",
    tag: "Properties",
    access: "signed_in",
    readsOnly: true,
    body: SearchRequest,
    reply: SearchReply,
    status: 200,
    problems: [...signedIn, ...body, "unavailable"],
  }),
  countProperties: endpoint({
    method: "POST",
    path: "/api/properties/count",
    summary: "Count matching homes",
    tag: "Properties",
    access: "signed_in",
    readsOnly: true,
    body: CountRequest,
    reply: CountReply,
    status: 200,
    problems: [...signedIn, ...body, "unavailable"],
  }),
  property: endpoint({
    method: "GET",
    path: "/api/properties/{id}",
    summary: "A listing with all its details",
    tag: "Properties",
    access: "open",
    params: id,
    query: language,
    reply: ListingDetail,
    status: 200,
    problems: ["not_found", "listing_expired", "unavailable"],
  }),
  countView: endpoint({
    method: "POST",
    path: "/api/properties/{id}/views",
    summary:
      "Record a view of a home; views are counted by day and never linked to a person. Only an id that no home can have is not found",
    tag: "Properties",
    access: "open",
    params: id,
    status: 204,
    problems: ["invalid", "not_found"],
  }),
  alsoOffered: endpoint({
    method: "GET",
    path: "/api/properties/{id}/also-offered",
    summary: "Other listings that are likely the same home",
    tag: "Properties",
    access: "open",
    params: id,
    query: language,
    reply: AlsoOffered,
    status: 200,
    problems: ["invalid", "not_found"],
  }),
  propertyPicture: endpoint({
    method: "GET",
    path: "/api/properties/{id}/picture",
    summary: "The picture of a listing (drawn, for a sample)",
    tag: "Properties",
    access: "open",
    params: id,
    status: 200,
    alsoProduces: ["image/svg+xml"],
    problems: ["not_found"],
  }),
} as const;
