import { exampleRequest, snippet, SNIPPET_LANGUAGES } from "@propertyvr/contracts/manual";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Rich, useT } from "../../lib/i18n/index.ts";
import { portalMessages } from "./messages.ts";
import { origin } from "./origin.ts";
import { CodeBlock } from "./code-block.tsx";
import { MANUAL } from "./manual/manual-data.ts";
import { SnippetTabs } from "./manual/snippet-tabs.tsx";
import { TextLink } from "./section.tsx";
import { SHORT_ANSWER } from "./short-answer.ts";

const link = "text-brand underline decoration-brand-line underline-offset-4";

const first = MANUAL.operations.find(
  ({ method, path }) => method === "POST" && path === "/api/partner/properties",
);

/** Key, request, 201: what somebody who has one minute reads. */
export function QuickStart() {
  const t = useT(portalMessages);
  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
      <ol className="flex min-w-0 flex-col gap-6">
        <Step number={1} title={t("portal.start.key")}>
          <Rich
            messages={portalMessages}
            id="portal.start.key.text"
            components={[
              <TextLink key="access" href="#access" />,
              <Link key="key" to="/" search={{ open: "new-api-key" }} className={link} />,
            ]}
          />
        </Step>
        <Step number={2} title={t("portal.start.send")}>
          {t("portal.start.send.text")}
        </Step>
        <Step number={3} title={t("portal.start.done")}>
          {t("portal.start.done.text")}
        </Step>
      </ol>
      <div className="flex min-w-0 flex-col gap-4">
        {first && (
          <SnippetTabs
            name={t("portal.start.send")}
            languages={SNIPPET_LANGUAGES}
            codeOf={(language) => snippet(language, exampleRequest(first), origin())}
          />
        )}
        <CodeBlock
          code={`HTTP/1.1 201 Created\n\n${JSON.stringify(SHORT_ANSWER, null, 2)}`}
          language="json"
          name={t("portal.start.answer")}
        />
      </div>
    </div>
  );
}

const Step = (props: { number: number; title: string; children: ReactNode }) => (
  <li className="flex gap-4">
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand-strong tabular-nums"
    >
      {props.number}
    </span>
    <div className="min-w-0">
      <h3 className="font-semibold">{props.title}</h3>
      <p className="mt-1 text-ink-2">{props.children}</p>
    </div>
  </li>
);
