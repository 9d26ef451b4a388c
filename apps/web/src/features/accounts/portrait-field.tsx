import { PHOTO_MAX_BYTES, PORTRAIT_TYPES, type User } from "@propertyvr/contracts";
import { useMutation } from "@tanstack/react-query";
import { Camera, Trash2 } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { accountEndpoints } from "../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { confirmUser } from "../../lib/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/classes.ts";
import { showToast } from "../../ui/toast.ts";
import { Avatar } from "./avatar.tsx";
import { profileMessages } from "./profile-messages.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

const ACCEPTED = PORTRAIT_TYPES.join(",");

/** The photo beside what `children` say of the person: chosen, dropped or pasted here, and removed. */
export function PortraitField({
  user,
  token,
  children,
}: {
  user: User;
  token: string;
  children: ReactNode;
}) {
  const t = useT(profileMessages);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const { change, error } = usePortraitChange(token);
  const busy = change.isPending;
  const take = (file: File | undefined): void => {
    if (file !== undefined && !busy) change.mutate(file);
  };
  const drag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <div
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files[0]);
      }}
      onPaste={(event) => take(event.clipboardData.files[0])}
      className={cn("flex flex-col gap-4 rounded-md", isOver && "outline-2 outline-brand")}
    >
      <div className="flex items-start gap-4">
        <Avatar name={user.name} picture={user.picture} size="lg" />
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          size="sm"
          icon={<Camera size={15} aria-hidden />}
          busy={busy}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t(user.picture === null ? "profile.photo.add" : "profile.photo.change")}
        </Button>
        {user.picture !== null && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 size={15} aria-hidden />}
            disabled={busy}
            onClick={() => change.mutate(null)}
          >
            {t("profile.photo.remove")}
          </Button>
        )}
        <p id={hintId} className="w-full text-sm text-ink-2">
          {t("profile.photo.hint")}
        </p>
        <p role="alert" className="w-full text-sm text-bad empty:hidden">
          {error}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={t("profile.photo.add")}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
    </div>
  );
}

class TooLarge extends Error {}

/** A photo, or null for none: what is sent, and what is said of it. */
function usePortraitChange(token: string) {
  const t = useT(profileMessages);
  const change = useMutation({
    mutationFn: async (chosen: File | null) => {
      if (chosen === null) return call(accountEndpoints.removePortrait);
      const file = await shrinkPhoto(chosen);
      if (file.size > PHOTO_MAX_BYTES) throw new TooLarge();
      return call(accountEndpoints.setPortrait, { file });
    },
    onSuccess: (changed, chosen) => {
      confirmUser(changed, token);
      const text = chosen === null ? "profile.photo.removed" : "profile.photo.saved";
      showToast(t(text), { kind: "success" });
    },
  });
  const textOf = (failed: Error): string => {
    if (failed instanceof TooLarge || isProblem(failed, "body_too_large"))
      return t("profile.photo.tooLarge");
    if (isProblem(failed, "offline", "timeout")) return t("profile.photo.offline");
    // The server says it in the language of the interface.
    return isProblem(failed, "invalid") ? failed.detail : t("profile.photo.failed");
  };
  return { change, error: change.error && textOf(change.error) };
}
