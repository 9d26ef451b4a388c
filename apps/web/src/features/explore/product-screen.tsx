import { useT } from "../../lib/i18n/index.ts";
import { exploreMessages } from "./messages.ts";
import { PRODUCTS, type ProductName } from "./products.ts";
import { StoreBadges } from "./store-badges.tsx";

/** A sibling product: what it is, what it does, and where its app is. */
export function ProductScreen({ name }: { name: ProductName }) {
  const t = useT(exploreMessages);
  const { Picture, title, features } = PRODUCTS[name];
  return (
    <>
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-10">
        <div>
          <p className="font-[550] text-brand">{title}</p>
          <h1 className="mt-1 text-2xl font-[600] text-balance">{t(`${name}.line`)}</h1>
          <p className="mt-3 text-ink-2">{t(`${name}.text`)}</p>
        </div>
        <div className="overflow-hidden rounded-lg border border-line">
          <Picture />
        </div>
      </div>
      <h2 className="mt-10 text-lg font-[600]">{t("explore.features")}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {features.map(([Icon, feature]) => (
          <li key={feature} className="flex gap-3.5 rounded-lg border border-line bg-surface p-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand">
              <Icon size={20} strokeWidth={1.8} aria-hidden />
            </span>
            <span>
              <span className="block font-[550]">{t(feature)}</span>
              <span className="block text-[15px] text-ink-2">{t(`${feature}Text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <StoreBadges name={name} />
    </>
  );
}
