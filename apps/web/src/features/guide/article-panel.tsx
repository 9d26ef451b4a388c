import { ARTICLES } from "@propertyvr/knowledge";
import { BackToChat, BesidePanel } from "../../lib/beside-panel.tsx";
import { useT } from "../../lib/i18n/index.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ArticleView } from "./article-view.tsx";
import { guideMessages } from "./messages.ts";
import { today } from "./today.ts";

/**
 * An article of the guide, beside a chat.
 * @param id its slug, or "slug#rule" for a rule of it
 */
export default function ArticlePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT(guideMessages);
  const [slug = "", rule = ""] = id.split("#");
  const article = ARTICLES.find((each) => each.slug === slug);
  return (
    <BesidePanel
      key={slug}
      title={t("guide.panel")}
      page={article === undefined ? "/guide" : `/guide/${id}`}
      onClose={onClose}
    >
      {article === undefined ? (
        <EmptyState
          title={t("guide.gone")}
          text={t("guide.goneText")}
          action={<BackToChat onClose={onClose} />}
        />
      ) : (
        <ArticleView article={article} day={today()} rule={rule} isBeside />
      )}
    </BesidePanel>
  );
}
