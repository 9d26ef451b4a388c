import type { OfferedModel, OfferedModels } from "@propertyvr/contracts";
import { call, endpoints } from "../api/index.ts";
import { ownKeyFor } from "./own-keys.ts";

export const MODELS = ["models"] as const;

/** The models that this server offers. Whether one is available changes; nobody waits for it. */
export const modelsQuery = {
  queryKey: MODELS,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<OfferedModels> =>
    call(endpoints.listModels, { signal }),
  staleTime: 60_000,
  retry: false,
} as const;

/** Whether it can answer now: with the operator's key, or with one's own. */
export const canAnswer = ({ id, is_available, takes_own_key }: OfferedModel): boolean =>
  is_available || (takes_own_key && ownKeyFor(id) !== undefined);
