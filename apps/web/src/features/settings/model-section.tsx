import { BUILT_IN_MODEL, type OfferedModel, type OfferedModels } from "@propertyvr/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountEndpoints } from "../../lib/api/account-endpoints.ts";
import { call } from "../../lib/api/index.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { noteAgreed } from "../../lib/models/ask-agreement.ts";
import { modelsQuery } from "../../lib/models/models.ts";
import { ownKeyFor, useOwnKeys } from "../../lib/models/own-keys.ts";
import { setPreferences, usePreferences } from "../../lib/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/classes.ts";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.ts";
import { settingsMessages } from "./messages.ts";
import { modelSettingsMessages } from "./model-messages.ts";

/** Which model answers; each with what it is good for, whose it is and why it cannot answer now. */
export function ModelSection() {
  const t = useT(modelSettingsMessages);
  const ofSettings = useT(settingsMessages);
  const { data, isError, isPending } = useQuery(modelsQuery);
  return (
    <Section title={ofSettings("settings.model")}>
      {isPending && (
        <div aria-busy="true" aria-label={t("models.loading")} className="flex flex-col gap-2">
          {["first", "second", "third"].map((name) => (
            <Skeleton key={name} className="h-16 rounded-md" />
          ))}
        </div>
      )}
      {isError && <p className="text-sm text-ink-2">{t("models.failed")}</p>}
      {data && <Choices offered={data} />}
      {data && <Agreements offered={data} />}
    </Section>
  );
}

function Choices({ offered: { models } }: { offered: OfferedModels }) {
  const t = useT(modelSettingsMessages);
  const ofSettings = useT(settingsMessages);
  const { selectedModel } = usePreferences();
  // Redrawn when a key of one's own comes or goes.
  useOwnKeys();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{ofSettings("settings.model")}</legend>
      <div className="flex flex-col gap-2">
        {models.map((model) => (
          <ModelChoice key={model.id} model={model} isChosen={model.id === selectedModel} />
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-3">{t("models.hint")}</p>
    </fieldset>
  );
}

function ModelChoice({ model, isChosen }: { model: OfferedModel; isChosen: boolean }) {
  const t = useT(modelSettingsMessages);
  const language = useLanguage();
  const { id, provider, why_not: whyNot } = model;
  const hasOwnKey = model.takes_own_key && ownKeyFor(id) !== undefined;
  const state = hasOwnKey ? t("models.ownKey") : whyNot && t(`models.why.${whyNot}`);
  const country = provider?.country?.[language];
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-md border border-line-3 px-4 py-2.5 transition-colors duration-140 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="model"
        checked={isChosen}
        onChange={() => setPreferences({ selectedModel: id })}
        className="mt-1 size-4 shrink-0 accent-brand"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-[550]">
            {id === BUILT_IN_MODEL ? t("models.builtIn") : model.name}
          </span>
          {state !== null && (
            <span className={cn("text-sm", hasOwnKey ? "text-brand" : "text-ink-3")}>{state}</span>
          )}
        </span>
        <span className="block text-sm text-ink-2">{model.line[language]}</span>
        {provider !== null && (
          <span className="block text-sm text-ink-3">
            {country === undefined
              ? provider.name
              : t("models.by", { provider: provider.name, country })}
          </span>
        )}
      </span>
    </label>
  );
}

/** To whom talks may be sent, each with the way back. */
function Agreements({ offered }: { offered: OfferedModels }) {
  const t = useT(modelSettingsMessages);
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      call(accountEndpoints.withdrawAgreement, { params: { id } }),
    onSuccess: (_, { id, name }) => {
      noteAgreed(client, id, false);
      showToast(t("models.withdrawn", { provider: name }));
    },
    onError: () => showToast(t("models.withdraw.failed"), { kind: "error" }),
  });
  const agreed = new Map(
    offered.models.flatMap(({ provider }) =>
      provider?.is_agreed === true ? [[provider.id, provider.name] as const] : [],
    ),
  );
  if (agreed.size === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {[...agreed].map(([id, name]) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <span className="text-ink-2">{t("models.agreed", { provider: name })}</span>
          <Button
            variant="quiet"
            size="sm"
            busy={withdraw.isPending && withdraw.variables.id === id}
            aria-label={t("models.withdraw.of", { provider: name })}
            onClick={() => withdraw.mutate({ id, name })}
          >
            {t("models.withdraw")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
