import { useT } from "../../lib/i18n/index.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Heading } from "./heading.tsx";
import { propertyMessages } from "./messages.ts";

/** The shape of the page while its listing is on the way. */
export function PropertySkeleton() {
  const t = useT(propertyMessages);
  return (
    <div className="@container flex flex-col gap-10">
      <Heading level={1} className="sr-only">
        <output>{t("property.loading")}</output>
      </Heading>
      <div className="grid gap-6 @min-[56rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @min-[56rem]:gap-8">
        <Skeleton className="aspect-16/10 rounded-lg" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-12 w-48" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-3/5" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-4 @min-[36rem]:grid-cols-2">
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
          <Skeleton key={key} className="h-7" />
        ))}
      </div>
    </div>
  );
}
