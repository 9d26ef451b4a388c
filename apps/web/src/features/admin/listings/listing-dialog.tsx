import {
  type AdminListing,
  type AdminListingInFull,
  type HideReason,
  REPORT_REASONS,
} from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { isProblem } from "../../../lib/api/index.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { VisibilityBadge } from "../../../lib/listing-words/visibility-badge.tsx";
import { Button, buttonClass, cn, Dialog, showToast, Skeleton } from "../../../ui/index.ts";
import { PillChoice } from "../../../ui/pills.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { ListingLines } from "./listing-lines.tsx";
import { adminListingsMessages } from "./messages.ts";
import { useAdminListing, useModerate } from "./queries.ts";

/** One home in full: what is stated, what was sent, and whether people may see it. */
export function ListingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT(adminListingsMessages);
  const one = useAdminListing(id);
  const failed = one.isError && one.data === undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="lg"
      phone="screen"
      title={one.data?.listing.title.text ?? t(failed ? "listings.readFailed" : "listings.open")}
      closeLabel={t("listings.close")}
    >
      {one.data ? (
        <InFull {...one.data} />
      ) : failed ? (
        <>
          <p className="mb-3 text-ink-2">{t("listings.readFailed.text")}</p>
          <Button variant="outline" busy={one.isFetching} onClick={() => void one.refetch()}>
            {t("listings.again")}
          </Button>
        </>
      ) : (
        <Skeleton className="h-64 rounded-md" />
      )}
    </Dialog>
  );
}

function InFull({ listing, stated, raw }: AdminListingInFull) {
  const t = useT(adminListingsMessages);
  const hasPage = ["shown", "expiring"].includes(listing.visibility.state);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <p>
          <VisibilityBadge visibility={listing.visibility} />
        </p>
        <ListingLines listing={listing} />
        {hasPage && (
          <Link
            to="/property/$id"
            params={{ id: listing.id }}
            target="_blank"
            className={cn(buttonClass("outline", "sm"), "self-start")}
          >
            {t("listings.page")}
            <ExternalLink size={15} aria-hidden />
          </Link>
        )}
      </div>
      <Moderating listing={listing} />
      <Record title={t("listings.stated")} value={stated} />
      {raw === null ? (
        <p className="text-sm text-ink-3">{t("listings.noRaw")}</p>
      ) : (
        <Record title={t("listings.raw")} value={raw} />
      )}
    </div>
  );
}

function Record({ title, value }: { title: string; value: unknown }) {
  return (
    <details className="rounded-md border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-[550]">{title}</summary>
      <section
        // A long record is scrolled with the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
        className="max-h-80 overflow-auto border-t border-line bg-surface-2 px-4 py-3"
      >
        <pre className="text-xs wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(value, null, 2)}
        </pre>
      </section>
    </details>
  );
}

function Moderating({ listing }: { listing: AdminListing }) {
  const t = useT(adminListingsMessages);
  const language = useLanguage();
  const [reason, setReason] = useState<HideReason>("wrong");
  const [note, setNote] = useState("");
  const {
    visibility: { hidden },
    hidden_by: by,
  } = listing;
  // Told also where the window was closed before the answer came.
  const moderate = useModerate(listing.id, {
    onSuccess: (_answer, { action }) => {
      setNote("");
      showToast(t(`listings.${action}.done`), { kind: "success" });
    },
    onError: (error) =>
      showToast(t(isProblem(error, "conflict") ? "listings.conflict" : "listings.failed"), {
        kind: "error",
      }),
  });
  return (
    <div className="flex flex-col gap-4">
      {hidden === null ? (
        <>
          <PillChoice
            legend={t("listings.reason")}
            isLegendShown
            choices={REPORT_REASONS}
            value={reason}
            onChange={setReason}
            labelOf={(each) => t(`listings.reason.${each}`)}
          />
          <TextArea
            label={t("listings.note")}
            value={note}
            maxLength={1_000}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            variant="danger"
            className="self-start"
            busy={moderate.isPending}
            onClick={() => moderate.mutate({ action: "hide", reason, note: note.trim() })}
          >
            {t("listings.hide")}
          </Button>
        </>
      ) : (
        <>
          <p className="text-ink-2">
            {t("listings.hiddenBy", { name: by ?? t("listings.somebody") })}
            {" · "}
            {language === "th" ? hidden.message_th : hidden.message}
            {hidden.note !== "" && ` ${hidden.note}`}
          </p>
          <Button
            variant="outline"
            className="self-start"
            busy={moderate.isPending}
            onClick={() => moderate.mutate({ action: "restore", note: "" })}
          >
            {t("listings.restore")}
          </Button>
        </>
      )}
    </div>
  );
}
