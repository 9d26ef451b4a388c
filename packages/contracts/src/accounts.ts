import { LANGUAGES } from "@propertyvr/vocabulary";
import { z } from "zod";
import { ACCOUNT_NAME_MAX } from "./input-limits.ts";
import { plainLine } from "./plain-text.ts";

/** What an account decided about mail and data; kept with the account, so it holds on every device. */
export const Preferences = z
  .object({
    emailNotifications: z.boolean(),
    marketingEmails: z.boolean(),
    dataCollection: z.boolean(),
  })
  .meta({ id: "Preferences" });
export type Preferences = z.infer<typeof Preferences>;

export const DEFAULT_PREFERENCES: Preferences = {
  emailNotifications: true,
  marketingEmails: false,
  dataCollection: true,
};

export const User = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    picture: z.string().nullable(),
    role: z.enum(["seeker", "partner", "admin"]),
    plan: z.enum(["free"]),
    created_at: z.string(),
    language: z.enum(LANGUAGES),
    preferences: Preferences,
  })
  .meta({ id: "User" });
export type User = z.infer<typeof User>;

/** Values are checked by the use case, which owns the texts and their order. */
export const SignUpRequest = z
  .object({
    name: z.string().max(ACCOUNT_NAME_MAX).default(""),
    email: z.string().max(320).default(""),
    password: z.string().max(1_000).default(""),
    language: z.enum(LANGUAGES).optional(),
  })
  .meta({ id: "SignUpRequest" });

export const LogInRequest = z
  .object({
    email: z.string().max(320).default(""),
    password: z.string().max(1_000).default(""),
    /** Those that earlier sign-ins on this device answered, of whichever accounts. */
    device_tokens: z.array(z.string().max(200)).max(20).default([]),
  })
  .meta({ id: "LogInRequest" });

export const Session = z
  .object({
    user: User,
    session_token: z.string(),
    /**
     * Kept by the device and sent with its next sign-in: strangers who guess at this account's
     * password then cannot keep it out. It opens nothing by itself.
     */
    device_token: z.string(),
  })
  .meta({ id: "Session" });
export type Session = z.infer<typeof Session>;

export const UpdateMe = z
  .object({
    name: z.string().overwrite(plainLine).min(1).max(ACCOUNT_NAME_MAX).optional(),
    language: z.enum(LANGUAGES).optional(),
    /** Those that are left out stay as they are. */
    preferences: z.object(Preferences.shape).partial().optional(),
  })
  .meta({ id: "UpdateMe" });

/** Values are checked by the use case, which owns the texts. */
export const ChangePassword = z
  .object({
    current_password: z.string().max(1_000).default(""),
    new_password: z.string().max(1_000).default(""),
  })
  .meta({ id: "ChangePassword" });

/** A device that is signed in. What it does not tell, or was not noted, is null. */
export const SignedInDevice = z
  .object({
    id: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** Shortened: the /24 of an IPv4 address, the /64 of an IPv6 one. */
    network: z.string().nullable(),
    created_at: z.string(),
    last_used_at: z.string(),
    /** The one that asks. */
    is_current: z.boolean(),
  })
  .meta({ id: "SignedInDevice" });
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** The one that asks first, then the last used first. */
export const SignedInDevices = z
  .object({ devices: z.array(SignedInDevice) })
  .meta({ id: "SignedInDevices" });

export const RedeemAdminCode = z
  .object({ code: z.string().max(100) })
  .meta({ id: "RedeemAdminCode" });

export const ForgotPassword = z
  .object({ email: z.string().max(320).default("") })
  .meta({ id: "ForgotPassword" });

/** Said whether or not there is such an account. */
export const ForgotPasswordReply = z
  .object({ accepted: z.literal(true) })
  .meta({ id: "ForgotPasswordReply" });

/** The address of one's own account. */
export const EmailState = z
  .object({
    email: z.string(),
    /** Whether a link that was mailed to it was opened. */
    is_confirmed: z.boolean(),
    /** A new address whose link has not been opened yet. */
    pending_email: z.string().nullable(),
    /** Whether a mail server is set: without one an admin hands links on. */
    sends_mail: z.boolean(),
  })
  .meta({ id: "EmailState" });
export type EmailState = z.infer<typeof EmailState>;

export const ChangeEmail = z
  .object({
    email: z.string().max(320).default(""),
    password: z.string().max(1_000).default(""),
  })
  .meta({ id: "ChangeEmail" });

/** The token of the link in the mail. */
export const ConfirmEmail = z
  .object({ token: z.string().max(200).default("") })
  .meta({ id: "ConfirmEmail" });

export const ResetPassword = z
  .object({
    /** From the link in the mail. */
    token: z.string().max(200).default(""),
    password: z.string().max(1_000).default(""),
  })
  .meta({ id: "ResetPassword" });

/** data.json of the download: each member of `data` holds rows, in the names they are kept under. */
export interface AccountExport {
  readonly version: 1;
  readonly exported_at: string;
  readonly data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

export const DeleteMe = z
  .object({ password: z.string().max(1_000).default("") })
  .meta({ id: "DeleteMe" });
