import { ADMIN_LISTING_STATES, type AdminListing } from "@propertyvr/contracts";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { VisibilityBadge } from "../../../lib/listing-words/visibility-badge.tsx";
import { useSettled } from "../../../lib/use-settled.ts";
import { Badge, Button } from "../../../ui/index.ts";
import { PillChoice } from "../../../ui/pills.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Paged } from "../paged.tsx";
import { ListingDialog } from "./listing-dialog.tsx";
import { ListingLines } from "./listing-lines.tsx";
import { adminListingsMessages } from "./messages.ts";
import { type AdminFilters, useAdminListings } from "./queries.ts";

const EVERY: AdminFilters = { q: "", partner: "", state: undefined };
const TYPING_MS = 250;

/** Every real home: found, read as it was sent, hidden and shown again. */
export function AdminListings() {
  const t = useT(adminListingsMessages);
  const [filters, setFilters] = useState(EVERY);
  const [open, setOpen] = useState<string | null>(null);
  const listings = useAdminListings({
    q: useSettled(filters.q.trim(), TYPING_MS),
    partner: useSettled(filters.partner.trim(), TYPING_MS),
    state: filters.state,
  });
  const isNarrowed = filters !== EVERY;
  const listed = listings.data?.pages.flatMap((page) => page.listings) ?? [];
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{t("listings.text")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["q", "partner"] as const).map((name) => (
          <TextField
            key={name}
            type="search"
            label={t(name === "q" ? "listings.search" : "listings.partner")}
            value={filters[name]}
            maxLength={200}
            onChange={(event) => setFilters({ ...filters, [name]: event.target.value })}
          />
        ))}
      </div>
      <PillChoice
        legend={t("listings.show")}
        choices={[undefined, ...ADMIN_LISTING_STATES]}
        value={filters.state}
        onChange={(state) => setFilters({ ...filters, state })}
        labelOf={(state) => t(`listings.show.${state ?? "all"}`)}
      />
      <div>
        <Paged
          query={listings}
          count={listed.length}
          none={{
            icon: <SearchX size={24} />,
            title: t("listings.none"),
            text: t("listings.none.text"),
            action: isNarrowed && (
              <Button variant="outline" onClick={() => setFilters(EVERY)}>
                {t("listings.none.all")}
              </Button>
            ),
          }}
        >
          {listed.map((listing) => (
            <li key={listing.id}>
              <Row listing={listing} onOpen={() => setOpen(listing.id)} />
            </li>
          ))}
        </Paged>
      </div>
      {open !== null && <ListingDialog id={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Row({ listing, onOpen }: { listing: AdminListing; onOpen: () => void }) {
  const t = useT(adminListingsMessages);
  const { title, visibility, open_reports: reports } = listing;
  return (
    <article className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h2 lang={title.language} className="min-w-0 font-semibold wrap-anywhere">
          {title.text}
        </h2>
        <p className="flex flex-wrap gap-1.5">
          {reports > 0 && <Badge variant="gold">{t("listings.reports", { count: reports })}</Badge>}
          <VisibilityBadge visibility={visibility} />
        </p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="flex min-w-0 flex-1 basis-40 flex-col gap-2">
          <ListingLines listing={listing} />
        </div>
        <Button
          size="sm"
          variant="outline"
          aria-label={t("listings.open.of", { title: title.text })}
          onClick={onOpen}
        >
          {t("listings.open")}
        </Button>
      </div>
    </article>
  );
}
