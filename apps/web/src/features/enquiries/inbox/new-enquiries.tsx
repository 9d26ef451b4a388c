import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { inboxMessages } from "./messages.ts";
import { useNewEnquiries } from "./queries.ts";

/** How many enquiries nobody has looked at; nothing while there are none or none are known. */
export default function NewEnquiries() {
  const t = useT(inboxMessages);
  const language = useLanguage();
  const { data: count = 0 } = useNewEnquiries();
  if (count === 0) return null;
  return (
    <Badge variant="brand" className="ml-auto tabular-nums">
      <span aria-hidden>{formatNumber(count, language)}</span>
      <VisuallyHidden>{t("inbox.newCount", { count })}</VisuallyHidden>
    </Badge>
  );
}
