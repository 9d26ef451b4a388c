import type { EndpointName } from "@propertyvr/contracts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { randomUUID } from "node:crypto";
import { plainHome } from "../../../stock/partner-listings/testing/test-partner.ts";
import type { Thing } from "./callers.ts";

/** What an endpoint answers to each of CALLERS, in that order, and what they send. */
export interface ExpectedAccess {
  readonly expects: string;
  /** What the path names; it belongs to the seeker or the partner. */
  readonly of?: Thing;
  readonly query?: string;
  readonly body?: object | ((made: { readonly id: string }) => object);
  /** Asks with a session of its own, because the request ends it. */
  readonly endsSession?: true;
}

const row = (expects: string, request: Omit<ExpectedAccess, "expects"> = {}): ExpectedAccess => ({
  expects,
  ...request,
});

const aHome = () => ({ ...plainHome, external_id: randomUUID() });

const A_CREDENTIAL = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const A_PASSKEY_USED = {
  response: {
    ...A_CREDENTIAL,
    response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" },
  },
};
const A_PASSKEY_MADE = {
  response: { ...A_CREDENTIAL, response: { clientDataJSON: "e30", attestationObject: "AAAA" } },
};

/**
 * One line an endpoint: anonymous, seeker, partner, other partner, admin | a key that may only read,
 * one that may write, another partner's, a revoked one. Another one's thing is not there (404). The
 * seeker's second session is answered as the first.
 */
