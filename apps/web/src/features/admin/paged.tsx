import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { MoreButton, type NextPage } from "../../lib/more-button.tsx";
import {
  Button,
  EmptyState,
  type EmptyStateProps,
  Skeleton,
  VisuallyHidden,
} from "../../ui/index.ts";
import { adminMessages } from "./messages.ts";

/** What a list that comes by pages knows of itself (of TanStack's infinite query). */
export interface PagedQuery extends NextPage {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface PagedProps {
  query: PagedQuery;
  /** So many rows have come; of none, `none` says why. */
  count: number;
  none: Pick<EmptyStateProps, "icon" | "title" | "text" | "action">;
  /** The rows, as `<li>`. */
  children: ReactNode;
}

/** A list of the admin page: loading, failed, empty, or its rows with more on demand. */
export function Paged({ query, count, none, children }: PagedProps) {
  const t = useT(adminMessages);
  if (query.isPending)
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        <VisuallyHidden>{t("admin.loading")}</VisuallyHidden>
        {["first", "second", "third"].map((name) => (
          <Skeleton key={name} className="h-28 rounded-md" />
        ))}
      </div>
    );
  if (query.isError && count === 0)
    return (
      <EmptyState
        icon={<TriangleAlert size={24} />}
        title={t("admin.failed")}
        text={t("admin.failed.text")}
        action={<Button onClick={() => void query.refetch()}>{t("admin.tryAgain")}</Button>}
      />
    );
  if (count === 0) return <EmptyState {...none} />;
  return (
    <>
      <ul className="flex flex-col gap-3">{children}</ul>
      <MoreButton query={query} isWide />
    </>
  );
}
