import type { ListingDetail } from "@propertyvr/contracts";
import { House } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { usePicture } from "../../lib/use-picture.ts";
import { cn } from "../../ui/classes.ts";
import { propertyMessages } from "./messages.ts";

/** 16:10; a quiet mark where there is no picture, lower on a phone, or it does not load. */
export function PropertyPicture({ listing }: { listing: ListingDetail }) {
  const t = useT(propertyMessages);
  const { image, image_alt, title, title_language } = listing;
  const { src, onError } = usePicture(image);
  const alt = image_alt ?? { text: title, language: title_language };
  return (
    <div
      className={cn(
        "relative aspect-16/10 overflow-hidden rounded-lg border border-line bg-surface-2",
        image === null && "max-md:aspect-16/5",
      )}
    >
      {src === null ? (
        <p className="grid size-full place-content-center justify-items-center gap-2 text-sm text-ink-3">
          <House size={44} strokeWidth={1.2} aria-hidden />
          {t("property.noPicture")}
        </p>
      ) : (
        <img
          src={src}
          alt={alt.text}
          lang={alt.language}
          width={640}
          height={400}
          onError={onError}
          className="size-full object-cover"
        />
      )}
      {listing.is_sample && (
        <span className="absolute top-3 left-3 rounded-full bg-surface px-3 py-0.5 text-xs font-[550] text-ink">
          {t("property.sample")}
        </span>
      )}
    </div>
  );
}
