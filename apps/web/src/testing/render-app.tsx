import { createMemoryHistory, type RouteComponent, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { createQueryClient, Providers } from "../app/providers.tsx";
import { createAppRouter } from "../app/router.tsx";
import { startLanguage } from "../lib/i18n/index.ts";
import { startPreferences } from "../lib/preferences.ts";
import { startSession } from "../lib/session/session-store.ts";
import { startTheme } from "../lib/theme.ts";
import { loadMenus } from "../ui/menu.tsx";

await loadMenus();

const openRouter = (path: string) =>
  createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
const chatRoute = openRouter("/").routesById["/signed-in/chat"];
const { component: ChatPage } = chatRoute.options;

/**
 * Opens the whole app at an address, as main.tsx does, with whatever the storage holds. What a test does not try of
 * the chat page may stand in for all of it.
 */
export function renderApp(path: string, chatPage: RouteComponent | undefined = ChatPage) {
  startTheme();
  startLanguage();
  startPreferences();
  startSession();
  if (chatPage !== undefined) chatRoute.update({ component: chatPage });
  const router = openRouter(path);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, address: () => router.state.location.href };
}
