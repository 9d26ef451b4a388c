import type { Chat, Message } from "@propertyvr/contracts";
import {
  type QueryClient,
  type QueryFilters,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, endpoints, isProblem } from "../../lib/api/index.ts";
import { readPreferences } from "../../lib/preferences.ts";
import { CHATS } from "./use-chats.ts";

export const chatKeys = {
  list: CHATS,
  messages: (chatId: string) => ["chats", chatId, "messages"] as const,
};

export const useMessages = (chatId: string | null): UseQueryResult<readonly Message[]> =>
  useQuery({
    queryKey: chatKeys.messages(chatId ?? ""),
    queryFn: ({ signal }): Promise<readonly Message[]> =>
      call(endpoints.listMessages, { params: { id: chatId ?? "" }, signal }),
    enabled: chatId !== null,
    staleTime: 5_000,
  });

/** The latest first, as the server lists them. */
export function changeChats(
  client: QueryClient,
  change: (chats: readonly Chat[]) => readonly Chat[],
): void {
  client.setQueryData<readonly Chat[]>(chatKeys.list, (chats) => chats && change(chats));
}

export function useCreateChat() {
  const client = useQueryClient();
  return useMutation({
    // Without a network it fails at once, and the text goes back to the box.
    networkMode: "always",
    mutationFn: (clientId: string): Promise<Chat> =>
      call(endpoints.createChat, {
        body: { client_id: clientId, ...(!readPreferences().autoSave && { is_temporary: true }) },
      }),
    onSuccess: (chat) => {
      // A chat just made is known to be empty: nothing is asked before the first message is on its way.
      client.setQueryData<readonly Message[]>(chatKeys.messages(chat.id), []);
      if (chat.is_temporary) return;
      changeChats(client, (chats) => [chat, ...chats.filter(({ id }) => id !== chat.id)]);
    },
  });
}

export function useRenameChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }): Promise<Chat> =>
      call(endpoints.renameChat, { params: { id }, body: { title } }),
    onSuccess: (chat) =>
      changeChats(client, (chats) => chats.map((each) => (each.id === chat.id ? chat : each))),
  });
}

/**
 * Forgets what was deleted. What is still on the screen is not asked for again while the page is being
 * left, but is when somebody comes back to it.
 */
function forget(client: QueryClient, gone: QueryFilters): void {
  client.removeQueries({ ...gone, type: "inactive" });
  void client.invalidateQueries({ ...gone, refetchType: "none" });
}

export function useDeleteChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      try {
        await call(endpoints.deleteChat, { params: { id } });
      } catch (error) {
        // Gone already, e.g. in another tab: what was asked for holds.
        if (!isProblem(error, "not_found")) throw error;
      }
    },
    onSuccess: (_, id) => {
      changeChats(client, (chats) => chats.filter((chat) => chat.id !== id));
      forget(client, { queryKey: chatKeys.messages(id) });
    },
  });
}

/** Undoes deleting or clearing a chat, or deleting all of them, of which this is one. */
export function useRestoreChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<Chat> => call(endpoints.restoreChat, { params: { id } }),
    onSuccess: (_, id) =>
      Promise.all([
        client.invalidateQueries({ queryKey: chatKeys.list, exact: true }),
        client.invalidateQueries({ queryKey: chatKeys.messages(id) }),
      ]),
  });
}

export const latestFirst = (chats: readonly Chat[]): readonly Chat[] =>
  chats.toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));

export function useDeleteChats() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<unknown> => call(endpoints.deleteChats),
    onSuccess: () => {
      forget(client, {
        predicate: ({ queryKey }) => queryKey[0] === "chats" && queryKey.length > 1,
      });
      client.setQueryData<readonly Chat[]>(chatKeys.list, []);
    },
  });
}

/** Shows another of the messages in one place: the list is then what the chat shows. */
export function useShowVersion(chatId: string | null) {
  const client = useQueryClient();
  const id = chatId ?? "";
  return useMutation({
    mutationFn: async (messageId: string): Promise<readonly Message[]> => {
      await client.cancelQueries({ queryKey: chatKeys.messages(id) });
      return call(endpoints.showVersion, { params: { id, messageId } });
    },
    onSuccess: async (shown) => {
      client.setQueryData<readonly Message[]>(chatKeys.messages(id), shown);
      // The chat is called after what it shows.
      await client.invalidateQueries({ queryKey: chatKeys.list, exact: true });
    },
  });
}

export function useClearMessages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<unknown> => call(endpoints.clearMessages, { params: { id } }),
    onSuccess: async (_, id) => {
      client.setQueryData<readonly Message[]>(chatKeys.messages(id), []);
      await client.invalidateQueries({ queryKey: chatKeys.list, exact: true });
    },
  });
}
