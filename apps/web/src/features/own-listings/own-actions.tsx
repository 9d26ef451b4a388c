import type { OwnListing } from "@propertyvr/contracts";
import type { ListingStatus } from "@propertyvr/vocabulary";
import { Link } from "@tanstack/react-router";
import { CalendarCheck, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { lazyWindow } from "../../lib/lazy-window.tsx";
import { Button, buttonClass, ConfirmDialog, showToast } from "../../ui/index.ts";
import { ownListingsMessages } from "./messages.ts";
import { useDeleteOwn, useEditOwn } from "./queries.ts";

const EditDialog = lazyWindow(() => import("./edit/edit-dialog.tsx"));

interface OwnActionsProps {
  listing: OwnListing;
  isConfirming: boolean;
  onConfirm: () => void;
  /** The home is gone, and with it what had the focus. */
  onDeleted: () => void;
}

/** What can be done with one home of one's own. */
export function OwnActions({ listing, isConfirming, onConfirm, onDeleted }: OwnActionsProps) {
  const t = useT(ownListingsMessages);
  const [isEditing, setIsEditing] = useState(false);
  const { title, property } = listing;
  const { state } = property.visibility;
  const isOpen = property.status === "available" || property.status === "pending";
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {state !== "hidden" && isOpen && (
        <Button
          size="sm"
          variant={state === "shown" ? "outline" : "primary"}
          busy={isConfirming}
          icon={<CalendarCheck size={16} aria-hidden />}
          aria-label={t("own.confirm.of", { title: title.text })}
          onClick={onConfirm}
        >
          {t("own.confirm")}
        </Button>
      )}
      <StatusButtons listing={listing} />
      <Button
        size="sm"
        variant="outline"
        icon={<Pencil size={15} aria-hidden />}
        aria-label={t("own.edit.of", { title: title.text })}
        onClick={() => setIsEditing(true)}
      >
        {t("own.edit")}
      </Button>
      {(state === "shown" || state === "expiring") && (
        <Link
          to="/property/$id"
          params={{ id: property.id }}
          aria-label={t("own.page.of", { title: title.text })}
          className={buttonClass("quiet", "sm")}
        >
          {t("own.page")}
        </Link>
      )}
      <DeleteButton listing={listing} onDeleted={onDeleted} />
      {isEditing && <EditDialog listing={listing} onClose={() => setIsEditing(false)} />}
    </div>
  );
}

/** One tap says that a home is taken, or free again; which button there is follows from its status. */
function StatusButtons({ listing: { title, property } }: { listing: OwnListing }) {
  const t = useT(ownListingsMessages);
  const edit = useEditOwn();
  const group = useRef<HTMLDivElement>(null);
  const marked = useRef<ListingStatus>(undefined);
  const { id, version, status } = property;
  useEffect(() => {
    if (marked.current !== status || edit.isPending) return;
    // The button that was pressed is gone with the status that it offered.
    group.current?.querySelector("button")?.focus();
    marked.current = undefined;
  });
  const mark = (to: ListingStatus): void =>
    edit.mutate(
      { id, version, edit: { status: to } },
      {
        onSuccess: () => {
          marked.current = to;
          showToast(t(`own.marked.${to}`), { kind: "success" });
        },
        onError: (error) => showToast(t(failureOf(error)), { kind: "error" }),
      },
    );
  const targets: readonly ListingStatus[] =
    status === "available"
      ? [
          ...(property.rent_price === null ? [] : (["rented"] as const)),
          ...(property.sale_price === null ? [] : (["sold"] as const)),
        ]
      : ["available"];
  return (
    <div ref={group} className="flex flex-wrap gap-2">
      {targets.map((to) => (
        <Button
          key={to}
          size="sm"
          variant="outline"
          busy={edit.isPending && edit.variables.edit.status === to}
          disabled={edit.isPending}
          aria-label={t(`own.mark.${to}.of`, { title: title.text })}
          onClick={() => mark(to)}
        >
          {t(`own.mark.${to}`)}
        </Button>
      ))}
    </div>
  );
}

function DeleteButton({ listing, onDeleted }: Pick<OwnActionsProps, "listing" | "onDeleted">) {
  const t = useT(ownListingsMessages);
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteOwn();
  const { title, property } = listing;
  const { id, version } = property;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        busy={remove.isPending}
        icon={<Trash2 size={15} aria-hidden />}
        aria-label={t("own.delete.of", { title: title.text })}
        onClick={() => setIsAsking(true)}
      >
        {t("own.delete")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        danger
        title={t("own.delete.title", { title: title.text })}
        text={t("own.delete.text")}
        confirmLabel={t("own.delete.yes")}
        cancelLabel={t("own.delete.no")}
        onConfirm={() =>
          remove.mutate(
            { id, version },
            {
              onSuccess: () => {
                showToast(t("own.deleted"), { kind: "success" });
                onDeleted();
              },
              onError: (error) => showToast(t(failureOf(error)), { kind: "error" }),
            },
          )
        }
      />
    </>
  );
}

/** What to say where a tap changed nothing; the list is asked for anew either way. */
function failureOf(error: unknown) {
  if (isProblem(error, "precondition_failed")) return "own.moved";
  if (isProblem(error, "not_found")) return "own.gone";
  return isProblem(error, "offline", "timeout") ? "own.changeFailed.offline" : "own.changeFailed";
}
