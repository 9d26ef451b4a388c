/** A mail server that is configured and not there: mails are written, and none goes out. */
export const NO_MAIL_SERVER = {
  smtpUrl: "smtp://127.0.0.1:9",
  mailFrom: "PropertyVR <a@homes.example>",
} as const;
