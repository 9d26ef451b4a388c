import { RATE_LIMIT } from "@propertyvr/contracts";
import { formatNumber } from "../../lib/format.ts";
import { Rich, useLanguage, useT } from "../../lib/i18n/index.ts";
import { portalMessages } from "./messages.ts";
import { Mono, TextLink } from "./section.tsx";

const LIMIT_TEXTS = [
  "portal.limits.headers",
  "portal.limits.over",
  "portal.limits.free",
  "portal.limits.bulk",
] as const;
const FIGURES = ["total", "successful", "failed", "time", "window"] as const;
const GUIDE = ["twice", "pages", "changes", "versions", "dry", "quality"] as const;
const WEBHOOKS = ["signed", "clock", "rotate", "answer", "twice", "thin"] as const;
const NOTES = [
  "utc",
  "images",
  "money",
  "unknown",
  "fields",
  "requestId",
  "secret",
  "document",
] as const;

const marks = [<Mono key="0" />, <Mono key="1" />, <Mono key="2" />];

export function LimitRules() {
  const t = useT(portalMessages);
  const language = useLanguage();
  return (
    <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
      <ul className="flex list-disc flex-col gap-2.5 pl-5 text-ink-2 marker:text-ink-3">
        <li>{t("portal.limits.rule", { usual: formatNumber(RATE_LIMIT.default, language) })}</li>
        {LIMIT_TEXTS.map((id) => (
          <li key={id}>
            <Rich messages={portalMessages} id={id} components={marks} />
          </li>
        ))}
      </ul>
      <div>
        <h3 className="font-semibold">{t("portal.limits.words")}</h3>
        <dl className="mt-2 divide-y divide-line text-sm">
          {FIGURES.map((figure) => (
            <div key={figure} className="py-2.5">
              <dt className="font-[550]">{t(`portal.limits.${figure}`)}</dt>
              <dd className="mt-0.5 text-ink-2">{t(`portal.limits.${figure}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export function Guide() {
  const t = useT(portalMessages);
  return (
    <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
      {GUIDE.map((topic) => (
        <div key={topic}>
          <h3 className="font-semibold">{t(`portal.guide.${topic}`)}</h3>
          <p className="mt-1 text-ink-2">
            <Rich messages={portalMessages} id={`portal.guide.${topic}.text`} components={marks} />
          </p>
        </div>
      ))}
    </div>
  );
}

export const WebhookRules = () => (
  <ul className="flex max-w-[46rem] list-disc flex-col gap-2 pl-5 text-ink-2 marker:text-ink-3">
    {WEBHOOKS.map((rule) => (
      <li key={rule}>
        <Rich messages={portalMessages} id={`portal.webhooks.${rule}`} components={marks} />
      </li>
    ))}
  </ul>
);

export const Notes = () => (
  <ul className="flex max-w-[46rem] list-disc flex-col gap-2 pl-5 text-ink-2 marker:text-ink-3">
    {NOTES.map((note) => (
      <li key={note}>
        <Rich
          messages={portalMessages}
          id={`portal.notes.${note}`}
          components={[<TextLink key="document" href="/api/openapi.json" />]}
        />
      </li>
    ))}
  </ul>
);

/** The day of the first version. */
const FIRST = "2026-11-21";

export function Changelog() {
  const t = useT(portalMessages);
  return (
    <dl className="max-w-[46rem]">
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <dt>
          <time dateTime={FIRST} className="font-mono text-sm text-ink-3">
            {FIRST}
          </time>
        </dt>
        <dd className="min-w-0 flex-1 text-ink-2">{t("portal.changelog.first")}</dd>
      </div>
    </dl>
  );
}
