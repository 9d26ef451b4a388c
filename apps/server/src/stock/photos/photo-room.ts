import { type PhotoFault, PHOTOS_OF_A_PARTNER } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { partnerOf } from "../partner-listings/stock-store.ts";
import { countKept, pictureBytes } from "./picture-store.ts";

export interface RoomLimits {
  /** Photos that are kept of one partner. */
  readonly ofAPartner: number;
  /** Bytes of all stored files together, as the database counts them. */
  readonly bytes: number;
}

/** Some 800,000 photos of 250 KB, in both sizes together. */
const LIMITS: RoomLimits = { ofAPartner: PHOTOS_OF_A_PARTNER, bytes: 200 * 1024 ** 3 };

export type PhotoLimitFault = Extract<PhotoFault, "too_many" | "no_space">;

/** What there is room for, during one run: what partners have is counted once, and on from there. */
export interface PhotoRoom {
  /** Looks anew what all files take together. */
  readonly look: () => Promise<void>;
  /** Takes a place for one more photo of a source. @returns why there is none, where there is none */
  readonly take: (source: string) => Promise<PhotoLimitFault | undefined>;
  /** Of a photo that was not kept after all. */
  readonly giveBack: (source: string) => void;
}

export const photoRoom = (pool: Queryable, limits = LIMITS): PhotoRoom => {
  /** By source, with those that are on their way. */
  const taken = new Map<string, number>();
  let isFull = false;
  return {
    look: async () => {
      isFull = (await pictureBytes(pool)) >= limits.bytes;
    },
    take: async (source) => {
      if (isFull) return "no_space";
      if (partnerOf(source) === undefined) return undefined;
      const kept = taken.has(source) ? 0 : await countKept(pool, source, limits.ofAPartner);
      // Another of the same source may have been counted meanwhile.
      const known = taken.get(source) ?? kept;
      if (known >= limits.ofAPartner) return "too_many";
      taken.set(source, known + 1);
      return undefined;
    },
    giveBack: (source) => {
      const known = taken.get(source);
      if (known !== undefined) taken.set(source, known - 1);
    },
  };
};
