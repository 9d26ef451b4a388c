import { I18nProvider } from "@lingui/react";
import { i18n } from "@lingui/core";
import { EMPTY_CRITERIA, searchQuery, type SearchQuery } from "@propertyvr/vocabulary";
import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, startLanguage } from "../../../lib/i18n/index.ts";
import { startSession } from "../../../lib/session/session-store.ts";
import { HomesCount, SETTLE_MS } from "./homes-count.tsx";

interface PendingCount {
  readonly sought: SearchQuery;
  readonly signal: AbortSignal;
  readonly answer: (total: number, all_sample?: boolean) => Promise<void>;
  readonly fail: () => Promise<void>;
}
let asked: PendingCount[] = [];

const beds = (min: number): SearchQuery =>
  searchQuery({ criteria: { ...EMPTY_CRITERIA, bedrooms: { min } } });
const counts = (total: number, all_sample: boolean) => ({
  counts: { total, rent: total, sale: 0, stated: total, all_sample },
  unplaced: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  startLanguage();
  startSession();
  setLanguage("en");
  asked = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    let resolve: (response: Response) => void = () => {};
    const promise = new Promise<Response>((resolved) => {
      resolve = resolved;
    });
    const settle = (response: Response) =>
      act(async () => {
        resolve(response);
        await vi.advanceTimersByTimeAsync(0);
      });
    asked.push({
      sought: (JSON.parse(init.body as string) as { search: SearchQuery }).search,
      signal: init.signal as AbortSignal,
      answer: (total, all_sample = false) =>
        settle(new Response(JSON.stringify(counts(total, all_sample)))),
      fail: () => settle(new Response("{}", { status: 503 })),
    });
    return promise;
  });
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

function show() {
  const client = new QueryClient();
  const page = (sought: SearchQuery | null) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <HomesCount sought={sought} />
      </QueryClientProvider>
    </I18nProvider>
  );
  const { rerender, container } = render(page(null));
  return {
    seek: (sought: SearchQuery | null) => act(async () => rerender(page(sought))),
    text: () => container.textContent,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

/** A wish that has stood long enough to be counted, and its answer. */
async function counted(
  page: ReturnType<typeof show>,
  min: number,
  total: number,
  all_sample = false,
) {
  await page.seek(beds(min));
  await page.pass(SETTLE_MS);
  await asked.at(-1)!.answer(total, all_sample);
}

describe("the count of homes", () => {
  it("is asked for once the draft has not changed for a while", async () => {
    const { seek, pass, text } = show();
    await seek(beds(1));
    await pass(SETTLE_MS - 50);
    await seek(beds(2));
    await pass(SETTLE_MS - 50);
    expect(asked).toHaveLength(0);
    // The same wish in other words is no other wish.
    await seek(beds(2));
    await pass(50);
    expect(asked.map(({ sought }) => sought.criteria.bedrooms)).toEqual([{ min: 2 }]);
    await asked[0]!.answer(1_041);
    expect(text()).toBe("1,041 homes fit so far");
  });

  it("cancels the earlier request, whose answer changes nothing", async () => {
    const { seek, pass, text } = show();
    await seek(beds(1));
    await pass(SETTLE_MS);
    await seek(beds(2));
    await pass(SETTLE_MS);
    expect(asked).toHaveLength(2);
    expect(asked[0]!.signal.aborted).toBe(true);
    await asked[1]!.answer(2);
    await asked[0]!.answer(1);
    expect(text()).toBe("2 homes fit so far");
  });

  it("comes from the cache for criteria that were counted before", async () => {
    const page = show();
    await counted(page, 1, 1);
    await counted(page, 2, 2);
    await page.seek(beds(1));
    await page.pass(SETTLE_MS);
    expect(asked).toHaveLength(2);
    expect(page.text()).toBe("1 home fits so far");
  });

  it("keeps the figure before until the next is known", async () => {
    const page = show();
    await counted(page, 1, 7);
    await page.seek(beds(2));
    await page.pass(SETTLE_MS);
    expect(asked).toHaveLength(2);
    expect(page.text()).toBe("7 homes fit so far");
  });

  it("is removed once the draft asks for nothing, and is not that of an earlier draft", async () => {
    const page = show();
    await counted(page, 1, 7);
    await page.seek(null);
    expect(page.text()).toBe("");
    await page.pass(SETTLE_MS);
    await page.seek(beds(2));
    await page.pass(SETTLE_MS);
    expect(asked).toHaveLength(2);
    expect(page.text()).toBe("");
  });

  it("says in both languages that samples are samples, and that nothing fits yet", async () => {
    const page = show();
    await counted(page, 1, 3, true);
    expect(page.text()).toBe("3 sample homes fit so far");
    await act(async () => setLanguage("th"));
    expect(page.text()).toBe("ตอนนี้มีรายการตัวอย่างที่ตรง 3 รายการ");
    await counted(page, 9, 0);
    expect(page.text()).toBe("ยังไม่มีรายการที่ตรง");
    await act(async () => setLanguage("en"));
    expect(page.text()).toBe("No home fits yet");
  });

  it("is not shown when it could not be counted", async () => {
    const page = show();
    await counted(page, 1, 7);
    await page.seek(beds(2));
    await page.pass(SETTLE_MS);
    await asked[1]!.fail();
    expect(page.text()).toBe("");
    onlineManager.setOnline(false);
    await page.seek(beds(3));
    await page.pass(SETTLE_MS);
    expect(asked).toHaveLength(2);
    expect(page.text()).toBe("");
  });
});
