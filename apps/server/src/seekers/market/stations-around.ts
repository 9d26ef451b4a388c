import { allPlaces } from "@propertyvr/gazetteer";
import { IMPLIED_WITHIN_M, type Criteria, type Point } from "@propertyvr/vocabulary";

/** Stations to be ranked, and how near a home has to be to count at one. */
export interface StationsAround {
  readonly stations: readonly { readonly id: string; readonly point: Point }[];
  readonly withinM: number;
}

const NETWORKS = ["bts", "mrt", "arl", "srt"] as const;

/** The stations of the networks that a search wants to be near ("BTS"), of all where it names none. */
export function stationsOf(near: Criteria["near"]): StationsAround {
  const wish = near.find(({ kind }) => kind === "transit");
  const named = NETWORKS.find((network) => wish?.name?.toLowerCase() === network);
  const stations = allPlaces().flatMap(({ id, kind, network, point }) =>
    kind === "station" && point !== null && (named === undefined || network === named)
      ? [{ id, point }]
      : [],
  );
  return { stations, withinM: wish?.within_m ?? IMPLIED_WITHIN_M.transit };
}
