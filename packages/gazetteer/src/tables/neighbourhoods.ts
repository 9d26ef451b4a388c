import { BANGKOK_CENTRE } from "./neighbourhoods-bangkok-centre.ts";
import { BANGKOK_OUTER } from "./neighbourhoods-bangkok-outer.ts";
import {
  CHIANG_MAI,
  CHONBURI,
  HUA_HIN,
  KHAO_YAI,
  NORTH_EAST_AND_NORTH,
  RAYONG,
} from "./neighbourhoods-east-north.ts";
import { ELSEWHERE } from "./neighbourhoods-elsewhere.ts";
import {
  KRABI,
  PHANG_NGA,
  PHUKET,
  SONGKHLA,
  SOUTH_OTHER,
  SURAT_THANI,
} from "./neighbourhoods-south.ts";
import {
  NAKHON_PATHOM,
  NONTHABURI,
  PATHUM_THANI,
  SAMUT_PRAKAN,
  SAMUT_SAKHON,
} from "./neighbourhoods-vicinity.ts";
import type { NeighbourhoodTable } from "./rows.ts";

/** Every table of neighbourhoods. */
export const NEIGHBOURHOOD_TABLES: readonly NeighbourhoodTable[] = [
  BANGKOK_CENTRE,
  BANGKOK_OUTER,
  NONTHABURI,
  PATHUM_THANI,
  SAMUT_PRAKAN,
  NAKHON_PATHOM,
  SAMUT_SAKHON,
  PHUKET,
  SURAT_THANI,
  KRABI,
  PHANG_NGA,
  SONGKHLA,
  ...SOUTH_OTHER,
  CHONBURI,
  RAYONG,
  CHIANG_MAI,
  ...HUA_HIN,
  KHAO_YAI,
  ...NORTH_EAST_AND_NORTH,
  ...ELSEWHERE,
];
