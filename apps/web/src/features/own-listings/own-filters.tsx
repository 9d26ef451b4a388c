import { LISTING_STATES, type OwnListings } from "@propertyvr/contracts";
import { DEALS } from "@propertyvr/vocabulary";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Pill, Pills } from "../../ui/pills.tsx";
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
      <Pills legend={t("own.show")}>
        {([undefined, ...LISTING_STATES] as const).map((state) => (
          <Pill
            key={state ?? "all"}
            name="state"
            checked={filters.state === state}
            onChange={() => onChange({ ...filters, state })}
          >
            {t(`own.show.${state ?? "all"}`, { count: countOf(state) })}
          </Pill>
        ))}
      </Pills>
      <Pills legend={t("own.deal")}>
        {([undefined, ...DEALS] as const).map((deal) => (
          <Pill
            key={deal ?? "any"}
            name="deal"
            checked={filters.deal === deal}
            onChange={() => onChange({ ...filters, deal })}
          >
            {t(`own.deal.${deal ?? "any"}`)}
          </Pill>
        ))}
      </Pills>
    </>
  );
}
