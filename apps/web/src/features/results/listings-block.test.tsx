import type { ListingsPart } from "@propertyvr/parts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient, Providers } from "../../app/providers.tsx";
import {
  type OpenBeside,
  OpenBesideProvider,
  ShownBesideProvider,
} from "../../lib/beside-link.tsx";
import { setLanguage, startLanguage } from "../../lib/i18n/index.ts";
import { startTheme } from "../../lib/theme.ts";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { ListingCard } from "./listing-card.tsx";
import type { CardCriteria } from "./listing-facts.ts";
import { ListingsBlock } from "./listings-block.tsx";
import { ListingsSkeleton } from "./listings-skeleton.tsx";
import { sortsFor } from "./sort-menu.tsx";
import { cardOf, cardsFrom, criteriaOf, listingsOf } from "./testing/sample-parts.ts";
import { UnderstoodAs } from "./understood-as.tsx";

const SEARCH = "POST /api/properties/search";

const draw = (element: React.ReactNode) => {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  return render(<Providers queryClient={client}>{element}</Providers>);
};
const drawList = (over: Partial<ListingsPart> = {}) =>
  draw(<ListingsBlock part={listingsOf(over)} />);
const titles = () => screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
const pageOf = (cards: readonly unknown[], total = 14, all_sample = true) => ({
  status: 200,
  body: { properties: cards, total, all_sample },
});

beforeEach(() => {
  localStorage.clear();
  startTheme();
  startLanguage();
  setLanguage("en");
});

