import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatBaht, formatNumber, formatSqm } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { listingWords } from "../../../lib/listing-words/messages.ts";
import type { PreviewHome, PreviewTable } from "../check/protocol.ts";
import { previewMessages } from "./preview-messages.ts";

const cell = "max-w-72 truncate border-t border-line px-3 py-2 text-left font-normal";

/** The first rows of a table, as homes or as they stand in the file. */
export function PreviewRows({ table, how }: { table: PreviewTable; how: "read" | "file" }) {
  const t = useT(previewMessages);
  const isRead = how === "read";
  const heads = useHomeHeads().filter(({ of, members }) =>
    table.rows.some(({ home, sent }) =>
      home === null ? firstOf(sent, members) !== undefined : Boolean(of(home)),
    ),
  );
  const language = useLanguage();
  const hasErrors = table.rows.some(({ error }) => error !== null);
  const names = isRead
    ? [...heads.map(({ name }) => name), ...(hasErrors ? [t("uploads.preview.home.error")] : [])]
    : table.columns;
  return (
    <section
      aria-label={t("uploads.preview.shown")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full min-w-max border-collapse text-sm">
        <thead className="bg-surface-2 text-xs text-ink-2">
          <tr>
            {[t("uploads.preview.row"), ...names].map((name, at) => (
              <th key={at} scope="col" className="max-w-60 truncate px-3 py-2 text-left font-[550]">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {table.rows.map(({ row, cells, home, sent, error }) => (
            <tr key={row}>
              <th scope="row" className={`${cell} text-ink-3`}>
                {isRead && error !== null && (
                  <TriangleAlert
                    size={14}
                    aria-hidden
                    className="mr-1.5 inline-block align-[-2px] text-bad"
                  />
                )}
                {row}
              </th>
              {!isRead &&
                table.columns.map((column, at) => (
                  <td key={column} title={cells[at]} className={cell}>
                    {cells[at]}
                  </td>
                ))}
              {isRead &&
                heads.map(({ name, of, members }) => (
                  <td key={name} className={`${cell} ${home === null ? "text-ink-2" : ""}`}>
                    {(home === null ? firstOf(sent, members) : of(home)) ?? (
                      <span className="text-ink-3">–</span>
                    )}
                  </td>
                ))}
              {isRead && hasErrors && <td className={`${cell} text-bad`}>{error?.[language]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A row with errors shows what was sent. */
const firstOf = (
  sent: Readonly<Record<string, string>>,
  members: readonly string[],
): string | undefined => members.map((member) => sent[member]).find((value) => value !== undefined);

interface HomeHead {
  readonly name: string;
  readonly of: (home: PreviewHome) => ReactNode;
  /** What stands for it in a row as it was sent. */
  readonly members: readonly string[];
}

function useHomeHeads(): readonly HomeHead[] {
  const t = useT(previewMessages);
  const word = useT(listingWords);
  const language = useLanguage();
  const baht = (amount: number | "on_request" | null) =>
    amount === "on_request"
      ? t("uploads.preview.home.onRequest")
      : amount && formatBaht(amount, language);
  const sqm = (area: number | null) => area && formatSqm(area, language);
  const count = (value: number | null) => (value === null ? "–" : formatNumber(value, language));
  return [
    {
      name: t("uploads.preview.home.reference"),
      of: ({ reference }) => reference,
      members: ["external_id"],
    },
    {
      name: t("uploads.preview.home.title"),
      of: ({ title }) => title,
      members: ["title", "title_en", "title_th"],
    },
    {
      name: t("uploads.preview.home.type"),
      of: ({ type }) => word(`listing.type.${type as "condo"}`),
      members: ["property_type"],
    },
    {
      name: t("uploads.preview.home.rent"),
      of: ({ rentPrice }) => baht(rentPrice),
      members: ["rent_price"],
    },
    {
      name: t("uploads.preview.home.sale"),
      of: ({ salePrice }) => baht(salePrice),
      members: ["sale_price", "price"],
    },
    {
      name: t("uploads.preview.home.rooms"),
      of: ({ bedrooms, bathrooms }) =>
        bedrooms === null && bathrooms === null ? null : `${count(bedrooms)} / ${count(bathrooms)}`,
      members: ["bedrooms"],
    },
    {
      name: t("uploads.preview.home.size"),
      of: ({ areaSqm }) => sqm(areaSqm),
      members: ["area_sqm", "square_footage"],
    },
    {
      name: t("uploads.preview.home.land"),
      of: ({ landSqm }) => sqm(landSqm),
      members: ["land_sqm"],
    },
    {
      name: t("uploads.preview.home.where"),
      of: ({ place }) => place?.[language],
      members: ["district", "province", "location", "city"],
    },
  ];
}
