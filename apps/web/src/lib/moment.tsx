import { formatMoment } from "./format.ts";
import { useLanguage } from "./i18n/index.ts";

/** A point in time as the reader's clock shows it. */
export function Moment({ iso }: { iso: string }) {
  const language = useLanguage();
  return <time dateTime={iso}>{formatMoment(iso, language)}</time>;
}
