import type { ListingDetail } from "@propertyvr/contracts";
import { AMENITIES } from "@propertyvr/vocabulary";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage, startLanguage } from "../../lib/i18n/index.ts";
import { webAddress } from "./property-summary.tsx";
import { PropertyView } from "./property-view.tsx";

const listing: ListingDetail = {
  id: "p1",
  type: "condo",
  status: "available",
  image: "/api/properties/p1/picture",
  photos: [],
  image_alt: { text: "Drawing: condo towers at dusk", language: "en" },
  title: "Corner unit, Asok",
  title_language: "en",
  description: null,
  location: "Khlong Toei, Bangkok",
  location_language: "en",
  administrative_area: null,
  placed: null,
  rent: { price: 36_000 },
  sale: null,
  bedrooms: 0,
  bathrooms: null,
  area_sqm: 64.5,
  land_sqm: null,
  floor: null,
  year_built: 2019,
  project: null,
  furnishing: "fully",
  amenities: Object.fromEntries(
    AMENITIES.map((name) => [name, name === "pool" ? "yes" : name === "gym" ? "no" : "unknown"]),
  ) as ListingDetail["amenities"],
  tenure: { freehold: "unknown", leasehold: "unknown", foreign_quota: "unknown" },
  point: null,
  nearest_station: { name: { text: "BTS Asok", language: "en" }, metres: 418 },
  website_url: null,
  available_from: null,
  is_sample: true,
  created_at: "2026-10-02T08:00:00.000Z",
  updated_at: "2026-11-18T08:00:00.000Z",
};

const factOf = (term: string) =>
  screen.getByText(term, { selector: "dt" }).nextElementSibling?.textContent;
const show = (over: Partial<ListingDetail> = {}) =>
  render(<PropertyView listing={{ ...listing, ...over }} />);

beforeEach(() => {
  localStorage.clear();
  startLanguage();
  setLanguage("en");
});

