import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountEndpoints } from "../../../../lib/api/account-endpoints.ts";
import { call } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { lazyWindow } from "../../../../lib/lazy-window.tsx";
import { Moment } from "../../../../lib/moment.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { twoFactorMessages } from "./messages.ts";

const SetUpWindow = lazyWindow(() => import("./set-up-window.tsx"));
const TurnOffWindow = lazyWindow(() => import("./turn-off-window.tsx"));
const NewCodesWindow = lazyWindow(() => import("./new-codes-window.tsx"));
const WINDOWS = { setUp: SetUpWindow, turnOff: TurnOffWindow, newCodes: NewCodesWindow } as const;

const KEY = ["two-factor"];

/** The second step of a sign-in: on, off, and what to do when the phone is lost. */
export function TwoFactor() {
  const t = useT(twoFactorMessages);
  const queries = useQueryClient();
  const [opened, setOpened] = useState<keyof typeof WINDOWS | null>(null);
  const state = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(accountEndpoints.twoFactorState, { signal }),
    staleTime: 0,
  });
  const close = (): void => {
    setOpened(null);
    void queries.invalidateQueries({ queryKey: KEY });
  };
  const Window = opened === null ? null : WINDOWS[opened];
  return (
    <Section title={t("twoFactor.title")}>
      {state.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          {t("twoFactor.loadFailed")}
          <Button variant="outline" size="sm" onClick={() => void state.refetch()}>
            {t("twoFactor.retry")}
          </Button>
        </div>
      )}
      {state.data && (
        <Switch
          label={t("twoFactor.switch")}
          hint={t("twoFactor.switch.hint")}
          checked={state.data.is_on}
          onChange={(isOn) => setOpened(isOn ? "setUp" : "turnOff")}
        />
      )}
      {state.data !== undefined && state.data.since !== null && (
        <>
          <p className="text-sm text-ink-2">
            {t("twoFactor.since")} <Moment iso={state.data.since} />
            {" · "}
            {t("twoFactor.left", { count: state.data.recovery_codes_left })}
          </p>
          <Button
            variant="outline"
            className="w-full sm:w-fit"
            onClick={() => setOpened("newCodes")}
          >
            {t("twoFactor.newCodes")}
          </Button>
        </>
      )}
      {Window && <Window onClose={close} />}
    </Section>
  );
}
