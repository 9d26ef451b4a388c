import type {
  CalculationPart,
  CitationPart,
  ContactPart,
  ContractPart,
  HomeFactsPart,
  InsightPart,
  ListingDraftPart,
  ListingsPart,
  NearestPart,
  PriceListPart,
} from "@propertyvr/parts";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { appMessages } from "./messages.ts";
import { ChatScreen, type ResultsDrawing } from "../features/chat/index.ts";
import type { VoiceChat } from "../lib/voice-chat.ts";
import { VoiceButton } from "../features/voice/voice-button.tsx";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { ListingsSkeleton, UnderstoodAs } from "../features/results/index.ts";
import { OpenBesideProvider, ShownBesideProvider } from "../lib/beside-link.tsx";
import { useT } from "../lib/i18n/index.ts";
import { lazyWindow } from "../lib/lazy-window.tsx";
import { useUser } from "../lib/session/session-store.ts";
import { Logo } from "../ui/logo.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { HomeWindow } from "./home-window.tsx";
import { PartnerLinks } from "./partner-links.tsx";
import { PartnerWindow } from "./partner-window.tsx";
import { Profile } from "./profile.tsx";
import { useBeside } from "./use-beside.ts";

// In the file of the chat: whoever is led on from another page has all of it at hand.
export { SideBar } from "./side-bar.tsx";

const HomePanel = lazyWindow(() => import("../features/property/home-panel.tsx"));
const ArticlePanel = lazyWindow(() => import("../features/guide/article-panel.tsx"));

const ContactOffer = lazy(() =>
  import("../features/enquiries/contact-offer.tsx").catch(() => ({ default: PlainOffer })),
);
/** Its code did not arrive: the words of the answer stand above, what to beware of stands here. */
const PlainOffer = ({ part }: { part: ContactPart }) => <p lang={part.language}>{part.text}</p>;

const HomeFactsBlock = lazy(() =>
  import("../features/results/home-facts-block.tsx")
    .then((file) => ({ default: file.HomeFactsBlock }))
    .catch(() => ({ default: PlainFacts })),
);
/** Its code did not arrive: the facts as lines. */
const PlainFacts = ({ part }: { part: HomeFactsPart }) => (
  <ul lang={part.language} className="text-ink-2">
    {part.rows.map(({ key, label, values }) => (
      <li key={key}>{`${label}: ${values.map(({ text }) => text).join(" / ")}`}</li>
    ))}
  </ul>
);

const InsightBlock = lazy(() =>
  import("../features/insight/insight-block.tsx").catch(() => ({ default: PlainInsight })),
);
/** Its code did not arrive: what heads the figures. The prose above tells the main ones. */
const PlainInsight = ({ part }: { part: InsightPart }) => <p lang={part.language}>{part.text}</p>;

const loadListings = () => import("../features/results/listings-block.tsx");
const ListingsBlock = lazy(() =>
  loadListings()
    .then((file) => ({ default: file.ListingsBlock }))
    .catch(() => ({ default: PlainListings })),
);
/** Its code did not arrive: the homes by name, each leading to its page. */
const PlainListings = ({ part }: { part: ListingsPart }) => (
  <ul>
    {part.cards.map(({ id, title }) => (
      <li key={id}>
        <a href={`/property/${id}`} className="underline underline-offset-3">
          {title}
        </a>
      </li>
    ))}
  </ul>
);

const CitationBlock = lazy(() =>
  import("../features/guide/citation-block.tsx")
    .then((file) => ({ default: file.CitationBlock }))
    .catch(() => ({ default: PlainCitation })),
);
/** Its code did not arrive: what the guide says, leading to its page. */
const PlainCitation = ({ part }: { part: CitationPart }) => (
  <p lang={part.language}>
    {part.says}{" "}
    <a href={`/guide/${part.slug}`} className="underline underline-offset-3">
      {part.text}
    </a>
  </p>
);

const ContractBlock = lazy(() =>
  import("../features/documents/contract-block.tsx")
    .then((file) => ({ default: file.ContractBlock }))
    .catch(() => ({ default: PlainContract })),
);
/** Its code did not arrive: the passages as lines. */
const PlainContract = ({ part }: { part: ContractPart }) => (
  <ul lang={part.language} className="text-ink-2">
    {part.terms.map(({ key, passage }) => (
      <li key={key}>{passage.text}</li>
    ))}
  </ul>
);

const PriceListBlock = lazy(() =>
  import("../features/documents/price-list-block.tsx")
    .then((file) => ({ default: file.PriceListBlock }))
    .catch(() => ({ default: PlainPriceList })),
);
/** Its code did not arrive: what heads the list. */
const PlainPriceList = ({ part }: { part: PriceListPart }) => (
  <p lang={part.language}>{part.text}</p>
);

const ListingDraftBlock = lazy(() =>
  import("../features/documents/listing-draft-block.tsx")
    .then((file) => ({ default: file.ListingDraftBlock }))
    .catch(() => ({ default: PlainDraft })),
);
/** Its code did not arrive: what heads the draft. */
const PlainDraft = ({ part }: { part: ListingDraftPart }) => (
  <p lang={part.language}>{part.text}</p>
);

const NearestBlock = lazy(() =>
  import("../features/results/nearest-block.tsx")
    .then((file) => ({ default: file.NearestBlock }))
    .catch(() => ({ default: PlainNearest })),
);
/** Its code did not arrive: what it leads in with. The answer's taps stand beside it. */
const PlainNearest = ({ part }: { part: NearestPart }) => <p lang={part.language}>{part.text}</p>;

