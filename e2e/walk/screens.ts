import type { Session } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import type { Page } from "playwright-core";
import { accountMessages } from "../../apps/web/src/features/accounts/messages.ts";
import { emailMessages } from "../../apps/web/src/features/accounts/email-messages.ts";
import { profileMessages } from "../../apps/web/src/features/accounts/profile-messages.ts";
import { securityMessages } from "../../apps/web/src/features/accounts/security/messages.ts";
import { twoFactorMessages } from "../../apps/web/src/features/accounts/security/two-factor/messages.ts";
import { signInMessages } from "../../apps/web/src/features/accounts/sign-in-messages.ts";
import { adminListingsMessages } from "../../apps/web/src/features/admin/listings/messages.ts";
import { adminMessages } from "../../apps/web/src/features/admin/messages.ts";
import { keyMessages } from "../../apps/web/src/features/api-keys/messages.ts";
import { fileMessages } from "../../apps/web/src/features/chat/files/messages.ts";
import { chatMessages } from "../../apps/web/src/features/chat/messages.ts";
import { sidebarMessages } from "../../apps/web/src/features/chat/sidebar-messages.ts";
import { helpMessages } from "../../apps/web/src/features/help/messages.ts";
import { legalMessages } from "../../apps/web/src/features/legal/messages.ts";
import { ownListingsMessages } from "../../apps/web/src/features/own-listings/messages.ts";
import { propertyMessages } from "../../apps/web/src/features/property/messages.ts";
import { resultsMessages } from "../../apps/web/src/features/results/messages.ts";
import { agreementMessages } from "../../apps/web/src/lib/models/agreement-messages.ts";
import { modelMessages } from "../../apps/web/src/features/chat/model-messages.ts";
import { settingsMessages } from "../../apps/web/src/features/settings/messages.ts";
import { voiceButtonMessages } from "../../apps/web/src/features/voice/button-messages.ts";
import { webhookMessages } from "../../apps/web/src/features/webhooks/messages.ts";
import { drawnPhoto } from "../harness/drawn-photo.ts";
import { ANSWER_KINDS, type AnswerKind, type WalkStage } from "./stage.ts";

/** A page as somebody has it before them. */
export interface OpenedPage {
  readonly page: Page;
  readonly stage: WalkStage;
  readonly language: Language;
  readonly isPhone: boolean;
  /** A text of the product in the language of the page: its longest piece without a value in it. */
  readonly t: <Id extends string>(
    messages: { readonly [L in Language]: Readonly<Record<Id, string>> },
    id: Id,
  ) => string;
}

export interface Screen {
  readonly name: string;
  readonly who: "nobody" | "newcomer" | "seeker" | "partner" | "admin";
  readonly path: string | ((stage: WalkStage, language: Language) => string);
  /** Which answer of the seeker's chats it shows, if not that with homes. */
  readonly answer?: AnswerKind;
  /** What is pressed there; without it the page as it comes. */
  readonly open?: (opened: OpenedPage) => Promise<void>;
  /** Answers that the page itself draws as a screen, which the browser writes to its console. */
  readonly answers?: RegExp;
}

export const accountOf = (who: Screen["who"], stage: WalkStage): Session | null =>
  who === "nobody" ? null : stage[who];

/** Presses what bears this name: a button, or another role that is pressed. */
const press =
  (role: "button" | "link" | "tab" | "menuitem" | "switch" = "button") =>
  ({ page }: Pick<OpenedPage, "page">, name: string, at = 0): Promise<void> =>
    page.getByRole(role, { name }).nth(at).click();
const button = press("button");
const tab = press("tab");
const menuItem = press("menuitem");

