import { Link } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cn } from "../../ui/classes.ts";
import { exploreMessages } from "./messages.ts";
import { PRODUCTS, type ProductName } from "./products.ts";
import { StoreBadges } from "./store-badges.tsx";

/** A sibling product: what it is, how it goes, what it does, and where its app is. */
export function ProductScreen({ name }: { name: ProductName }) {
  const t = useT(exploreMessages);
  const { features } = PRODUCTS[name];
  return (
    <>
      <Hero name={name} />
      <Part title={t("explore.how")}>
        <ol className="grid gap-4 md:grid-cols-3">
          {(["one", "two", "three"] as const).map((step, at) => (
            <li key={step} className="rounded-lg border border-line bg-surface p-5">
              <span
                aria-hidden
                className="flex size-9 items-center justify-center rounded-full bg-ink font-[600] text-bg tabular-nums"
              >
                {at + 1}
              </span>
              <span className="mt-3 block font-[550]">{t(`${name}.${step}`)}</span>
              <span className="block text-[15px] text-ink-2">{t(`${name}.${step}Text`)}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t("explore.features")}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {features.map(([Icon, feature]) => (
            <li key={feature} className="flex gap-3.5 rounded-lg border border-line bg-surface p-5">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand">
                <Icon size={22} strokeWidth={1.8} aria-hidden />
              </span>
              <span>
                <span className="block font-[550]">{t(feature)}</span>
                <span className="block text-[15px] text-ink-2">{t(`${feature}Text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <StoreBadges name={name} />
      <Onwards name={name} />
    </>
  );
}

function Hero({ name }: { name: ProductName }) {
  const t = useT(exploreMessages);
  const { Picture, title, band, points } = PRODUCTS[name];
  return (
    <div
      className={cn(
        "grid items-center overflow-hidden rounded-lg border border-line md:grid-cols-2",
        band,
      )}
    >
      <div className="px-5 pt-6 pb-2 sm:px-8 md:py-10">
        <p className="font-[600] text-brand">{title}</p>
        <h1 className="mt-1 text-2xl font-[650] sm:text-balance">{t(`${name}.line`)}</h1>
        <p className="mt-3 text-lg text-ink-2">{t(`${name}.text`)}</p>
        <ul className="mt-4 flex flex-wrap gap-2 text-sm">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-1.5 rounded-full bg-surface px-3 py-1">
              <Check size={15} aria-hidden className="shrink-0 text-good" />
              {t(point)}
            </li>
          ))}
        </ul>
        <a href="#stores" className={cn(buttonClass("primary", "md"), "mt-6")}>
          {t("explore.get")}
        </a>
      </div>
      <div className="self-end">
        <Picture />
      </div>
    </div>
  );
}

/** The other product, and the home one needs first. */
function Onwards({ name }: { name: ProductName }) {
  const t = useT(exploreMessages);
  const other = name === "matchelor" ? "rentbase" : "matchelor";
  return (
    <Part title={t("explore.onwards")}>
      <ul className="grid gap-4 sm:grid-cols-2">
        <Way to={`/${other}`} title={PRODUCTS[other].title} text={t(`${other}.line`)} />
        <Way to="/" title={t("explore.search")} text={t("explore.searchText")} />
      </ul>
    </Part>
  );
}

const Way = (props: { to: "/" | "/matchelor" | "/rentbase"; title: string; text: string }) => (
  <li className="grid">
    <Link
      to={props.to}
      className="group flex items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5 transition-colors duration-140 hover:border-brand-line hover:bg-brand-soft"
    >
      <span>
        <span className="block font-[550]">{props.title}</span>
        <span className="block text-[15px] text-ink-2">{props.text}</span>
      </span>
      <ArrowRight size={19} aria-hidden className="shrink-0 text-brand" />
    </Link>
  </li>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-4 text-lg font-[600]">
        {title}
      </h2>
      {children}
    </section>
  );
}
