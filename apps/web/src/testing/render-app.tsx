import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { createQueryClient, Providers } from "../app/providers.tsx";
import { createAppRouter } from "../app/router.tsx";
import { startLanguage } from "../lib/i18n/index.ts";
import { startPreferences } from "../lib/preferences.ts";
import { startSession } from "../lib/session/session-store.ts";
import { startTheme } from "../lib/theme.ts";
import { loadMenus } from "../ui/menu.tsx";

await loadMenus();

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
