import { defineMessages } from "../../lib/i18n/index.ts";

export const voiceButtonMessages = defineMessages({
  en: { "voice.open": "Voice input" },
  th: { "voice.open": "พูดแทนการพิมพ์" },
});
