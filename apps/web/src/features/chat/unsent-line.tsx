import { useQuery, useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { call, endpoints } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { chatMessages } from "./messages.ts";
import { chatKeys } from "./queries.ts";

/** How often an absent server is asked whether it is back. */
const PROBE_MS = 4_000;

export interface UnsentLineProps {
  isUnsent: boolean;
  /** @param button goes away with the line */
  onSendAgain: (button: HTMLElement) => void;
}

/** Stays, e.g. at the prompt box, as long as something could not be sent; read aloud when it changes. */
export function UnsentLine({ isUnsent, onSendAgain }: UnsentLineProps) {
  const t = useT(chatMessages);
  const isAway = useIsAway(isUnsent);
  return (
    <div className={isUnsent ? "mx-auto flex max-w-[920px] items-center gap-2 pb-2 pl-4.5" : ""}>
      {isUnsent && <TriangleAlert size={16} aria-hidden className="shrink-0 text-bad" />}
      <output className="min-w-0 flex-1 text-sm">
        {isUnsent && t(isAway ? "chat.unsent.away" : "chat.unsent")}
      </output>
      {isUnsent && (
        <Button
          variant="outline"
          size="sm"
          onClick={({ currentTarget }) => onSendAgain(currentTarget)}
        >
          {t("chat.unsent.again")}
        </Button>
      )}
    </div>
  );
}

/** Whether the server cannot be reached, found out by asking it; false until that is known. */
function useIsAway(isAsked: boolean): boolean {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ["is-away"],
    queryFn: async () => {
      try {
        await call(endpoints.health, { signal: AbortSignal.timeout(PROBE_MS) });
      } catch {
        return true;
      }
      // What was missed in between; the message may have arrived with only its reply lost.
      void client.invalidateQueries({ queryKey: chatKeys.list });
      return false;
    },
    enabled: isAsked,
    networkMode: "always",
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => state.data === true && PROBE_MS,
    staleTime: 0,
    gcTime: 0,
  });
  return data === true;
}
