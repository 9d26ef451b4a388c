import { Download } from "lucide-react";
import { useT } from "../../../lib/i18n/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { uploadMessages } from "../messages.ts";

const FORMATS = { csv: "CSV", xlsx: "Excel" } as const;

/** Empty tables to fill in, in both languages. */
export function Templates() {
  const t = useT(uploadMessages);
  const all = (["en", "th"] as const).flatMap((language) =>
    (["xlsx", "csv"] as const).map((format) => ({ language, format })),
  );
  return (
    <section>
      <h3 className="text-sm font-[550]">{t("uploads.template.title")}</h3>
      <p className="mt-0.5 mb-2.5 text-sm text-ink-2">{t("uploads.template.text")}</p>
      <ul className="flex flex-wrap gap-2">
        {all.map(({ language, format }) => {
          const name = t(`uploads.template.${language}`);
          return (
            <li key={`${language}-${format}`}>
              <a
                download
                href={`${workEndpoints.uploadTemplate.path}?language=${language}&format=${format}`}
                aria-label={t("uploads.template.of", { language: name, format: FORMATS[format] })}
                className={buttonClass("outline", "sm")}
              >
                <Download size={16} aria-hidden />
                {`${name} · ${FORMATS[format]}`}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
