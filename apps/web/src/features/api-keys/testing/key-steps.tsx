import { fireEvent, screen } from "@testing-library/react";
import { PartnerWindow } from "../../../pages/partner-window.tsx";
import { anong } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ForPartners } from "../for-partners.tsx";

export const partner = { ...anong, role: "partner" } as const;

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));

export const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Of the chat page only the way to the keys and the window they open in. */
const WayToKeys = () => (
  <>
    <h1>Chat</h1>
    <ForPartners onChosen={() => undefined} />
    <PartnerWindow />
  </>
);
export const openPage = (path: string) => renderApp(path, WayToKeys);
