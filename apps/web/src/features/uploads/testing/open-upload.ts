import { PartnerWindow } from "../../../pages/partner-window.tsx";
import { renderApp } from "../../../testing/render-app.tsx";

// Loaded before the first test: the window opens at once.
await import("../upload-dialog.tsx");

/** The window of uploads; the page it stands over is not tried. */
export const openUpload = () => renderApp("/?open=upload", PartnerWindow);
