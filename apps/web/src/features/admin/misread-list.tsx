import { MISREAD_KINDS, type MisreadKind, type MisreadWords } from "@propertyvr/contracts";
import { Download, SpellCheck } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { saveText } from "../../lib/save-file.ts";
import { Badge, Button } from "../../ui/index.ts";
import { PillChoice } from "../../ui/pills.tsx";
import { misreadMessages } from "./misread-messages.ts";
import { Paged } from "./paged.tsx";
import { useMisreadWords } from "./queries.ts";

/** Words that were not understood as meant, each in a sentence of our own and as that is read now. */
export function MisreadList() {
  const t = useT(misreadMessages);
  const [kind, setKind] = useState<MisreadKind>("unread");
  const query = useMisreadWords(kind);
  const list = query.data?.pages[0];
  const words = list?.words ?? [];
  const total = list?.total ?? 0;
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-2">{t("misread.text")}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PillChoice
          legend={t("misread.show")}
          choices={MISREAD_KINDS}
          value={kind}
          onChange={setKind}
          labelOf={(each) => t(`misread.${each}`)}
        />
        {words.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              saveText(`misread-${kind}.json`, JSON.stringify(list, null, 2), "application/json")
            }
          >
            <Download size={16} aria-hidden />
            {t("misread.download")}
          </Button>
        )}
      </div>
      {total > words.length && (
        <p className="mb-3 text-sm text-ink-2">
          {t("misread.some", { shown: words.length, total })}
        </p>
      )}
      <Paged
        query={query}
        count={words.length}
        none={{
          icon: <SpellCheck size={24} />,
          title: t(`misread.none.${kind}`),
          text: t("misread.none.text"),
        }}
      >
        {words.map((each) => (
          <MisreadRow key={`${each.slot ?? ""} ${each.words}`} {...each} />
        ))}
      </Paged>
    </>
  );
}

function MisreadRow({ slot, words, language, times, example, reading }: MisreadWords) {
  const t = useT(misreadMessages);
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-2">
          <h2 lang={language} className="font-semibold wrap-anywhere">
            {words}
          </h2>
          {slot !== null && <Badge>{t(`misread.slot.${slot}`)}</Badge>}
        </div>
        <span className="text-sm text-ink-2 tabular-nums">
          {t("misread.times", { count: times })}
        </span>
      </div>
      <dl className="mt-2 grid gap-x-3 text-sm text-ink-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-3">{t("misread.example")}</dt>
        <dd lang={language} className="wrap-anywhere">
          {example}
        </dd>
        <dt className="text-ink-3">{t("misread.reading")}</dt>
        <dd className="wrap-anywhere">
          {reading.length === 0 ? t("misread.nothing") : <code>{reading.join(", ")}</code>}
        </dd>
      </dl>
    </li>
  );
}
