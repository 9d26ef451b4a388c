import { BUILT_IN_MODEL, type OfferedModel } from "@propertyvr/contracts";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Sparkles } from "lucide-react";
import { useState } from "react";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { canAnswer, modelsQuery } from "../../lib/models/models.ts";
import { useOwnKeys } from "../../lib/models/own-keys.ts";
import { setPreferences, usePreferences } from "../../lib/preferences.ts";
import { useWhenIdle } from "../../lib/use-when-idle.ts";
import { Button, Menu, MenuChoice } from "../../ui/index.ts";
import { modelMessages } from "./model-messages.ts";

/** Which model answers next, and the others that could; nothing where only the built-in assistant can. */
export function ModelMenu() {
  const t = useT(modelMessages);
  const language = useLanguage();
  const [isIdle, setIdle] = useState(false);
  useWhenIdle(() => setIdle(true));
  const { data } = useQuery({ ...modelsQuery, enabled: isIdle });
  const { selectedModel } = usePreferences();
  // A key given in the settings opens others.
  useOwnKeys();
  const able = (data?.models ?? []).filter(canAnswer);
  if (able.length < 2) return null;
  const nameOf = ({ id, name }: OfferedModel): string =>
    id === BUILT_IN_MODEL ? t("model.builtIn") : name;
  const effective = able.find(({ id }) => id === selectedModel) ?? able.at(-1);
  if (effective === undefined) return null;
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="sm"
          className="max-w-48 min-w-0 shrink-0"
          aria-label={`${t("model.choose")}: ${nameOf(effective)}`}
        >
          <Sparkles size={15} aria-hidden className="shrink-0" />
          <span className="truncate max-sm:hidden">{nameOf(effective)}</span>
          <ChevronDown size={15} aria-hidden className="shrink-0" />
        </Button>
      }
    >
      <MenuChoice
        label={t("model.choose")}
        value={effective.id}
        onChange={(id) => setPreferences({ selectedModel: id })}
        choices={able.map((each) => ({
          value: each.id,
          label:
            each.id === BUILT_IN_MODEL
              ? nameOf(each)
              : t("model.withLine", { name: nameOf(each), line: each.line[language] }),
        }))}
      />
    </Menu>
  );
}
