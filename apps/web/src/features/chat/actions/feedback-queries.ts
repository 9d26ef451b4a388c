import type { Feedback, Message } from "@propertyvr/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, endpoints } from "../../../lib/api/index.ts";
import { chatKeys } from "../queries.ts";
import { tellOtherTabs } from "../stream/use-chat-runs.ts";

/** Says something about an answer, or takes it back (null). It shows at once, and goes again where it failed. */
export function useFeedback({ id, chat_id: chatId, feedback: before }: Message) {
  const client = useQueryClient();
  const params = { id: chatId, messageId: id };
  const show = (feedback: Feedback | undefined): void => {
    client.setQueryData<readonly Message[]>(chatKeys.messages(chatId), (messages) =>
      messages?.map((message) => {
        if (message.id !== id) return message;
        const { feedback: _before, ...rest } = message;
        return feedback === undefined ? rest : { ...rest, feedback };
      }),
    );
  };
  return useMutation({
    // One after the other: the last press is what stands.
    scope: { id: `feedback:${id}` },
    mutationFn: (feedback: Feedback | null): Promise<unknown> =>
      feedback === null
        ? call(endpoints.removeFeedback, { params })
        : call(endpoints.giveFeedback, { params, body: feedback }),
    onMutate: (feedback) => {
      show(feedback ?? undefined);
      return { before };
    },
    onError: (_error, _feedback, shown) => show(shown?.before),
    onSuccess: () => tellOtherTabs(chatId),
  });
}
