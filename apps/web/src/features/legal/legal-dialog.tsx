import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { useSupportEmail } from "../../lib/use-client-config.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { LegalBlock, LegalText } from "./legal-document.ts";
import { legalMessages } from "./messages.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

export type LegalTopic = "terms" | "privacy";
const texts: Readonly<Record<LegalTopic, LegalText>> = { terms, privacy };

/** The Terms of Service or the Privacy Policy, to be read. */
export default function LegalDialog(props: { topic: LegalTopic; onClose: () => void }) {
  const t = useT(legalMessages);
  const document = texts[props.topic][useLanguage()];
  const email = useSupportEmail();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      width="lg"
      title={document.title}
      description={t("legal.dated", { date: document.dated })}
      closeLabel={t("legal.close")}
    >
      {/* Has the focus from the start, so that the keyboard scrolls a text without controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} data-autofocus className="flex flex-col gap-5 rounded-sm outline-offset-4">
        <p className="rounded-md bg-surface-2 px-4 py-2.5 text-sm text-ink-2">{document.changes}</p>
        {document.sections
          .filter((section) => !section.needsContact || email !== null)
          .map((section) => (
            <section key={section.heading}>
              <h3 className="mb-1 font-semibold">{section.heading}</h3>
              <div className="flex flex-col gap-2 text-ink-2">
                {section.blocks.map((block) => (
                  <Block key={String(block)} block={block} email={email} />
                ))}
              </div>
            </section>
          ))}
      </div>
    </Dialog>
  );
}

function Block({ block, email }: { block: LegalBlock; email: string | null }) {
  if (typeof block !== "string")
    return (
      <ul className="list-disc space-y-1 pl-5 marker:text-ink-3">
        {block.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  const [before, after] = block.split("{email}");
  if (after === undefined || email === null) return <p>{block}</p>;
  return (
    <p>
      {before}
      <a href={`mailto:${email}`} className="text-brand underline underline-offset-4">
        {email}
      </a>
      {after}
    </p>
  );
}
