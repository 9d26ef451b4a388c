import { pageOfHome } from "../../lib/beside-link.tsx";
import { BackToChat, BesidePanel } from "../../lib/beside-panel.tsx";
import { useT } from "../../lib/i18n/index.ts";
import { TitleLevelProvider } from "./heading.tsx";
import { propertyMessages } from "./messages.ts";
import { PropertyScreen } from "./property-screen.tsx";

/** What the page of a home shows, beside a chat. */
export default function HomePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT(propertyMessages);
  return (
    <BesidePanel key={id} title={t("property.panel")} page={pageOfHome(id)} onClose={onClose}>
      <TitleLevelProvider value={3}>
        <PropertyScreen key={id} id={id} wayOn={<BackToChat onClose={onClose} />} />
      </TitleLevelProvider>
    </BesidePanel>
  );
}