describe("the heading", () => {
  it("says Searching properties... over empty cards while a search runs", () => {
    draw(<ListingsSkeleton />);
    expect(screen.getByText("Searching properties...")).toBeTruthy();
    expect(screen.queryAllByRole("article")).toEqual([]);
  });

  it.each([
    [1, 'Found 1 Property for "2 bed condo near BTS Asok"'],
    [2, 'Found 2 Properties for "2 bed condo near BTS Asok"'],
    [1204, 'Found 1,204 Properties for "2 bed condo near BTS Asok"'],
  ])("for %i homes is the specification's, word for word", (total, text) => {
    drawList({ counts: { ...listingsOf().counts, total } });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(text);
  });

  it("stands in Thai with the same words of the person", () => {
    setLanguage("th");
    drawList();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
      'พบอสังหาริมทรัพย์ 14 รายการสำหรับ "2 bed condo near BTS Asok"',
    );
  });

  it("and everything else is absent when nothing was found", () => {
    drawList({ cards: [], counts: { ...listingsOf().counts, total: 0 } });
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("showing more", () => {
  it("asks for the next page of the part's own search, and shows each home once", async () => {
    const server = fakeServer({ [SEARCH]: () => pageOf(cardsFrom(6, 6)) });
    drawList();
    fireEvent.click(screen.getByRole("button", { name: "Show 6 more" }));
    await waitFor(() => expect(titles()).toHaveLength(11));
    expect(new Set(titles()).size).toBe(11);
    expect(server.seen[0]?.body).toMatchObject({
      search: listingsOf().search,
      page: 2,
      page_size: 6,
      language: "en",
    });
  });

  it("goes on after the page the part is", async () => {
    const server = fakeServer({ [SEARCH]: () => pageOf(cardsFrom(13, 2)) });
    drawList({ page: 2, cards: cardsFrom(7, 6) });
    fireEvent.click(screen.getByRole("button", { name: /^Show/ }));
    await waitFor(() => expect(titles()).toHaveLength(8));
    expect(server.seen[0]?.body).toMatchObject({ page: 3 });
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  });

  it("never puts real homes behind samples: what fits now is shown from its beginning", async () => {
    let isDown = true;
    const server = fakeServer({
      [SEARCH]: ({ body }: { body: unknown }) => {
        if ((body as { page: number }).page > 1) return pageOf([], 2, false);
        return isDown ? problem(503, "unavailable", "down") : pageOf(cardsFrom(31, 2), 2, false);
      },
    });
    drawList();
    fireEvent.click(screen.getByRole("button", { name: "Show 6 more" }));
    expect((await screen.findByRole("alert")).textContent).toContain("More homes couldn't be");
    expect(titles()).toHaveLength(6);
    isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(titles()).toEqual(["Home 31", "Home 32"]));
    expect(server.seen.at(-1)?.body).toMatchObject({ page: 1 });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps what is shown when it fails, says so, and can be tried again", async () => {
    let isDown = true;
    fakeServer({
      [SEARCH]: () => (isDown ? problem(503, "unavailable", "down") : pageOf(cardsFrom(7, 6))),
    });
    drawList();
    fireEvent.click(screen.getByRole("button", { name: "Show 6 more" }));
    expect((await screen.findByRole("alert")).textContent).toContain("More homes couldn't be");
    expect(titles()).toHaveLength(6);
    isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(titles()).toHaveLength(12));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the order", () => {
  const choose = async (name: string) => {
    fireEvent.keyDown(screen.getByRole("button", { name: /^Sort/ }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitemradio", { name }));
  };

  it("changes in place, and what stood stays until the new order is there", async () => {
    let give: () => void = () => undefined;
    const server = fakeServer({
      [SEARCH]: () =>
        new Promise((resolve) => {
          give = () => resolve(pageOf(cardsFrom(20, 6)));
        }),
    });
    drawList();
    await choose("Lowest price first");
    await waitFor(() => expect(server.seen).toHaveLength(1));
    expect(titles()[0]).toBe("Home 1");
    give();
    await waitFor(() => expect(titles()[0]).toBe("Home 20"));
    expect(server.seen[0]?.body).toMatchObject({
      search: { ...listingsOf().search, sort: "cheapest" },
      page: 1,
    });
  });

  it("stays as it was when it cannot be changed", async () => {
    fakeServer({ [SEARCH]: () => problem(503, "unavailable", "down") });
    drawList();
    await choose("Newest first");
    expect((await screen.findByRole("alert")).textContent).toContain("couldn't be sorted");
    expect(titles()).toHaveLength(6);
  });

  it("never puts rents and sale prices together, and needs something to be near to", () => {
    const counts = { total: 9, rent: 5, sale: 4, stated: 9, all_sample: false };
    const mixed = listingsOf({ counts, criteria: { ...listingsOf().criteria, deal: null } });
    expect(sortsFor(mixed)).toEqual(["best", "newest", "largest"]);
    const distance = { to: { text: "BTS Asok", language: "en" as const }, metres: 420 };
    expect(sortsFor(listingsOf({ cards: [cardOf({ distance })] }))).toEqual([
      "best",
      "cheapest",
      "expensive",
      "newest",
      "largest",
      "nearest",
    ]);
  });
});

describe("a card", () => {
  const card = (over: Parameters<typeof cardOf>[0] = {}, asked: Partial<CardCriteria> = {}) => {
    draw(<ListingCard card={cardOf(over)} asked={{ ...EMPTY_CRITERIA, ...asked }} />);
    return within(screen.getByRole("article"));
  };

  it("says when its partner last said that it holds; a sample says nothing of the kind", () => {
    const at = new Date();
    card({ last_confirmed_at: at.toISOString() });
    expect(screen.getByText("Confirmed today")).toBeTruthy();
    cleanup();
    card({});
    expect(screen.queryByText(/^Confirmed/)).toBeNull();
  });

  it("says about how far a home is that was placed by its text, and the area of its location", () => {
    const distance = {
      to: { text: "BTS Ari", language: "en" as const },
      metres: 300,
      is_about: true as const,
    };
    card({ distance, location: "Ari Soi 4", administrative_area: "Phaya Thai, Bangkok" });
    expect(screen.getByRole("article").textContent).toContain(
      "BTS Ari about 300 m · Ari Soi 4 · Phaya Thai, Bangkok",
    );
  });

  it("says price, title, place and facts, and opens the details in a new tab", () => {
    const distance = { to: { text: "BTS Asok", language: "en" as const }, metres: 420 };
    const home = card({ distance });
    expect(screen.getByRole("article").textContent).toContain("฿36,000 a month");
    expect(home.getByRole("heading", { name: "Corner two-bedroom, Asok" })).toBeTruthy();
    expect(screen.getByRole("article").textContent).toContain(
      "BTS Asok 420 m · Khlong Toei, Bangkok",
    );
    expect(home.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
      "2 bed",
      "2 bath",
      "64 m²",
    ]);
    const link = home.getByRole("link", { name: /^View Details/ });
    expect(link.textContent).toBe("View Details");
    expect(link.getAttribute("href")).toBe("/property/L1");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(home.getByText("Sample")).toBeTruthy();
  });

  it("opens by its title as well: the page in a tab, or what the screen offers for a plain press", () => {
    const home = card();
    const title = () => screen.getByRole("link", { name: "Corner two-bedroom, Asok" });
    expect(title().getAttribute("href")).toBe("/property/L1");
    expect(title().getAttribute("target")).toBe("_blank");
    expect(home.getAllByRole("link")).toHaveLength(2);
    cleanup();
    const open = vi.fn<OpenBeside>();
    draw(
      <OpenBesideProvider value={open}>
        <ListingCard card={cardOf()} asked={EMPTY_CRITERIA} />
      </OpenBesideProvider>,
    );
    fireEvent.click(title());
    expect(open).toHaveBeenCalledExactlyOnceWith({ kind: "home", id: "L1" }, title());
    // What is left to the browser would load a page here.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(title(), { ctrlKey: true });
    expect(open).toHaveBeenCalledOnce();
  });

  it("is marked while its home is shown beside, and no other is", () => {
    const cards = (shown: string | undefined) => {
      cleanup();
      draw(
        <ShownBesideProvider value={shown === undefined ? shown : { kind: "home", id: shown }}>
          <ListingCard card={cardOf()} asked={EMPTY_CRITERIA} />
        </ShownBesideProvider>,
      );
      return screen.queryAllByRole("link", { current: true }).map(({ textContent }) => textContent);
    };
    expect(cards("L1")).toEqual(["Corner two-bedroom, Asok"]);
    expect(cards("L2")).toEqual([]);
    expect(cards(undefined)).toEqual([]);
  });

  it("says a price on request, and no period for a sale", () => {
    expect(card({ price: null }).getByText("Price on request")).toBeTruthy();
    cleanup();
    card({ deal: "sale", price: 6_500_000 });
    expect(screen.getByRole("article").textContent).toContain("฿6,500,000");
    expect(screen.getByRole("article").textContent).not.toContain("a month");
  });

  it.each([
    ["sold", "Sold", "ขายแล้ว"],
    ["rented", "Rented", "ปล่อยเช่าแล้ว"],
    ["pending", "Reserved", "ติดจอง"],
  ] as const)("says in both languages that a home is %s", (status, english, thai) => {
    expect(card({ status, is_sample: false }).getByText(english)).toBeTruthy();
    cleanup();
    setLanguage("th");
    expect(card({ status, is_sample: false }).getByText(thai)).toBeTruthy();
  });

  it("offers to write about a home that is available or pending, not about one that is taken", () => {
    const contact = () => screen.queryByRole("button", { name: /^Contact/ });
    card({ status: "pending", is_sample: false });
    expect(contact()).not.toBeNull();
    cleanup();
    card({ status: "sold", is_sample: false });
    expect(contact()).toBeNull();
  });

  it("tells the other offer of a home that is for rent and for sale", () => {
    const other_offer = { deal: "sale", price: 7_900_000 } as const;
    expect(card({ other_offer }).getByText("Also for sale: ฿7,900,000")).toBeTruthy();
  });

  it("says what is not stated, and never takes it for a no", () => {
    const home = card({ unknown: ["pet_friendly", "foreign_quota"], bedrooms: null });
    expect(home.getByText("Not stated: pets welcome, foreign quota, bedrooms")).toBeTruthy();
  });

  it("says which wishes the listing states, before those it is silent about", () => {
    const asked = { amenities: ["pet_friendly", "pool", "gym"], tenure: "foreign_quota" } as const;
    card({ unknown: ["gym"] }, asked);
    expect(screen.getByRole("article").textContent).toContain(
      "Pets welcome · Pool · Foreign quotaNot stated: gym",
    );
    cleanup();
    setLanguage("th");
    card({ unknown: ["gym", "foreign_quota"] }, asked);
    expect(screen.getByText("เลี้ยงสัตว์ได้ · สระว่ายน้ำ")).toBeTruthy();
  });

  it("asks no bedrooms of land", () => {
    card({ type: "land", bedrooms: null, bathrooms: null, area: null, land_sqm: 1_600 });
    expect(screen.getByRole("article").textContent).not.toContain("Not stated");
    expect(screen.getByText("m² of land")).toBeTruthy();
  });

  it("marks the language of title, place and picture", () => {
    const home = card({ title: "คอนโด 2 ห้องนอน", title_language: "th" });
    expect(home.getByRole("heading").getAttribute("lang")).toBe("th");
    expect(home.getByRole("img").getAttribute("lang")).toBe("en");
  });

  it("falls back where a picture is missing or does not load, and tries again with the network", () => {
    const home = card();
    fireEvent.error(home.getByRole("img", { name: "Drawing of a tower at dusk" }));
    expect(home.getByText("No picture")).toBeTruthy();
    fireEvent(window, new Event("online"));
    expect(home.queryByText("No picture")).toBeNull();
    cleanup();
    expect(card({ image: null }).getByText("No picture")).toBeTruthy();
  });
});

describe("chips", () => {
  it("can be taken away where that is offered, and only tell where it is not", () => {
    const part = criteriaOf({ types: ["condo"], price: { max: 40_000, per: "month" } });
    const onEdit = vi.fn<(edit: object) => Promise<"taken">>(() => Promise.resolve("taken"));
    draw(<UnderstoodAs part={part} conversation="th" onEdit={onEdit} />);
    fireEvent.click(screen.getByRole("button", { name: "Remove: up to ฿40,000" }));
    expect(onEdit).toHaveBeenCalledWith({
      say: "ไม่จำกัดราคา",
      edit: { criteria: { ...part.criteria, price: null } },
    });
    cleanup();
    draw(<UnderstoodAs part={part} conversation="th" />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("list", { name: "Understood as" }).children).toHaveLength(2);
  });

  it("are followed by what was not used, but not by what the sentence has said", () => {
    const part = criteriaOf({}, { wishes: ["quiet"], unread: ["zzz"], unplaced: ["Atlantis"] });
    draw(<UnderstoodAs part={part} conversation="en" />);
    expect(screen.getByText("quiet").closest("p")?.textContent).toBe("Not used: quiet, zzz");
    expect(screen.queryByText("Atlantis")).toBeNull();
  });
});
