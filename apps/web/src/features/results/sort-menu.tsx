import type { ListingsPart } from "@propertyvr/parts";
import { SEARCH_SORTS, type SearchSort } from "@propertyvr/vocabulary";
import { ChevronDown } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { Button, Menu, MenuChoice } from "../../ui/index.ts";
import { resultsMessages } from "./messages.ts";

/** The order of the homes; only orders that make sense for what was found. */
export function SortMenu(props: {
  part: ListingsPart;
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
}) {
  const t = useT(resultsMessages);
  const choices = sortsFor(props.part).map((value) => ({
    value,
    label: t(`results.sort.${value}`),
  }));
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="sm"
          className="-my-1 -mr-3 ml-auto shrink-0 touch:-my-2"
          aria-label={`${t("results.sort")}: ${t(`results.sort.${props.sort}`)}`}
        >
          {t(`results.sort.${props.sort}`)}
          <ChevronDown size={15} aria-hidden />
        </Button>
      }
    >
      <MenuChoice
        label={t("results.sort")}
        value={props.sort}
        onChange={props.onSort}
        choices={choices}
      />
    </Menu>
  );
}

/** A rent and a sale price have no common order; nearness needs something to be near. */
export function sortsFor({ criteria, counts, cards, sort }: ListingsPart): readonly SearchSort[] {
  const isMixed = criteria.deal === null && counts.rent > 0 && counts.sale > 0;
  const hasDistance = cards.some(({ distance }) => distance !== null);
  return SEARCH_SORTS.filter((each) => {
    if (each === sort) return true;
    if (each === "cheapest" || each === "expensive") return !isMixed;
    return each === "nearest" ? hasDistance : true;
  });
}