export const EXPECTED = {
  signUp: row("201 201 201 201 201 | 201 201 201 201", {
    body: () => ({ name: "Nok", email: `${randomUUID()}@example.com`, password: "secret" }),
  }),
  logIn: row("401 401 401 401 401 | 401 401 401 401", {
    body: { email: "nobody@example.com", password: "secret" },
  }),
  forgotPassword: row("202 202 202 202 202 | 202 202 202 202", {
    body: { email: "nobody@example.com" },
  }),
  // Nobody has set a secret for it.
  mailBounced: row("404 404 404 404 404 | 404 404 404 404", {
    body: { email: "nobody@example.com", at: "2026-01-05T09:00:00Z" },
  }),
  // With a link that never was.
  resetPassword: row("422 422 422 422 422 | 422 422 422 422", {
    body: { token: "pvl_none", password: "secret" },
  }),
  // With a challenge that never was, and without the password: nothing is changed.
  secondStep: row("422 422 422 422 422 | 422 422 422 422", { body: { code: "123456" } }),
  twoFactorState: row("401 200 200 200 200 | 401 401 401 401"),
  setUpTwoFactor: row("401 422 422 422 422 | 401 401 401 401", { body: {} }),
  confirmTwoFactor: row("401 409 409 409 409 | 401 401 401 401", { body: { code: "123456" } }),
  replaceRecoveryCodes: row("401 409 409 409 409 | 401 401 401 401", { body: {} }),
  turnOffTwoFactor: row("401 409 409 409 409 | 401 401 401 401", { body: {} }),
  askForPasskeyLogIn: row("200 200 200 200 200 | 200 200 200 200"),
  // With a provider that nobody offers: an agreement is an account's own.
  listModels: row("401 200 200 200 200 | 401 401 401 401"),
  agreeToProvider: row("401 404 404 404 404 | 401 401 401 401", { of: "chat" }),
  withdrawAgreement: row("401 404 404 404 404 | 401 401 401 401", { of: "chat" }),
  modelUsage: row("401 403 403 403 200 | 401 401 401 401"),
  // With a passkey that never was, and without the password: nothing is changed.
  logInWithPasskey: row("401 401 401 401 401 | 401 401 401 401", { body: A_PASSKEY_USED }),
  listPasskeys: row("401 200 200 200 200 | 401 401 401 401"),
  askForPasskey: row("401 422 422 422 422 | 401 401 401 401", { body: {} }),
  addPasskey: row("401 422 422 422 422 | 401 401 401 401", { body: A_PASSKEY_MADE }),
  renamePasskey: row("401 200 404 404 404 | 401 401 401 401", {
    of: "passkey",
    body: { name: "Mine" },
  }),
  removePasskey: row("401 204 404 404 404 | 401 401 401 401", { of: "passkey" }),
  // Without a provider that is set up, and with a state that never was.
  startOpenId: row("404 404 404 404 404 | 404 404 404 404", { of: "session", body: {} }),
  finishOpenId: row("401 401 401 401 401 | 401 401 401 401", { body: {} }),
  listIdentities: row("401 200 200 200 200 | 401 401 401 401"),
  linkOpenId: row("401 404 404 404 404 | 401 401 401 401", { of: "session", body: {} }),
  unlinkOpenId: row("401 404 404 404 404 | 401 401 401 401", { of: "session" }),
  logOut: row("401 204 204 204 204 | 401 401 401 401", { endsSession: true }),
  me: row("401 200 200 200 200 | 401 401 401 401"),
  exportMe: row("401 200 200 200 200 | 401 401 401 401"),
  // Nobody has one, and no body is no photo.
  portrait: row("401 404 404 404 404 | 401 401 401 401"),
  setPortrait: row("401 422 422 422 422 | 401 401 401 401"),
  removePortrait: row("401 200 200 200 200 | 401 401 401 401"),
  // Without the password: nothing is changed.
  changePassword: row("401 422 422 422 422 | 401 401 401 401", { body: {} }),
  emailState: row("401 200 200 200 200 | 401 401 401 401"),
  // Without the password.
  changeEmail: row("401 422 422 422 422 | 401 401 401 401", { body: { email: "a@example.com" } }),
  confirmEmailAgain: row("401 204 204 204 204 | 401 401 401 401"),
  // With a link that never was.
  confirmEmail: row("422 422 422 422 422 | 422 422 422 422", { body: { token: "pvl_none" } }),
  listSessions: row("401 200 200 200 200 | 401 401 401 401"),
  endOtherSessions: row("401 204 204 204 204 | 401 401 401 401", { endsSession: true }),
  endSession: row("401 204 404 404 404 | 401 401 401 401", { of: "session" }),
  // Without the password: nothing is deleted.
  deleteMe: row("401 422 422 422 422 | 401 401 401 401", { body: {} }),
  updateMe: row("401 200 200 200 200 | 401 401 401 401", { body: { language: "en" } }),
  redeemAdminCode: row("401 422 422 422 422 | 401 401 401 401", { body: { code: "NONE" } }),
  understand: row("200 200 200 200 200 | 200 200 200 200", { body: { text: "condo" } }),
  suggestPlaces: row("200 200 200 200 200 | 200 200 200 200", { query: "q=asok&for=near" }),
  searchProperties: row("401 200 200 200 200 | 401 401 401 401", { body: { query: "condo" } }),
  countProperties: row("401 200 200 200 200 | 401 401 401 401", {
    body: { criteria: EMPTY_CRITERIA },
  }),
  marketInsight: row("401 200 200 200 200 | 401 401 401 401", { query: "place=Ari" }),
  property: row("200 200 200 200 200 | 200 200 200 200", { of: "home" }),
  alsoOffered: row("200 200 200 200 200 | 200 200 200 200", { of: "home" }),
  countView: row("204 204 204 204 204 | 204 204 204 204", { of: "home" }),
  propertyPicture: row("404 404 404 404 404 | 404 404 404 404", { of: "home" }),
  picture: row("404 404 404 404 404 | 404 404 404 404", { of: "home" }),
  createChat: row("401 201 201 201 201 | 401 401 401 401", { body: {} }),
  listChats: row("401 200 200 200 200 | 401 401 401 401"),
  findInChats: row("401 200 200 200 200 | 401 401 401 401", { body: { text: "Ari" } }),
  renameChat: row("401 200 404 404 404 | 401 401 401 401", { of: "chat", body: { title: "T" } }),
  deleteChat: row("401 204 404 404 404 | 401 401 401 401", { of: "chat" }),
  restoreChat: row("401 200 404 404 404 | 401 401 401 401", { of: "chat" }),
  deleteChats: row("401 204 204 204 204 | 401 401 401 401"),
  exportChats: row("401 200 200 200 200 | 401 401 401 401"),
  importChats: row("401 200 200 200 200 | 401 401 401 401", { body: { version: 1, chats: [] } }),
  accountUsage: row("401 200 200 200 200 | 401 401 401 401"),
  listMessages: row("401 200 404 404 404 | 401 401 401 401", { of: "chat" }),
  clearMessages: row("401 204 404 404 404 | 401 401 401 401", { of: "chat" }),
  // Without a form.
  attachFile: row("401 415 415 415 415 | 401 401 401 401"),
  getAttachment: row("401 200 404 404 404 | 401 401 401 401", { of: "attachment" }),
  removeAttachment: row("401 204 404 404 404 | 401 401 401 401", { of: "attachment" }),
  attachedFile: row("401 200 404 404 404 | 401 401 401 401", { of: "attachment" }),
  attachedPicture: row("401 200 404 404 404 | 401 401 401 401", { of: "attachment" }),
  sendMessage: row("401 200 404 404 404 | 401 401 401 401", {
    of: "chat",
    body: { message: "hello" },
  }),
  retryAnswer: row("401 200 404 404 404 | 401 401 401 401", { of: "run", body: {} }),
  showVersion: row("401 200 404 404 404 | 401 401 401 401", { of: "run" }),
  giveFeedback: row("401 200 404 404 404 | 401 401 401 401", {
    of: "run",
    body: { verdict: "up" },
  }),
  removeFeedback: row("401 204 404 404 404 | 401 401 401 401", { of: "run" }),
  listMails: row("401 403 403 403 200 | 401 401 401 401"),
  listFeedback: row("401 403 403 403 200 | 401 401 401 401"),
  listMisreadWords: row("401 403 403 403 200 | 401 401 401 401"),
  runEvents: row("401 200 404 404 404 | 401 401 401 401", { of: "run" }),
  stopRun: row("401 200 404 404 404 | 401 401 401 401", { of: "run", body: {} }),
  listApiKeys: row("401 403 200 200 200 | 401 401 401 401"),
  createApiKey: row("401 403 201 201 201 | 401 401 401 401", {
    body: { partner_name: "Third", partner_email: "third@example.com" },
  }),
  rotateApiKey: row("401 403 201 404 201 | 401 401 401 401", { of: "key", body: {} }),
  revokeApiKey: row("401 403 200 404 200 | 401 401 401 401", { of: "key" }),
  deleteApiKey: row("401 403 204 404 204 | 401 401 401 401", { of: "key" }),
  apiKeyUsage: row("401 403 200 404 200 | 401 401 401 401", { of: "key" }),
  apiInfo: row("401 401 401 401 401 | 200 200 200 401"),
  partnerUsage: row("401 401 401 401 401 | 200 200 200 401"),
  writePartnerProperty: row("401 401 401 401 401 | 403 201 201 401", { body: aHome }),
  writePartnerProperties: row("401 401 401 401 401 | 403 201 201 401", { body: () => [aHome()] }),
  partnerProperties: row("401 401 401 401 401 | 200 200 200 401"),
  partnerProperty: row("401 401 401 401 401 | 200 200 404 401", { of: "home" }),
  replacePartnerProperty: row("401 401 401 401 401 | 403 200 404 401", {
    of: "home",
    body: { ...plainHome, external_id: undefined },
  }),
  changePartnerProperty: row("401 401 401 401 401 | 403 200 404 401", {
    of: "home",
    body: { rent_price: 30_000 },
  }),
  deletePartnerProperty: row("401 401 401 401 401 | 403 204 404 401", { of: "home" }),
  confirmPartnerProperties: row("401 401 401 401 401 | 403 200 200 401", {
    body: { external_ids: ["A-1"] },
  }),
  partnerChanges: row("401 401 401 401 401 | 200 200 200 401"),
  partnerWebhooks: row("401 401 401 401 401 | 200 200 200 401"),
  createPartnerWebhook: row("401 401 401 401 401 | 403 201 201 401", {
    body: { url: "https://example.com/hook", types: ["image.dead"] },
  }),
  changePartnerWebhook: row("401 401 401 401 401 | 403 200 404 401", {
    of: "delivery",
    body: { description: "ours" },
  }),
  deletePartnerWebhook: row("401 401 401 401 401 | 403 204 404 401", { of: "delivery" }),
  rotatePartnerWebhook: row("401 401 401 401 401 | 403 200 404 401", { of: "delivery", body: {} }),
  testPartnerWebhook: row("401 401 401 401 401 | 403 202 404 401", { of: "delivery" }),
  partnerWebhookDeliveries: row("401 401 401 401 401 | 200 200 404 401", { of: "delivery" }),
  partnerWebhookDelivery: row("401 401 401 401 401 | 200 200 404 401", { of: "delivery" }),
  replayPartnerWebhookDelivery: row("401 401 401 401 401 | 403 202 404 401", { of: "delivery" }),
  replayPartnerWebhook: row("401 401 401 401 401 | 403 202 404 401", {
    of: "delivery",
    body: { since: "2026-01-01T00:00:00Z" },
  }),
  sendEnquiry: row("401 201 201 201 201 | 401 401 401 401", {
    of: "home",
    body: ({ id }: { readonly id: string }) => ({
      property_id: id,
      client_id: randomUUID(),
      name: "Nok",
      phone: "081 234 5678",
      message: "May I see it?",
    }),
  }),
  listEnquiries: row("401 200 200 200 200 | 401 401 401 401"),
  // The thing is the enquiry of somebody else.
  writeInEnquiry: row("401 404 404 404 404 | 401 401 401 401", {
    of: "enquiry",
    body: () => ({ client_id: randomUUID(), message: "And on Sunday?" }),
  }),
  seeEnquiry: row("401 404 404 404 404 | 401 401 401 401", { of: "enquiry" }),
  answerEnquiry: row("401 403 201 404 404 | 401 401 401 401", {
    of: "enquiry",
    body: () => ({ client_id: randomUUID(), message: "Yes, on Sunday." }),
  }),
  partnerInbox: row("401 403 200 200 200 | 401 401 401 401"),
  changeInboxEnquiry: row("401 403 200 404 200 | 401 401 401 401", {
    of: "enquiry",
    body: { status: "read" },
  }),
  reportProperty: row("201 201 201 201 201 | 201 201 201 201", {
    of: "home",
    body: { reason: "gone" },
  }),
  ownListings: row("401 403 200 200 200 | 401 401 401 401"),
  publishListing: row("401 403 201 201 403 | 401 401 401 401", {
    body: {
      client_id: "post-1",
      owner_authorised: true,
      title: "Condo for rent near BTS Ari",
      property_type: "condo",
      rent_price: 25_000,
      location: "Ari, Bangkok",
    },
  }),
  confirmOwnListings: row("401 403 200 200 200 | 401 401 401 401", {
    body: { all_expiring: true },
  }),
  ownListing: row("401 403 200 404 404 | 401 401 401 401", { of: "home" }),
  editOwnListing: row("401 403 200 404 404 | 401 401 401 401", {
    of: "home",
    body: { status: "sold" },
  }),
  deleteOwnListing: row("401 403 204 404 404 | 401 401 401 401", { of: "home" }),
  adminListings: row("401 403 403 403 200 | 401 401 401 401"),
  adminListing: row("401 403 403 403 200 | 401 401 401 401", { of: "home" }),
  moderateListing: row("401 403 403 403 409 | 401 401 401 401", {
    of: "home",
    body: { action: "restore" },
  }),
  listReports: row("401 403 403 403 200 | 401 401 401 401"),
  resolveReport: row("401 403 403 403 200 | 401 401 401 401", {
    of: "report",
    body: { resolution: "dismissed" },
  }),
  listWebhooks: row("401 403 200 200 200 | 401 401 401 401"),
  createWebhook: row("401 403 201 201 422 | 401 401 401 401", {
    body: { url: "https://example.com/hook", types: ["image.dead"] },
  }),
  changeWebhook: row("401 403 200 404 200 | 401 401 401 401", {
    of: "delivery",
    body: { description: "ours" },
  }),
  deleteWebhook: row("401 403 204 404 204 | 401 401 401 401", { of: "delivery" }),
  rotateWebhook: row("401 403 200 404 200 | 401 401 401 401", { of: "delivery", body: {} }),
  testWebhook: row("401 403 202 404 202 | 401 401 401 401", { of: "delivery" }),
  webhookDeliveries: row("401 403 200 404 200 | 401 401 401 401", { of: "delivery" }),
  webhookDelivery: row("401 403 200 404 200 | 401 401 401 401", { of: "delivery" }),
  replayWebhookDelivery: row("401 403 202 404 202 | 401 401 401 401", { of: "delivery" }),
  replayWebhook: row("401 403 202 404 202 | 401 401 401 401", {
    of: "delivery",
    body: { since: "2026-01-01T00:00:00Z" },
  }),
  requestPartnerAccess: row("401 201 409 409 409 | 401 401 401 401", {
    body: { company: "New", email: "new@example.com", website: "https://example.com" },
  }),
  myPartnerRequest: row("401 200 200 200 200 | 401 401 401 401"),
  listPartnerRequests: row("401 403 403 403 200 | 401 401 401 401"),
  decidePartnerRequest: row("401 403 403 403 200 | 401 401 401 401", {
    of: "request",
    body: { decision: "approve" },
  }),
  listPartners: row("401 403 403 403 200 | 401 401 401 401"),
  auditLog: row("401 403 403 403 200 | 401 401 401 401"),
  reportLeakedKeys: row("422 422 422 422 422 | 422 422 422 422", { body: { key: "none" } }),
  // Without a file.
  uploadFile: row("401 403 422 422 422 | 401 401 401 401"),
  uploadJson: row("401 403 200 200 200 | 401 401 401 401", { body: () => [aHome()] }),
  listUploads: row("401 403 200 200 200 | 401 401 401 401"),
  getUpload: row("401 403 200 404 200 | 401 401 401 401", { of: "upload" }),
  importUpload: row("401 403 200 404 200 | 401 401 401 401", { of: "upload", body: {} }),
  cancelUpload: row("401 403 200 404 200 | 401 401 401 401", { of: "upload" }),
  uploadProblems: row("401 403 200 404 200 | 401 401 401 401", { of: "upload" }),
  uploadChanges: row("401 403 200 404 200 | 401 401 401 401", { of: "upload" }),
  uploadedFile: row("401 403 200 404 200 | 401 401 401 401", { of: "upload" }),
  uploadTemplate: row("200 200 200 200 200 | 200 200 200 200"),
  sendImport: row("401 401 401 401 401 | 403 200 200 401", { body: () => [aHome()] }),
  partnerImport: row("401 401 401 401 401 | 200 200 404 401", { of: "upload" }),
  partnerImportProblems: row("401 401 401 401 401 | 200 200 404 401", { of: "upload" }),
  partnerImportFile: row("401 401 401 401 401 | 200 200 404 401", { of: "upload" }),
  cancelImport: row("401 401 401 401 401 | 403 200 404 401", { of: "upload" }),
  sendSupport: row("201 201 201 201 201 | 201 201 201 201", {
    body: () => ({
      client_id: randomUUID(),
      name: "Nok",
      email: "nok@example.com",
      subject: "Maps",
      message: "Is there a map?",
    }),
  }),
  listAccounts: row("401 403 403 403 200 | 401 401 401 401"),
  listSupport: row("401 403 403 403 200 | 401 401 401 401"),
  answerSupport: row("401 403 403 403 200 | 401 401 401 401", {
    of: "support message",
    body: { answer: "Yes." },
  }),
  // Where no service is set up.
  transcribe: row("401 404 404 404 404 | 401 401 401 401"),
  config: row("200 200 200 200 200 | 200 200 200 200"),
  health: row("200 200 200 200 200 | 200 200 200 200"),
  ready: row("200 200 200 200 200 | 200 200 200 200"),
  openApi: row("200 200 200 200 200 | 200 200 200 200"),
  metrics: row("200 200 200 200 200 | 200 200 200 200"),
} as const satisfies Readonly<Partial<Record<EndpointName, ExpectedAccess>>>;
