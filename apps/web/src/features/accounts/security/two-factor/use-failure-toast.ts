import { isProblem } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { showToast } from "../../../../ui/toast.ts";
import { twoFactorMessages } from "./messages.ts";

/** Says what no field can say. */
export function useFailureToast(): (error: unknown) => void {
  const t = useT(twoFactorMessages);
  return (error) =>
    showToast(t(isProblem(error, "too_many_requests") ? "twoFactor.tooMany" : "twoFactor.failed"), {
      kind: "error",
    });
}
