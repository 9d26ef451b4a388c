import type { Chat } from "@propertyvr/contracts";
import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call, endpoints } from "../../lib/api/index.ts";

/** Where the list of chats is kept. */
export const CHATS = ["chats"] as const;

export const chatsQuery = queryOptions({
  queryKey: CHATS,
  queryFn: ({ signal }): Promise<readonly Chat[]> => call(endpoints.listChats, { signal }),
});

/**
 * The chats of the signed-in person, the latest first. Apart from the other queries: other pages
 * lead to them as well.
 * @param isSignedIn nobody else has chats to ask for
 */
export const useChats = (isSignedIn = true): UseQueryResult<readonly Chat[]> =>
  useQuery({ ...chatsQuery, enabled: isSignedIn });
