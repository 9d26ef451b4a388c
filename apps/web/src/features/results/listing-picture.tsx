import type { ListingCard } from "@propertyvr/vocabulary";
import { House } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { usePicture } from "../../lib/use-picture.ts";
import { resultsMessages } from "./messages.ts";

type Pictured = Pick<ListingCard, "image" | "image_alt" | "title" | "title_language">;

/** As high as the card says, whatever comes: the picture, or a quiet drawing where there is none or it does not load. */
export function ListingPicture({ card }: { card: Pictured }) {
  const t = useT(resultsMessages);
  const { image, image_alt, title, title_language } = card;
  const { src, onError } = usePicture(image);
  const alt = image_alt ?? { text: title, language: title_language };
  return (
    <div className="relative aspect-(--picture) overflow-hidden bg-surface-2">
      {src === null ? (
        <div className="grid size-full place-content-center justify-items-center gap-1 text-ink-3">
          <House size={30} strokeWidth={1.4} aria-hidden />
          <span className="text-xs">{t("results.card.noPicture")}</span>
        </div>
      ) : (
        <img
          src={src}
          alt={alt.text}
          lang={alt.language}
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          onError={onError}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
