import type { FileEvent, FileFault, FileKind } from "../reader/file-reader.ts";
import type { TextFormat } from "../reader/text-format.ts";
import { homeOfPortal } from "../feeds/portal-feed.ts";
import { createJsonElements, type JsonElement, type JsonElements } from "./json-elements.ts";

/** Members that hold the list of homes, where a file is one object around it. */
const LISTS = [
  "properties",
  "listingData",
  "listings",
  "homes",
  "items",
  "data",
  "results",
  "rows",
  "records",
];
const PORTAL_LIST = "listingData";

/**
 * JSON to one value a home: an array, an object around one ({"properties": [...]}), one object a
 * line, or objects one after the other. A portal's feed comes in the members of a partner's row.
 */
export function createJsonRows(): TextFormat & { readonly kind: () => FileKind } {
  let elements: JsonElements | undefined;
  let kind: FileKind = "json";
  let records = 0;

  const eventOf = ({ line, value, text, fault }: JsonElement): FileEvent => {
    const place = { sheet: null, row: ++records, line };
    if (fault !== undefined) return { is: "broken", ...place, code: fault, value: text };
    const home = kind === "portal-feed" ? homeOfPortal(value) : withoutNulls(value);
    return { is: "value", ...place, value: home };
  };
  return {
    push(text) {
      let from = 0;
      if (elements === undefined) {
        const list = listIn(text);
        kind = kindOf(list?.name, text);
        from = list?.at ?? 0;
        elements = createJsonElements(list !== undefined, text.slice(0, from).split("\n").length);
      }
      return elements.push(text.slice(from)).map(eventOf);
    },
    end: () => elements?.end().map(eventOf) ?? [],
    fault: (): FileFault | undefined => elements?.fault(),
    kind: () => kind,
  };
}

function kindOf(list: string | undefined, head: string): FileKind {
  if (list !== undefined) return list === PORTAL_LIST ? "portal-feed" : "json";
  return /^\s*\{[^\n]*\}[ \t\r]*\n/.test(head) ? "ndjson" : "json";
}

/** The list of homes among the first object's own members, where its own bracket opens. */
function listIn(head: string): { readonly name: string; readonly at: number } | undefined {
  if (!/^\s*\{/.test(head)) return undefined;
  let depth = 0;
  let name = "";
  for (const { 0: token, index } of head.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]|[^"{}[\]]+/g)) {
    if (token.startsWith('"')) name = depth === 1 ? token.slice(1, -1) : name;
    else if (token === "{" || token === "[") {
      if (depth === 1 && token === "[" && LISTS.includes(name) && holdsObjects(head, index))
        return { name, at: index + 1 };
      depth++;
    } else if (token === "}" || token === "]") depth--;
    if (depth === 0 && token === "}") return undefined;
  }
  return undefined;
}

/** A list of texts is a value of a home: "items": ["sofa"]. */
const holdsObjects = (head: string, at: number): boolean =>
  /^\[\s*(?:[{\]]|$)/.test(head.slice(at, at + 10_000));

/** A member that is null says nothing. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value) as [string, unknown][];
  if (!entries.some(([, member]) => member === null)) return value;
  return Object.fromEntries(entries.filter(([, member]) => member !== null));
}
