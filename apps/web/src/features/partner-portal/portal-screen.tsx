import {
  program,
  SNIPPET_LANGUAGES,
  verifier,
  VERIFIER_LANGUAGES,
} from "@propertyvr/contracts/manual";
import { useEffect } from "react";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { useTitle } from "../../lib/use-title.ts";
import { AccessRequest } from "./access/access-request.tsx";
import { LeakedKey } from "./access/leaked-key.tsx";
import { accessMessages } from "./access/messages.ts";
import { KeyPanel } from "./key/key-panel.tsx";
import { keyMessages } from "./key/messages.ts";
import { portalMessages } from "./messages.ts";
import { origin } from "./origin.ts";
import { PortalNav } from "./portal-nav.tsx";
import { QuickStart } from "./quick-start.tsx";
import { EndpointList } from "./manual/endpoint-list.tsx";
import { manualMessages } from "./manual/messages.ts";
import { ProblemList } from "./manual/problem-list.tsx";
import { MANUAL } from "./manual/manual-data.ts";
import { SnippetTabs } from "./manual/snippet-tabs.tsx";
import { Changelog, Guide, LimitRules, Notes, WebhookRules } from "./rules.tsx";
import { Section } from "./section.tsx";

/** What a partner's engineer needs, on one page with an address for each part of it. */
export function PortalScreen() {
  const t = useT(portalMessages);
  useTitle(t("portal.title"));
  useAddressedPart();
  return (
    <div className="@container">
      <div className="grid gap-x-10 @5xl:grid-cols-[14rem_minmax(0,1fr)]">
        <PortalNav />
        <div className="flex min-w-0 flex-col gap-16 py-8">
          <div>
            <h1 className="text-2xl font-semibold">{t("portal.title")}</h1>
            <p className="mt-2 max-w-[46rem] text-lg text-ink-2">{t("portal.lead")}</p>
          </div>
          <Reading />
          <Rules />
          <Asking />
        </div>
      </div>
    </div>
  );
}

function Reading() {
  const t = useT(portalMessages);
  const r = useT(manualMessages);
  const k = useT(keyMessages);
  const language = useLanguage();
  return (
    <>
      <Section id="start" title={t("portal.start")}>
        <QuickStart />
      </Section>
      <Section id="program" title={t("portal.programs")} text={t("portal.programs.text")}>
        <SnippetTabs
          name={t("portal.programs")}
          languages={SNIPPET_LANGUAGES}
          codeOf={(chosen) => program(chosen, MANUAL, origin())}
          className="max-w-[54rem]"
        />
      </Section>
      <Section id="endpoints" title={r("manual.endpoints")} text={r("manual.endpoints.text")}>
        {language !== "en" && (
          <p className="-mt-3 mb-5 text-sm text-ink-3">{t("portal.inEnglish")}</p>
        )}
        <EndpointList />
      </Section>
      <Section id="your-key" title={k("portalKey.title")} text={k("portalKey.text")}>
        <KeyPanel />
      </Section>
    </>
  );
}

function Rules() {
  const t = useT(portalMessages);
  const r = useT(manualMessages);
  return (
    <>
      <Section id="limits" title={t("portal.limits")}>
        <LimitRules />
      </Section>
      <Section id="guide" title={t("portal.guide")}>
        <Guide />
      </Section>
      <Section id="webhooks" title={t("portal.webhooks")} text={t("portal.webhooks.text")}>
        <WebhookRules />
        <SnippetTabs
          name={t("portal.webhooks.verify")}
          languages={VERIFIER_LANGUAGES}
          codeOf={verifier}
          className="mt-6 max-w-[54rem]"
        />
      </Section>
      <Section id="errors" title={r("manual.errors")} text={r("manual.errors.text")}>
        <ProblemList />
      </Section>
      <Section id="notes" title={t("portal.notes")}>
        <Notes />
      </Section>
      <Section id="changelog" title={t("portal.changelog")} text={t("portal.changelog.text")}>
        <Changelog />
      </Section>
    </>
  );
}

function Asking() {
  const t = useT(accessMessages);
  return (
    <>
      <Section id="access" title={t("portalAccess.title")} text={t("portalAccess.text")}>
        <AccessRequest />
      </Section>
      <Section id="leaked-key" title={t("portalLeak.title")} text={t("portalLeak.text")}>
        <LeakedKey />
      </Section>
    </>
  );
}

/** The page arrives after its address was looked at, so the part it names is gone to once more. */
function useAddressedPart(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
