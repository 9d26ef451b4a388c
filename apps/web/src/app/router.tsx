import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  type RouterHistory,
} from "@tanstack/react-router";
import { startReadingAtHand } from "../features/chat/typing/start-reading.ts";
import { readSession } from "../lib/session/session-store.ts";
import { lazyPage } from "../lib/lazy-page.ts";
import { safeReturnPath } from "../lib/session/return-path.ts";
import {
  askOf,
  besideInSearch,
  besideOf,
  isSameBeside,
  type WindowName,
  windowNameOf,
} from "../lib/window-address.ts";
import { ErrorPage } from "../pages/error-page.tsx";
import { PendingPage } from "./pending-page.tsx";
import { RootLayout } from "./root-layout.tsx";
import { SignedInOnly } from "./signed-in-only.tsx";

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: lazyPage(() => import("../pages/not-found-page.tsx"), "NotFoundPage"),
  errorComponent: ErrorPage,
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  validateSearch: (search: Record<string, unknown>): { return_to?: string } => {
    const path = safeReturnPath(search["return_to"]);
    return path === "/" ? {} : { return_to: path };
  },
  beforeLoad: ({ search }) => {
    // A token whose user is unknown goes on as well, and comes back if nobody confirms it.
    if (readSession().status !== "signed_out")
      throw redirect({ href: safeReturnPath(search.return_to), replace: true });
  },
  component: lazyPage(() => import("../pages/login-page.tsx"), "LoginPage"),
});

/** A link from a mail opens whoever is signed in here. */
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: "/forgot-password",
  component: lazyPage(() => import("../pages/reset-pages.tsx"), "ForgotPasswordPage"),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  component: lazyPage(() => import("../pages/reset-pages.tsx"), "ResetPasswordPage"),
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: "/confirm-email",
  component: lazyPage(() => import("../pages/reset-pages.tsx"), "ConfirmEmailPage"),
});

/** Where a provider of sign-ins sends its answer. */
const openId = createRoute({
  getParentRoute: () => root,
  path: "/openid/callback",
  component: lazyPage(() => import("../pages/openid-page.tsx"), "OpenIdPage"),
});

/** Also for those who cannot sign in. */
const help = createRoute({
  getParentRoute: () => root,
  path: "/help",
  component: lazyPage(() => import("../pages/help-page.tsx"), "HelpPage"),
});

/** Everything below needs an account. A token whose user is unknown waits in SignedInOnly. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: ({ location }) => {
    const session = readSession();
    if (session.status !== "signed_out") return;
    // Whoever chose to leave starts afresh; whoever was thrown out comes back to where they were.
    const path = session.reason === "asked" ? "/" : safeReturnPath(location.href);
    throw redirect({
      to: "/login",
      search: path === "/" ? {} : { return_to: path },
      replace: true,
    });
  },
  component: SignedInOnly,
});

/** One page for both paths, so that the first message of a new chat names it in the URL without drawing anew. */
const chat = createRoute({
  getParentRoute: () => signedIn,
  id: "chat",
  validateSearch: (
    search: Record<string, unknown>,
  ): { open?: WindowName; home?: string | number; guide?: string; ask?: string } => {
    const open = windowNameOf(search["open"]);
    const beside = besideOf(search);
    const ask = askOf(search["ask"]);
    return {
      ...(open !== undefined && { open }),
      ...(beside !== undefined && besideInSearch(beside)),
      ...(ask !== undefined && { ask }),
    };
  },
  beforeLoad: startReadingAtHand,
  component: lazyPage(() => import("../pages/chat-page.tsx"), "ChatPage"),
});
const newChat = createRoute({ getParentRoute: () => chat, path: "/", component: Outlet });
const openChat = createRoute({
  getParentRoute: () => chat,
  path: "/chats/$chatId",
  component: Outlet,
});

/** One page for all its sections; it knows itself who may see it. */
const admin = createRoute({
  getParentRoute: () => signedIn,
  id: "admin",
  component: lazyPage(() => import("../pages/admin-page.tsx"), "AdminPage"),
});
const adminStart = createRoute({ getParentRoute: () => admin, path: "/admin", component: Outlet });
const adminSection = createRoute({
  getParentRoute: () => admin,
  path: "/admin/$section",
  component: Outlet,
});

const enquiries = createRoute({
  getParentRoute: () => signedIn,
  path: "/enquiries",
  component: lazyPage(() => import("../pages/enquiries-page.tsx"), "EnquiriesPage"),
});
const inbox = createRoute({
  getParentRoute: () => signedIn,
  path: "/inbox",
  component: lazyPage(() => import("../pages/inbox-page.tsx"), "InboxPage"),
});

const ownListings = createRoute({
  getParentRoute: () => signedIn,
  path: "/my-listings",
  component: lazyPage(() => import("../pages/own-listings-page.tsx"), "OwnListingsPage"),
});
const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: "/webhooks",
  component: lazyPage(() => import("../pages/webhooks-page.tsx"), "WebhooksPage"),
});

const explore = createRoute({
  getParentRoute: () => signedIn,
  path: "/explore",
  component: lazyPage(() => import("../pages/explore-pages.tsx"), "ExplorePage"),
});
const matchelor = createRoute({
  getParentRoute: () => signedIn,
  path: "/matchelor",
  component: lazyPage(() => import("../pages/explore-pages.tsx"), "MatchelorPage"),
});
const rentbase = createRoute({
  getParentRoute: () => signedIn,
  path: "/rentbase",
  component: lazyPage(() => import("../pages/explore-pages.tsx"), "RentBasePage"),
});

const property = createRoute({
  getParentRoute: () => root,
  path: "/property/$id",
  component: lazyPage(() => import("../pages/property-page.tsx"), "PropertyPage"),
});

const partnerPortal = createRoute({
  getParentRoute: () => root,
  path: "/partner-portal",
  component: lazyPage(() => import("../pages/partner-portal-page.tsx"), "PartnerPortalPage"),
});

const guidePage = lazyPage(() => import("../pages/guide-page.tsx"), "GuidePage");
const guide = createRoute({ getParentRoute: () => root, path: "/guide", component: guidePage });
const guideArticle = createRoute({
  getParentRoute: () => root,
  path: "/guide/$slug",
  component: guidePage,
});

/** Where the `type` of a problem document leads: to what the portal says of its code. */
const problemType = createRoute({
  getParentRoute: () => root,
  path: "/docs/errors/$code",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/partner-portal", hash: `error-${params.code}`, replace: true });
  },
});

const routes = root.addChildren([
  login,
  forgotPassword,
  resetPassword,
  confirmEmail,
  openId,
  help,
  signedIn.addChildren([
    webhooks,
    chat.addChildren([newChat, openChat]),
    admin.addChildren([adminStart, adminSection]),
    enquiries,
    inbox,
    ownListings,
    explore,
    matchelor,
    rentbase,
  ]),
  property,
  partnerPortal,
  guide,
  guideArticle,
  problemType,
]);

export function createAppRouter(options: { history?: RouterHistory } = {}) {
  // Opening or closing what stands beside a chat leaves the chat where it is read.
  let isBesideOnly = false;
  const router = createRouter({
    ...options,
    routeTree: routes,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultPreload: "intent",
    scrollRestoration: () => !isBesideOnly,
  });
  router.subscribe("onBeforeLoad", ({ fromLocation, toLocation, pathChanged }) => {
    isBesideOnly =
      !pathChanged &&
      !isSameBeside(besideOf(fromLocation?.search ?? {}), besideOf(toLocation.search));
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The entry before this one is the same chat with nothing beside it. */
    isBesideOverChat?: boolean;
  }
}
