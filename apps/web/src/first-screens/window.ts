import { Window } from "happy-dom";

/** What the code of a page asks its browser for before anything is drawn. The build has no browser. */
const NAMES = [
  "document",
  "localStorage",
  "location",
  "navigator",
  "matchMedia",
  "CSS",
  "addEventListener",
  "removeEventListener",
] as const;

const page = new Window({ url: "https://localhost/" });
const give = (name: string, value: unknown): unknown =>
  Object.defineProperty(globalThis, name, { value, configurable: true });
for (const name of NAMES) give(name, page[name]);
give("window", globalThis);
// As browsers are over HTTPS: they can make passkeys, so room is kept for them.
give("isSecureContext", true);
give("PublicKeyCredential", () => undefined);
