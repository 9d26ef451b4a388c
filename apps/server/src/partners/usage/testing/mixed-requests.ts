import type { KeyUsage } from "@propertyvr/contracts";
import { seededRandom } from "@propertyvr/vocabulary";
import { plainHome } from "../../../stock/partner-listings/testing/test-partner.ts";

export interface MixedRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly body?: object;
}

/** Sends one and answers its status. */
export type Send = (request: MixedRequest) => Promise<number>;

const get = (url: string): MixedRequest => ({ method: "GET", url });
const post = (body: object): MixedRequest => ({
  method: "POST",
  url: "/api/partner/properties",
  body,
});

/** What a partner's program sends on a busy day: much that is right, and every kind of mistake. */
export const drawMixedRequests = (count: number, seed: number): readonly MixedRequest[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () =>
    random.weighted([
      [get("/api/partner/properties?limit=5"), 30],
      [get("/api/partner/api-info"), 20],
      [get(`/api/partner/properties/ext-none-${String(random.whole(1, 1_000))}`), 15],
      [get("/api/partner/usage?hours=0"), 10],
      [get("/api/partner/nothing"), 5],
      [post({ ...plainHome, external_id: `A-${String(random.whole(1, 40))}` }), 10],
      [post({ ...plainHome, rent_price: "cheap" }), 10],
      [get("/api/partner/usage"), 5],
    ]),
  );
};

/** How many were answered with each status. */
export type StatusTally = Map<number, number>;

/** Sends all, so many at a time, and counts what was answered. */
export const sendMixed = async (
  requests: readonly MixedRequest[],
  options: { readonly atOnce: number; readonly send: Send; readonly tally: StatusTally },
): Promise<void> => {
  const left = requests.values();
  const worker = async (): Promise<void> => {
    for (const request of left) {
      const status = await options.send(request);
      options.tally.set(status, (options.tally.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, worker));
};

type Totals = Pick<
  KeyUsage,
  | "total_requests"
  | "successful_requests"
  | "failed_requests"
  | "client_errors"
  | "throttled"
  | "server_errors"
  | "unrecorded_requests"
>;

/** What usage must say of a key with which nothing else was sent. */
export const totalsOf = (tally: StatusTally): Totals => {
  const count = (fits: (status: number) => boolean): number =>
    [...tally].reduce((sum, [status, n]) => sum + (fits(status) ? n : 0), 0);
  return {
    total_requests: count(() => true),
    successful_requests: count((status) => status < 400),
    failed_requests: count((status) => status >= 400),
    client_errors: count((status) => status >= 400 && status < 500 && status !== 429),
    throttled: count((status) => status === 429),
    server_errors: count((status) => status >= 500),
    unrecorded_requests: 0,
  };
};
