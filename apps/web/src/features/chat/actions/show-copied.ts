import { translate } from "../../../lib/i18n/index.ts";
import { showToast } from "../../../ui/index.ts";
import { actionMessages } from "./messages.ts";

export const showCopied = (): void =>
  showToast(translate(actionMessages, "actions.copied"), { kind: "success" });

export const showCopyFailed = (): void =>
  showToast(translate(actionMessages, "actions.copyFailed"), {
    kind: "error",
    description: translate(actionMessages, "actions.copyFailed.text"),
  });
