import { z } from "zod";
import { Session } from "./accounts.ts";

/** With whom one can sign in here beside a password. */
export const SignInProvider = z
  .object({
    /** google, line or openid. */
    id: z.string(),
    name: z.string(),
  })
  .meta({ id: "SignInProvider" });
export type SignInProvider = z.infer<typeof SignInProvider>;

export const StartOpenId = z
  .object({
    /** The page to come back to; another site's is not one. */
    return_to: z.string().max(2_000).default("/"),
  })
  .meta({ id: "StartOpenId" });

export const LinkOpenId = z
  .object({ password: z.string().max(1_000).default("") })
  .meta({ id: "LinkOpenId" });

export const StartedOpenId = z
  .object({
    /** Where the browser goes. */
    url: z.string(),
    /** Kept by this browser and sent with the answer, so that no other browser can finish it. */
    browser_token: z.string(),
  })
  .meta({ id: "StartedOpenId" });

/** What the provider sent to the page `/openid/callback`. */
export const FinishOpenId = z
  .object({
    browser_token: z.string().max(200).default(""),
    state: z.string().max(200).default(""),
    code: z.string().max(4_000).default(""),
    iss: z.string().max(500).optional(),
    device_tokens: z.array(z.string().max(200)).max(20).default([]),
  })
  .meta({ id: "FinishOpenId" });

export const FinishedOpenId = z
  .object({
    /** Null where an account was connected by somebody who is signed in already. */
    session: Session.nullable(),
    return_to: z.string(),
  })
  .meta({ id: "FinishedOpenId" });

/** An account elsewhere that signs in to this one. */
export const LinkedIdentity = z
  .object({
    provider: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: "LinkedIdentity" });
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

export const LinkedIdentities = z
  .object({
    has_password: z.boolean(),
    identities: z.array(LinkedIdentity),
    /** Those that can be connected. */
    providers: z.array(SignInProvider),
  })
  .meta({ id: "LinkedIdentities" });
export type LinkedIdentities = z.infer<typeof LinkedIdentities>;
