import { setTimeout as sleep } from "node:timers/promises";
import { spreadOf, timed, type Spread } from "../timing.ts";

/** What other people ask of the server meanwhile. */
export interface BystanderTarget {
  readonly url: string;
  /** A partner's key. */
  readonly key: string;
  /** An account's session. */
  readonly session: string;
}

export interface Others {
  readonly searches: Spread;
  readonly reads: Spread;
  readonly requests: number;
}

const QUERIES = [
  "2 bedroom condo in Bangkok under 40k a month",
  "บ้านเดี่ยว เชียงใหม่ ไม่เกิน 10 ล้าน",
  "condo with pool in Phuket for sale",
  "คอนโด ใกล้รถไฟฟ้า ไม่เกิน 5 ล้าน",
] as const;
/** Between an answer and the next question of the same person. */
const PAUSE_MS = 60;

/** Somebody searches and a partner reads its stock, one request after the other each, until `until` resolves. */
export async function askOthers(asked: BystanderTarget, until: Promise<unknown>): Promise<Others> {
  const searches: number[] = [];
  const reads: number[] = [];
  const over = new AbortController();
  const end = () => {
    over.abort();
  };
  void until.then(end, end);
  const person = async (times: number[], ask: (n: number) => Promise<Response>): Promise<void> => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const [, ms] = await timed(async () => answered(await ask(n)));
      times.push(ms);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all([
    person(searches, (n) => search(asked, QUERIES[n % QUERIES.length] ?? "")),
    person(reads, () =>
      fetch(`${asked.url}/api/partner/properties?limit=50`, {
        headers: { "x-api-key": asked.key },
      }),
    ),
  ]);
  return {
    searches: spreadOf(searches),
    reads: spreadOf(reads),
    requests: searches.length + reads.length,
  };
}

const search = ({ url, session }: BystanderTarget, query: string): Promise<Response> =>
  fetch(`${url}/api/properties/search`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
    body: JSON.stringify({ query }),
  });

/** How many homes a search for all condos of a province finds: known once an import is searchable. */
export async function countFound(asked: BystanderTarget): Promise<number> {
  const body = await (await search(asked, "condo in Bangkok")).json();
  return (body as { total?: number }).total ?? 0;
}

async function answered(reply: Response): Promise<void> {
  const text = await reply.text();
  if (!reply.ok) throw new Error(`answered ${String(reply.status)}: ${text.slice(0, 300)}`);
}
