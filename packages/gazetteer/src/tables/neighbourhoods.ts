import { BANGKOK_CENTRE } from "./neighbourhoods-bangkok-centre.ts";
import type { NeighbourhoodTable } from "./rows.ts";

export const NEIGHBOURHOOD_TABLES: readonly NeighbourhoodTable[] = [BANGKOK_CENTRE];
