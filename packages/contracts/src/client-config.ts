import { z } from "zod";
import { SignInProvider } from "./openid.ts";

/** Addresses of an app in the stores; null where the operator gave none: it is not in that store yet. */
const AppStores = z.object({
  app_store: z.string().nullable(),
  google_play: z.string().nullable(),
});

/** Settings of an installation that anybody may see. */
export const ClientConfig = z
  .object({
    /** SUPPORT_EMAIL; null where the operator gave none, and then no contact is shown. */
    support_email: z.string().nullable(),
    /** LIVE_CHAT_URL; null: support is reached by the form. */
    live_chat_url: z.string().nullable(),
    /** Nobody is admin yet and a one-time code that was printed at start waits to be redeemed. */
    awaits_admin: z.boolean(),
    /** With whom one can sign in beside a password. */
    sign_in_providers: z.array(SignInProvider),
    /** Recordings can be turned into text here, for browsers that can't do it themselves. */
    transcribes: z.boolean(),
    stores: z.object({ matchelor: AppStores, rentbase: AppStores }),
  })
  .meta({ id: "ClientConfig" });
export type ClientConfig = z.infer<typeof ClientConfig>;
