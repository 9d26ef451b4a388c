import { OWN_KEY_HEADER, type OfferedModel, type OfferedModels } from "@propertyvr/contracts";
import { onSessionChange, readSession } from "../session/session-store.ts";
import { createStore, useStore } from "../store.ts";

/** A key of one's own and the models it opens. */
interface OwnKey {
  readonly provider: string;
  readonly key: string;
  readonly models: readonly string[];
}

/** In the memory of this page and nowhere else: a reload forgets them. */
const keys = createStore<readonly OwnKey[]>([]);
// Whoever comes next has none.
onSessionChange(() => {
  if (readSession().status === "signed_out") keys.write([]);
});

export const useOwnKeys = (): readonly OwnKey[] => useStore(keys);

export function setOwnKey(
  provider: NonNullable<OfferedModel["provider"]>["id"],
  key: string | null,
  { models }: OfferedModels,
): void {
  const others = keys.read().filter((each) => each.provider !== provider);
  const opened = models.filter((each) => each.provider?.id === provider && each.takes_own_key);
  keys.write(
    key === null ? others : [...others, { provider, key, models: opened.map(({ id }) => id) }],
  );
}

export const ownKeyFor = (model: string): string | undefined =>
  keys.read().find(({ models }) => models.includes(model))?.key;

/** What a message to this model is sent with. */
export function ownKeyHeaders(model: string | undefined): Readonly<Record<string, string>> {
  const key = model === undefined ? undefined : ownKeyFor(model);
  return key === undefined ? {} : { [OWN_KEY_HEADER]: key };
}
