import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import { type PartnerStage, setPartnerStage } from "./harness/partner-stage.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { goTo } from "./harness/go-to.ts";

const TEXTS = {
  en: {
    box: "Your message",
    send: "Send",
    search: "condo for rent in Chiang Rai",
    found: /^Found \d+ Propert/,
    contact: "Contact: Riverside condo 1",
    view: "Can I see the second one tomorrow",
    ask: "Request a viewing: Riverside condo 2",
    phone: "Phone",
    time: /When would you like/,
    day: "tomorrow",
    sent: "Message sent",
    done: "Done",
    pay: "Before you pay anything",
    own: "Your enquiries",
    inbox: "Inbox",
    answer: "Answer Nok Seeker",
    reply: "Send message",
    newAnswer: "New answer",
    write: "Write to Baan Dee",
    earlier: /You asked about this home on/,
    goOn: "Continue the conversation",
    more: "More about Riverside condo 3",
    report: "Report this listing",
    scam: "A scam",
    sendReport: "Send report",
    thanks: "Thank you for telling us",
    reports: "Reported listings",
    home: "Riverside condo 3",
    hide: "Hide listing",
    hidden: "Listing hidden",
  },
  th: {
    box: "ข้อความของคุณ",
    send: "ส่ง",
    search: "คอนโดให้เช่าเชียงราย",
    found: /^พบอสังหาริมทรัพย์/,
    contact: "ติดต่อ: คอนโดริมกก ห้องที่ 1",
    view: "ขอดูห้องที่สองพรุ่งนี้ได้ไหม",
    ask: "ขอนัดดู: คอนโดริมกก ห้องที่ 2",
    phone: "โทรศัพท์",
    time: /สะดวกไปดูเมื่อไร/,
    day: "พรุ่งนี้",
    sent: "ส่งข้อความแล้ว",
    done: "เรียบร้อย",
    pay: "ก่อนจ่ายเงินทุกครั้ง",
    own: "ข้อความที่คุณส่ง",
    inbox: "กล่องข้อความ",
    answer: "ตอบ Nok Seeker",
    reply: "ส่งข้อความ",
    newAnswer: "คำตอบใหม่ 1 ข้อความ",
    write: "ส่งข้อความถึง Baan Dee",
    earlier: /คุณสอบถามเรื่องประกาศนี้เมื่อ/,
    goOn: "คุยต่อ",
    more: "ตัวเลือกของ คอนโดริมกก ห้องที่ 3",
    report: "แจ้งปัญหาประกาศนี้",
    scam: "หลอกลวง",
    sendReport: "ส่งเรื่อง",
    thanks: "ขอบคุณที่แจ้งให้เราทราบ",
    reports: "ประกาศที่ถูกแจ้งปัญหา",
    home: "คอนโดริมกก ห้องที่ 3",
    hide: "ซ่อนประกาศ",
    hidden: "ซ่อนประกาศแล้ว",
  },
} as const;

