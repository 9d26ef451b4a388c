import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazyWindow } from "../lib/lazy-window.tsx";
import { useUser } from "../lib/session/session-store.ts";
import { windowNameOf } from "../lib/window-address.ts";

const ApiKeysDialog = lazyWindow(() => import("../features/api-keys/api-keys-dialog.tsx"));
const UploadDialog = lazyWindow(() => import("../features/uploads/upload-dialog.tsx"));

/** A window for partners over the page, where the address asks for it and this person may see it. */
export function PartnerWindow() {
  // Not every page reads its address.
  const open = windowNameOf(useSearch({ strict: false }).open);
  const navigate = useNavigate();
  const role = useUser()?.role;
  if (open === undefined || (role !== "partner" && role !== "admin")) return null;
  const onClose = () =>
    void navigate({ to: ".", search: ({ open: _closed, ...rest }) => rest, replace: true });
  return open === "upload" ? (
    <UploadDialog onClose={onClose} />
  ) : (
    <ApiKeysDialog isNew={open === "new-api-key"} onClose={onClose} />
  );
}
