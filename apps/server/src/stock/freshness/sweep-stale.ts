import type { WebhookEvent } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import { refreshOffers, removeListingsById } from "../listings/refresh-offers.ts";
import { appendChanges } from "../partner-listings/change-store.ts";
import { ownReference } from "../partner-listings/partner-property.ts";
import { partnerOf } from "../partner-listings/stock-store.ts";
import type { WriteStock } from "../partner-listings/write-stock.ts";
import { emitEvents } from "../../platform/outbox/emit-event.ts";
import type { MailPost } from "../../platform/mail/mail-post.ts";
import { mailExpiring } from "./mail-expiring.ts";
import { findStaleSources, type StaleListing, type StaleStep, takeStale } from "./sweep-store.ts";

export interface SweepDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly writeStock: WriteStock;
  readonly post: MailPost;
  /** Where partners look after their listings. */
  readonly address: string;
}

/** In one transaction: other writers of the stock wait no longer than for an upload's batch. */
const HOMES_A_TURN = 500;
/** Of one stock and step; what is more is told only to endpoints that ask for what a file did as well. */
const TOLD_SINGLY = 1_000;

const STEPS: readonly StaleStep[] = ["remove", "expire", "tell"];

/**
 * Tells partners of homes that are about to expire, takes those out of sight that nobody confirmed in
 * time, and deletes those that stayed so for long. Each batch commits with its events and its log, so
 * a sweep that is cut off has done part of it, and the next does the rest.
 */
export async function sweepStale(deps: SweepDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  for (const step of STEPS)
    for (const source of await findStaleSources(deps.pool, step, now))
      await sweepStock(deps, { step, source, now }, signal);
  await mailExpiring(deps, now);
}

interface Sweep {
  readonly step: StaleStep;
  readonly source: string;
  readonly now: Date;
}

async function sweepStock(
  { pool, writeStock }: SweepDeps,
  { step, source, now }: Sweep,
  signal: AbortSignal | undefined,
): Promise<void> {
  const partnerId = partnerOf(source);
  const write = <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    partnerId === undefined ? inTransaction(pool, work) : writeStock(partnerId, work);
  let done = 0;
  for (;;) {
    if (signal?.aborted === true) return;
    const isOfImport = done >= TOLD_SINGLY;
    const taken = await write(async (client) => {
      const homes = await takeStale(client, step, { source, now, limit: HOMES_A_TURN });
      const told = { partnerId, isOfImport };
      if (homes.length > 0) await STEP[step](client, homes, told);
      return homes.length;
    });
    done += taken;
    if (taken < HOMES_A_TURN) return;
  }
}

interface StaleNotice {
  /** undefined for homes of no partner, whom nobody is told of. */
  readonly partnerId: string | undefined;
  readonly isOfImport: boolean;
}
type TakeStep = (
  client: pg.PoolClient,
  homes: readonly StaleListing[],
  told: StaleNotice,
) => Promise<void>;

const STEP: Readonly<Record<StaleStep, TakeStep>> = {
  tell: (client, homes, told) =>
    emit(client, told, homes, (home) => ({
      type: "listing.expiring",
      data: { ...nameOf(home), expires_at: home.at.toISOString() },
    })),
  expire: async (client, homes, told) => {
    await refreshOffers(client, idsOf(homes));
    await emit(client, told, homes, (home) => ({
      type: "listing.expired",
      data: { ...nameOf(home), expired_at: home.at.toISOString() },
    }));
  },
  remove: async (client, homes, { partnerId, isOfImport }) => {
    await removeListingsById(client, idsOf(homes));
    if (partnerId === undefined) return;
    const changes = homes.map((home) => {
      const { id, external_id } = nameOf(home);
      return { listingId: id, externalId: external_id, op: "deleted", fields: [] } as const;
    });
    await appendChanges(client, partnerId, changes, { isOfImport });
  },
};

const emit = async (
  client: pg.PoolClient,
  { partnerId, isOfImport }: StaleNotice,
  homes: readonly StaleListing[],
  eventOf: (home: StaleListing) => WebhookEvent,
): Promise<void> => {
  if (partnerId === undefined) return;
  await emitEvents(client, partnerId, homes.map(eventOf), { isOfImport });
};

const idsOf = (homes: readonly StaleListing[]): number[] => homes.map(({ id }) => id);
const nameOf = (home: StaleListing) => ({
  id: String(home.id),
  external_id: ownReference(home.external_id),
});
