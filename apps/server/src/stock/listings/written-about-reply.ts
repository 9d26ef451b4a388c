import type { Enquiry } from "@propertyvr/contracts";
import type { HomeSnapshot } from "@propertyvr/database";
import type { Language } from "@propertyvr/vocabulary";
import { localised } from "./listing-texts.ts";

/** The home as it stood when it was written about, its title in the asked language where it has one. */
export const homeOf = (
  row: { readonly listing_id: number | null; readonly home: HomeSnapshot },
  language: Language,
): Enquiry["home"] => {
  const { title_en: en, title_th: th, rent_price, sale_price } = row.home;
  return {
    id: row.listing_id === null ? null : String(row.listing_id),
    title: localised(language, { en, th }) ?? { text: "", language },
    rent_price,
    sale_price,
  };
};
