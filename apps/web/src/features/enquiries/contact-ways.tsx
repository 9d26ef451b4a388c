import { isEmail } from "@propertyvr/contracts";
import type { ListingContact } from "@propertyvr/vocabulary";
import { Globe, Mail, MessageCircle, Phone } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { enquiryMessages } from "./messages.ts";

const WAYS = [
  { key: "phone", Icon: Phone },
  { key: "line", Icon: MessageCircle },
  { key: "email", Icon: Mail },
  { key: "website", Icon: Globe },
] as const;

/** How else an agent can be reached, as the listing states it: each a link where it can be one. */
export function ContactWays({ contact }: { contact: ListingContact }) {
  const t = useT(enquiryMessages);
  const ways = WAYS.flatMap(({ key, Icon }) => {
    const text = contact[key];
    return text === null ? [] : [{ key, Icon, text, href: hrefOf(key, text) }];
  });
  return (
    <dl className="flex flex-wrap gap-x-6 text-sm">
      {ways.map(({ key, Icon, text, href }) => (
        <div key={key} className="flex min-h-9 items-center gap-2.5 touch:min-h-11">
          <dt className="flex items-center gap-2 text-ink-3">
            <Icon size={16} strokeWidth={1.7} aria-hidden className="shrink-0" />
            {t(`enquiries.way.${key}`)}
          </dt>
          <dd className="min-w-0 font-[550] wrap-anywhere">
            {href === null ? (
              text
            ) : (
              <a
                href={href}
                {...(href.startsWith("http") && { target: "_blank", rel: "noopener noreferrer" })}
                className="text-brand underline underline-offset-3"
              >
                {text}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A partner's text becomes a link only where it is what it says to be. */
export function hrefOf(key: (typeof WAYS)[number]["key"], text: string): string | null {
  switch (key) {
    case "phone": {
      // What follows is dialled by hand.
      const digits = text.replace(/(?:ext|ต่อ).*/iu, "").replace(/[^\d+]/g, "");
      return /^\+?\d{4,15}$/.test(digits) ? `tel:${digits}` : null;
    }
    case "line":
      if (!/^@?[\w.-]+$/.test(text)) return null;
      // An official account is found by its name with @, a person's by the name after a tilde.
      return `https://line.me/R/ti/p/${text.startsWith("@") ? encodeURIComponent(text) : `~${text}`}`;
    case "email":
      return isEmail(text) ? `mailto:${encodeURIComponent(text).replace("%40", "@")}` : null;
    case "website":
      return /^https?:\/\//i.test(text) ? text : null;
  }
}
