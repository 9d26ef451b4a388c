import { LISTING_STATES } from "@propertyvr/contracts";
import { DEALS } from "@propertyvr/vocabulary";
import { CalendarCheck, CloudOff, House, SearchX } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { MoreButton } from "../../lib/more-button.tsx";
import { Button, EmptyState, showToast, Skeleton, VisuallyHidden } from "../../ui/index.ts";
import { Pill, Pills } from "../../ui/pills.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ownListingsMessages } from "./messages.ts";
import { OwnListingItem } from "./own-listing-item.tsx";
import { type OwnFilters, useConfirmOwn, useOwnListings } from "./queries.ts";

const EVERY: OwnFilters = { q: "", state: undefined, deal: undefined };
const TYPING_MS = 250;

/** A partner's own homes: searched, narrowed, and confirmed one by one or together. */
export function OwnListings() {
  const t = useT(ownListingsMessages);
  const language = useLanguage();
  const [filters, setFilters] = useState(EVERY);
  const asked = { ...filters, q: useSettled(filters.q.trim(), TYPING_MS) };
  const own = useOwnListings(asked);
  const counts = own.data?.pages[0]?.counts;
  const countOf = (state: OwnFilters["state"]): string => {
    if (counts === undefined) return "–";
    const all = LISTING_STATES.reduce((sum, each) => sum + counts[each], 0);
    return formatNumber(state === undefined ? all : counts[state], language);
  };
  return (
    <div className="flex flex-col gap-5">
      <TextField
        type="search"
        label={t("own.search")}
        value={filters.q}
        maxLength={200}
        onChange={(event) => setFilters({ ...filters, q: event.target.value })}
      />
      <Pills legend={t("own.show")}>
        {([undefined, ...LISTING_STATES] as const).map((state) => (
          <Pill
            key={state ?? "all"}
            name="state"
            checked={filters.state === state}
            onChange={() => setFilters({ ...filters, state })}
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
            onChange={() => setFilters({ ...filters, deal })}
          >
            {t(`own.deal.${deal ?? "any"}`)}
          </Pill>
        ))}
      </Pills>
      {counts && <ConfirmAll count={counts.expiring + counts.expired} />}
      <List own={own} isNarrowed={asked.q !== "" || !!asked.state || !!asked.deal} />
    </div>
  );
}

function ConfirmAll({ count }: { count: number }) {
  const t = useT(ownListingsMessages);
  const confirm = useConfirmOwn();
  if (count === 0) return null;
  return (
    <Button
      className="self-start"
      busy={confirm.isPending}
      icon={<CalendarCheck size={17} aria-hidden />}
      onClick={() =>
        confirm.mutate(
          { all_expiring: true },
          {
            onSuccess: ({ confirmed }) =>
              showToast(t("own.confirmed", { count: confirmed }), { kind: "success" }),
            onError: () =>
              showToast(t("own.confirmFailed"), {
                kind: "error",
                description: t("own.confirmFailed.text"),
              }),
          },
        )
      }
    >
      {t("own.confirmAll", { count })}
    </Button>
  );
}

function List(props: { own: ReturnType<typeof useOwnListings>; isNarrowed: boolean }) {
  const t = useT(ownListingsMessages);
  const { own, isNarrowed } = props;
  const listed = own.data?.pages.flatMap((page) => page.listings);
  if (listed === undefined) {
    if (!own.isError) return <Loading />;
    return (
      <EmptyState
        icon={<CloudOff size={24} />}
        title={t("own.failed")}
        text={t("own.failed.text")}
        action={<Button onClick={() => void own.refetch()}>{t("own.again")}</Button>}
      />
    );
  }
  if (listed.length === 0) {
    const why = isNarrowed ? "nothing" : "none";
    const icon = isNarrowed ? <SearchX size={24} /> : <House size={24} />;
    return <EmptyState icon={icon} title={t(`own.${why}`)} text={t(`own.${why}.text`)} />;
  }
  return (
    <div>
      <ul className="flex flex-col gap-3">
        {listed.map((listing) => (
          <li key={listing.property.id}>
            <OwnListingItem listing={listing} />
          </li>
        ))}
      </ul>
      <MoreButton query={own} />
    </div>
  );
}

function Loading() {
  const t = useT(ownListingsMessages);
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <VisuallyHidden>{t("own.loading")}</VisuallyHidden>
      {["a", "b", "c"].map((each) => (
        <Skeleton key={each} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
