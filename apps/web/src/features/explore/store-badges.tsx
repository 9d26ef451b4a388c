import { Download } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { useClientConfig } from "../../lib/use-client-config.ts";
import { VisuallyHidden } from "../../ui/index.ts";
import { exploreMessages } from "./messages.ts";
import { PRODUCTS, type ProductName } from "./products.ts";

const STORES = [
  ["app_store", "App Store"],
  ["google_play", "Google Play"],
] as const;

const BADGE = "flex min-h-14 w-full items-center gap-3 rounded-md border px-4 py-2 sm:w-60";

/** A badge a store: a link where the app is in it, else it says that the app is not there yet. */
export function StoreBadges({ name }: { name: ProductName }) {
  const t = useT(exploreMessages);
  const stores = useClientConfig()?.stores[name];
  return (
    <section aria-labelledby="stores" className="mt-10 scroll-mt-4">
      <h2 id="stores" tabIndex={-1} className="text-lg font-[600]">
        {t("explore.get")}
      </h2>
      <ul className="mt-4 flex flex-col gap-3 sm:flex-row">
        {STORES.map(([key, store]) => {
          const address = stores?.[key] ?? null;
          return (
            <li key={key}>
              {address === null ? (
                <p className={`${BADGE} border-dashed border-line-2 text-ink-2`}>
                  <Download size={20} aria-hidden className="shrink-0" />
                  <span>
                    <span className="block font-[550]">{store}</span>
                    <span className="block text-sm">{t("explore.notYet")}</span>
                  </span>
                </p>
              ) : (
                <a
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${BADGE} border-line bg-surface hover:border-line-3`}
                >
                  <Download size={20} aria-hidden className="shrink-0 text-brand" />
                  <span className="font-[550]">
                    {t("explore.storeOf", { name: PRODUCTS[name].title, store })}
                    <VisuallyHidden>{`, ${t("explore.newTab")}`}</VisuallyHidden>
                  </span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
