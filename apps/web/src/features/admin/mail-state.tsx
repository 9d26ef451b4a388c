import type { SentMail } from "@propertyvr/contracts";
import { useT } from "../../lib/i18n/index.ts";
import { Badge } from "../../ui/index.ts";
import { peopleMessages } from "./people-messages.ts";

const LOOKS = {
  queued: "plain",
  sent: "good",
  refused: "bad",
  failed: "bad",
  kept: "gold",
} as const;

/** How a mail has fared. */
export function MailState({ state }: { state: SentMail["state"] }) {
  const t = useT(peopleMessages);
  return <Badge variant={LOOKS[state]}>{t(`mailing.state.${state}`)}</Badge>;
}
