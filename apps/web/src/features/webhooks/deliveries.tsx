import type { Webhook, WebhookAttempt, WebhookDelivery } from "@propertyvr/contracts";
import { FETCH_FAULT_TEXTS } from "@propertyvr/contracts";
import { ChevronDown, RotateCw } from "lucide-react";
import { useId, useState } from "react";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { formatMoment } from "../../lib/format.ts";
import { Moment } from "../../lib/moment.tsx";
import { MoreButton } from "../../lib/more-button.tsx";
import { Badge, Button, cn, showToast, Skeleton } from "../../ui/index.ts";
import { Pill, Pills } from "../../ui/pills.tsx";
import { webhookMessages } from "./messages.ts";
import { type DeliveryState, useDeliveries, useDelivery, useWebhookDeeds } from "./queries.ts";

const STATES: readonly DeliveryState[] = ["any", "pending", "delivered", "failed"];
const LOOKS = { pending: "gold", delivered: "good", failed: "bad" } as const;

/** What was sent to a webhook, and what came of it. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const t = useT(webhookMessages);
  const name = useId();
  const [state, setState] = useState<DeliveryState>("any");
  const query = useDeliveries(webhook.id, state);
  const { data, isError } = query;
  const { replay, replayFailed } = useWebhookDeeds();
  const failed = (): void =>
    showToast(t("hooks.toast.failed"), { kind: "error", description: t("hooks.why") });
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  return (
    <div className="flex flex-col gap-4">
      <p title={webhook.url} className="line-clamp-2 text-sm font-[550] wrap-anywhere">
        {webhook.url}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Pills legend={t("hooks.deliveries")}>
          {STATES.map((each) => (
            <Pill key={each} name={name} checked={state === each} onChange={() => setState(each)}>
              {t(`hooks.state.${each}`)}
            </Pill>
          ))}
        </Pills>
        {webhook.is_enabled && deliveries?.some((each) => each.state === "failed") === true && (
          <Button
            variant="outline"
            size="sm"
            busy={replayFailed.isPending}
            onClick={() =>
              replayFailed.mutate(webhook.id, {
                onSuccess: ({ replayed }) =>
                  showToast(t("hooks.toast.replayed", { count: replayed }), { kind: "success" }),
                onError: failed,
              })
            }
          >
            {t("hooks.deliveries.again")}
          </Button>
        )}
      </div>
      {deliveries === undefined && !isError && <Skeleton className="h-24 w-full" />}
      {deliveries === undefined && isError && (
        <p role="alert" className="text-bad">
          {t("hooks.deliveries.failed")}
        </p>
      )}
      {deliveries?.length === 0 && <p className="text-ink-2">{t("hooks.deliveries.none")}</p>}
      <ul className="flex flex-col gap-2">
        {deliveries?.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            webhook={webhook}
            delivery={delivery}
            isReplaying={replay.isPending && replay.variables.delivery_id === delivery.id}
            onReplay={() =>
              replay.mutate(
                { id: webhook.id, delivery_id: delivery.id },
                {
                  onSuccess: () => showToast(t("hooks.toast.replay"), { kind: "success" }),
                  onError: failed,
                },
              )
            }
          />
        ))}
      </ul>
      <MoreButton query={query} />
    </div>
  );
}

interface DeliveryProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
  isReplaying: boolean;
  onReplay: () => void;
}

function DeliveryRow(props: DeliveryProps) {
  const t = useT(webhookMessages);
  const { delivery } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className="rounded-md border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left text-sm"
      >
        <Badge variant={LOOKS[delivery.state]}>{t(`hooks.state.${delivery.state}`)}</Badge>
        <span className="min-w-0 flex-1">{t(`hooks.type.${delivery.type}`)}</span>
        <span className="text-ink-3">
          <Moment iso={delivery.created_at} />
        </span>
        <ChevronDown
          size={16}
          aria-hidden
          className={cn("shrink-0 text-ink-3", isOpen && "rotate-180")}
        />
      </button>
      <div id={id}>{isOpen && <DeliveryDetail {...props} />}</div>
    </li>
  );
}

function DeliveryDetail({ webhook, delivery, isReplaying, onReplay }: DeliveryProps) {
  const t = useT(webhookMessages);
  const language = useLanguage();
  const { data, isError } = useDelivery(webhook.id, delivery.id);
  if (data === undefined)
    return isError ? (
      <p role="alert" className="p-3 text-sm text-bad">
        {t("hooks.delivery.failed")}
      </p>
    ) : (
      <Skeleton className="m-3 h-20" />
    );
  return (
    <div className="flex flex-col gap-3 border-t border-line px-3 py-3 text-sm">
      <code className="text-xs break-all text-ink-3">{data.message_id}</code>
      <section>
        <h3 className="font-[550]">{t("hooks.delivery.attempts")}</h3>
        {data.attempts_made.length === 0 && (
          <p className="text-ink-2">{t("hooks.delivery.noAttempt")}</p>
        )}
        <ol className="mt-1 flex flex-col gap-1.5">
          {data.attempts_made.map((attempt) => (
            <li key={attempt.at}>
              <Attempt attempt={attempt} />
            </li>
          ))}
        </ol>
        {data.next_try_at !== null && (
          <p className="mt-1 text-ink-2">
            {t("hooks.delivery.next", { when: formatMoment(data.next_try_at, language) })}
          </p>
        )}
      </section>
      <section>
        <h3 className="font-[550]">{t("hooks.delivery.body")}</h3>
        <Text text={indented(data.body)} />
      </section>
      {webhook.is_enabled && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          busy={isReplaying}
          icon={<RotateCw size={16} aria-hidden />}
          onClick={onReplay}
        >
          {t("hooks.delivery.replay")}
        </Button>
      )}
    </div>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const t = useT(webhookMessages);
  const language = useLanguage();
  const { status, error, elapsed_ms, answer } = attempt;
  const why =
    error === null || error === "secret_unreadable"
      ? t("hooks.delivery.secret")
      : FETCH_FAULT_TEXTS[error][language];
  return (
    <>
      <Moment iso={attempt.at} />
      {": "}
      {status === null
        ? t("hooks.delivery.noAnswer", { why })
        : t("hooks.delivery.status", { status: String(status), ms: String(elapsed_ms) })}
      {answer !== null && answer !== "" && <Text text={answer} />}
    </>
  );
}

const Text = ({ text }: { text: string }) => (
  <pre
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    tabIndex={0}
    className="mt-1 max-h-32 overflow-auto rounded-sm bg-surface-2 p-2 text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
  >
    {text}
  </pre>
);

/** For the eye; what is signed is the text as it was sent. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