describe("a property", () => {
  it("places each asking price among those of comparable homes, and says what they are", () => {
    const mark = { difference_pct: -9, median_thb: 39_600, n_units: 41, as_of: "2026-11-23" };
    show({ rent: { price: 36_000, price_mark: mark }, sale: { price: 7_000_000 } });
    expect(screen.getAllByText(/similar asking prices/)).toHaveLength(1);
    expect(screen.getByText(/9% below the median of 41 similar asking prices/)).toBeTruthy();
    expect(screen.getByText(/size within 25%, as of .*Not a valuation/)).toBeTruthy();
  });

  it("says price, place, station and that it is a sample", () => {
    show();
    expect(screen.getByText("฿36,000")).toBeTruthy();
    expect(screen.getByText("a month")).toBeTruthy();
    expect(screen.getByText(/^420 m from BTS Asok/)).toBeTruthy();
    expect(screen.getByText("Sample")).toBeTruthy();
    expect(screen.getByText(/can't be rented or bought/)).toBeTruthy();
  });

  it("says how precisely a home without coordinates is placed, in both languages", async () => {
    const placed = {
      by: "location",
      kind: "neighbourhood",
      near: "Ari",
      precision_m: 1_000,
    } as const;
    const name = { text: "BTS Ari", language: "en" } as const;
    const home = {
      location: "Ari Soi 4",
      administrative_area: "Phaya Thai, Bangkok",
      placed,
      nearest_station: { name, metres: 300, is_about: true as const },
    };
    show(home);
    expect(screen.getByText("Ari Soi 4")).toBeTruthy();
    expect(screen.getByText("Phaya Thai, Bangkok")).toBeTruthy();
    expect(
      screen.getByText("Approximate location from the address: near Ari, within about 1 km"),
    ).toBeTruthy();
    expect(screen.getByText(/^About 300 m from BTS Ari/)).toBeTruthy();
    cleanup();
    setLanguage("th");
    show({ ...home, placed: { ...placed, near: "อารีย์" } });
    expect(screen.getByText("ตำแหน่งโดยประมาณจากที่อยู่: แถว อารีย์ คลาดเคลื่อนได้ราว 1 กม.")).toBeTruthy();
    expect(screen.getByText(/^ประมาณ 300 ม\. จาก BTS Ari/)).toBeTruthy();
    cleanup();
    setLanguage("en");
    show();
    expect(screen.queryByText(/^Approximate location/)).toBeNull();
  });

  it("tells what it knows from what nobody stated", () => {
    show();
    expect(factOf("Bedrooms")).toBe("Studio");
    expect(factOf("Floor area")).toBe("64.5 m²");
    expect(factOf("Bathrooms")).toBe("Not stated");
    expect(factOf("Floor")).toBe("Not stated");
  });

  describe("with photos", () => {
    const photos = ["a", "b", "c"].map((name) => ({
      small: `/api/pictures/${name}/640`,
      large: `/api/pictures/${name}/1280`,
      width: 1280,
      height: 853,
    }));
    const gallery = () =>
      within(screen.getByRole("region", { name: "Photos of Corner unit, Asok" }));
    const place = () => gallery().getByRole("status").textContent;
    const showPhotos = (some = photos) => show({ is_sample: false, image_alt: null, photos: some });

    it("shows them by buttons, by keys and by picking one, and never past the ends", () => {
      showPhotos();
      expect(place()).toBe("1 of 3");
      const press = (key: string) =>
        fireEvent.keyDown(gallery().getByRole("button", { name: "Next photo" }), { key });
      fireEvent.click(gallery().getByRole("button", { name: "Next photo" }));
      expect(place()).toBe("2 of 3");
      for (const [key, expected] of [
        ["ArrowRight", "3 of 3"],
        ["ArrowRight", "3 of 3"],
        ["Home", "1 of 3"],
        ["ArrowLeft", "1 of 3"],
        ["End", "3 of 3"],
        ["ArrowLeft", "2 of 3"],
      ] as const) {
        press(key);
        expect([key, place()]).toEqual([key, expected]);
      }
      fireEvent.click(gallery().getByRole("button", { name: "Show photo 1" }));
      expect(place()).toBe("1 of 3");
      fireEvent.click(gallery().getByRole("button", { name: "Previous photo" }));
      expect(place()).toBe("1 of 3");
      expect(
        gallery().getByRole("button", { name: "Show photo 1" }).getAttribute("aria-current"),
      ).toBe("true");
    });

    it("names each, keeps its room, and loads those out of sight later", () => {
      showPhotos();
      const shown = photos.map((_, at) =>
        gallery().getByAltText(`Photo ${at + 1} of 3: Corner unit, Asok`),
      );
      expect(shown.map((image) => image.getAttribute("loading"))).toEqual([
        "eager",
        "lazy",
        "lazy",
      ]);
      expect([shown[0]?.getAttribute("width"), shown[0]?.getAttribute("height")]).toEqual([
        "1280",
        "853",
      ]);
    });

    it("has nothing to step through where there is one", () => {
      showPhotos(photos.slice(0, 1));
      expect(gallery().queryAllByRole("button")).toEqual([]);
      expect(gallery().getByAltText("Photo 1 of 1: Corner unit, Asok")).toBeTruthy();
    });

    it("keeps the place of one that does not load", () => {
      showPhotos();
      fireEvent.error(gallery().getByAltText(/^Photo 1 of 3/));
      expect(gallery().getByText("No picture")).toBeTruthy();
      expect(place()).toBe("1 of 3");
    });
  });

  it("keeps yes, no and unknown apart", () => {
    show();
    const under = (title: string) =>
      within(screen.getByRole("heading", { name: title }).parentElement ?? document.body);
    expect(
      under("Has")
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Pool"]);
    expect(
      under("Doesn't have")
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Gym"]);
    expect(under("Not mentioned in the listing").getByText(/Parking · Pets welcome/)).toBeTruthy();
  });

  it("offered both ways shows both prices, one on request", () => {
    show({ sale: { price: null } });
    expect(screen.getByText("For rent")).toBeTruthy();
    expect(screen.getByText("For sale")).toBeTruthy();
    expect(screen.getByText("Price on request")).toBeTruthy();
  });

  it("that is gone says so", () => {
    show({ status: "rented" });
    expect(screen.getByText("Rented")).toBeTruthy();
  });

  it("says when it was last confirmed; a sample never was", () => {
    show();
    expect(screen.queryByText(/^Confirmed/)).toBeNull();
    cleanup();
    show({ is_sample: false, last_confirmed_at: new Date().toISOString() });
    expect(screen.getByText("Confirmed today")).toBeTruthy();
  });

  it("shows a quiet mark where the picture does not load", () => {
    show();
    fireEvent.error(screen.getByRole("img", { name: "Drawing: condo towers at dusk" }));
    expect(screen.getByText("No picture")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("marks a title that is in the other language", () => {
    show({ title: "ห้องมุม อโศก", title_language: "th" });
    expect(screen.getByRole("heading", { level: 1 }).getAttribute("lang")).toBe("th");
  });

  it("does not ask a plot of land for its bathrooms", () => {
    show({ type: "land", bedrooms: null, area_sqm: null, land_sqm: 1_600 });
    expect(screen.queryByText("Bathrooms")).toBeNull();
    expect(factOf("Land")).toBe("1,600 m² (1 rai)");
  });

  it("does not ask a plot of land for its bathtub either, but for its view", () => {
    show({ type: "land", amenities: { ...listing.amenities, pool: "unknown", gym: "unknown" } });
    expect(screen.queryByText(/Bathtub/)).toBeNull();
    expect(screen.getByText("Sea view · River view · City view · Mountain view")).toBeTruthy();
  });

  it("says no station where none is near", () => {
    show({ nearest_station: null });
    expect(screen.queryByText(/Nearest station/)).toBeNull();
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "/relative", null])(
    "links to no address like %s",
    (address) => {
      expect(webAddress(address)).toBeNull();
    },
  );
});
