import type { NearestPart } from "@propertyvr/parts";
import { useId } from "react";
import { ListingCard } from "./listing-card.tsx";
import { cardGrid } from "./listings-skeleton.tsx";

/** The homes that come closest where none fits, each with what it misses. */
export function NearestBlock({ part }: { part: NearestPart }) {
  const headingId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
    <div role="group" aria-labelledby={headingId} className="@container mt-2">
      <h2 id={headingId} lang={part.language} className="mb-2.5 font-semibold">
        {part.text}
      </h2>
      <ul className={cardGrid}>
        {part.homes.map(({ card, misses }) => (
          <li key={card.id} className="grid min-w-0">
            <ListingCard
              card={card}
              asked={part.criteria}
              misses={{ text: misses.join(" · "), language: part.language }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
