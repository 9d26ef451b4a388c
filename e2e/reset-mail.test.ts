import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startMailServer,
  type TakenMail,
} from "../apps/server/src/platform/mail/testing/mail-server.ts";
import { freePort, type Product, startProduct } from "./harness/product.ts";

const ORIGIN = "https://homes.example";
const LIMIT_MS = 60_000;

describe("a server that is killed between a reset asked for and its mail", () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let product: Product;
  let again: () => Promise<Product>;

  beforeAll(async () => {
    mailServer = await startMailServer();
    const port = await freePort();
    const env = {
      SMTP_URL: mailServer.url,
      MAIL_FROM: "PropertyVR <a@homes.example>",
      PUBLIC_URL: ORIGIN,
      SAMPLE_DATA: "off",
    };
    product = await startProduct({ port, env });
    const { dataDir } = product;
    again = () => startProduct({ dataDir, port, env });
  }, 240_000);
  afterAll(async () => {
    await product.stop();
    await mailServer.close();
    await rm(product.dataDir, { recursive: true, force: true });
  });

  const post = (address: string, body: object) =>
    fetch(`${product.url}${address}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const resets = (email: string): readonly TakenMail[] =>
    mailServer.taken.filter(({ to, raw }) => to.includes(email) && raw.includes("reset-password"));
  const tokenIn = ({ raw }: TakenMail): string =>
    /reset-password#([\w-]+)/.exec(raw.replaceAll("=\r\n", ""))?.[1] ?? "";

  it.each([0, 25, 150])(
    "%s ms after it, loses no mail and writes none twice: one link, which holds once",
    async (afterMs) => {
      const email = `nok.${String(afterMs)}@example.com`;
      const signedUp = await post("/api/auth/signup", { name: "Nok", email, password: "secret" });
      expect(signedUp.status).toBe(201);
      expect((await post("/api/auth/password/forgot", { email })).status).toBe(202);
      await sleep(afterMs);
      await product.kill();
      product = await again();
      const deadline = Date.now() + LIMIT_MS;
      while (resets(email).length === 0 && Date.now() < deadline) await sleep(50);
      // Another mail would have been written by the same job, which has come to its end.
      await sleep(1_000);
      const taken = resets(email);
      // One that was taken before its server could note it comes again as the same mail.
      expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(1);
      expect(new Set(taken.map(tokenIn)).size).toBe(1);
      const [mail] = taken;
      const token = mail === undefined ? "" : tokenIn(mail);
      const reset = () => post("/api/auth/password/reset", { token, password: "another one" });
      expect([(await reset()).status, (await reset()).status]).toEqual([204, 422]);
    },
    180_000,
  );
});
