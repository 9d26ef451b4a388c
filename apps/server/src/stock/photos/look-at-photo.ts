import { PHOTO_MAX_BYTES, type PhotoFault } from "@propertyvr/contracts";
import type { FetchedReply, GuardedFetch } from "../../platform/outbound/guarded-fetch.ts";
import { makePicture, type MadePicture } from "./make-picture.ts";
import type { DuePhoto } from "./photo-store.ts";

/** What an address was found to hold. */
export type PhotoAtAddress =
  | { readonly is: "same" }
  | {
      readonly is: "picture";
      readonly picture: MadePicture;
      readonly etag: string | null;
      readonly lastModified: string | null;
    }
  /** What is there cannot be taken; trying again soon is of no use. */
  | { readonly is: "refused"; readonly reason: PhotoFault }
  | {
      readonly is: "missed";
      readonly reason: PhotoFault;
      readonly status: number | null;
      /** As the server asked (Retry-After). */
      readonly waitMs: number | null;
    }
  | { readonly is: "stopped" };

const TIMEOUT_MS = 10_000;
const ACCEPT = "image/jpeg,image/webp,image/png,image/avif,image/gif;q=0.8";
/** Longer ones are not asked with again. */
const LONGEST_TAG = 500;

/** Fetches a photo and draws our copies, unless it is as it was. */
export const lookAtPhoto = async (
  guardedFetch: GuardedFetch,
  photo: Pick<DuePhoto, "url" | "state" | "etag" | "last_modified">,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<PhotoAtAddress> => {
  const known = photo.state === "ok" ? photo : { etag: null, last_modified: null };
  const fetched = await guardedFetch(photo.url, {
    headers: {
      accept: ACCEPT,
      ...(known.etag !== null && { "if-none-match": known.etag }),
      ...(known.last_modified !== null && { "if-modified-since": known.last_modified }),
    },
    maxBytes: PHOTO_MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (!fetched.ok) {
    const { fault } = fetched.failure;
    if (fault === "aborted") return { is: "stopped" };
    if (REFUSALS.has(fault)) return { is: "refused", reason: fault };
    return { is: "missed", reason: fault, status: null, waitMs: null };
  }
  const reply = fetched.value;
  if (reply.status === 304 && photo.state === "ok") return { is: "same" };
  if (reply.status === 200) return pictureIn(reply);
  const waitMs = waitAsked(reply.headers["retry-after"], now);
  return { is: "missed", reason: "status", status: reply.status, waitMs };
};

/** Faults of the address, and of what has a size: an hour later they are the same. */
const REFUSALS: ReadonlySet<PhotoFault> = new Set([
  "not_a_url",
  "scheme",
  "credentials",
  "port",
  "inward",
  "too_large",
  "redirects",
]);

const pictureIn = async ({ headers, body }: FetchedReply): Promise<PhotoAtAddress> => {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity") return { is: "refused", reason: "encoded" };
  const made = await makePicture(body);
  // A damaged file may be one that is still being uploaded.
  if (!made.ok && made.failure === "broken")
    return { is: "missed", reason: "broken", status: 200, waitMs: null };
  if (!made.ok) return { is: "refused", reason: made.failure };
  return {
    is: "picture",
    picture: made.value,
    etag: storable(headers.etag),
    lastModified: storable(headers["last-modified"]),
  };
};

/** Header text may hold any byte; only what can be stored and sent back is kept. */
const storable = (text: string | undefined): string | null =>
  text !== undefined && text.length <= LONGEST_TAG && /^[\u0020-\u007e]+$/.test(text) ? text : null;

/** Retry-After in milliseconds: seconds or a date (RFC 9110 10.2.3). */
const waitAsked = (field: string | undefined, now: Date): number | null => {
  if (field === undefined) return null;
  if (/^\d{1,9}$/.test(field)) return Number(field) * 1_000;
  const at = Date.parse(field);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
};
