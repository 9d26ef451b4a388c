/** Where things stand just before another answer is drawn in an article. */
export interface ScrollPlace {
  readonly list: HTMLElement;
  readonly scrollTop: number;
  /** Pixels below the top of the window; of the chips null where there are none. */
  readonly articleTop: number;
  readonly chipsTop: number | null;
  readonly heightPx: number;
  /** The kind of criteria whose chip had the focus; "" elsewhere in the answer, null outside of it. */
  readonly focused: string | null;
}

export function placeOf(article: HTMLElement): ScrollPlace | null {
  const list = article.closest<HTMLElement>("[role=log]");
  if (list === null) return null;
  const active = article.contains(document.activeElement) ? document.activeElement : null;
  const chip = active?.closest<HTMLElement>("[data-change]")?.dataset["change"] ?? "";
  return {
    list,
    scrollTop: list.scrollTop,
    articleTop: article.getBoundingClientRect().top,
    chipsTop: chipsTopOf(article),
    heightPx: article.offsetHeight,
    focused: active === null ? null : chip,
  };
}

const chipsTopOf = (article: HTMLElement): number | null =>
  [...article.querySelectorAll("[data-chips]")].at(-1)?.getBoundingClientRect().top ?? null;

export function keepPlace(article: HTMLElement, before: ScrollPlace): void {
  putBack(article, before);
  refocus(article, before);
}

/**
 * The room below is kept as far as it takes for the list to stay where it is. At its beginning the
 * list cannot be scrolled any further back: there all of it moves down, and the room above the first
 * message goes away unseen once it is scrolled out of view.
 */
function putBack(article: HTMLElement, before: ScrollPlace): void {
  const { list, heightPx } = before;
  const content = list.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  const { style } = article;
  // Before anything is measured: a list that gets shorter is moved by the browser.
  style.minHeight = `${heightPx + list.clientHeight}px`;
  content.style.marginTop = "";
  list.scrollTop = before.scrollTop;
  list.scrollTop -= missingAbove(article, before);
  const missing = missingAbove(article, before);
  if (missing >= 1) {
    content.style.marginTop = `${missing}px`;
    list.addEventListener("scroll", closeGap, { passive: true });
  }
  const above = article.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const below = content.getBoundingClientRect().bottom;
  const padding = list.scrollHeight - (below - list.getBoundingClientRect().top + list.scrollTop);
  style.minHeight = `${Math.max(0, Math.ceil(list.clientHeight - above - padding))}px`;
}

/** What is read stays where it is: the gap is above it. */
function closeGap({ currentTarget: list }: Event): void {
  if (!(list instanceof HTMLElement)) return;
  const content = list.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  const gapPx = parseFloat(content.style.marginTop) || 0;
  if (list.scrollTop < gapPx) return;
  list.removeEventListener("scroll", closeGap);
  const { scrollTop } = list;
  content.style.marginTop = "";
  list.scrollTop = scrollTop - gapPx;
}

/** How much higher than before the chips stand, or the answer where either has none. Pixels. */
function missingAbove(article: HTMLElement, { articleTop, chipsTop }: ScrollPlace): number {
  const now = chipsTopOf(article);
  if (now === null || chipsTop === null) return articleTop - article.getBoundingClientRect().top;
  return chipsTop - now;
}

/** A focus that went away with its chip goes to the one in its place, or else to Undo. */
function refocus(article: HTMLElement, { focused }: ScrollPlace): void {
  if (focused === null || article.contains(document.activeElement)) return;
  const wanted = [`[data-chips] [data-change="${focused}"]`, "[data-undo]", "[data-chips]"];
  const found = wanted.flatMap((each) =>
    [...article.querySelectorAll<HTMLElement>(each)].slice(-1),
  );
  found[0]?.focus({ preventScroll: true });
}
