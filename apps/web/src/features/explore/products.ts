import type { ClientConfig } from "@propertyvr/contracts";
import {
  BadgeCheck,
  Bitcoin,
  CalendarCheck,
  CreditCard,
  Handshake,
  House,
  QrCode,
  Search,
  type LucideIcon,
} from "lucide-react";
import type { ComponentType } from "react";
import { MatchelorPicture } from "./matchelor-picture.tsx";
import { RentBasePicture } from "./rentbase-picture.tsx";

export type ProductName = keyof ClientConfig["stores"];

export interface SiblingProduct {
  /** The same in every language. */
  readonly title: string;
  readonly Picture: ComponentType;
  /** What its picture stands on. */
  readonly band: string;
  /** Each has a text of its own, and one that explains it. */
  readonly features: readonly (readonly [icon: LucideIcon, text: Feature])[];
  /** Few words each. */
  readonly points: readonly ProductPoint[];
}

type Feature =
  | `matchelor.${"verified" | "seekers" | "owners" | "agents"}`
  | `rentbase.${"promptpay" | "card" | "crypto" | "free"}`;

type ProductPoint =
  | `matchelor.${"buyers" | "renters" | "homeOwners" | "agencies"}`
  | `rentbase.${"promptpay" | "card" | "crypto" | "free"}`;

/** The sibling products, in the order in which they are shown. */
export const PRODUCTS: Readonly<Record<ProductName, SiblingProduct>> = {
  matchelor: {
    title: "Matchelor",
    Picture: MatchelorPicture,
    band: "bg-brand-soft",
    features: [
      [BadgeCheck, "matchelor.verified"],
      [Search, "matchelor.seekers"],
      [House, "matchelor.owners"],
      [Handshake, "matchelor.agents"],
    ],
    points: ["matchelor.buyers", "matchelor.renters", "matchelor.homeOwners", "matchelor.agencies"],
  },
  rentbase: {
    title: "RentBase",
    Picture: RentBasePicture,
    band: "bg-gold-soft",
    features: [
      [QrCode, "rentbase.promptpay"],
      [CreditCard, "rentbase.card"],
      [Bitcoin, "rentbase.crypto"],
      [CalendarCheck, "rentbase.free"],
    ],
    points: ["rentbase.promptpay", "rentbase.card", "rentbase.crypto", "rentbase.free"],
  },
};