const CalculationBlock = lazy(() =>
  import("../features/results/calculation/calculation-block.tsx")
    .then((file) => ({ default: file.CalculationBlock }))
    .catch(() => ({ default: PlainCalculation })),
);
/** Its code did not arrive: the name of the sum. The answer's prose states what it comes to. */
const PlainCalculation = ({ part }: { part: CalculationPart }) => (
  <p lang={part.language}>{part.text}</p>
);

/** About as high as the sum will be: a row for each of its rows. */
function CalculationRoom({ part }: { part: CalculationPart }) {
  const rows = (list: readonly unknown[], className: string) =>
    list.map((_, at) => <div key={at} className={className} />);
  const isWorkedOut = part.lines.length > 0;
  return (
    <div aria-hidden className="mt-2 max-w-[44rem] animate-breathe rounded-lg bg-surface-2 pt-42">
      {isWorkedOut && <div className="h-32" />}
      {rows(part.results, "h-10")}
      <div className="grid sm:grid-cols-2">{rows(part.inputs, "h-14")}</div>
      {part.lines.map(({ year }, at) => (
        // The years are drawn closer, as a plot.
        <div key={at} className={year === undefined ? "h-10.5" : "h-6.5"} />
      ))}
      {rows(part.notes, "h-14 sm:h-10")}
    </div>
  );
}

const drawing: ResultsDrawing = {
  criteria: (props) => <UnderstoodAs {...props} />,
  listings: (part) => (
    <Suspense
      fallback={
        <div data-results>
          <ListingsSkeleton />
        </div>
      }
    >
      <ListingsBlock part={part} />
    </Suspense>
  ),
  nearest: (part) => (
    <Suspense fallback={<Skeleton className="h-96 max-w-[56rem] rounded-lg" />}>
      <NearestBlock part={part} />
    </Suspense>
  ),
  homeFacts: (part) => (
    <Suspense fallback={<Skeleton className="h-96 max-w-[56rem] rounded-lg" />}>
      <HomeFactsBlock part={part} />
    </Suspense>
  ),
  // A refusal is told in the prose above: no room is kept for figures that do not come.
  insight: (part) =>
    part.result.kind === "refused" ? null : (
      <Suspense fallback={<Skeleton className="h-72 max-w-[44rem] rounded-lg" />}>
        <InsightBlock part={part} />
      </Suspense>
    ),
  calculation: (props) => (
    <Suspense fallback={<CalculationRoom part={props.part} />}>
      <CalculationBlock {...props} />
    </Suspense>
  ),
  contact: (part) => (
    <Suspense fallback={<Skeleton className="h-48 max-w-[44rem] rounded-lg" />}>
      <ContactOffer part={part} />
    </Suspense>
  ),
  citation: (part) => (
    <Suspense fallback={<Skeleton className="h-72 max-w-[44rem] rounded-lg" />}>
      <CitationBlock part={part} />
    </Suspense>
  ),
  contract: (part) => (
    <Suspense fallback={<Skeleton className="h-[40rem] max-w-[44rem] rounded-lg" />}>
      <ContractBlock part={part} />
    </Suspense>
  ),
  priceList: (part) => (
    <Suspense fallback={<Skeleton className="h-72 max-w-[44rem] rounded-lg" />}>
      <PriceListBlock part={part} />
    </Suspense>
  ),
  listingDraft: (part) => (
    <Suspense fallback={<Skeleton className="h-96 max-w-[44rem] rounded-lg" />}>
      <ListingDraftBlock part={part} />
    </Suspense>
  ),
  searching: () => <ListingsSkeleton />,
};

const voice = (chat: VoiceChat) => <VoiceButton chat={chat} />;
const forPartners = (onChosen: () => void) => <PartnerLinks onChosen={onChosen} />;

/** `/` is a new chat, `/chats/$chatId` an open one; the same screen, so that nothing is drawn anew in between. */
export function ChatPage() {
  const t = useT(appMessages);
  const user = useUser();
  const navigate = useNavigate();
  const { chatId } = useParams({ strict: false });
  const { beside, open, close } = useBeside();
  const { ask } = useSearch({ strict: false });
  const onAsked = useCallback(
    () =>
      void navigate({
        to: ".",
        search: ({ ask: _asked, ...search }) => search,
        state: (state) => state,
        replace: true,
      }),
    [navigate],
  );
  // A new chat has no homes yet: they are drawn by the time the first are found.
  useEffect(() => {
    if (chatId !== undefined) void loadListings().catch(() => undefined);
  }, [chatId]);
  return (
    <OpenBesideProvider value={open}>
      <ShownBesideProvider value={beside}>
        <ChatScreen
          chatId={chatId ?? null}
          person={{ id: user?.id ?? "", name: user?.name ?? "" }}
          logo={<Logo name={t("app.name")} accent={t("app.nameEnd")} />}
          partners={forPartners}
          profile={<Profile />}
          foot={<LegalLinks hasCookies={false} />}
          beside={
            beside === undefined ? null : beside.kind === "home" ? (
              <HomePanel id={beside.id} onClose={close} />
            ) : (
              <ArticlePanel id={beside.id} onClose={close} />
            )
          }
          ask={ask}
          onAsked={onAsked}
          drawing={drawing}
          voice={voice}
          onOpenChat={(id) => void navigate({ to: "/chats/$chatId", params: { chatId: id } })}
          onNewChat={() => void navigate({ to: "/" })}
        />
      </ShownBesideProvider>
      <PartnerWindow />
      <HomeWindow />
    </OpenBesideProvider>
  );
}
