import { useT } from "../../../lib/i18n/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ANCHORED } from "../section.tsx";
import { CodeBlock } from "../code-block.tsx";
import { manualMessages } from "./messages.ts";
import { MANUAL } from "./manual-data.ts";

type MessageId = keyof (typeof manualMessages)["en"];
const explanationOf = (code: string): MessageId | undefined => {
  const id = `manual.problem.${code}`;
  return id in manualMessages.en ? (id as MessageId) : undefined;
};

const invalid = MANUAL.problems.find(({ code }) => code === "invalid");

const EXAMPLE = JSON.stringify(
  {
    type: invalid?.type,
    title: invalid?.title,
    status: invalid?.status,
    detail: "Some values are invalid.",
    code: "invalid",
    request_id: "req_0c8f5d1b4e6a4f0f9f0a7a3f5d2b9c11",
    errors: [
      {
        pointer: "/rent_price",
        field: "rent_price",
        code: "below_minimum",
        message: "Rent must be at least 1,000 THB a month",
        message_th: "ค่าเช่าต้องไม่ต่ำกว่า 1,000 บาทต่อเดือน",
        value: "32",
        fix: "Send the full amount in baht, not thousands",
      },
    ],
  },
  null,
  2,
);

/** Every code that an operation for partners may answer, each under its own address. */
export function ProblemList() {
  const t = useT(manualMessages);
  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
      <dl className="min-w-0 divide-y divide-line border-y border-line">
        {MANUAL.problems.map(({ code, status, title }) => {
          const id = explanationOf(code);
          return (
            <div
              key={code}
              id={`error-${code}`}
              className={`${ANCHORED} px-2 py-3 target:rounded-md target:bg-gold-soft`}
            >
              <dt className="flex flex-wrap items-baseline gap-2">
                <a
                  href={`#error-${code}`}
                  className="rounded-sm font-mono text-[13px] font-[550] hover:text-brand touch:inline-flex touch:min-h-11 touch:items-center"
                >
                  {code}
                </a>
                <Badge variant={status < 500 ? "plain" : "bad"}>{status}</Badge>
                <span lang="en" className="text-sm text-ink-3">
                  {title}
                </span>
              </dt>
              {id !== undefined && <dd className="mt-1 text-sm text-ink-2">{t(id)}</dd>}
            </div>
          );
        })}
      </dl>
      <CodeBlock
        code={EXAMPLE}
        language="json"
        name={t("manual.errors.example")}
        className="self-start xl:sticky xl:top-6"
      />
    </div>
  );
}