/** One that is read and one that is refused, with a name that is long and Thai. */
async function attachFiles({ page, t }: OpenedPage): Promise<void> {
  const input = page.locator("form input[type=file]").first();
  await input.waitFor({ state: "attached" });
  const name = "สัญญาเช่าห้องชุดเดอะเบสพาร์คเวสต์สุขุมวิท77ชั้น12ฉบับแก้ไขครั้งที่3.txt";
  await input.setInputFiles([
    { name, mimeType: "text/plain", buffer: Buffer.from("คอนโด 2 ห้องนอน") },
    { name: "plan.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
  ]);
  const list = page.getByRole("list", { name: t(fileMessages, "files.list") });
  await list.getByText(t(fileMessages, "files.ready")).waitFor();
}

/** The list of chats, which a phone hides. */
async function openSidebar(opened: OpenedPage): Promise<void> {
  if (opened.isPhone) await button(opened, opened.t(sidebarMessages, "chat.sidebar.open"));
}

async function openAccountMenu(opened: OpenedPage): Promise<void> {
  await openSidebar(opened);
  await button(opened, opened.t(accountMessages, "accounts.menu"));
}

const openSettings =
  (name: "profile" | "app" | "account", then?: (opened: OpenedPage) => Promise<void>) =>
  async (opened: OpenedPage): Promise<void> => {
    await openAccountMenu(opened);
    await menuItem(opened, opened.t(accountMessages, "accounts.settings"));
    await tab(
      opened,
      opened.t(settingsMessages, `settings.tab.${name}`),
      name === "account" ? -1 : 0,
    );
    await then?.(opened);
  };

const openHelp =
  (name: "faqs" | "contact") =>
  async (opened: OpenedPage): Promise<void> => {
    await openAccountMenu(opened);
    await menuItem(opened, opened.t(accountMessages, "accounts.help"));
    await tab(opened, opened.t(helpMessages, `help.tab.${name}`));
  };

/** The menu of the chat on top of the list. */
async function openChatMenu(opened: OpenedPage): Promise<void> {
  await openSidebar(opened);
  await button(opened, opened.t(chatMessages, "chat.menu"), 0);
}

const toHomes = (stage: WalkStage, language: Language): string =>
  `/chats/${String(stage.chats[language].homes)}`;
const firstHome = (stage: WalkStage): string => `/property/${String(Object.values(stage.ids)[0])}`;

const SIGNED_OUT: readonly Screen[] = [
  { name: "sign in", who: "nobody", path: "/login" },
  {
    name: "sign in, refused",
    who: "nobody",
    path: "/login",
    open: (opened) => button(opened, opened.t(signInMessages, "accounts.signIn.action"), -1),
  },
  {
    name: "create an account",
    who: "nobody",
    path: "/login",
    open: (opened) => button(opened, opened.t(signInMessages, "accounts.signIn.toggle")),
  },
  {
    name: "terms",
    who: "nobody",
    path: "/login",
    open: (opened) => button(opened, opened.t(legalMessages, "legal.terms")),
  },
  {
    name: "privacy policy",
    who: "nobody",
    path: "/login",
    open: (opened) => button(opened, opened.t(legalMessages, "legal.privacy")),
  },
  {
    name: "cookie question",
    who: "nobody",
    path: "/help",
    open: (opened) => button(opened, opened.t(legalMessages, "legal.cookies")),
  },
  { name: "forgotten password", who: "nobody", path: "/forgot-password" },
  { name: "new password without its link", who: "nobody", path: "/reset-password" },
  { name: "new password", who: "nobody", path: "/reset-password#token=unknown" },
  {
    name: "confirmation that does not hold",
    who: "nobody",
    path: "/confirm-email#token=unknown",
    open: (opened) => button(opened, opened.t(emailMessages, "email.confirm")),
    answers: /40\d|422/,
  },
  { name: "sign-in elsewhere, cancelled", who: "nobody", path: "/openid/callback?error=denied" },
  { name: "help page", who: "nobody", path: "/help" },
  {
    name: "help page, contact",
    who: "nobody",
    path: "/help",
    open: (opened) => tab(opened, opened.t(helpMessages, "help.tab.contact")),
  },
  { name: "guide", who: "nobody", path: "/guide" },
  { name: "article", who: "nobody", path: "/guide/foreigners-buying-a-condo" },
  { name: "no such article", who: "nobody", path: "/guide/nothing", answers: /404/ },
  { name: "home", who: "nobody", path: firstHome },
  { name: "sample home", who: "nobody", path: ({ sampleId }) => `/property/${sampleId}` },
  { name: "home that is gone", who: "nobody", path: "/property/gone", answers: /404/ },
  {
    name: "message about a home, signed out",
    who: "nobody",
    path: firstHome,
    open: (opened) => button(opened, opened.t(propertyMessages, "property.contact")),
  },
  { name: "partner portal", who: "nobody", path: "/partner-portal" },
  { name: "no such page", who: "nobody", path: "/nothing-here", answers: /404/ },
];

const CHATS: readonly Screen[] = [
  { name: "new chat", who: "seeker", path: "/" },
  { name: "first chat", who: "newcomer", path: "/" },
  {
    name: "voice assistant",
    who: "seeker",
    path: toHomes,
    open: async (opened) => {
      await button(opened, opened.t(voiceButtonMessages, "voice.open"));
      await opened.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "files at the prompt box",
    who: "newcomer",
    path: "/",
    open: attachFiles,
    answers: /422/,
  },
  ...ANSWER_KINDS.map((kind): Screen => ({
    name: `answer: ${kind}`,
    who: "seeker",
    answer: kind,
    path: ({ chats }, language) => `/chats/${String(chats[language][kind])}`,
  })),
  { name: "no such chat", who: "seeker", path: "/chats/nothing", answers: /404/ },
  { name: "list of chats", who: "seeker", path: toHomes, open: openSidebar },
  {
    name: "home beside a chat",
    who: "seeker",
    path: (stage, language) => `${toHomes(stage, language)}?home=${stage.sampleId}`,
  },
  {
    name: "article beside a chat",
    who: "seeker",
    path: (stage, language) => `${toHomes(stage, language)}?guide=leases-and-renewals`,
  },
  {
    name: "chip being edited",
    who: "seeker",
    path: toHomes,
    open: async ({ page }) => {
      await page.locator("[data-change=price]").last().click();
      // Its code may still be on its way, and nothing else tells that it is there.
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "menu of a home",
    who: "seeker",
    path: ({ chats }, language) => `/chats/${chats[language].contact}`,
    open: (opened) => button(opened, opened.t(resultsMessages, "results.card.menuOf"), 0),
  },
  {
    name: "report of a home",
    who: "seeker",
    path: firstHome,
    open: (opened) => button(opened, opened.t(propertyMessages, "property.report")),
  },
  {
    name: "message about a home",
    who: "newcomer",
    path: firstHome,
    open: (opened) => button(opened, opened.t(propertyMessages, "property.contact")),
  },
  { name: "menu of a chat", who: "seeker", path: toHomes, open: openChatMenu },
  {
    name: "renaming a chat",
    who: "seeker",
    path: toHomes,
    open: async (opened) => {
      await openChatMenu(opened);
      await menuItem(opened, opened.t(chatMessages, "chat.rename"));
    },
  },
  {
    name: "deleting all chats",
    who: "seeker",
    path: toHomes,
    open: async (opened) => {
      await openSidebar(opened);
      await button(opened, opened.t(chatMessages, "chat.menu.all"));
      await menuItem(opened, opened.t(chatMessages, "chat.deleteAll"));
    },
  },
];

const MODELS: readonly Screen[] = [
  {
    name: "models at the head of a chat",
    who: "seeker",
    path: toHomes,
    open: ({ page, t }) =>
      page.getByRole("button", { name: t(modelMessages, "model.choose") }).click(),
  },
  {
    name: "a first message to a model",
    // Who has not agreed to its provider yet.
    who: "newcomer",
    path: "/",
    open: async ({ page, t }) => {
      // Asked once the models are known.
      await page.getByRole("button", { name: t(modelMessages, "model.choose") }).waitFor();
      const box = page.getByRole("textbox", { name: t(chatMessages, "chat.composer") });
      await box.fill("Ari?");
      // On touch, Enter is a new line.
      const send = t(chatMessages, "chat.send");
      await page.getByRole("button", { name: send, exact: true }).click();
      const agree = t(agreementMessages, "agreement.agree");
      await page.getByRole("button", { name: agree }).waitFor();
    },
  },
];

const COMMANDS: readonly Screen[] = [
  {
    name: "palette",
    who: "seeker",
    path: toHomes,
    open: ({ page }) => page.keyboard.press("Control+k"),
  },
  {
    name: "palette, something found",
    who: "seeker",
    path: toHomes,
    open: async ({ page, language }) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill(language === "th" ? "ธีม" : "theme");
    },
  },
  {
    name: "palette, words found in messages",
    who: "seeker",
    path: "/",
    open: async ({ page, language }) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill(language === "th" ? "อโศก" : "Asok");
      await page.getByRole("group").nth(1).getByRole("option").first().waitFor();
    },
  },
  {
    name: "keyboard shortcuts",
    who: "seeker",
    path: "/",
    open: ({ page }) => page.keyboard.press("Control+/"),
  },
];

const ACCOUNT: readonly Screen[] = [
  { name: "account menu", who: "seeker", path: "/", open: openAccountMenu },
  { name: "settings: profile", who: "seeker", path: "/", open: openSettings("profile") },
  {
    name: "settings: profile being edited",
    who: "seeker",
    path: "/",
    open: openSettings("profile", (opened) =>
      button(opened, opened.t(profileMessages, "profile.edit")),
    ),
  },
  {
    name: "settings: profile with a photo, and a file that is none",
    who: "seeker",
    path: "/",
    open: openSettings("profile", async ({ page, t }) => {
      const input = page.getByRole("dialog").locator('input[type="file"]');
      await input.setInputFiles(await drawnPhoto(page));
      await page.getByText(t(profileMessages, "profile.photo.saved"), { exact: true }).waitFor();
      const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") };
      await input.setInputFiles(notes);
      await page.getByRole("dialog").getByRole("alert").filter({ hasText: "JPEG" }).waitFor();
    }),
    answers: /422/,
  },
  { name: "settings: app", who: "seeker", path: "/", open: openSettings("app") },
  { name: "settings: account", who: "seeker", path: "/", open: openSettings("account") },
  {
    name: "setting up two-factor authentication",
    who: "seeker",
    path: "/",
    open: openSettings("account", async ({ page, t }) => {
      const name = t(twoFactorMessages, "twoFactor.switch");
      await page.getByRole("switch", { name }).click();
      const title = t(twoFactorMessages, "twoFactor.setUp");
      await page.getByRole("dialog", { name: title }).waitFor();
    }),
  },
  {
    name: "deleting the account",
    who: "seeker",
    path: "/",
    open: openSettings("account", (opened) =>
      button(opened, opened.t(securityMessages, "security.delete"), -1),
    ),
  },
  { name: "help", who: "seeker", path: "/", open: openHelp("faqs") },
  { name: "help, contact", who: "seeker", path: "/", open: openHelp("contact") },
  { name: "own enquiries", who: "seeker", path: "/enquiries" },
  { name: "no enquiries yet", who: "newcomer", path: "/enquiries" },
  { name: "explore", who: "seeker", path: "/explore" },
  { name: "Matchelor", who: "seeker", path: "/matchelor" },
  { name: "RentBase", who: "seeker", path: "/rentbase" },
];

const PARTNERS: readonly Screen[] = [
  { name: "own listings", who: "partner", path: "/my-listings" },
  {
    name: "listing being edited",
    who: "partner",
    path: "/my-listings",
    open: (opened) => button(opened, opened.t(ownListingsMessages, "own.edit.of")),
  },
  {
    name: "deleting a listing",
    who: "partner",
    path: "/my-listings",
    open: (opened) => button(opened, opened.t(ownListingsMessages, "own.delete.of")),
  },
  { name: "inbox", who: "partner", path: "/inbox" },
  { name: "webhooks", who: "partner", path: "/webhooks" },
  {
    name: "new webhook",
    who: "partner",
    path: "/webhooks",
    open: (opened) => button(opened, opened.t(webhookMessages, "hooks.add")),
  },
  { name: "API keys", who: "partner", path: "/?open=api-keys" },
  { name: "new API key", who: "partner", path: "/?open=new-api-key" },
  { name: "upload", who: "partner", path: "/?open=upload" },
  { name: "partner portal, signed in", who: "partner", path: "/partner-portal" },
];

const ADMIN: readonly Screen[] = [
  ...(
    [
      "requests",
      "support",
      "reports",
      "listings",
      "uploads",
      "feedback",
      "words",
      "accounts",
      "mail",
      "models",
      "audit",
    ] as const
  ).map((section): Screen => ({
    name: `administration: ${section}`,
    who: "admin",
    path: `/admin/${section}`,
    open: async ({ page, t }) => {
      const link = t(adminMessages, `admin.section.${section}`);
      await page.getByRole("link", { name: link, exact: true }).waitFor();
    },
  })),
  {
    name: "administration: one listing",
    who: "admin",
    path: "/admin/listings",
    open: (opened) => button(opened, opened.t(adminListingsMessages, "listings.open.of")),
  },
  {
    name: "all API keys",
    who: "admin",
    path: "/?open=api-keys",
    open: async ({ page, t }) => page.getByText(t(keyMessages, "keys.text")).first().waitFor(),
  },
];

/** Every page, window and menu of the product, with what it shows when there is something to show. */
export const SCREENS: readonly Screen[] = [
  ...SIGNED_OUT,
  ...CHATS,
  ...MODELS,
  ...COMMANDS,
  ...ACCOUNT,
  ...PARTNERS,
  ...ADMIN,
];
