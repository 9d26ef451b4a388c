import type { ExampleRequest } from "@propertyvr/contracts/manual";
import { useT } from "../../../lib/i18n/index.ts";
import { CodeBlock, reachable } from "../code-block.tsx";
import type { ApiAnswer } from "./ask.ts";
import { keyMessages } from "./messages.ts";

/** What was sent, and what came back: status, time, head and body. */
export function AnswerView({ request, answer }: { request: ExampleRequest; answer: ApiAnswer }) {
  const t = useT(keyMessages);
  const head = answer.headers.map(([name, value]) => `${name}: ${value}`).join("\n");
  const title = t("portalTry.answer", { status: answer.status, ms: answer.elapsedMs });
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <p className="font-mono text-[13px] break-all text-ink-2">
        {request.method} {request.target}
      </p>
      <output className={`font-[550] ${answer.status < 400 ? "text-good" : "text-bad"}`}>
        {title}
      </output>
      <details className="text-sm">
        <summary className="min-h-8 cursor-pointer text-ink-2 touch:min-h-11">
          {t("portalTry.headers")}
        </summary>
        <pre {...reachable} className="overflow-x-auto font-mono text-[13px] leading-[1.65]">
          {head}
        </pre>
      </details>
      {answer.text === "" ? (
        <p className="text-sm text-ink-3">{t("portalTry.empty")}</p>
      ) : (
        <CodeBlock code={pretty(answer.text)} language="json" name={t("portalTry.came")} />
      )}
    </div>
  );
}

/** JSON over several lines; anything else as it came. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
