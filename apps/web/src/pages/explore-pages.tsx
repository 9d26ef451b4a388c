import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ExploreScreen } from "../features/explore/explore-screen.tsx";
import { exploreMessages } from "../features/explore/messages.ts";
import { ProductScreen } from "../features/explore/product-screen.tsx";
import { PRODUCTS, type ProductName } from "../features/explore/products.ts";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useTitle } from "../lib/use-title.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";
import { BackLink } from "./back-link.tsx";
import { PageFrame } from "./page-frame.tsx";

const BACK = cn(buttonClass("quiet", "sm"), "mb-4 -ml-3");

export function ExplorePage() {
  const t = useT(exploreMessages);
  useTitle(t("explore.title"));
  return (
    <Page>
      <BackLink className={BACK}>
        <ArrowLeft size={17} aria-hidden />
        {t("explore.backToChat")}
      </BackLink>
      <ExploreScreen />
    </Page>
  );
}

export const MatchelorPage = () => <ProductPage name="matchelor" />;
export const RentBasePage = () => <ProductPage name="rentbase" />;

function ProductPage({ name }: { name: ProductName }) {
  const t = useT(exploreMessages);
  useTitle(PRODUCTS[name].title);
  return (
    <Page>
      <Link to="/explore" className={BACK}>
        <ArrowLeft size={17} aria-hidden />
        {t("explore.back")}
      </Link>
      <ProductScreen name={name} />
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <PageFrame footer={<LegalLinks />}>
    <main id="main" className="flex-1 pb-12">
      {children}
    </main>
  </PageFrame>
);
