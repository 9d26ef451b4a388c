import type { ContactPart } from "@propertyvr/parts";
import { ShieldAlert } from "lucide-react";
import { openHomeWindow } from "../../lib/home-window.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { ContactWays } from "./contact-ways.tsx";
import { enquiryMessages } from "./messages.ts";

/** In an answer: the homes that can be asked about, each with its form, and what to beware of. */
export default function ContactOffer({ part }: { part: ContactPart }) {
  const [only] = part.homes;
  return (
    <div className="mt-1 flex max-w-[44rem] flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-1">
      <ul className="flex flex-col gap-3">
        {part.homes.map((home) => (
          <li key={home.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p lang={home.title.language} className="min-w-0 flex-1 basis-36 font-[550]">
              {home.title.text}
            </p>
            <AskButton part={part} home={home} />
          </li>
        ))}
      </ul>
      {part.homes.length === 1 && only?.contact && <ContactWays contact={only.contact} />}
      <p
        lang={part.language}
        className="flex gap-2.5 rounded-md bg-gold-soft px-3.5 py-2.5 text-sm text-on-gold"
      >
        <ShieldAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0">{part.text}</span>
      </p>
    </div>
  );
}

function AskButton(props: { part: ContactPart; home: ContactPart["homes"][number] }) {
  const t = useT(enquiryMessages);
  const { home, part } = props;
  return (
    <Button
      size="sm"
      aria-label={t(`enquiries.offer.${part.about}Of`, { title: home.title.text })}
      onClick={() => openHomeWindow({ about: "enquiry", home, preferredTime: part.preferred_time })}
    >
      {t(`enquiries.offer.${part.about}`)}
    </Button>
  );
}
