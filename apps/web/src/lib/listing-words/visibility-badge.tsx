import type { ListingVisibility } from "@propertyvr/contracts";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { useT } from "../i18n/index.ts";
import { visibilityMessages } from "./visibility-messages.ts";

const LOOKS = { shown: "good", expiring: "gold", expired: "plain", hidden: "bad" } as const;
const DAY_MS = 86_400_000;

/** Whether people find a home: shown, expiring in so many days, expired or hidden. */
export function VisibilityBadge({ visibility }: { visibility: ListingVisibility }) {
  const t = useT(visibilityMessages);
  const [now] = useState(() => Date.now());
  const { state, expires_at: at } = visibility;
  const days = Math.max(0, Math.floor((Date.parse(at) - now) / DAY_MS));
  return <Badge variant={LOOKS[state]}>{t(`visibility.${state}`, { days })}</Badge>;
}
