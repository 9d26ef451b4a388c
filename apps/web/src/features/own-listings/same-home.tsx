import type { LikelyDuplicates } from "@propertyvr/contracts";
import { useT } from "../../lib/i18n/index.ts";
import { ownListingsMessages } from "./messages.ts";

/** How a home stands among those of others that are likely the same one. */
export function SameHome({ duplicates }: { duplicates: LikelyDuplicates }) {
  const t = useT(ownListingsMessages);
  const { homes, rent_price_rank: rent, sale_price_rank: sale, confirmed_rank: fresh } = duplicates;
  const ranks = [sayRank("rent", rent), sayRank("sale", sale), sayRank("fresh", fresh)].filter(
    (each) => each !== undefined,
  );
  return <p className="text-sm text-ink-2">{t("own.same", { homes, ranks: ranks.join(" · ") })}</p>;

  function sayRank(by: "rent" | "sale" | "fresh", rank: number | null): string | undefined {
    if (rank === null) return undefined;
    return rank === 1 ? t(`own.same.${by}.first`) : t(`own.same.${by}`, { rank });
  }
}
