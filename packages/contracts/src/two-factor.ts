import { z } from "zod";

/** How it stands with the second step of one's own account. */
export const TwoFactorState = z
  .object({
    is_on: z.boolean(),
    /** When it was turned on; null where it is off. */
    since: z.string().nullable(),
    recovery_codes_left: z.number().int(),
  })
  .meta({ id: "TwoFactorState" });
export type TwoFactorState = z.infer<typeof TwoFactorState>;

export const SetUpTwoFactor = z
  .object({ password: z.string().max(1_000).default("") })
  .meta({ id: "SetUpTwoFactor" });

/** What an authenticator app takes; told here and never again. */
export const TwoFactorSetUp = z
  .object({
    /** The key in base32, to be typed where no picture can be scanned. */
    secret: z.string(),
    /** The same as an otpauth:// address, which is drawn as a QR code. */
    uri: z.string(),
  })
  .meta({ id: "TwoFactorSetUp" });
export type TwoFactorSetUp = z.infer<typeof TwoFactorSetUp>;

export const ConfirmTwoFactor = z
  .object({ code: z.string().max(100).default("") })
  .meta({ id: "ConfirmTwoFactor" });

/** Each opens the account once in place of a code of the app. Told here and never again. */
export const RecoveryCodes = z
  .object({ recovery_codes: z.array(z.string()) })
  .meta({ id: "RecoveryCodes" });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** The password, and a code of the app or a recovery code. */
export const PasswordAndCode = z
  .object({
    password: z.string().max(1_000).default(""),
    code: z.string().max(100).default(""),
  })
  .meta({ id: "PasswordAndCode" });

/** The second step of a sign-in. */
export const SecondStep = z
  .object({
    /** From the problem two_factor_required. */
    challenge: z.string().max(200).default(""),
    /** Six digits of the app, or a recovery code. */
    code: z.string().max(100).default(""),
    device_tokens: z.array(z.string().max(200)).max(20).default([]),
  })
  .meta({ id: "SecondStep" });
