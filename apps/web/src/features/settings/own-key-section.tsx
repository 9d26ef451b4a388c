import { OWN_KEY_MAX, type OfferedModel, type OfferedModels } from "@propertyvr/contracts";
import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { modelsQuery } from "../../lib/models/models.ts";
import { setOwnKey, useOwnKeys } from "../../lib/models/own-keys.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { PillChoice } from "../../ui/pills.tsx";
import { Section } from "../../ui/section.tsx";
import { modelSettingsMessages } from "./model-messages.ts";

type Provider = NonNullable<OfferedModel["provider"]>;

/** A provider's key of the person's own, in this page's memory. */
export function OwnKeySection() {
  const t = useT(modelSettingsMessages);
  const { data } = useQuery(modelsQuery);
  const providers = data === undefined ? [] : providersOf(data);
  if (data === undefined) return null;
  return (
    <Section title={t("key.title")}>
      {data.takes_own_keys && providers.length > 0 ? (
        <KeyForm offered={data} providers={providers} />
      ) : (
        <p className="text-sm text-ink-2">{t("key.off")}</p>
      )}
    </Section>
  );
}

const providersOf = ({ models }: OfferedModels): readonly Provider[] => {
  const open = models.flatMap(({ takes_own_key, provider }) =>
    takes_own_key && provider !== null ? [[provider.id, provider] as const] : [],
  );
  return [...new Map(open).values()];
};

function KeyForm(props: { offered: OfferedModels; providers: readonly Provider[] }) {
  const t = useT(modelSettingsMessages);
  const { offered, providers } = props;
  const [chosen, setChosen] = useState(providers[0]?.id);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<"empty" | "wrong">();
  const [said, setSaid] = useState("");
  const provider = providers.find(({ id }) => id === chosen) ?? providers[0];
  const isInUse = useOwnKeys().some((each) => each.provider === provider?.id);
  if (provider === undefined) return null;
  const { id, name } = provider;

  const use = (event: SyntheticEvent): void => {
    event.preventDefault();
    const key = text.trim();
    const wrong = key === "" ? "empty" : isKey(key) ? undefined : "wrong";
    setProblem(wrong);
    if (wrong !== undefined) return;
    setOwnKey(id, key, offered);
    setText("");
    setSaid(t("key.inUse", { provider: name }));
  };
  const forget = (): void => {
    setOwnKey(id, null, offered);
    setSaid(t("key.forgotten", { provider: name }));
  };
  return (
    <form noValidate autoComplete="off" className="flex flex-col gap-4" onSubmit={use}>
      <PillChoice
        legend={t("key.provider")}
        isLegendShown
        choices={providers.map((each) => each.id)}
        value={id}
        onChange={(next) => {
          setChosen(next);
          setText("");
          setProblem(undefined);
          setSaid("");
        }}
        labelOf={(each) => providers.find((one) => one.id === each)?.name ?? each}
      />
      <PasswordField
        label={t("key.label")}
        hint={t("key.hint", { provider: name })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        showLabel={t("key.show")}
        hideLabel={t("key.hide")}
        {...(problem && { error: t(`key.${problem}`) })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="outline" size="sm">
          {t("key.use")}
        </Button>
        {isInUse && (
          <Button variant="quiet" size="sm" onClick={forget}>
            {t("key.forget")}
          </Button>
        )}
        <output className="text-sm text-ink-2">
          {said === "" && isInUse ? t("key.inUse", { provider: name }) : said}
        </output>
      </div>
    </form>
  );
}

const isKey = (text: string): boolean => text.length <= OWN_KEY_MAX && /^[\x21-\x7e]+$/.test(text);
