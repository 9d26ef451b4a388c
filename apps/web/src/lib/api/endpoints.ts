import type { EndpointName, endpoints as contract } from "@propertyvr/contracts";

/** The operations by their names; for types only. */
export type WebContract = typeof contract;

/** What the browser needs of an operation. The schemas (and zod, 22 KB) stay out of its bundle. */
export interface WebEndpoint<Name extends EndpointName = EndpointName> {
  readonly method: WebContract[Name]["method"];
  readonly path: WebContract[Name]["path"];
  /** Only for the type checker: which operation of the contract this is. */
  readonly name?: Name;
}

/** One line of the tables. */
export const of =
  <Name extends EndpointName>(_name: Name) =>
  (method: WebContract[Name]["method"], path: WebContract[Name]["path"]): WebEndpoint<Name> => ({
    method,
    path,
  });

/** Each line is held to the contract by its types: another method or path does not compile. */
export const endpoints = {
  config: of("config")("GET", "/api/config"),
  health: of("health")("GET", "/api/health"),
  signUp: of("signUp")("POST", "/api/auth/signup"),
  logIn: of("logIn")("POST", "/api/auth/login"),
  logOut: of("logOut")("POST", "/api/auth/logout"),
  me: of("me")("GET", "/api/auth/me"),
  portrait: of("portrait")("GET", "/api/auth/me/picture"),
  updateMe: of("updateMe")("PATCH", "/api/auth/me"),
  redeemAdminCode: of("redeemAdminCode")("POST", "/api/auth/admin-code"),
  understand: of("understand")("POST", "/api/understand"),
  suggestPlaces: of("suggestPlaces")("GET", "/api/places"),
  searchProperties: of("searchProperties")("POST", "/api/properties/search"),
  countProperties: of("countProperties")("POST", "/api/properties/count"),
  property: of("property")("GET", "/api/properties/{id}"),
  listModels: of("listModels")("GET", "/api/models"),
  agreeToProvider: of("agreeToProvider")("PUT", "/api/models/agreements/{id}"),
  createChat: of("createChat")("POST", "/api/chats"),
  listChats: of("listChats")("GET", "/api/chats"),
  renameChat: of("renameChat")("PATCH", "/api/chats/{id}"),
  deleteChat: of("deleteChat")("DELETE", "/api/chats/{id}"),
  restoreChat: of("restoreChat")("POST", "/api/chats/{id}/restore"),
  deleteChats: of("deleteChats")("DELETE", "/api/chats"),
  listMessages: of("listMessages")("GET", "/api/chats/{id}/messages"),
  clearMessages: of("clearMessages")("DELETE", "/api/chats/{id}/messages"),
  sendMessage: of("sendMessage")("POST", "/api/chats/{id}/messages"),
  retryAnswer: of("retryAnswer")("POST", "/api/chats/{id}/messages/{messageId}/retry"),
  showVersion: of("showVersion")("PUT", "/api/chats/{id}/messages/{messageId}/shown"),
  giveFeedback: of("giveFeedback")("PUT", "/api/chats/{id}/messages/{messageId}/feedback"),
  removeFeedback: of("removeFeedback")("DELETE", "/api/chats/{id}/messages/{messageId}/feedback"),
  runEvents: of("runEvents")("GET", "/api/chats/{id}/runs/{runId}/events"),
  sendEnquiry: of("sendEnquiry")("POST", "/api/enquiries"),
  writeInEnquiry: of("writeInEnquiry")("POST", "/api/enquiries/{id}/messages"),
  seeEnquiry: of("seeEnquiry")("PUT", "/api/enquiries/{id}/seen"),
  listEnquiries: of("listEnquiries")("GET", "/api/enquiries"),
  countView: of("countView")("POST", "/api/properties/{id}/views"),
  reportProperty: of("reportProperty")("POST", "/api/properties/{id}/reports"),
  stopRun: of("stopRun")("POST", "/api/chats/{id}/runs/{runId}/stop"),
} as const;
