import { Button } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";
import { useT } from "./i18n/index.ts";
import { moreMessages } from "./more-messages.ts";

/** What a list that comes by pages knows of its next page (of TanStack's infinite query). */
export interface NextPage {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Below a list that comes by pages: asks for the next one, and says where it did not come. */
export function MoreButton({ query, isWide }: { query: NextPage; isWide?: boolean }) {
  const t = useT(moreMessages);
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-4">
      {query.isFetchNextPageError && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {t("more.failed")}
        </p>
      )}
      <Button
        variant="outline"
        className={cn(isWide && "w-full")}
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t("more.show")}
      </Button>
    </div>
  );
}
