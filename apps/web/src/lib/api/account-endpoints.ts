import { of } from "./endpoints.ts";

/** Operations of Account and Settings, of a forgotten password and of help, which the chat does not wait for. */
export const accountEndpoints = {
  forgotPassword: of("forgotPassword")("POST", "/api/auth/password/forgot"),
  resetPassword: of("resetPassword")("POST", "/api/auth/password/reset"),
  changePassword: of("changePassword")("POST", "/api/auth/password"),
  emailState: of("emailState")("GET", "/api/auth/email"),
  changeEmail: of("changeEmail")("PUT", "/api/auth/email"),
  confirmEmailAgain: of("confirmEmailAgain")("POST", "/api/auth/email/confirmation"),
  confirmEmail: of("confirmEmail")("POST", "/api/auth/email/confirm"),
  secondStep: of("secondStep")("POST", "/api/auth/two-factor"),
  twoFactorState: of("twoFactorState")("GET", "/api/auth/two-factor"),
  setUpTwoFactor: of("setUpTwoFactor")("POST", "/api/auth/two-factor/setup"),
  confirmTwoFactor: of("confirmTwoFactor")("POST", "/api/auth/two-factor/confirm"),
  replaceRecoveryCodes: of("replaceRecoveryCodes")("POST", "/api/auth/two-factor/recovery-codes"),
  turnOffTwoFactor: of("turnOffTwoFactor")("DELETE", "/api/auth/two-factor"),
  listSessions: of("listSessions")("GET", "/api/auth/sessions"),
  endOtherSessions: of("endOtherSessions")("DELETE", "/api/auth/sessions"),
  endSession: of("endSession")("DELETE", "/api/auth/sessions/{id}"),
  exportMe: of("exportMe")("GET", "/api/auth/me/export"),
  deleteMe: of("deleteMe")("DELETE", "/api/auth/me"),
  exportChats: of("exportChats")("GET", "/api/chats/export"),
  importChats: of("importChats")("POST", "/api/chats/import"),
  sendSupport: of("sendSupport")("POST", "/api/support"),
  accountUsage: of("accountUsage")("GET", "/api/usage"),
} as const;
