import { LISTING_STATES, type OwnListings } from "@propertyvr/contracts";
import { DEALS } from "@propertyvr/vocabulary";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { PillChoice } from "../../ui/pills.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ownListingsMessages } from "./messages.ts";
import type { OwnFilters as Filters } from "./queries.ts";

interface OwnFiltersProps {
  filters: Filters;
  /** Undefined until they have come. */
  counts: OwnListings["counts"] | undefined;
  onChange: (filters: Filters) => void;
}

/** Which of one's homes to see: by words, by whether people find them, by deal. */
export function OwnFilters({ filters, counts, onChange }: OwnFiltersProps) {
  const t = useT(ownListingsMessages);
  const language = useLanguage();
  const countOf = (state: Filters["state"]): string => {
    if (counts === undefined) return "–";
    const all = LISTING_STATES.reduce((sum, each) => sum + counts[each], 0);
    return formatNumber(state === undefined ? all : counts[state], language);
  };
  return (
    <>
      <TextField
        type="search"
        label={t("own.search")}
        value={filters.q}
        maxLength={200}
        onChange={(event) => onChange({ ...filters, q: event.target.value })}
      />
      <PillChoice
        legend={t("own.show")}
        choices={[undefined, ...LISTING_STATES]}
        value={filters.state}
        onChange={(state) => onChange({ ...filters, state })}
        labelOf={(state) => t(`own.show.${state ?? "all"}`, { count: countOf(state) })}
      />
      <PillChoice
        legend={t("own.deal")}
        choices={[undefined, ...DEALS]}
        value={filters.deal}
        onChange={(deal) => onChange({ ...filters, deal })}
        labelOf={(deal) => t(`own.deal.${deal ?? "any"}`)}
      />
    </>
  );
}