describe.each(["en", "th"] as const)("in %s", (language) => {
  const t = TEXTS[language];
  let product: Product;
  let browser: Browser;
  let stage: PartnerStage;
  let seeker: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    stage = await setPartnerStage(product.url);
    seeker = await signedIn(browser, stage.seeker, language);
    page = await seeker.newPage();
    await goTo(page, product.url);
    await say(t.search);
    await page.getByRole("heading", { name: t.found }).waitFor();
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  const say = async (text: string): Promise<void> => {
    const box = page.getByRole("textbox", { name: t.box });
    await box.fill(text);
    await box.press("Enter");
    await page.locator("[data-question]").filter({ hasText: text }).last().waitFor();
    await page.getByRole("button", { name: t.send, exact: true }).waitFor();
  };
  const pressSend = () =>
    page.getByRole("dialog").getByRole("button", { name: t.send, exact: true }).click();

  it("a person writes about a home from its card, and nothing typed is lost on the way", async () => {
    await page.getByRole("button", { name: t.contact }).click();
    const phone = page.getByLabel(t.phone, { exact: true });
    await page.getByRole("heading", { name: t.pay }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await phone.fill("๐๘๑-๒๓๔");
    await pressSend();
    await expect.poll(() => phone.getAttribute("aria-invalid")).toBe("true");
    await phone.fill("๐๘๑-๒๓๔-๕๖๗๘");
    await seeker.setOffline(true);
    await pressSend();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await seeker.setOffline(false);
    await page.reload();
    await page.getByRole("button", { name: t.contact }).click();
    await expect.poll(() => phone.inputValue()).toBe("๐๘๑-๒๓๔-๕๖๗๘");
    await pressSend();
    await page.getByRole("heading", { name: t.sent }).waitFor();
    await page.getByRole("link", { name: "02 123 4567" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: t.done }).click();
  });

  it("asks in the chat to see another, and the day said stands in the form", async () => {
    await say(t.view);
    await page.getByRole("button", { name: t.ask }).click();
    await expect.poll(() => page.getByLabel(t.time).inputValue()).toBe(t.day);
    await pressSend();
    await page.getByRole("heading", { name: t.sent }).waitFor();
    await page.keyboard.press("Escape");
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: t.ask }).waitFor();
  });

  it("and the agency has both in its inbox", async () => {
    const partner = await signedIn(browser, stage.partner, language);
    const inbox = await partner.newPage();
    await goTo(inbox, `${product.url}/inbox`);
    await inbox.getByRole("heading", { name: t.inbox, level: 1 }).waitFor();
    const items = inbox.getByRole("article");
    await expect.poll(() => items.count()).toBe(2);
    expect(await items.first().textContent()).toContain(t.day);
    expect(await items.last().textContent()).toContain("081-234-5678");
    expect(await violationsOf(inbox)).toEqual([]);
    await partner.close();
  });

  it("answers there, and the person reads it, and goes on with the same conversation", async () => {
    const partner = await signedIn(browser, stage.partner, language);
    const inbox = await partner.newPage();
    await goTo(inbox, `${product.url}/inbox`);
    const asked = inbox.getByRole("article").last();
    await asked.getByRole("textbox", { name: t.answer }).fill("Saturday at 2 pm <b>works</b>.");
    await asked.getByRole("button", { name: t.reply }).click();
    // What was written in last stands first.
    const first = inbox.getByRole("article").first();
    await first.getByRole("listitem").getByText("Saturday at 2 pm <b>works</b>.").waitFor();
    expect(await violationsInEveryLook(inbox)).toEqual([]);

    const own = await seeker.newPage();
    await goTo(own, `${product.url}/enquiries`);
    await own.getByText(t.newAnswer).waitFor();
    await own.getByText("Saturday at 2 pm <b>works</b>.").waitFor();
    expect(await violationsInEveryLook(own)).toEqual([]);
    await own.close();

    await page.getByRole("button", { name: t.contact }).click();
    await page.getByText(t.earlier).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: t.goOn }).click();
    await page.getByRole("textbox", { name: t.write }).fill("See you on Saturday.");
    await page.getByRole("button", { name: t.reply }).click();
    await page.getByRole("dialog").getByText("See you on Saturday.").first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await inbox.reload();
    const items = inbox.getByRole("article");
    await expect.poll(() => items.count()).toBe(2);
    await items.first().getByText("See you on Saturday.").waitFor();
    await partner.close();
  });

  it("a reported home that an admin hides is found no longer", async () => {
    await page.getByRole("button", { name: t.more }).click();
    await page.getByRole("menuitem", { name: t.report }).click();
    await page.getByText(t.scam, { exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: t.sendReport }).click();
    await page.getByRole("heading", { name: t.thanks }).waitFor();
    await page.keyboard.press("Escape");

    const admin = await signedIn(browser, stage.admin, language);
    const queue = await admin.newPage();
    await goTo(queue, `${product.url}/admin/reports`);
    await queue.getByRole("article").filter({ hasText: t.home }).waitFor();
    expect(await violationsOf(queue)).toEqual([]);
    await queue.getByRole("button", { name: t.hide }).click();
    await queue.getByRole("alertdialog").getByRole("button", { name: t.hide }).click();
    await queue.getByText(t.hidden).first().waitFor();
    await admin.close();

    const found = await fetch(`${product.url}/api/properties/${stage.ids["CR-3"] ?? ""}`);
    expect(found.status).toBe(404);
    await say(t.search);
    const newest = page.getByRole("heading", { name: t.found }).last();
    await newest.waitFor();
    const shown = page.locator("[data-results]").last().getByRole("article");
    await expect.poll(() => shown.count()).toBe(2);
    expect((await shown.allTextContents()).join()).not.toContain(t.home);
  });
});

/** A browser of somebody who has signed in before. */
async function signedIn(
  browser: Browser,
  { user, session_token }: Session,
  language: "en" | "th",
): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
  });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { user: JSON.stringify(user), session_token, language },
  );
  return context;
}
