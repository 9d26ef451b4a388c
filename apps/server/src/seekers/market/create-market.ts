import type { MarketInsight } from "@propertyvr/assistant";
import type { Queryable } from "@propertyvr/database";
import { administrativeArea } from "@propertyvr/gazetteer";
import { DEALS, ok } from "@propertyvr/vocabulary";
import { whileAvailable } from "../search/listing-search.ts";
import type { ListingSearch } from "../search/listing-search-port.ts";
import { placeName } from "../understanding/place-name.ts";
import type { MarketPorts } from "./market-inquiry.ts";
import { marketInsight } from "./market-insight.ts";
import { marketStore } from "./market-store.ts";

export interface MarketDeps extends Pick<MarketPorts, "clock"> {
  readonly pool: Queryable;
  readonly search: Pick<ListingSearch, "getForAssistant">;
  /** Called with the reason where the database could not answer. */
  readonly reportFault: (error: unknown) => void;
}

/** The market over a database, for the assistant's tool and for the route. */
export function createMarket({ pool, search, clock, reportFault }: MarketDeps): MarketInsight {
  const ports: MarketPorts = {
    clock,
    store: marketStore(pool),
    placeName,
    areaName: (code, language) => {
      const area = administrativeArea(code);
      return (language === "th" ? area?.nameTh : area?.name) ?? String(code);
    },
    findHome: async (id, language) => {
      const found = await search.getForAssistant(id, language);
      return found.ok
        ? {
            title: found.value.title,
            isSample: found.value.is_sample,
            deals: DEALS.filter((deal) => found.value[deal] !== null),
          }
        : null;
    },
  };
  return (request) =>
    whileAvailable(reportFault, async () => ok(await marketInsight(ports, request)));
}
