import type { Chat } from "@propertyvr/contracts";
import type { Query, QueryClient } from "@tanstack/react-query";
import { isProblem } from "../../lib/api/index.ts";
import type { Copies } from "../../lib/copies.ts";
import { readCopyTimes, setCopyTime } from "../../lib/copy-times.ts";

/** So many chats are kept: those that were opened last. */
export const KEPT_CHATS = 20;

const LIST = "chats";

/** The name of the copy of what a query asks for; undefined where none is kept. */
function nameOf([topic, id, what]: readonly unknown[]): string | undefined {
  if (topic !== "chats") return undefined;
  if (id === undefined) return LIST;
  return typeof id === "string" && id !== "" && what === "messages" ? id : undefined;
}

/**
 * Keeps a copy of the list of chats and of the messages of the last ones as they come from the server,
 * and gives a copy where the server cannot be reached. Returns what stops it.
 */
export function followQueries(
  client: QueryClient,
  copies: Copies,
  nowMs: () => number,
): () => void {
  const cache = client.getQueryCache();
  // One after the other: what is kept last is what stands.
  let works = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    // Where the browser keeps nothing more, the page goes on without copies.
    works = works.then(work).catch(() => undefined);
  };
  const look = (query: Query): void => {
    const name = nameOf(query.queryKey);
    if (name === undefined) return;
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined) {
      if (isOutOfReach(query)) inTurn(() => giveCopy(client, query, copies, name));
    } else if (readCopyTimes().get(name) !== dataUpdatedAt) {
      setCopyTime(name, null);
      inTurn(() => keep(client, copies, name, { value: data, atMs: nowMs() }));
    }
  };
  for (const query of cache.getAll()) look(query);
  const stop = cache.subscribe((event) => {
    if (event.type === "updated" && isNews(event.action.type)) look(event.query);
  });
  return () => {
    stop();
    for (const name of readCopyTimes().keys()) setCopyTime(name, null);
  };
}

const isNews = (action: string): boolean => /^(success|failed|error|pause)$/.test(action);

/** It waits for a network, or did not reach the server. */
const isOutOfReach = ({ state }: Query): boolean =>
  state.fetchStatus === "paused" ||
  isProblem(state.fetchFailureReason, "offline", "timeout", "unavailable") ||
  isProblem(state.error, "offline", "timeout", "unavailable");

async function giveCopy(
  client: QueryClient,
  query: Query,
  copies: Copies,
  name: string,
): Promise<void> {
  const copy = await copies.read(name);
  // Meanwhile it may have come after all.
  if (copy === undefined || query.state.data !== undefined) return;
  setCopyTime(name, copy.atMs);
  client.setQueryData(query.queryKey, copy.value, { updatedAt: copy.atMs });
}

async function keep(
  client: QueryClient,
  copies: Copies,
  name: string,
  copy: { readonly value: unknown; readonly atMs: number },
): Promise<void> {
  const listed = client.getQueryData<readonly Chat[]>([LIST])?.map(({ id }) => id);
  if (name === LIST) {
    await copies.keep(LIST, copy);
    // Those that are gone, and what was opened before the list was here.
    for (const each of await copies.names())
      if (each !== LIST && listed?.includes(each) === false) await copies.remove(each);
    return;
  }
  // Temporary chats are in no list and are not kept.
  if (listed?.includes(name) !== true) return;
  await copies.keep(name, copy);
  await dropOldest(copies);
}

async function dropOldest(copies: Copies): Promise<void> {
  const chats = (await copies.names()).filter((name) => name !== LIST);
  if (chats.length <= KEPT_CHATS) return;
  const dated = await Promise.all(
    chats.map(async (name) => ({ name, atMs: (await copies.read(name))?.atMs ?? 0 })),
  );
  const oldest = dated.toSorted((one, other) => other.atMs - one.atMs).slice(KEPT_CHATS);
  for (const { name } of oldest) await copies.remove(name);
}

/** Asks the server again for what is shown from a copy. */
export function askForCopied(client: QueryClient): void {
  if (readCopyTimes().size === 0 || !navigator.onLine) return;
  void client.refetchQueries({
    type: "active",
    predicate: ({ queryKey }) => readCopyTimes().has(nameOf(queryKey) ?? ""),
  });
}
