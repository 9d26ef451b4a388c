import { z } from "zod";

/** A passkey of one's own account. */
export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Where it works, e.g. homes.example. */
    host: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
    /** Its owner's devices share it. */
    is_synced: z.boolean(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof Passkey>;

export const Passkeys = z
  .object({
    passkeys: z.array(Passkey),
    /** The only address of this installation where passkeys work; null where none does. */
    origin: z.string().nullable(),
  })
  .meta({ id: "Passkeys" });
export type Passkeys = z.infer<typeof Passkeys>;

export const AskForPasskey = z
  .object({ password: z.string().max(1_000).default("") })
  .meta({ id: "AskForPasskey" });

/** What `navigator.credentials` is called with (WebAuthn, in its form as JSON). */
export const PasskeyOptions = z
  .object({ options: z.record(z.string(), z.unknown()) })
  .meta({ id: "PasskeyOptions" });

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

export const AddPasskey = z
  .object({
    /** Empty: the name of the device. */
    name: z.string().max(100).default(""),
    /** What the browser answered. */
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(10_000),
        attestationObject: base64url(100_000),
        transports: z.array(z.string().max(40)).max(10).optional(),
      }),
    }),
  })
  .meta({ id: "AddPasskey" });

export const RenamePasskey = z
  .object({ name: z.string().max(100).default("") })
  .meta({ id: "RenamePasskey" });

export const LogInWithPasskey = z
  .object({
    /** What the browser answered. */
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(10_000),
        authenticatorData: base64url(10_000),
        signature: base64url(10_000),
        userHandle: base64url(200).optional(),
      }),
    }),
    device_tokens: z.array(z.string().max(200)).max(20).default([]),
  })
  .meta({ id: "LogInWithPasskey" });
