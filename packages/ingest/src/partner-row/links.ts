import type { RowMembers } from "./members.ts";
import { readList } from "./lists.ts";

const IMAGES_MAX = 50;
const LONGEST_URL = 2_000;
/** http or https, a host, no spaces and no account in it; what a browser may open without running anything. */
const PAGE =
  /^https?:\/\/(?:[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s"<>\\^`{|}]*)?$/iu;
const BARE = /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}(?:[/?#]|$)/iu;

const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- controls are what is looked for
  /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/;

export const isPage = (text: string): boolean =>
  text.length <= LONGEST_URL &&
  !UNSEEN.test(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, "")) &&
  PAGE.test(text);

/** Photos by their addresses, each once. */
export function readImages(members: RowMembers): readonly string[] {
  const { note } = members.notes;
  const kept = new Set<string>();
  let isRepeated = false;
  let more = 0;
  for (const { text, index } of readList(members, "images") ?? []) {
    if (!isPage(text))
      note(
        "image.unusable",
        index === undefined ? { field: "images" } : { field: "images", index },
        { value: text },
      );
    else if (kept.has(text)) isRepeated = true;
    else if (kept.size === IMAGES_MAX) more += 1;
    else kept.add(text);
  }
  if (isRepeated) note("image.repeated", { field: "images" }, { after: kept.size });
  if (more > 0)
    note(
      "image.too_many",
      { field: "images" },
      { value: kept.size + more, words: { max: IMAGES_MAX } },
    );
  return [...kept];
}

/** Links to a point on a map, which agencies put where a page is asked for. */
const MAP =
  /^(?:https?:\/\/)?(?:www\.)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/maps|maps\.google\.[a-z.]{2,6}|google\.[a-z.]{2,6}\/maps|maps\.apple\.com|openstreetmap\.org|longdo\.com\/map|map\.longdo\.com)(?:[/?#]|$)/i;

/** The partner's own page of the home. */
export function readPage(members: RowMembers, field: string): string | null {
  const sent = members.scalar(field)?.trim();
  if (sent === undefined) return null;
  const { note } = members.notes;
  if (MAP.test(sent)) return (note("url.map", { field }, { value: sent }), null);
  if (isPage(sent)) return sent;
  const completed = `https://${sent}`;
  if (BARE.test(sent) && isPage(completed)) {
    note("url.completed", { field }, { value: sent, after: completed });
    return completed;
  }
  note("url.unusable", { field }, { value: sent });
  return null;
}
