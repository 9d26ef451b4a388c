import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ConfirmedHomes } from "../partner-lists.ts";
import {
  AdminListingInFull,
  AdminListings,
  AdminListingsQuery,
  ConfirmOwn,
  ModerateListing,
  OwnListings,
  OwnListingsQuery,
} from "../stock-lists.ts";
import { body, id, signedIn } from "./shared-parts.ts";

/** Listings in the browser: a partner's own, and all of them for an admin. */
export const stockEndpoints = {
  ownListings: endpoint({
    method: "GET",
    path: "/api/partner-listings",
    summary: "The homes of the account's own partner, the newest first",
    tag: "Own listings",
    access: "partner",
    query: OwnListingsQuery,
    reply: OwnListings,
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
  confirmOwnListings: endpoint({
    method: "POST",
    path: "/api/partner-listings/confirm",
    summary: "Say of one's homes that they still hold: of some, or of all that are about to expire",
    tag: "Own listings",
    access: "partner",
    body: ConfirmOwn,
    reply: ConfirmedHomes,
    status: 200,
    problems: [...signedIn, ...body, "forbidden"],
  }),
  adminListings: endpoint({
    method: "GET",
    path: "/api/admin/listings",
    summary: "Real homes of all partners, the newest first",
    tag: "Moderation",
    access: "admin",
    query: AdminListingsQuery,
    reply: AdminListings,
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
  adminListing: endpoint({
    method: "GET",
    path: "/api/admin/listings/{id}",
    summary: "One of them in full, with the record as its partner sent it",
    tag: "Moderation",
    access: "admin",
    params: id,
    query: z.object({ language: z.enum(["en", "th"]).default("en") }),
    reply: AdminListingInFull,
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "not_found"],
  }),
  moderateListing: endpoint({
    method: "PUT",
    path: "/api/admin/listings/{id}",
    summary: "Take a home out of sight, or bring it back",
    tag: "Moderation",
    access: "admin",
    params: id,
    body: ModerateListing,
    reply: AdminListingInFull,
    status: 200,
    problems: [...signedIn, ...body, "forbidden", "not_found", "conflict"],
  }),
} as const;
