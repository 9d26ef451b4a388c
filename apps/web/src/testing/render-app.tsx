import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { configure, render } from "@testing-library/react";
import { createQueryClient, Providers } from "../app/providers.tsx";
import { createAppRouter } from "../app/router.tsx";
import { startLanguage } from "../lib/i18n/index.ts";
import { startPreferences } from "../lib/preferences.ts";
import { startSession } from "../lib/session/session-store.ts";
import { startTheme } from "../lib/theme.ts";
// Loaded here, so that no test waits for the code of a page while the machine is busy.
import "../pages/login-page.tsx";
import "../pages/partner-portal-page.tsx";
import "../pages/property-page.tsx";
import { loadMenus } from "../ui/menu.tsx";

await loadMenus();

configure({ asyncUtilTimeout: 10_000 });

/** Opens the whole app at an address, as main.tsx does, with whatever the storage holds. */
export function renderApp(path: string) {
  startTheme();
  startLanguage();
  startPreferences();
  startSession();
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, address: () => router.state.location.href };
}
