import { Link } from "@tanstack/react-router";
import { CloudOff, House, SearchX } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { MoreButton } from "../../lib/more-button.tsx";
import { Unbroken } from "../../lib/unbroken.tsx";
import { useSettled } from "../../lib/use-settled.ts";
import {
  Button,
  buttonClass,
  EmptyState,
  showToast,
  Skeleton,
  VisuallyHidden,
} from "../../ui/index.ts";
import { ConfirmAll } from "./confirm-all.tsx";
import { ownListingsMessages } from "./messages.ts";
import { OwnFilters } from "./own-filters.tsx";
import { OwnListingItem } from "./own-listing-item.tsx";
import { type OwnFilters as Filters, useConfirmOwn, useOwnListings } from "./queries.ts";

const EVERY: Filters = { q: "", state: undefined, deal: undefined };
const TYPING_MS = 250;

/** A partner's own homes: searched, narrowed, and confirmed one by one or together. */
export function OwnListings({ isAdmin }: { isAdmin: boolean }) {
  const [filters, setFilters] = useState(EVERY);
  const asked = { ...filters, q: useSettled(filters.q.trim(), TYPING_MS) };
  const own = useOwnListings(asked);
  const list = useRef<HTMLElement>(null);
  const confirm = useConfirm(list, filters);
  const counts = own.data?.pages[0]?.counts;
  if (counts && Object.values(counts).every((count) => count === 0))
    return <NoneYet isAdmin={isAdmin} />;
  const due = counts ? counts.expiring + counts.expired : 0;
  const isEveryDueInSight =
    asked.q === "" && !asked.deal && asked.state !== "shown" && asked.state !== "hidden";
  return (
    <div className="flex flex-col gap-5">
      <OwnFilters filters={filters} counts={counts} onChange={setFilters} />
      {due > 0 && isEveryDueInSight && (
        <ConfirmAll
          count={due}
          busy={confirm.isPending && "all_expiring" in confirm.variables}
          onConfirm={() => confirm.mutate({ all_expiring: true })}
        />
      )}
      <List place={list} own={own} confirm={confirm} onEvery={() => setFilters(EVERY)} />
    </div>
  );
}

/**
 * Says that homes hold, and tells what came of it also where their rows are gone by then: the focus
 * of such a row goes to the list.
 */
function useConfirm(list: RefObject<HTMLElement | null>, { state }: Filters) {
  const t = useT(ownListingsMessages);
  return useConfirmOwn({
    onSuccess: ({ confirmed }, which) => {
      if (confirmed === 0) return showToast(t("own.gone"), { kind: "error" });
      showToast(t("own.confirmed", { count: confirmed }), { kind: "success" });
      if ("all_expiring" in which || state === "expiring" || state === "expired")
        list.current?.focus();
    },
    onError: () =>
      showToast(t("own.confirmFailed"), {
        kind: "error",
        description: t("own.confirmFailed.text"),
      }),
  });
}

function List(props: {
  place: RefObject<HTMLElement | null>;
  own: ReturnType<typeof useOwnListings>;
  confirm: ReturnType<typeof useConfirmOwn>;
  onEvery: () => void;
}) {
  const t = useT(ownListingsMessages);
  const { place, own, confirm, onEvery } = props;
  const listed = own.data?.pages.flatMap((page) => page.listings);
  if (listed === undefined) {
    if (!own.isError) return <Loading />;
    return (
      <EmptyState
        icon={<CloudOff size={24} />}
        title={t("own.failed")}
        text={t("own.failed.text")}
        action={
          <Button busy={own.isFetching} onClick={() => void own.refetch()}>
            {t("own.again")}
          </Button>
        }
      />
    );
  }
  const isSaying = (id: string): boolean =>
    confirm.isPending && "ids" in confirm.variables && confirm.variables.ids.includes(id);
  return (
    <section ref={place} tabIndex={-1} aria-label={t("own.title")} className="outline-none">
      {listed.length === 0 && (
        <EmptyState
          icon={<SearchX size={24} />}
          title={t("own.nothing")}
          text={t("own.nothing.text")}
          action={
            <Button variant="outline" onClick={onEvery}>
              {t("own.nothing.all")}
            </Button>
          }
        />
      )}
      <ul className="flex flex-col gap-3">
        {listed.map((listing) => (
          <li key={listing.property.id}>
            <OwnListingItem
              listing={listing}
              isConfirming={isSaying(listing.property.id)}
              onConfirm={() => confirm.mutate({ ids: [listing.property.id] })}
              onDeleted={() => place.current?.focus()}
            />
          </li>
        ))}
      </ul>
      <MoreButton query={own} />
      {listed.length > 0 && <p className="mt-4 text-sm text-ink-3">{t("own.views.how")}</p>}
    </section>
  );
}

/** Nothing to search or to narrow; a way to the first homes instead. */
function NoneYet({ isAdmin }: { isAdmin: boolean }) {
  const t = useT(ownListingsMessages);
  return (
    <EmptyState
      icon={<House size={24} />}
      title={t("own.none")}
      text={<Unbroken text={t(isAdmin ? "own.none.admin" : "own.none.text")} />}
      action={
        isAdmin ? (
          <Link to="/admin/$section" params={{ section: "listings" }} className={buttonClass()}>
            {t("own.none.admin.open")}
          </Link>
        ) : (
          <>
            <Link to="/" search={{ open: "upload" }} className={buttonClass()}>
              {t("own.none.upload")}
            </Link>
            <Link to="/partner-portal" className={buttonClass("outline")}>
              {t("own.none.api")}
            </Link>
          </>
        )
      }
    />
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
