import {
  exampleRequest,
  snippet,
  SNIPPET_LANGUAGES,
  type ManualOperation,
} from "@propertyvr/contracts/manual";
import { useMemo, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { TryIt } from "../key/try-it.tsx";
import { isTryable } from "../key/is-tryable.ts";
import { origin } from "../origin.ts";
import { Anchor, ANCHORED } from "../section.tsx";
import { FieldList } from "./field-list.tsx";
import { Fold } from "./fold.tsx";
import { manualMessages } from "./messages.ts";
import { MethodBadge } from "./method-badge.tsx";
import { MANUAL } from "./manual-data.ts";
import { operationMessages } from "./operations/messages.ts";
import { SnippetTabs } from "./snippet-tabs.tsx";

/** Every operation of the document, each under its own address. */
export const EndpointList = () => (
  <div className="flex flex-col gap-10">
    {MANUAL.operations.map((operation) => (
      <Endpoint key={operation.name} operation={operation} />
    ))}
  </div>
);

function Endpoint({ operation }: { operation: ManualOperation }) {
  const t = useT(manualMessages);
  const { name, method, path } = operation;
  const request = useMemo(() => exampleRequest(operation), [operation]);
  return (
    <article
      id={name}
      aria-labelledby={`${name}-title`}
      className={`${ANCHORED} border-t border-line pt-6`}
    >
      <div className="group flex items-center">
        <h3 id={`${name}-title`} className="flex min-w-0 flex-wrap items-center gap-2 text-base">
          <MethodBadge method={method} />{" "}
          <code className="font-mono text-[15px] font-semibold">{path}</code>
        </h3>
        <Anchor id={name} name={`${method} ${path}`} />
      </div>
      <div className="mt-2 grid gap-x-8 gap-y-5 xl:grid-cols-2">
        <div className="min-w-0">
          <Summary operation={operation} />
          <p className="mt-2 flex flex-wrap gap-2">
            {operation.scope !== null && (
              <Badge variant={operation.scope === "write" ? "brand" : "plain"}>
                {t("manual.scope", { scope: operation.scope })}
              </Badge>
            )}
            {operation.isFree && <Badge variant="good">{t("manual.free")}</Badge>}
          </p>
          <Parts operation={operation} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SnippetTabs
            name={`${method} ${path}`}
            languages={SNIPPET_LANGUAGES}
            codeOf={(language) => snippet(language, request, origin())}
          />
          {isTryable(operation) && <Trial operation={operation} />}
        </div>
      </div>
    </article>
  );
}

type OperationId = keyof (typeof operationMessages)["en"];

/** In the reader's language where it is known, else as the document has it. */
function Summary({ operation }: { operation: ManualOperation }) {
  const t = useT(operationMessages);
  const id = `operation.${operation.name}`;
  return id in operationMessages.en ? (
    <p className="text-ink-2">{t(id as OperationId)}</p>
  ) : (
    <p lang="en" className="text-ink-2">
      {operation.summary}
    </p>
  );
}

function Parts({ operation }: { operation: ManualOperation }) {
  const t = useT(manualMessages);
  const { parameters, bodyFields, answerFields } = operation;
  return (
    <div className="mt-4 flex flex-col gap-2">
      {parameters.length > 0 && (
        <Fold summary={t("manual.parameters")} isOpen={parameters.length <= 3}>
          <FieldList fields={parameters} />
        </Fold>
      )}
      {bodyFields.length > 0 && (
        <Fold summary={t("manual.body", { count: bodyFields.length })}>
          <FieldList fields={bodyFields} />
        </Fold>
      )}
      {answerFields.length > 0 && (
        <Fold summary={t("manual.answer", { count: answerFields.length })}>
          <FieldList fields={answerFields} />
        </Fold>
      )}
      <Fold summary={t("manual.answers")}>
        <ul className="flex flex-wrap gap-x-4 gap-y-2 py-2 font-mono text-[13px]">
          {operation.successes.map((status) => (
            <li key={status} className="font-bold text-good">
              {status}
            </li>
          ))}
          {operation.problems.map((code) => (
            <li key={code}>
              <a
                href={`#error-${code}`}
                className="text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-brand"
              >
                {code}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** Drawn when it is asked for: ten forms at once would be ten too many. */
function Trial({ operation }: { operation: ManualOperation }) {
  const t = useT(manualMessages);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <TryIt operation={operation} />;
  return (
    <Button variant="outline" size="sm" className="self-start" onClick={() => setOpen(true)}>
      {t("manual.try")}
    </Button>
  );
}
