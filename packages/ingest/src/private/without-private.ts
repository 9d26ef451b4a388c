import { KNOWN_MEMBERS } from "../row-members.ts";
import { isRemark, type PrivateKind, privateKindOf } from "./private-words.ts";

type Row = Readonly<Record<string, unknown>>;

/** What was taken out of a row: a member, or the path of one inside another. */
export interface TakenOut {
  readonly path: readonly string[];
  readonly kind: PrivateKind | "remark";
}

/**
 * A row without what is meant for colleagues or about an owner, at any depth: what is left may be kept
 * and shown. Remarks go too, unless they are a member of ours. The same object where nothing is private.
 */
export function withoutPrivate(row: Row, tell?: (taken: TakenOut) => void): Row {
  return cleanedObject(row, [], tell) ?? {};
}

function cleanedObject(
  value: Row,
  path: readonly string[],
  tell: ((taken: TakenOut) => void) | undefined,
): Row | undefined {
  if (path.length > 0 && isOfOwner(value)) {
    tell?.({ path, kind: "owner" });
    return undefined;
  }
  const changed = new Map<string, unknown>();
  for (const name of Object.keys(value)) {
    const kind = path.length === 0 && KNOWN_MEMBERS.has(name) ? undefined : kindOf(name);
    if (kind !== undefined) {
      changed.set(name, undefined);
      if (value[name] !== null && value[name] !== "") tell?.({ path: [...path, name], kind });
      continue;
    }
    const inner = value[name];
    if (typeof inner !== "object" || inner === null) continue;
    const cleaned = cleanedValue(inner, [...path, name], tell);
    if (cleaned !== inner) changed.set(name, cleaned);
  }
  if (changed.size === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (!changed.has(name)) return [[name, inner]];
      const kept = changed.get(name);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function cleanedValue(
  value: object,
  path: readonly string[],
  tell: ((taken: TakenOut) => void) | undefined,
): unknown {
  if (!Array.isArray(value)) return cleanedObject(value as Row, path, tell);
  let isSame = true;
  const kept = value.flatMap((each: unknown, at): unknown[] => {
    if (typeof each !== "object" || each === null) return [each];
    const cleaned = cleanedValue(each, [...path, String(at)], tell);
    if (cleaned !== each) isSame = false;
    return cleaned === undefined ? [] : [cleaned];
  });
  return isSame ? value : kept;
}

const kindOf = (name: string): TakenOut["kind"] | undefined =>
  privateKindOf(name) ?? (isRemark(name) ? "remark" : undefined);

const ROLES = ["role", "type", "kind", "relation", "relationship", "position", "label"];
/** {"role": "owner", "name": ..., "phone": ...} */
const isOfOwner = (value: Row): boolean =>
  ROLES.some((name) => {
    const said = value[name];
    return typeof said === "string" && said.length <= 60 && privateKindOf(said) === "owner";
  });
