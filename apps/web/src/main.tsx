import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@fontsource-variable/anuphan/index.css";
import "./styles/app.css";
import { createQueryClient, Providers } from "./app/providers.tsx";
import { createAppRouter } from "./app/router.tsx";
import { startLanguage } from "./lib/i18n/index.ts";
import { watchInstall } from "./lib/install.ts";
import { startPreferences } from "./lib/preferences.ts";
import { startSession } from "./lib/session/session-store.ts";
import { startTheme } from "./lib/theme.ts";

startTheme();
startLanguage();
startPreferences();
startSession();
watchInstall();

const queryClient = createQueryClient();
const router = createAppRouter();
const root = document.getElementById("root");
const draw = (): void => {
  if (root === null) return;
  const reactRoot = createRoot(root);
  // A transition is drawn in slices between which the browser can answer a touch.
  startTransition(() => {
    reactRoot.render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  });
};
// A page that the build drew stands until all of its own code is here: it takes its place at once. Not awaited
// here: what this file shares with others would have to stand in files of its own.
if (document.documentElement.dataset["drawn"] === undefined) draw();
else void router.load().then(draw, draw);
