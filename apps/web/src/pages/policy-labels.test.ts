import { expect, it } from "vitest";
import { profileMessages } from "../features/accounts/profile-messages.ts";
import { securityMessages } from "../features/accounts/security/messages.ts";
import { dataMessages } from "../features/chat/transfer/messages.ts";
import { helpMessages } from "../features/help/messages.ts";
import { legalMessages } from "../features/legal/messages.ts";
import { privacy } from "../features/legal/privacy.ts";
import { propertyMessages } from "../features/property/messages.ts";
import { settingsMessages } from "../features/settings/messages.ts";

it.each(["en", "th"] as const)(
  "the Privacy Policy names what one presses to use one's rights as it is called, in %s",
  (language) => {
    const text = JSON.stringify(privacy[language]).replaceAll(String.raw`\"`, '"');
    for (const label of [
      securityMessages[language]["security.data.download"],
      securityMessages[language]["security.delete"],
      profileMessages[language]["profile.edit"],
      dataMessages[language]["data.export.json"],
      dataMessages[language]["data.export.markdown"],
      legalMessages[language]["legal.cookies"],
      helpMessages[language]["help.title"],
      helpMessages[language]["help.tab.contact"],
      settingsMessages[language]["settings.model"],
      propertyMessages[language]["property.report"],
    ])
      expect(text).toContain(`“${label}”`);
  },
);
