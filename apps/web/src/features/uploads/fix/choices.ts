import { LISTING_STATUSES, PROPERTY_TYPES } from "@propertyvr/vocabulary";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { listingWords } from "../../../lib/listing-words/messages.ts";
import { useFlow } from "../flow.ts";
import { fixMessages } from "./fix-messages.ts";

export interface Choice {
  /** As the rule book reads it. */
  readonly value: string;
  readonly label: string;
}

const WORDS = {
  deal: ["rent", "sale", "both"],
  status: LISTING_STATUSES,
  price_period: ["month", "year", "total"],
  furnishing: ["unfurnished", "partly", "fully"],
  pets: ["yes", "no"],
  foreign_quota: ["yes", "no"],
  allow_ai_display: ["yes", "no"],
} as const;

/** What may stand in a member that takes one of a few words; undefined where it takes a text. */
export function useChoices(field: string): readonly Choice[] | undefined {
  const t = useT(fixMessages);
  const word = useT(listingWords);
  const language = useLanguage();
  const { provinces } = useFlow();
  if (field === "property_type")
    return PROPERTY_TYPES.map((value) => ({ value, label: word(`listing.type.${value}`) }));
  if (field === "tenure")
    return (["freehold", "leasehold"] as const).map((value) => ({
      value,
      label: word(`listing.tenure.${value}`),
    }));
  if (field === "province" && provinces.length > 0)
    return provinces
      .map((name) => ({ value: name.en, label: name[language] }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));
  if (!Object.hasOwn(WORDS, field)) return undefined;
  return WORDS[field as keyof typeof WORDS].map((value) => ({
    value,
    label: t(`uploads.choice.${value}`),
  }));
}
