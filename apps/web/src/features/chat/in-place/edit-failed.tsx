import { RotateCw } from "lucide-react";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { focusMessages } from "../actions/chat-actions.tsx";
import { chatMessages } from "../messages.ts";
import { Notice } from "../notice.tsx";
import { inPlaceMessages } from "./messages.ts";

export interface EditFailedProps {
  onTryAgain: (() => void) | undefined;
}

/** The answer to an edit could not be had: the one before stays, and it can be tried again. */
export function EditFailed({ onTryAgain }: EditFailedProps) {
  const t = useT(inPlaceMessages);
  const word = useT(chatMessages);
  return (
    <div className="mt-3">
      <Notice isBad>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-0 flex-1 basis-56">{t("inPlace.failed")}</p>
          {onTryAgain && (
            <Button
              variant="outline"
              size="sm"
              icon={<RotateCw size={15} aria-hidden />}
              onClick={({ currentTarget }) => {
                focusMessages(currentTarget);
                onTryAgain();
              }}
            >
              {word("chat.tryAgain")}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
