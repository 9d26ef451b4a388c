import { Link } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cn } from "../../ui/classes.ts";
import { VisuallyHidden } from "../../ui/index.ts";
import { exploreMessages } from "./messages.ts";
import { PRODUCTS, type ProductName } from "./products.ts";

/** The sibling products as cards, and what is still to come. */
export function ExploreScreen() {
  const t = useT(exploreMessages);
  return (
    <>
      <h1 className="text-2xl font-[600]">{t("explore.title")}</h1>
      <p className="mt-2 max-w-[44rem] text-ink-2">{t("explore.text")}</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-2">
        {(["matchelor", "rentbase"] as const).map((name) => (
          <ProductCard key={name} name={name} />
        ))}
      </ul>
      <p className="mt-6 flex items-start gap-3 rounded-lg border border-dashed border-line-2 p-5">
        <Sparkles size={20} aria-hidden className="mt-0.5 shrink-0 text-brand" />
        <span>
          <span className="block font-[550]">{t("explore.soon")}</span>
          <span className="block text-[15px] text-ink-2">{t("explore.soonText")}</span>
        </span>
      </p>
    </>
  );
}

function ProductCard({ name }: { name: ProductName }) {
  const t = useT(exploreMessages);
  const { Picture, title } = PRODUCTS[name];
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <Picture />
      <div className="flex flex-1 flex-col items-start p-5">
        <h2 className="text-lg font-[600]">{title}</h2>
        <p className="text-[15px] font-[550] text-brand">{t(`${name}.line`)}</p>
        <p className="mt-2 mb-5 text-[15px] text-ink-2">{t(`${name}.text`)}</p>
        <Link to={`/${name}`} className={cn(buttonClass("outline", "sm"), "mt-auto")}>
          <span>
            {t("explore.learnMore")}
            <VisuallyHidden>{` ${t("explore.about", { name: title })}`}</VisuallyHidden>
          </span>
        </Link>
      </div>
    </li>
  );
}
