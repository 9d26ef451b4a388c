import { useMutation } from "@tanstack/react-query";
import { isProblem } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { useClientConfig } from "../../../lib/use-client-config.ts";
import { Button } from "../../../ui/button.tsx";
import { failureText } from "../sign-in-text.ts";
import { openIdMessages } from "./messages.ts";

/** Those with whom one can sign in here; nothing where the operator set none up. */
export function ProviderButtons() {
  const t = useT(openIdMessages);
  const providers = useClientConfig()?.sign_in_providers ?? [];
  const go = useMutation({
    mutationFn: async (provider: string) =>
      (await import("./leave-for-provider.ts")).leaveForProvider(provider),
  });
  if (providers.length === 0) return null;
  return (
    <>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          className="mt-3 w-full"
          // It stays pressed while the window leaves.
          busy={(go.isPending || go.isSuccess) && go.variables === id}
          onClick={() => go.mutate(id)}
        >
          {t("openid.continue", { name })}
        </Button>
      ))}
      <div role="alert">
        {go.isError && (
          <p className="mt-3 rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">
            {isProblem(go.error) ? failureText(go.error, "signIn") : t("openid.failed")}
          </p>
        )}
      </div>
    </>
  );
}
