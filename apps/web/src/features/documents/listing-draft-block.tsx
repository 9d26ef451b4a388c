import type { ListingDraftPart } from "@propertyvr/parts";
import { draftInWords, listingDraftWordsOf } from "@propertyvr/parts/listing-draft";
import { useId } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { documentsMessages } from "./messages.ts";
import { PublishForm } from "./publish-form.tsx";

const WITHOUT_BOX: ReadonlySet<string> = new Set(["furnishing", "pets", "amenities"]);

/** A listing filled from a post; whoever belongs to a partner can publish it. */
export function ListingDraftBlock({ part }: { part: ListingDraftPart }) {
  const titleId = useId();
  const t = useT(documentsMessages);
  const role = useUser()?.role;
  const words = listingDraftWordsOf(part);
  const isPartner = role === "partner";
  const { told: all, missing } = draftInWords(part);
  // The others stand in the form.
  const told = all.filter(({ field }) => !isPartner || WITHOUT_BOX.has(field));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      data-listing-draft
      lang={part.language}
      aria-labelledby={titleId}
      className="@container mt-2 max-w-[44rem] min-w-0 rounded-lg border border-line bg-surface text-[15px]"
    >
      <div className="p-4 @md:p-5">
        <h2 id={titleId} className="font-semibold">
          {part.text}
        </h2>
        <dl className="mt-2 grid gap-x-6 gap-y-2 @md:grid-cols-2">
          {told.map(({ field, label, value }) => (
            <div
              key={field}
              className={field === "title" || field === "description" ? "@md:col-span-2" : ""}
            >
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-col gap-1 border-t border-line p-4 text-sm text-ink-2 @md:px-5">
        {missing.length > 0 && <p>{words.notTold(missing)}</p>}
        {part.left_out.length > 0 && <p>{words.leftOut(part.left_out)}</p>}
        {part.unread.length > 0 && (
          <details>
            <summary className="flex min-h-9 w-fit cursor-pointer items-center text-brand touch:min-h-11">
              {words.unreadHead()} ({part.unread.length})
            </summary>
            <ul className="list-disc pl-5">
              {part.unread.map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </details>
        )}
        <p>{words.notPublished()}</p>
      </div>
      <div className="border-t border-line p-4 @md:p-5">
        {isPartner ? (
          <PublishForm part={part} words={words} />
        ) : (
          <p className="text-sm">
            {t("draft.partnersOnly")}{" "}
            <a
              href="/partner-portal#access"
              className="inline-flex min-h-9 items-center text-brand underline underline-offset-3 touch:min-h-11"
            >
              {t("draft.request")}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
