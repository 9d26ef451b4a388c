import type { portalMessages } from "./messages.ts";
import type { accessMessages } from "./access/messages.ts";
import type { keyMessages } from "./key/messages.ts";
import type { manualMessages } from "./manual/messages.ts";

type TitleId =
  | keyof (typeof portalMessages)["en"]
  | keyof (typeof accessMessages)["en"]
  | keyof (typeof keyMessages)["en"]
  | keyof (typeof manualMessages)["en"];

/** The parts of the page in their order: address and title. */
export const PAGE_SECTIONS = [
  { id: "start", title: "portal.start" },
  { id: "program", title: "portal.programs" },
  { id: "endpoints", title: "manual.endpoints" },
  { id: "your-key", title: "portalKey.title" },
  { id: "limits", title: "portal.limits" },
  { id: "guide", title: "portal.guide" },
  { id: "webhooks", title: "portal.webhooks" },
  { id: "errors", title: "manual.errors" },
  { id: "notes", title: "portal.notes" },
  { id: "changelog", title: "portal.changelog" },
  { id: "access", title: "portalAccess.title" },
  { id: "leaked-key", title: "portalLeak.title" },
] as const satisfies readonly { id: string; title: TitleId }[];
export type SectionId = (typeof PAGE_SECTIONS)[number]["id"];
