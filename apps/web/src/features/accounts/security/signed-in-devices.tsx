import type { SignedInDevice } from "@propertyvr/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { call } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { Moment } from "../../../lib/moment.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { securityMessages } from "./messages.ts";

/** Where this account is signed in; each other device can be signed out, or all of them at once. */
export function SignedInDevices() {
  const t = useT(securityMessages);
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => call(accountEndpoints.listSessions, { signal }),
  });
  // Of one device by its id; null stands for all others.
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call(accountEndpoints.endOtherSessions)
        : call(accountEndpoints.endSession, { params: { id } }),
    onSuccess: () => showToast(t("security.devices.ended")),
    onError: () => showToast(t("security.devices.endFailed"), { kind: "error" }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["sessions"] }),
  });
  const devices = list.data?.devices ?? [];
  return (
    <Section title={t("security.devices")}>
      {list.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          {t("security.devices.failed")}
          <Button variant="outline" size="sm" onClick={() => void list.refetch()}>
            {t("security.devices.retry")}
          </Button>
        </div>
      )}
      {devices.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              isBusy={end.isPending}
              onEnd={() => end.mutate(device.id)}
            />
          ))}
        </ul>
      )}
      {devices.length > 1 && (
        <Button
          variant="outline"
          busy={end.isPending}
          onClick={() => end.mutate(null)}
          className="w-full sm:w-fit"
        >
          {t("security.devices.endOthers")}
        </Button>
      )}
    </Section>
  );
}

function Device(props: { device: SignedInDevice; isBusy: boolean; onEnd: () => void }) {
  const t = useT(securityMessages);
  const { browser, system, network, last_used_at, created_at, is_current } = props.device;
  const name =
    browser !== null && system !== null
      ? t("security.device.both", { browser, system })
      : (browser ?? system ?? t("security.device.unknown"));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-[550]">
          {name}
          {is_current && <Badge variant="brand">{t("security.device.current")}</Badge>}
        </p>
        <p className="text-ink-2">
          {t("security.device.used")} <Moment iso={last_used_at} />
        </p>
        <p className="text-ink-2">
          {t("security.device.since")} <Moment iso={created_at} />
        </p>
        {network !== null && (
          <p className="text-ink-2">{t("security.device.network", { network })}</p>
        )}
      </div>
      {!is_current && (
        <Button
          variant="outline"
          size="sm"
          disabled={props.isBusy}
          aria-label={t("security.device.endNamed", { device: name })}
          onClick={props.onEnd}
        >
          {t("security.device.end")}
        </Button>
      )}
    </li>
  );
}
