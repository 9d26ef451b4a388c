/** A message's place in its chat: what it follows, null where it begins the chat. */
export interface BranchNode {
  readonly id: string;
  readonly parent_id: string | null;
}

/** The ids from the first message of a chat to this one. @param all in the order they were written in */
export function branchTo(all: readonly BranchNode[], id: string | null): readonly string[] {
  const branch: string[] = [];
  let wanted = id;
  // What a message follows was written before it.
  for (const message of all.toReversed()) {
    if (message.id !== wanted) continue;
    branch.push(message.id);
    wanted = message.parent_id;
  }
  return branch.reverse();
}

/** The last message of the branch that a chat shows: of the chosen one, or else of its newest message. */
export function shownEnd(all: readonly BranchNode[], chosen: string | null): string | null {
  if (chosen !== null && all.some(({ id }) => id === chosen)) return newestAfter(all, chosen);
  return all.at(-1)?.id ?? null;
}

/** The newest of the messages that follow this one, however far; itself where none does. */
function newestAfter(all: readonly BranchNode[], id: string): string {
  const after = new Set([id]);
  let newest = id;
  for (const message of all) {
    if (message.parent_id === null || !after.has(message.parent_id)) continue;
    after.add(message.id);
    newest = message.id;
  }
  return newest;
}

/** Of each message: the ids of all in its place, oldest first, its own too. */
export function versionsOf(all: readonly BranchNode[]): ReadonlyMap<string, readonly string[]> {
  const inPlace = new Map<string | null, string[]>();
  for (const { id, parent_id } of all) {
    const versions = inPlace.get(parent_id);
    if (versions === undefined) inPlace.set(parent_id, [id]);
    else versions.push(id);
  }
  return new Map(all.map(({ id, parent_id }) => [id, inPlace.get(parent_id) ?? [id]]));
}
