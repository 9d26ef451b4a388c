import type { Place } from "./place.ts";
import { atlas } from "./atlas.ts";
import { fold } from "./text/fold.ts";
import { foldThai } from "./text/fold-thai.ts";
import { normaliseThai } from "./text/normalise-thai.ts";
import { subdistrictByCode, subdistrictsOf } from "./subdistricts.ts";

/** Names as a partner writes them, in either language, with or without "Khet", "อำเภอ", "Province". */
export interface AdministrativeNames {
  readonly province: string;
  readonly district?: string | null | undefined;
  readonly subdistrict?: string | null | undefined;
}
export interface AdministrativeCodes {
  readonly provinceCode: number;
  readonly districtCode: number | null;
  readonly subdistrictCode: number | null;
}
/** A province (2 digits), district (4) or sub-district (6). */
export interface AdministrativeArea {
  readonly code: number;
  readonly name: string;
  readonly nameTh: string;
  /** Code of the area it lies in; null for a province. */
  readonly within: number | null;
}

const PREFIXES_TH = /^(?:จังหวัด|จ\.|เขต|อำเภอ|อ\.|แขวง|ตำบล|ต\.)\s*/;
const WORDS_EN =
  /\b(?:changwat|province|khet|amphoe|amphur|district|khwaeng|tambon|tambol|subdistrict|sub-district)\b/gi;
/** "Mueang" in its many spellings: the chief district of a province. */
const CHIEF_EN = /^(?:mueang|muang|meuang|amphoe muang|city|town)$/i;

/** The key under which spellings of one administrative name meet. */
function keyOf(name: string): string {
  const normal = normaliseThai(name.trim()).text;
  if (/[\u0e01-\u0e4e]/.test(normal))
    return foldThai(normal.replace(PREFIXES_TH, "").replace(/[\sฯ.]/g, "")).text;
  return fold(normal.replace(WORDS_EN, " ")).replace(/^m(?:ue|eu|u)ang/, "muang");
}

let provinces: ReadonlyMap<string, Place> | undefined;
let districts: ReadonlyMap<string, Place> | undefined;

function provinceKeys(): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const { place, names } of atlas().named) {
    if (place.kind === "province")
      for (const { text } of [{ text: place.nameTh }, ...names]) found.set(keyOf(text), place);
  }
  return found;
}
function districtKeys(): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const { place, names } of atlas().named) {
    if (place.kind !== "district") continue;
    for (const { text } of [{ text: place.nameTh }, ...names]) {
      const key = `${place.within ?? ""}/${keyOf(text)}`;
      if (!found.has(key)) found.set(key, place);
    }
  }
  return found;
}

/**
 * The codes of an address. Undefined where the province is not known; a district
 * or sub-district that is not known (or not given) is null. "Mueang" alone is
 * the chief district of its province.
 */
export function findAdministrativeArea(
  names: AdministrativeNames,
): AdministrativeCodes | undefined {
  provinces ??= provinceKeys();
  const province = provinces.get(keyOf(names.province));
  if (province === undefined) return undefined;
  const provinceCode = codeOf(province);
  const districtCode = names.district ? findDistrict(province, names.district) : null;
  const wanted = names.subdistrict ? keyOf(names.subdistrict) : null;
  const known = districtCode === null || wanted === null ? [] : subdistrictsOf(districtCode);
  const subdistrict = known.find(
    (area) => keyOf(area.name) === wanted || keyOf(area.nameTh) === wanted,
  );
  return { provinceCode, districtCode, subdistrictCode: subdistrict?.code ?? null };
}

function findDistrict(province: Place, name: string): number | null {
  districts ??= districtKeys();
  const bare = name.trim();
  const isChief =
    CHIEF_EN.test(bare.replace(WORDS_EN, "").trim()) || /^(?:อำเภอ|อ\.)?\s*เมือง(?:ฯ)?$/.test(bare);
  const key = isChief ? keyOf(`เมือง${province.nameTh}`) : keyOf(bare);
  const found =
    districts.get(`${province.id}/${key}`) ??
    (isChief ? districts.get(`${province.id}/${keyOf("เมือง" + province.nameTh)}`) : undefined);
  return found === undefined ? null : codeOf(found);
}

const codeOf = (place: Place) => Number(place.id.slice(place.id.indexOf(":") + 1));

/** The area under an official code of 2, 4 or 6 digits. */
export function administrativeArea(code: number): AdministrativeArea | undefined {
  if (code >= 100_000) return subdistrictByCode(code);
  const place = atlas().byId.get(code >= 1_000 ? `district:${code}` : `province:${code}`);
  if (place === undefined) return undefined;
  return {
    code,
    name: place.name,
    nameTh: place.nameTh,
    within: code >= 1_000 ? Math.floor(code / 100) : null,
  };
}

/** The districts of a province, by code. */
export function districtsOf(provinceCode: number): readonly Place[] {
  return atlas()
    .named.map(({ place }) => place)
    .filter((place) => place.kind === "district" && place.within === `province:${provinceCode}`);
}
