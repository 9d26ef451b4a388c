import { endpoints, type ReplyOf } from "@propertyvr/contracts";
import { type Place, placeById, stationCodes, suggestPlaces } from "@propertyvr/gazetteer";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/config/deps.ts";
import { route } from "../../platform/http/route.ts";
import { atPace } from "./at-pace.ts";

type SuggestedPlace = ReplyOf<typeof endpoints.suggestPlaces>["places"][number];

/** As many as a list shows without scrolling for long. */
const MOST = 10;

/** GET /api/places: open to anybody, stores nothing. */
export const placeRoutes = (app: FastifyInstance, { clock }: { readonly clock: Clock }): void => {
  const paced = atPace(clock);
  route(app, endpoints.suggestPlaces, async ({ query, request }) => {
    const turn = await paced(request);
    if (!turn.ok) return turn;
    return ok({ places: suggestPlaces(query.q, query.for, MOST).map(suggestion) });
  });
};

function suggestion(place: Place): SuggestedPlace {
  const { id, kind, name, nearKind, network } = place;
  return {
    ref: { id, kind, name },
    names: namesOf(place),
    near_kind: nearKind,
    network: network?.toUpperCase() ?? null,
    codes: [...stationCodes(place)],
    within: ancestorsOf(place).map(namesOf),
  };
}

const namesOf = ({ name, nameTh }: Place) => ({ en: name, th: nameTh === "" ? name : nameTh });

function ancestorsOf({ within }: Place): readonly Place[] {
  const parent = within === null ? undefined : placeById(within);
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}
