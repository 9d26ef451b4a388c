import type { Known } from "@propertyvr/vocabulary";
import { Check, Minus } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { Heading } from "./heading.tsx";
import { propertyMessages } from "./messages.ts";

export interface StatedItem {
  readonly key: string;
  readonly label: string;
  readonly known: Known;
}

/** What the listing states, then what it denies, then what it leaves open: three different things. */
export function StatedList(props: { about: "amenities" | "tenure"; items: readonly StatedItem[] }) {
  const t = useT(propertyMessages);
  const of = (known: Known) => props.items.filter((item) => item.known === known);
  const unknown = of("unknown");
  return (
    <div className="flex flex-col gap-4">
      <Group title={t(`property.${props.about}.yes`)} items={of("yes")} isYes />
      <Group title={t(`property.${props.about}.no`)} items={of("no")} />
      {unknown.length > 0 && (
        <div className="text-sm text-ink-3">
          <Heading level={3} className="font-[550]">
            {t("property.unknown")}
          </Heading>
          <p>{unknown.map((item) => item.label).join(" · ")}</p>
          <p className="mt-1">{t("property.unknownHint")}</p>
        </div>
      )}
    </div>
  );
}

function Group(props: { title: string; items: readonly StatedItem[]; isYes?: boolean }) {
  if (props.items.length === 0) return null;
  const Icon = props.isYes ? Check : Minus;
  return (
    <div>
      <Heading level={3} className="mb-1.5 text-sm font-[550] text-ink-2">
        {props.title}
      </Heading>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1.5 @min-[24rem]:grid-cols-2 @min-[36rem]:grid-cols-3">
        {props.items.map((item) => (
          <li key={item.key} className="flex items-start gap-2">
            <Icon
              size={17}
              aria-hidden
              className={props.isYes ? "mt-1 shrink-0 text-good" : "mt-1 shrink-0 text-ink-3"}
            />
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
