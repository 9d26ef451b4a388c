import { CalendarX, CloudOff, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { AlsoOffered } from "./also-offered.tsx";
import { useTitleLevel } from "./heading.tsx";
import { propertyMessages } from "./messages.ts";
import { PropertySkeleton } from "./property-skeleton.tsx";
import { PropertyView } from "./property-view.tsx";
import { useProperty } from "./use-property.ts";

/** Names the tab after the home. */
export function useTitleOfProperty(id: string): void {
  const t = useT(propertyMessages);
  const { data, error } = useProperty(id);
  const missing = missingOf(error);
  useTitle(data?.title ?? (missing ? t(`property.${missing}.title`) : null));
}

const missingOf = (error: unknown): "expired" | "notFound" | undefined =>
  isProblem(error, "listing_expired")
    ? "expired"
    : isProblem(error, "not_found")
      ? "notFound"
      : undefined;

/** The listing of an id, in whatever state it is: loading, here, gone, unreachable. */
export function PropertyScreen({ id, wayOn }: { id: string; wayOn: ReactNode }) {
  const t = useT(propertyMessages);
  const level = useTitleLevel();
  const property = useProperty(id);
  const missing = missingOf(property.error);
  if (property.data)
    return (
      <>
        <PropertyView listing={property.data} />
        {!property.data.is_sample && <AlsoOffered id={id} />}
      </>
    );
  if (property.isPending) return <PropertySkeleton />;
  if (missing)
    return (
      <EmptyState
        level={level}
        icon={missing === "expired" ? <CalendarX size={24} /> : <SearchX size={24} />}
        title={t(`property.${missing}.title`)}
        text={t(`property.${missing}.text`)}
        action={wayOn}
      />
    );
  return (
    <EmptyState
      level={level}
      icon={<CloudOff size={24} />}
      title={t("property.failed.title")}
      text={t("property.failed.text")}
      action={
        <Button busy={property.isFetching} onClick={() => void property.refetch()}>
          {t("property.failed.action")}
        </Button>
      }
    />
  );
}
