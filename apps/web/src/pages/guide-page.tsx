import { ARTICLES, GUIDE } from "@propertyvr/knowledge";
import { Link, useLocation, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { ArticleView } from "../features/guide/article-view.tsx";
import { today } from "../features/guide/today.ts";
import { GuideList } from "../features/guide/guide-list.tsx";
import { guideMessages } from "../features/guide/messages.ts";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { useLanguage, useT } from "../lib/i18n/index.ts";
import { useTitle } from "../lib/use-title.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { BackLink } from "./back-link.tsx";
import { PageFrame } from "./page-frame.tsx";

/** `/guide` lists the articles, `/guide/$slug` is one; open to everybody. */
export function GuidePage() {
  const t = useT(guideMessages);
  const language = useLanguage();
  const { slug } = useParams({ strict: false });
  const { hash } = useLocation();
  const article = ARTICLES.find((each) => each.slug === slug);
  useTitle(
    slug === undefined ? GUIDE.title[language] : (article?.title[language] ?? t("guide.gone")),
  );
  const back = cn(buttonClass("quiet", "sm"), "mb-4 -ml-3 print:hidden");
  return (
    <PageFrame footer={<LegalLinks />}>
      <main id="main" className="flex-1 pb-12">
        {slug === undefined ? (
          <BackLink className={back}>
            <ArrowLeft size={17} aria-hidden />
            {t("guide.back")}
          </BackLink>
        ) : (
          <Link to="/guide" className={back}>
            <ArrowLeft size={17} aria-hidden />
            {t("guide.all")}
          </Link>
        )}
        {slug === undefined ? (
          <GuideList />
        ) : article === undefined ? (
          <EmptyState
            level={1}
            title={t("guide.gone")}
            text={t("guide.goneText")}
            action={
              <Link to="/guide" className={buttonClass()}>
                {t("guide.all")}
              </Link>
            }
          />
        ) : (
          <ArticleView key={slug} article={article} day={today()} rule={hash} />
        )}
      </main>
    </PageFrame>
  );
}
