import type { Session } from "@propertyvr/contracts";
import { rmSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  saying,
  startLocalTranscriber,
} from "../apps/server/src/seekers/transcription/testing/local-transcriber.ts";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import { launchBrowser } from "./harness/browser.ts";
import { fakeOf, fakeVoice, sayTo, type FakeVoiceOptions } from "./harness/fake-voice.ts";
import { type Product, startProduct } from "./harness/product.ts";
import { closeScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";
import { soundFile } from "./harness/sound.ts";
import { goTo } from "./harness/go-to.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SPOKEN = {
  en: {
    open: "Voice input",
    title: "Voice Assistant",
    start: "Start talking",
    stop: "Stop listening",
    asks: "two bedroom condo near Asok under 40k",
    found: /Asok/,
    lang: "en-US",
    voice: "Google US English",
  },
  th: {
    open: "พูดแทนการพิมพ์",
    title: "ผู้ช่วยด้วยเสียง",
    start: "เริ่มพูด",
    stop: "หยุดฟัง",
    asks: "คอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกิน 40,000",
    found: /อโศก/,
    lang: "th-TH",
    voice: "Kanya (Enhanced)",
  },
} as const;

describe("voice", () => {
  let product: Product;
  let browser: Browser;
  let anong: Session;
  const sound = soundFile();
  const complaints: string[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct(),
      launchBrowser({ microphone: { sound, isAllowed: true } }),
    ]);
    anong = await signUp(product);
  }, 180_000);
  afterAll(async () => {
    await closeScene({ product, browser });
    rmSync(path.dirname(sound), { recursive: true });
  });

  async function openVoice(
    language: "en" | "th",
    {
      phone = false,
      on = browser,
      ...fakes
    }: FakeVoiceOptions & { phone?: boolean; on?: Browser } = {},
  ): Promise<Page> {
    const opened = await openSignedIn({ product, browser: on }, anong, {
      device: phone ? PHONE : DESKTOP,
      language,
      complaints,
    });
    await fakeVoice(opened.context, fakes);
    await goTo(opened.page, product.url);
    await button(opened.page, SPOKEN[language].open).waitFor();
    return opened.page;
  }
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const listen = async (page: Page, language: "en" | "th" = "en"): Promise<void> => {
    await button(page, SPOKEN[language].open).click();
    await button(page, SPOKEN[language].start).click();
    await button(page, SPOKEN[language].stop).waitFor();
    await expect.poll(async () => (await fakeOf(page)).running).toBe(1);
  };
  const tracks = async (page: Page) => (await fakeOf(page)).tracks;
  /** Says something and waits until the reply is read aloud, of which the first line stays in the air. */
  const hearReply = async (page: Page): Promise<string> => {
    await page.evaluate("fakeVoice.holdsLines = true");
    await listen(page);
    await sayTo(page, SPOKEN.en.asks);
    await expect.poll(async () => (await fakeOf(page)).spoken.length).toBe(1);
    return (await fakeOf(page)).spoken[0]?.text ?? "";
  };

  it.each(["en", "th"] as const)(
    "hears, sends, shows and reads the reply aloud in %s",
    async (language) => {
      const page = await openVoice(language);
      const { asks, found, lang, voice, title } = SPOKEN[language];
      await listen(page, language);
      await sayTo(page, asks.slice(0, 12), false);
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.getByText(asks.slice(0, 12).trim()).waitFor();
      expect(await violationsInEveryLook(page)).toEqual([]);
      await sayTo(page, asks);
      await button(page, SPOKEN[language].start).waitFor();
      const { spoken, started } = await fakeOf(page);
      expect(started[0]).toEqual({ lang, continuous: true, interimResults: true, hasTrack: true });
      expect(spoken.length).toBeGreaterThan(3);
      for (const line of spoken)
        expect(line).toMatchObject({ lang, voice, rate: 0.9, pitch: 1, volume: 1, end: "said" });
      const said = spoken.map(({ text }) => text).join("\n");
      expect(said).toMatch(found);
      expect(said).not.toMatch(/[฿²*[\]_]|https?:/);
      expect(await tracks(page)).toEqual(["ended"]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("log").getByText(asks, { exact: true }).waitFor();
      await page.context().close();
    },
  );

  it("measures the real microphone", async () => {
    const page = await openVoice("en");
    await listen(page);
    const level = page.getByRole("meter", { name: "Microphone level" });
    const now = async () => Number(await level.getAttribute("value"));
    await expect.poll(now, { interval: 40 }).toBeGreaterThan(70);
    await expect.poll(now, { interval: 40 }).toBeLessThan(20);
    await page.context().close();
  });

  it("goes on listening after the reply where the person chose so, and hears in the chosen language", async () => {
    const page = await openVoice("en");
    await listen(page);
    await page.getByRole("switch", { name: "Keep the conversation going" }).click();
    await page.getByText("ไทย", { exact: true }).click();
    await expect.poll(async () => (await fakeOf(page)).started.at(-1)?.lang).toBe("th-TH");
    await sayTo(page, SPOKEN.th.asks);
    await expect.poll(async () => (await fakeOf(page)).spoken.at(-1)?.end).toBe("said");
    await button(page, "Stop listening").waitFor();
    expect((await fakeOf(page)).spoken[0]?.lang).toBe("th-TH");
    expect(await tracks(page)).toEqual(["live"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => tracks(page)).toEqual(["ended"]);
    await page.context().close();
  });

  it("is silent while muted", async () => {
    const page = await openVoice("en");
    await listen(page);
    await button(page, "Mute the reply").click();
    await sayTo(page, SPOKEN.en.asks);
    await button(page, "Start talking").waitFor();
    expect((await fakeOf(page)).spoken).toEqual([]);
    await page.context().close();
  });

  it("pauses in a line and begins it again", async () => {
    const page = await openVoice("en");
    const first = await hearReply(page);
    await button(page, "Pause speech").click();
    await page.locator("p", { hasText: "Speech paused" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, "Resume speech").click();
    await expect.poll(async () => (await fakeOf(page)).spoken.length).toBe(2);
    const { spoken } = await fakeOf(page);
    expect(spoken.map(({ text, end }) => [text, end])).toEqual([
      [first, "cut"],
      [first, null],
    ]);
    await page.context().close();
  });

  it("stops when somebody speaks over it, and not at its own words", async () => {
    const page = await openVoice("en");
    const first = await hearReply(page);
    await expect.poll(async () => (await fakeOf(page)).running).toBe(1);
    await sayTo(page, first, false);
    const level = page.getByRole("meter", { name: "Microphone level" });
    const now = async () => Number(await level.getAttribute("value"));
    await expect.poll(now, { interval: 40 }).toBeLessThan(20);
    await expect.poll(now, { interval: 40 }).toBeGreaterThan(70);
    await expect.poll(now, { interval: 40 }).toBeLessThan(20);
    expect((await fakeOf(page)).spoken.at(-1)?.end).toBeNull();
    await sayTo(page, "no rather in Thonglor", false);
    await button(page, "Stop listening").waitFor();
    await page.getByText("no rather in Thonglor").waitFor();
    expect((await fakeOf(page)).spoken.at(-1)?.end).toBe("cut");
    await page.context().close();
  });

  it("says which voice is missing and shows the reply", async () => {
    const page = await openVoice("en", { voices: [{ name: "Google US English", lang: "en-US" }] });
    await page.getByRole("button", { name: "Voice input" }).click();
    await page.getByText("ไทย", { exact: true }).click();
    await button(page, "Start talking").click();
    await expect.poll(async () => (await fakeOf(page)).running).toBe(1);
    await sayTo(page, SPOKEN.th.asks);
    await page.locator("p", { hasText: "No Thai voice is installed" }).waitFor();
    expect((await fakeOf(page)).spoken).toEqual([]);
    await page.context().close();
  });

  it("lets microphone and voice go when the page is hidden", async () => {
    const page = await openVoice("en");
    await hearReply(page);
    await page.evaluate(`
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    `);
    await page.locator("p", { hasText: "Stopped because this page was out of sight." }).waitFor();
    expect(await tracks(page)).toEqual(["ended"]);
    expect((await fakeOf(page)).spoken.at(-1)?.end).toBe("cut");
    expect((await fakeOf(page)).running).toBe(0);
    await page.context().close();
  });

  it("is worked by the keyboard alone, and gives the focus back", async () => {
    const page = await openVoice("en");
    await button(page, "Voice input").focus();
    await page.keyboard.press("Enter");
    await button(page, "Start talking").waitFor();
    await page.keyboard.press("Space");
    await button(page, "Stop listening").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate("document.activeElement?.getAttribute('aria-label')"))
      .toBe("Voice input");
    await expect.poll(() => tracks(page)).toEqual(["ended"]);
    await page.context().close();
  });

  it("says so where the browser has no recognition", async () => {
    const page = await openVoice("en", { hasRecognition: false });
    await button(page, "Voice input").click();
    await page.getByText("Voice not supported", { exact: true }).waitFor();
    await page
      .getByText("Your browser doesn't support speech recognition", { exact: true })
      .waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.context().close();
  });

  it("says so where the microphone is refused", async () => {
    const strict = await launchBrowser({ microphone: { sound, isAllowed: false } });
    const page = await openVoice("en", { on: strict });
    await button(page, "Voice input").click();
    await button(page, "Start talking").click();
    await page.getByText("Microphone access denied", { exact: true }).waitFor();
    await page
      .getByText("Please allow microphone access to use voice features", { exact: true })
      .waitFor();
    await button(page, "Start talking").waitFor();
    expect((await fakeOf(page)).started).toEqual([]);
    await strict.close();
  });

  it("is held by a finger on a phone, sent on release and dropped where the finger slides away", async () => {
    const page = await openVoice("en", { phone: true });
    const cdp = await page.context().newCDPSession(page);
    const box = await button(page, "Voice input").boundingBox();
    if (box === null) throw new Error("no microphone");
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: typeof at) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
    await touch("touchStart", at);
    await page.getByText("Release to send, slide away to cancel", { exact: true }).waitFor();
    await expect.poll(async () => (await fakeOf(page)).running).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await sayTo(page, "house in Ari");
    await touch("touchMove", { x: at.x + 150, y: at.y - 150 });
    await page.getByText("Release to cancel", { exact: true }).waitFor();
    await touch("touchEnd");
    await expect.poll(async () => (await fakeOf(page)).running).toBe(0);
    expect(await page.getByText("house in Ari").count()).toBe(0);
    await touch("touchStart", at);
    await expect.poll(async () => (await fakeOf(page)).running).toBe(1);
    await sayTo(page, SPOKEN.en.asks);
    await touch("touchEnd");
    await page.getByRole("log").getByText(SPOKEN.en.asks, { exact: true }).waitFor();
    expect(await tracks(page)).toEqual(["ended", "ended"]);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.context().close();
  });

  it("is turned into text by the operator's service where the browser has no recognition", async () => {
    const service = await startLocalTranscriber();
    service.answer(saying(200, JSON.stringify({ text: SPOKEN.en.asks })));
    const served = await startProduct({
      env: { TRANSCRIPTION_URL: service.url, TRANSCRIPTION_MODEL: "whisper-1" },
    });
    try {
      const { context, page } = await openSignedIn(
        { product: served, browser },
        await signUp(served),
        { device: DESKTOP, language: "en", complaints },
      );
      await fakeVoice(context, { hasRecognition: false });
      await goTo(page, served.url);
      await button(page, "Voice input").click();
      await page.getByText("Your recording goes to the transcription service").waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await button(page, "Start talking").click();
      const level = page.getByRole("meter", { name: "Microphone level" });
      await expect
        .poll(async () => Number(await level.getAttribute("value")), { interval: 40 })
        .toBeGreaterThan(70);
      await button(page, "Stop listening").click();
      await expect.poll(async () => (await fakeOf(page)).spoken.length).toBeGreaterThan(0);
      await page.getByText(SPOKEN.en.asks, { exact: true }).first().waitFor();
      expect(service.asked).toHaveLength(1);
      const { file, fields } = service.asked[0]!;
      expect(fields).toMatchObject({ model: "whisper-1", language: "en" });
      expect(file.type).toBe("audio/webm");
      expect(file.bytes.length).toBeGreaterThan(1_000);
      await context.close();
    } finally {
      await served.stop();
      await service.close();
    }
  });

  it("wrote nothing to the console", () => {
    expect(complaints).toEqual([]);
  });
});
