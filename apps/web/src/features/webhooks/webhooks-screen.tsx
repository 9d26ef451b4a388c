import type { Webhook } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { Plus, TriangleAlert, Webhook as WebhookIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Unbroken } from "../../lib/unbroken.tsx";
import {
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  showToast,
  Skeleton,
  VisuallyHidden,
} from "../../ui/index.ts";
import { Deliveries } from "./deliveries.tsx";
import { webhookMessages } from "./messages.ts";
import { useWebhookDeeds, useWebhooks } from "./queries.ts";
import { SecretNote } from "./secret-note.tsx";
import { WebhookCard } from "./webhook-card.tsx";
import { WebhookForm } from "./webhook-form.tsx";

type Open =
  | { readonly what: "new" }
  | { readonly what: "secret"; readonly secret: string }
  | { readonly what: "change" | "deliveries" | "rotate" | "remove"; readonly webhook: Webhook };

const TITLES = {
  new: "hooks.form.new",
  change: "hooks.form.change",
  secret: "hooks.secret.title",
  deliveries: "hooks.deliveries",
} as const;

/** A partner's webhooks; for an admin everybody's. */
export function WebhooksScreen({ isAdmin }: { isAdmin: boolean }) {
  const t = useT(webhookMessages);
  const webhooks = useWebhooks();
  const deeds = useWebhookDeeds();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const list = useRef<HTMLElement>(null);
  const removed = useRef<string | null>(null);
  // The button that had the focus goes with its card.
  useEffect(() => {
    if (removed.current === null || webhooks.data?.some(({ id }) => id === removed.current)) return;
    removed.current = null;
    list.current?.focus();
  }, [webhooks.data]);
  const failed = (): void =>
    showToast(t("hooks.toast.failed"), { kind: "error", description: t("hooks.why") });
  const told = (text: string): void => showToast(text, { kind: "success" });
  const turn = ({ id, is_enabled }: Webhook): void =>
    deeds.change.mutate(
      { id, is_enabled: !is_enabled },
      { onSuccess: () => told(t("hooks.toast.changed")), onError: failed },
    );
  const test = (webhook: Webhook): void =>
    deeds.test.mutate(webhook.id, {
      onSuccess: () => {
        told(t("hooks.toast.test"));
        setOpen({ what: "deliveries", webhook });
      },
      onError: failed,
    });
  const rotate = ({ id }: Webhook): void =>
    deeds.rotate.mutate(id, {
      onSuccess: ({ secret }) => setOpen({ what: "secret", secret }),
      onError: failed,
    });
  const remove = ({ id }: Webhook): void => {
    removed.current = id;
    deeds.remove.mutate(id, { onSuccess: () => told(t("hooks.toast.deleted")), onError: failed });
  };
  /** A new one's secret is shown over whatever is open by then: it is told only now. */
  const done = ({ secret }: { readonly secret?: string }): void =>
    secret === undefined
      ? setOpen((now) => (now?.what === "change" ? null : now))
      : setOpen({ what: "secret", secret });
  const current = (webhook: Webhook): Webhook =>
    webhooks.data?.find(({ id }) => id === webhook.id) ?? webhook;
  const isDialog = open !== null && open.what in TITLES;

  return (
    <>
      <section ref={list} tabIndex={-1} aria-label={t("hooks.title")} className="outline-none">
        <WebhookList
          webhooks={webhooks}
          onNew={() => setOpen({ what: "new" })}
          renderCard={(webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              onDeliveries={() => setOpen({ what: "deliveries", webhook })}
              onTest={test}
              onChange={() => setOpen({ what: "change", webhook })}
              onRotate={() => setOpen({ what: "rotate", webhook })}
              onTurn={turn}
              onRemove={() => setOpen({ what: "remove", webhook })}
            />
          )}
        />
      </section>
      <p className="mt-5 text-sm">
        <Link
          to="/partner-portal"
          hash="webhooks"
          className="text-brand underline underline-offset-4"
        >
          {t("hooks.how")}
        </Link>
      </p>
      <Dialog
        open={isDialog}
        onOpenChange={(isOpen) => !isOpen && close()}
        width="lg"
        phone="screen"
        title={isDialog ? t(TITLES[open.what as keyof typeof TITLES]) : t("hooks.title")}
        description={open?.what === "deliveries" ? t("hooks.deliveries.text") : undefined}
        closeLabel={t("hooks.close")}
      >
        {(open?.what === "new" || open?.what === "change") && (
          <WebhookForm
            {...(open.what === "change" && { webhook: open.webhook })}
            isAdmin={isAdmin}
            deeds={deeds}
            onCancel={close}
            onDone={done}
          />
        )}
        {open?.what === "secret" && <SecretNote secret={open.secret} onDone={close} />}
        {open?.what === "deliveries" && <Deliveries webhook={current(open.webhook)} />}
      </Dialog>
      <ConfirmDialog
        open={open?.what === "rotate"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t("hooks.rotate.title")}
        text={t("hooks.rotate.text")}
        confirmLabel={t("hooks.rotate.confirm")}
        cancelLabel={t("hooks.cancel")}
        onConfirm={() => open?.what === "rotate" && rotate(open.webhook)}
      />
      <ConfirmDialog
        danger
        open={open?.what === "remove"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t("hooks.delete.title")}
        text={t("hooks.delete.text")}
        confirmLabel={t("hooks.delete.confirm")}
        cancelLabel={t("hooks.cancel")}
        onConfirm={() => open?.what === "remove" && remove(open.webhook)}
      />
    </>
  );
}

/** The webhooks, or why there are none to show. */
function WebhookList(props: {
  webhooks: ReturnType<typeof useWebhooks>;
  onNew: () => void;
  renderCard: (webhook: Webhook) => ReactNode;
}) {
  const t = useT(webhookMessages);
  const { data, isError, isFetching, refetch } = props.webhooks;
  if (data === undefined && !isError)
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t("hooks.loading")}</VisuallyHidden>
        <Skeleton className="h-28 w-full" />
      </div>
    );
  if (data === undefined)
    return (
      <EmptyState
        level={2}
        icon={<TriangleAlert size={24} />}
        title={t("hooks.failed.title")}
        text={t("hooks.failed.text")}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t("hooks.tryAgain")}
          </Button>
        }
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<WebhookIcon size={24} />}
        title={t("hooks.none.title")}
        text={<Unbroken text={t("hooks.none.text")} />}
        action={<Button onClick={props.onNew}>{t("hooks.add")}</Button>}
      />
    );
  return (
    <>
      <Button icon={<Plus size={18} aria-hidden />} className="mb-4" onClick={props.onNew}>
        {t("hooks.add")}
      </Button>
      <ul className="flex flex-col gap-3">{data.map(props.renderCard)}</ul>
    </>
  );
}
