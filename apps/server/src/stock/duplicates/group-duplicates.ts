import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import { comparedHome } from "./compared-home.ts";
import {
  dissolveGroups,
  findCandidates,
  findMemberships,
  readCompared,
  saveMemberships,
  takeNotes,
} from "./duplicate-store.ts";
import { isLikelySame } from "./is-likely-same.ts";
import { joinGroups } from "./join-groups.ts";

/** In one transaction: texts are compared here, and requests are answered in between. */
const HOMES_A_TURN = 100;
const TURNS_A_RUN = 50;

/**
 * Groups listings that have changed with those of other stocks that are likely the same home. Each turn
 * commits with its notes taken, so a run that is cut off has done part of it, and the next does the rest.
 */
export async function groupDuplicates(pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  for (let turn = 0; turn < TURNS_A_RUN; turn += 1) {
    if (signal?.aborted === true) return;
    const taken = await inTransaction(pool, async (client) => {
      const changed = await takeNotes(client, HOMES_A_TURN);
      if (changed.length > 0) await regroup(client, changed);
      return changed.length;
    });
    if (taken === 0) return;
  }
}

async function regroup(client: pg.ClientBase, changed: readonly string[]): Promise<void> {
  const loose = await dissolveGroups(client, changed);
  const candidates = await findCandidates(client, loose);
  if (candidates.length === 0) return;
  const rows = await readCompared(client, [...new Set(candidates.flat())]);
  const homes = new Map(rows.map((row) => [row.id, comparedHome(row)]));
  const same = candidates.filter(([one, other]) => {
    const [a, b] = [homes.get(one), homes.get(other)];
    return a !== undefined && b !== undefined && isLikelySame(a, b);
  });
  if (same.length === 0) return;
  const known = await findMemberships(client, [...new Set(same.flat())]);
  await saveMemberships(client, joinGroups(same, known));
}
