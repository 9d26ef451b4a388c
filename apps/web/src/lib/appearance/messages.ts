import { defineMessages } from "../i18n/index.ts";

export const appearanceMessages = defineMessages({
  en: {
    "appearance.toDark": "Switch to the dark theme",
    "appearance.toLight": "Switch to the light theme",
    "appearance.language": "Language",
    "appearance.theme": "Theme",
    "appearance.theme.light": "Light",
    "appearance.theme.dark": "Dark",
    "appearance.theme.system": "Same as the device",
  },
  th: {
    "appearance.toDark": "เปลี่ยนเป็นธีมมืด",
    "appearance.toLight": "เปลี่ยนเป็นธีมสว่าง",
    "appearance.language": "ภาษา",
    "appearance.theme": "ธีม",
    "appearance.theme.light": "สว่าง",
    "appearance.theme.dark": "มืด",
    "appearance.theme.system": "ตามอุปกรณ์",
  },
});

/** Each language by its own name, the same in every interface. */
export const LANGUAGE_NAMES = { en: "English", th: "ไทย" } as const;
