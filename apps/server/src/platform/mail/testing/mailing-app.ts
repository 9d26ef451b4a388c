import { createTestApp, type SignedUp, type TestApp } from "../../http/testing/test-app.ts";
import { startMailServer } from "./mail-server.ts";

export const MAILED_ORIGIN = "https://homes.example";

export interface MailingApp {
  readonly test: TestApp;
  readonly server: Awaited<ReturnType<typeof startMailServer>>;
  /** Who reads in the console what was mailed. */
  readonly admin: SignedUp;
  readonly close: () => Promise<void>;
}

/** An app that sends its mails through a real SMTP server on this machine, and its admin. */
export const startMailingApp = async (supportEmail?: string): Promise<MailingApp> => {
  const server = await startMailServer();
  const test = await createTestApp({
    config: {
      smtpUrl: server.url,
      mailFrom: "PropertyVR <a@homes.example>",
      publicUrl: MAILED_ORIGIN,
      supportEmail,
    },
  });
  return {
    test,
    server,
    admin: await test.signUp({ name: "Ploy" }),
    close: async () => {
      await test.close();
      await server.close();
    },
  };
};
