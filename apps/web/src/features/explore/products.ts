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

export interface Product {
  /** The same in every language. */
  readonly title: string;
  readonly Picture: ComponentType;
  /** Each has a text of its own, and one that explains it. */
  readonly features: readonly (readonly [icon: LucideIcon, text: Feature])[];
}

type Feature =
  | `matchelor.${"verified" | "seekers" | "owners" | "agents"}`
  | `rentbase.${"promptpay" | "card" | "crypto" | "free"}`;

/** The sibling products, in the order in which they are shown. */
export const PRODUCTS: Readonly<Record<ProductName, Product>> = {
  matchelor: {
    title: "Matchelor",
    Picture: MatchelorPicture,
    features: [
      [BadgeCheck, "matchelor.verified"],
      [Search, "matchelor.seekers"],
      [House, "matchelor.owners"],
      [Handshake, "matchelor.agents"],
    ],
  },
  rentbase: {
    title: "RentBase",
    Picture: RentBasePicture,
    features: [
      [QrCode, "rentbase.promptpay"],
      [CreditCard, "rentbase.card"],
      [Bitcoin, "rentbase.crypto"],
      [CalendarCheck, "rentbase.free"],
    ],
  },
};
