import { Link } from "@tanstack/react-router";
import { CalendarX, CloudOff, SearchX } from "lucide-react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { AlsoOffered } from "./also-offered.tsx";
import { propertyMessages } from "./messages.ts";
import { PropertySkeleton } from "./property-skeleton.tsx";
import { PropertyView } from "./property-view.tsx";
import { useProperty } from "./use-property.ts";

/** The listing of an id, in whatever state it is: loading, here, gone, unreachable. */
export function PropertyScreen({ id }: { id: string }) {
  const t = useT(propertyMessages);
  const property = useProperty(id);
  const isGone = isProblem(property.error, "not_found");
  const isExpired = isProblem(property.error, "listing_expired");
  const missing = isExpired ? "expired" : isGone ? "notFound" : undefined;
  useTitle(property.data?.title ?? (missing ? t(`property.${missing}.title`) : null));
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
        level={1}
        icon={isExpired ? <CalendarX size={24} /> : <SearchX size={24} />}
        title={t(`property.${missing}.title`)}
        text={t(`property.${missing}.text`)}
        action={
          <Link to="/" className={buttonClass()}>
            {t("property.search")}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      level={1}
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
