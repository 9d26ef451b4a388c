import type { endpoints as contract, ReplyOf } from "@propertyvr/contracts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, endpoints } from "../../../lib/api/index.ts";
import { useSettled } from "../../../lib/use-settled.ts";

export type Suggestion = ReplyOf<typeof contract.suggestPlaces>["places"][number];

const SETTLED_MS = 150;

export interface PlaceSearch {
  readonly places: readonly Suggestion[];
  readonly status: "idle" | "searching" | "found" | "none" | "failed";
}

/** Places for what was typed so far; a lookup that is overtaken is given up. */
export function usePlaceSearch(typed: string, wanted: "places" | "near"): PlaceSearch {
  const q = useSettled(typed.trim(), SETTLED_MS);
  const { data, isError, isFetching } = useQuery({
    queryKey: ["places", wanted, q],
    queryFn: ({ signal }) => call(endpoints.suggestPlaces, { query: { q, for: wanted }, signal }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  if (typed.trim() === "") return { places: [], status: "idle" };
  const places = data?.places ?? [];
  if (isError) return { places: [], status: "failed" };
  if (places.length > 0) return { places, status: "found" };
  return { places, status: isFetching || q !== typed.trim() ? "searching" : "none" };
}
