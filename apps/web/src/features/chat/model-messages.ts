import { defineMessages } from "../../lib/i18n/index.ts";

/** The choice of the model at the head of the chat. */
export const modelMessages = defineMessages({
  en: {
    "model.choose": "AI model",
    "model.builtIn": "Built-in",
    "model.withLine": "{name} · {line}",
  },
  th: {
    "model.choose": "โมเดล AI",
    "model.builtIn": "ผู้ช่วยในตัว",
    "model.withLine": "{name} · {line}",
  },
});
