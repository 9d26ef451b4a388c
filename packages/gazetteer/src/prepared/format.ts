import type { Need } from "../place.ts";
import { slug } from "../place.ts";

/** How a place and its names are written on one line. None of these signs stands in a name. */
export const BETWEEN_CELLS = "\t";
export const BETWEEN_NAMES = ";";
/** Between the words of a Latin name and its folded letters, where those are not its folded words together. */
export const BETWEEN_FORMS = "|";
/** Instead of a name that is the place's own. */
export const OWN_NAME = "-";
export const OWN_NAME_TH = "=";

/** Before a name: what it needs beside it. */
export const NEED_MARKS: Readonly<Record<Need, string>> = {
  nothing: "",
  company: "~",
  city: "^",
  neighbour: "!",
  network: "@",
};

/** The words of a place's own English name, as they are met. */
export const ownWords = (name: string): string => name.toLowerCase().replace(/[^a-z0-9 ]/g, "");

/** Most ids are made of the English name: "area:" for "area:thong-lo". */
export const shortId = (id: string, name: string): string =>
  id.endsWith(`:${slug(name)}`) ? id.slice(0, id.indexOf(":") + 1) : id;
export const wholeId = (id: string, name: string): string =>
  id.endsWith(":") ? id + slug(name) : id;

/** Names are read in groups, each when a text first has a word that may be of it. */
export const latinGroup = (folded: string): string => folded.slice(0, 2);
export const thaiGroup = (name: string): string => name.charAt(0);

/** Numbers as the steps between them, which are small: they pack well. */
export const writeGroups = (groups: ReadonlyMap<string, ReadonlySet<number>>): string =>
  [...groups]
    .map(([group, members]) => {
      const steps = [...members].map((n, at, all) => (n - (all[at - 1] ?? 0)).toString(36));
      return `${group} ${steps.join(" ")}`;
    })
    .join("\n");

export function readGroup(steps: string): readonly number[] {
  let n = 0;
  return steps.split(" ").map((step) => (n += Number.parseInt(step, 36)));
}
