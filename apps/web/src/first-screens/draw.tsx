// Before everything else: code below asks for the names of a browser as it is loaded.
import "./window.ts";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { User } from "@propertyvr/contracts";
import { LANGUAGES } from "@propertyvr/vocabulary";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createQueryClient, Providers } from "../app/providers.tsx";
import { setLanguage, startLanguage } from "../lib/i18n/index.ts";
import { signIn } from "../lib/session/session-store.ts";
import { ChatPage } from "../pages/chat-page.tsx";
import { LoginPage } from "../pages/login-page.tsx";

/** Stands where the name of the person will, which public/first-paint.js knows. No text of ours has these signs. */
const NAME = "\u{e000}\u{e001}";
const SOMEBODY: User = {
  id: "somebody",
  name: NAME,
  email: "",
  picture: null,
  role: "seeker",
  plan: "free",
  created_at: "",
  language: "en",
  preferences: { emailNotifications: false, marketingEmails: false, dataCollection: false },
};

/**
 * The sign-in and the chat as they first stand, before anything was loaded or pressed, as HTML in each
 * language. The build puts it into the page, so that the first picture does not wait for the program.
 */
export async function drawFirstScreens(): Promise<Record<"login" | "chat", string>> {
  startLanguage();
  const login = await inEachLanguage("login", <LoginPage />);
  signIn(SOMEBODY, "token");
  return { login, chat: await inEachLanguage("chat", <ChatPage />) };
}

async function inEachLanguage(name: string, page: ReactNode): Promise<string> {
  const copies: string[] = [];
  for (const language of LANGUAGES) {
    setLanguage(language);
    // Inert: what is typed or pressed before the program is there would be lost.
    const html = untouchable(await draw(page))
      .replaceAll(NAME, "<span data-drawn-name></span>")
      // Its initials stay empty.
      .replaceAll(/[\u{e000}\u{e001}]/gu, "");
    copies.push(
      `<template data-drawing="${name} ${language}"><div class="contents" inert>${html}</div></template>`,
    );
  }
  return copies.join("");
}

async function draw(page: ReactNode): Promise<string> {
  const root = createRootRoute();
  const start = createRoute({ getParentRoute: () => root, path: "/", component: () => page });
  const router = createRouter({
    routeTree: root.addChildren([start]),
    history: createMemoryHistory(),
  });
  await router.load();
  return renderToStaticMarkup(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </Providers>,
  );
}

/**
 * For programs that fill in forms and do not know of `inert`. Names and landmarks are left to the page
 * itself, which will have them.
 */
const untouchable = (html: string): string =>
  html
    .replaceAll(/<(input|textarea) /g, "<$1 readonly ")
    .replaceAll(/ (id|for|aria-labelledby|aria-busy)="[^"]*"/g, "")
    .replaceAll(/(<\/?)main\b/g, "$1div");
