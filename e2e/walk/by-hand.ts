import type { Page } from "playwright-core";

/** A finger's target. Pixels. */
const TARGET_PX = 44;
/** Below it a phone magnifies the page when the field is touched. Pixels. */
const FIELD_TEXT_PX = 16;
const NARROW = { width: 320, height: 640 };

const INTERACTIVE = [
  "a[href]",
  "button",
  "input:not([type=hidden])",
  "select",
  "textarea",
  "summary",
  ...["button", "tab", "menuitem", "menuitemradio", "switch", "checkbox", "radio", "option"].map(
    (role) => `[role=${role}]`,
  ),
].join(",");

/** What a finger misses on a phone: small targets, and fields whose text is so small that the phone magnifies the page. */
export const touchFaultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await smallTargetsOf(page)),
  ...(await smallFieldTextsOf(page)),
];

/** Targets that are hit on less than 44 px in either direction, but for links within a sentence. */
const smallTargetsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ interactive, targetPx }) => {
      const isWithinSentence = (element: Element): boolean => {
        if (getComputedStyle(element).display !== "inline") return false;
        const around = element.parentElement?.textContent?.trim() ?? "";
        return around.length > (element.textContent?.trim().length ?? 0);
      };
      /** Of the element itself, or of a field that this label is for. */
      const isOf = (element: Element, found: Element): boolean => {
        const label = found.closest("label");
        return (
          element.contains(found) ||
          (label instanceof HTMLLabelElement && label.control === element)
        );
      };
      const reach = (element: Element, x: number, y: number, dx: number, dy: number): number => {
        let px = 0;
        for (; px < targetPx; px += 1) {
          const found = document.elementFromPoint(x + dx * (px + 1), y + dy * (px + 1));
          if (found === null || !isOf(element, found)) break;
        }
        return px;
      };
      const menu = document.querySelector("[role=menu]");
      const faults: string[] = [];
      for (const element of document.querySelectorAll(interactive)) {
        // What an open menu hides in part is pressed after it.
        if (menu?.contains(element) === false) continue;
        if (element.matches(":disabled,[aria-disabled=true]") || isWithinSentence(element))
          continue;
        element.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const middle = document.elementFromPoint(x, y);
        // One that is below a window, or for screen readers alone, has no finger on it.
        if (width <= 1 || height <= 1 || middle === null || !isOf(element, middle)) continue;
        const wide = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1;
        const high = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1;
        if (wide >= targetPx && high >= targetPx) continue;
        const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
        faults.push(
          `small target ${String(wide)}x${String(high)}: <${element.tagName.toLowerCase()}> ${name.slice(0, 40)}`,
        );
      }
      return faults;
    },
    { interactive: INTERACTIVE, targetPx: TARGET_PX },
  );

const smallFieldTextsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((textPx) => {
    const withText =
      "textarea,select,input:not([type=checkbox],[type=radio],[type=file],[type=range])";
    return [...document.querySelectorAll(withText)]
      .map((field) => ({ field, px: parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ field, px }) => px < textPx && field.getClientRects().length > 0)
      .map(
        ({ field, px }) =>
          `small text in a field (${String(px)} px): ${field.getAttribute("name") ?? field.outerHTML.slice(0, 80)}`,
      );
  }, FIELD_TEXT_PX);

/** What is wider than a window of 320 px, as a desktop has it at 400 %. Leaves the page as it found it. */
export async function reflowFaultsOf(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`wider than 320 px: ${String(scrollWidth)}`);
    for (const element of document.querySelectorAll("*")) {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) continue;
      if (!/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
      // A table, code and a drawing may be wider, and so may one row of tabs or chips that is swiped.
      if (element.clientHeight < 72) continue;
      if (
        element.closest("pre,table,[role=tablist]") ??
        element.querySelector("table,pre,svg[role=img],[role=img]")
      )
        continue;
      found.push(
        `scrolls sideways at 320 px: ${element.tagName} ${(element.getAttribute("class") ?? "").slice(0, 80)}`,
      );
    }
    return found;
  });
  if (before !== null) await page.setViewportSize(before);
  return faults;
}

const TABS = 70;

/** What the Tab key comes to on a page: whether it is seen, and seen to have the focus. */
export async function focusFaultsOf(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>();
  for (let pressed = 0; pressed < TABS; pressed += 1) {
    await page.keyboard.press("Tab");
    const { fault, isRound } = await focusedFaultOf(page);
    if (fault !== null) faults.add(fault);
    if (isRound) break;
  }
  return [...faults];
}

/** Of what has the focus now, and whether it had it before. */
const focusedFaultOf = (
  page: Page,
): Promise<{ readonly fault: string | null; readonly isRound: boolean }> =>
  page.evaluate(async () => {
    // What moves to where it is seen has moved in the next frame but one.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement;
    // A menu shows the entry that the arrow keys are at.
    if (!(element instanceof HTMLElement) || element.matches("body,[role=menu]"))
      return { fault: null, isRound: false };
    const seen = window as unknown as { tabbed?: Set<Element> };
    seen.tabbed ??= new Set();
    const isRound = seen.tabbed.has(element);
    seen.tabbed.add(element);
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
    const name = `<${element.tagName.toLowerCase()}> ${text.slice(0, 40)}`;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const isShown = parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return (
          found !== null &&
          (element.contains(found) ||
            found.contains(element) ||
            found.closest("label")?.contains(element) === true)
        );
      }),
    );
    if (!isShown) return { fault: `focus out of sight: ${name}`, isRound };
    // Around it, or around what it stands in: something looks different without the focus.
    const look = (): string => {
      const looks: string[] = [];
      let around: Element | null = element;
      for (let up = 0; up < 4 && around !== null; up += 1, around = around.parentElement) {
        const style = getComputedStyle(around);
        looks.push(style.outline, style.boxShadow, style.borderColor, style.backgroundColor);
      }
      return looks.join("|");
    };
    const focused = look();
    element.blur();
    const isSeen = look() !== focused;
    element.focus({ preventScroll: true });
    return { fault: isSeen ? null : `focus not to be seen: ${name}`, isRound };
  });
