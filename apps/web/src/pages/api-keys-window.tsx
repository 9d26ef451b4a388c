import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazyWindow } from "../lib/lazy-window.tsx";
import { useUser } from "../lib/session/session-store.ts";

const ApiKeysDialog = lazyWindow(() => import("../features/api-keys/api-keys-dialog.tsx"));

/** The API keys over the page, where the address asks for them and this person may see them. */
export function ApiKeysWindow() {
  const { open } = useSearch({ strict: false });
  const navigate = useNavigate();
  const role = useUser()?.role;
  if (open === undefined || (role !== "partner" && role !== "admin")) return null;
  return (
    <ApiKeysDialog
      isNew={open === "new-api-key"}
      onClose={() => void navigate({ to: ".", search: {}, replace: true })}
    />
  );
}
