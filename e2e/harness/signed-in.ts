import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Product } from "./product.ts";

/** A new account; the first one of a product is its admin. */
export async function signUp(
  product: Product,
  { name = "Anong S.", email = "anong@example.com" } = {},
): Promise<Session> {
  const reply = await fetch(`${product.url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, email, password: "secret1" }),
  });
  if (!reply.ok) throw new Error(`the sign-up answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Session;
}

/** A device of its own on which this person is signed in, as the browser would find it stored. */
export async function signedInContext(
  browser: Browser,
  session: Session,
  device: BrowserContextOptions,
  language?: "en" | "th",
): Promise<BrowserContext> {
  const context = await browser.newContext(device);
  await context.addInitScript(
    ([{ session_token, user }, chosen]) => {
      localStorage.setItem("session_token", session_token);
      localStorage.setItem("user", JSON.stringify(user));
      if (chosen !== undefined) localStorage.setItem("language", chosen);
    },
    [session, language] as const,
  );
  return context;
}

/** Errors of the page itself; that requests fail while the network is cut is no complaint. */
export function listen(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(text))
      complaints.push(text);
  });
}
