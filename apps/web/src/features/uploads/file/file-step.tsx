import { type ReactNode, useState } from "react";
import { Tabs } from "radix-ui";
import { useT } from "../../../lib/i18n/index.ts";
import { useUser } from "../../../lib/session/session-store.ts";
import { choosePartner, type UploadSource, useFlow } from "../flow.ts";
import { uploadMessages } from "../messages.ts";
import { DropZone } from "./drop-zone.tsx";
import { JsonBox } from "./json-box.tsx";
import { PartnerChoice } from "./partner-choice.tsx";
import { Templates } from "./templates.tsx";
import { focusChosenTab } from "../../../ui/focus-chosen-tab.ts";

/** Choosing what to upload: a file, or pasted JSON. */
export function FileStep(props: { onChosen: (source: UploadSource) => void; children: ReactNode }) {
  const t = useT(uploadMessages);
  const isAdmin = useUser()?.role === "admin";
  const { partnerId, source } = useFlow();
  const [isPartnerNeeded, setPartnerNeeded] = useState(false);
  const choose = (chosen: UploadSource): void => {
    if (isAdmin && partnerId === null) setPartnerNeeded(true);
    else props.onChosen(chosen);
  };
  const tab =
    "-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm font-[550] text-ink-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink";
  return (
    <div className="grid gap-8 pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="flex min-w-0 flex-col gap-5">
        {isAdmin && (
          <PartnerChoice
            value={partnerId}
            isNeeded={isPartnerNeeded && partnerId === null}
            onChange={choosePartner}
          />
        )}
        <Tabs.Root defaultValue={source?.isPasted === true ? "json" : "csv"}>
          <Tabs.List
            onFocus={focusChosenTab}
            aria-label={t("uploads.tab.label")}
            className="flex border-b border-line"
          >
            <Tabs.Trigger value="csv" className={tab}>
              {t("uploads.tab.csv")}
            </Tabs.Trigger>
            <Tabs.Trigger value="json" className={tab}>
              {t("uploads.tab.json")}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="csv" className="pt-4 outline-none" tabIndex={-1}>
            <DropZone onFile={(file) => choose({ file, isPasted: false })} />
          </Tabs.Content>
          <Tabs.Content value="json" className="pt-4 outline-none" tabIndex={-1}>
            <JsonBox onJson={(file) => choose({ file, isPasted: true })} />
          </Tabs.Content>
        </Tabs.Root>
        <Templates />
      </div>
      {props.children}
    </div>
  );
}
