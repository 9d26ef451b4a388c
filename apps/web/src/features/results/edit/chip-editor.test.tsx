import { understand } from "@propertyvr/understanding";
import type { CriteriaPart } from "@propertyvr/parts";
import type { ConversationState } from "@propertyvr/vocabulary";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EditByHand, SendOutcome } from "../../../lib/edit-by-hand.ts";
import { setLanguage, startLanguage } from "../../../lib/i18n/index.ts";
import { fakeServer, problem } from "../../../testing/fake-server.ts";
import { criteriaOf } from "../testing/sample-parts.ts";
import { UnderstoodAs } from "../understood-as.tsx";
import "./chip-editor.tsx";

const THONG_LO = {
  ref: { name: "Thong Lo", id: "area:thong-lo", kind: "neighbourhood" },
  names: { en: "Thong Lo", th: "ทองหล่อ" },
  near_kind: null,
  network: null,
  codes: [],
  within: [{ en: "Bangkok", th: "กรุงเทพมหานคร" }],
};
const THONG_LO_BTS = {
  ref: { name: "Thong Lo", id: "station:bts-thong-lo", kind: "station" },
  names: { en: "Thong Lo", th: "ทองหล่อ" },
  near_kind: "transit",
  network: "BTS",
  codes: ["E6"],
  within: [],
};

let isOffline = false;
beforeEach(() => {
  isOffline = false;
  localStorage.clear();
  startLanguage();
  setLanguage("en");
  fakeServer({
    "POST /api/understand": ({ body }) => {
      if (isOffline) return problem(503, "unavailable", "Down");
      const { text, state } = body as { text: string; state: ConversationState };
      return { status: 200, body: understand({ text, state }) };
    },
    "GET /api/places": () =>
      isOffline
        ? problem(503, "unavailable", "Down")
        : { status: 200, body: { places: [THONG_LO, THONG_LO_BTS] } },
  });
});

const PART = criteriaOf({
  deal: "rent",
  types: ["condo"],
  bedrooms: { min: 2, max: 2 },
  price: { max: 40_000, per: "month" },
  places: ["Ari"],
  amenities: ["pool"],
});

/** Chips whose edits are kept, and answered as the test says. */
function draw(
  part: CriteriaPart = PART,
  answer: () => Promise<SendOutcome> = () => Promise.resolve("taken"),
) {
  const edits: EditByHand[] = [];
  const onEdit = (edit: EditByHand): Promise<SendOutcome> => {
    edits.push(edit);
    return answer();
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = (canEdit: boolean) => (
    <QueryClientProvider client={client}>
      <UnderstoodAs part={part} conversation="en" onEdit={canEdit ? onEdit : undefined} />
    </QueryClientProvider>
  );
  const { rerender } = render(view(true));
  return { edits, lock: () => rerender(view(false)) };
}
const open = async (chip: string | RegExp): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole("button", { name: chip }));
  return screen.findByRole("dialog");
};
const apply = async (): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Apply" }));
    await Promise.resolve();
  });
};
const isClosed = () => vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("a chip that is tapped", () => {
  it("opens its editor, named and with the focus inside, and gives the focus back", async () => {
    draw();
    const chip = screen.getByRole("button", { name: "2 bedrooms" });
    chip.focus();
    const editor = await open("2 bedrooms");
    expect(editor.getAttribute("aria-labelledby")).not.toBeNull();
    expect(within(editor).getByRole("heading").textContent).toBe("Bedrooms");
    await vi.waitFor(() => expect(editor.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(editor, { key: "Escape" });
    await isClosed();
    await vi.waitFor(() => expect(document.activeElement).toBe(chip));
  });

  it("says an edit in the conversation's language, whatever that of the interface", async () => {
    setLanguage("th");
    const { edits } = draw();
    await open("2 ห้องนอน");
    fireEvent.click(screen.getByRole("checkbox", { name: "3" }));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "ใช้เงื่อนไขนี้" })));
    expect(edits[0]?.say).toBe("Change it to 2 to 3 bedrooms");
    expect(edits[0]?.edit.criteria).toEqual({ ...PART.criteria, bedrooms: { min: 2, max: 3 } });
  });

  it("says nothing where nothing was changed", async () => {
    const { edits } = draw();
    await open("Condo");
    await apply();
    await isClosed();
    expect(edits).toEqual([]);
  });

  describe("that may be misread", () => {
    const UNSURE: CriteriaPart = {
      ...PART,
      origins: { ...PART.origins, places: { kind: "unsure", message_id: null } },
    };

    it("asks, and is kept by one tap", async () => {
      const { edits } = draw(UNSURE);
      const editor = await open(/Ari.*is this right\?/);
      expect(within(editor).getByText("We may have misread this.")).toBeTruthy();
      await act(async () => fireEvent.click(screen.getByRole("button", { name: "That's right" })));
      await isClosed();
      expect(edits).toEqual([expect.objectContaining({ say: "Yes, that's right", isQuiet: true })]);
      expect(edits[0]?.edit.criteria).toEqual(UNSURE.criteria);
    });

    it("is taken away by one tap", async () => {
      const { edits } = draw(UNSURE);
      await open(/Ari.*is this right\?/);
      const notMeant = screen.getByRole("button", { name: "Not what I meant" });
      await act(async () => fireEvent.click(notMeant));
      await isClosed();
      expect(edits[0]?.edit.criteria).toEqual({ ...UNSURE.criteria, places: [] });
    });

    it("asks nothing of the chips beside it", async () => {
      draw(UNSURE);
      const editor = await open("Condo");
      expect(within(editor).queryByText("We may have misread this.")).toBeNull();
    });
  });

  it("can only be read once something newer was said", () => {
    const { lock } = draw();
    lock();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("an amount", () => {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it("is read as people write it, and told back before it is sent", async () => {
    const { edits } = draw();
    await open(/^up to/);
    fill("At least", "20k");
    fill("At most", "3 หมื่น");
    expect(await screen.findByText("= ฿30,000")).toBeTruthy();
    await apply();
    await isClosed();
    expect(edits[0]?.say).toBe("Change the budget to 20,000 to 30,000 baht a month");
    expect(edits[0]?.edit.criteria.price).toEqual({ min: 20_000, max: 30_000, per: "month" });
  });

  it.each([
    ["letters", "abc", "", "We can't read this amount. Enter it in digits."],
    ["a negative one", "-5000", "", "An amount cannot be below zero."],
    ["ends that cross", "50k", "20k", "The minimum is more than the maximum."],
  ])("is refused beside its field: %s", async (_what, min, max, message) => {
    const { edits } = draw();
    await open(/^up to/);
    fill("At least", min);
    fill("At most", max);
    await apply();
    const field = (await screen.findByText(message)).closest("div")?.querySelector("input");
    expect(field?.getAttribute("aria-invalid")).toBe("true");
    expect(edits).toEqual([]);
  });

  it("that could not be read for want of a connection stays in its field", async () => {
    const { edits } = draw();
    await open(/^up to/);
    isOffline = true;
    fill("At most", "35k");
    await apply();
    expect(await screen.findByText(/amount couldn't be read/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("At most").value).toBe("35k");
    isOffline = false;
    await apply();
    await isClosed();
    expect(edits[0]?.edit.criteria.price).toEqual({ max: 35_000, per: "month" });
  });

  it("taken out at both ends is no limit", async () => {
    const { edits } = draw();
    await open(/^up to/);
    fill("At most", "");
    await apply();
    await isClosed();
    expect(edits[0]).toMatchObject({ say: "No price limit", edit: { criteria: { price: null } } });
  });
});

describe("a place", () => {
  it("is found while one types, taken with the keyboard, and sent with its id", async () => {
    const { edits } = draw();
    await open("Ari");
    const box = screen.getByRole("combobox", { name: "Add a place" });
    fireEvent.change(box, { target: { value: "thong" } });
    const options = await screen.findAllByRole("option");
    expect(options.map((option) => option.getAttribute("aria-selected"))).toEqual([
      "true",
      "false",
    ]);
    expect(box.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(box, { key: "ArrowDown" });
    expect(box.getAttribute("aria-activedescendant")).toBe(options[1]?.id);
    fireEvent.keyDown(box, { key: "ArrowUp" });
    fireEvent.keyDown(box, { key: "Enter" });
    fireEvent.click(screen.getByRole("button", { name: "Remove: Ari" }));
    await vi.waitFor(() => expect(screen.queryAllByRole("listitem").length).toBeGreaterThan(0));
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Apply" }));
    await isClosed();
    expect(edits[0]?.say).toBe("Change the area to Thong Lo");
    expect(edits[0]?.edit).toMatchObject({
      criteria: { places: ["Thong Lo"] },
      place_refs: [THONG_LO.ref],
    });
  });

  it("Escape empties the field before it closes the editor", async () => {
    draw();
    await open("Ari");
    const box = screen.getByRole<HTMLInputElement>("combobox");
    fireEvent.change(box, { target: { value: "thong" } });
    await screen.findAllByRole("option");
    fireEvent.keyDown(box, { key: "Escape" });
    expect(box.value).toBe("");
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("that cannot be looked up says so, and what was chosen stays", async () => {
    draw();
    await open("Ari");
    isOffline = true;
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "zzz" } });
    expect((await screen.findAllByText(/could not be looked up/)).length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Remove: Ari" })).toBeTruthy();
  });

  it("to be near is taken with a distance", async () => {
    const { edits } = draw();
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    fireEvent.click(await screen.findByRole("button", { name: "Near what" }));
    const box = await screen.findByRole("combobox");
    await vi.waitFor(() => expect(document.activeElement).toBe(box));
    fireEvent.change(box, { target: { value: "thong" } });
    fireEvent.click((await screen.findAllByRole("option"))[1]!);
    fireEvent.change(screen.getByLabelText("How far from BTS Thong Lo"), {
      target: { value: "500" },
    });
    await apply();
    await isClosed();
    expect(edits[0]).toMatchObject({
      say: "Change it to within 500 m of BTS Thong Lo",
      edit: {
        criteria: { near: [{ kind: "transit", name: "Thong Lo", within_m: 500 }] },
        place_refs: [THONG_LO_BTS.ref],
      },
    });
  });
});

describe("an amenity", () => {
  it("becomes a wish, and another a must", async () => {
    const { edits } = draw();
    await open("Pool");
    fireEvent.click(screen.getByRole("checkbox", { name: "Gym" }));
    const pool = screen.getByRole("group", { name: "Pool: must have or nice to have" });
    fireEvent.click(within(pool).getByRole("radio", { name: "Nice to have" }));
    await apply();
    await isClosed();
    expect(edits[0]).toMatchObject({
      say: "Must have: gym. Nice to have: pool",
      edit: { criteria: { amenities: ["gym"] }, nice_to_have: ["pool"] },
    });
  });

  it("that would be nice has a chip of its own, and its x takes the wish away", async () => {
    const { edits } = draw({ ...PART, nice_to_have: ["gym"] });
    expect(screen.getByRole("button", { name: "Gym nice to have" })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove: Gym" })));
    expect(edits[0]).toEqual({
      say: "Gym not needed",
      edit: { criteria: PART.criteria, nice_to_have: [] },
    });
  });
});

describe("what is asked beside the criteria", () => {
  const extensions = { not_types: ["condo"], near_any: true } as const;
  const part = criteriaOf(
    {
      bedrooms: { min: 2, max: 2 },
      near: [
        { kind: "transit", name: "Asok", within_m: null },
        { kind: "mall", name: "Terminal 21", within_m: null },
      ],
    },
    { extensions, status: "sold" },
  );

  it("goes along with the edit of another chip", async () => {
    const { edits } = draw(part);
    const editor = await open("2 bedrooms");
    fireEvent.click(within(editor).getByLabelText("3"));
    await apply();
    expect(edits[0]?.edit).toMatchObject({ extensions, status: "sold" });
  });

  it("joins what is to be near with the places, and parts them again", async () => {
    const near = [{ kind: "transit" as const, name: "Mo Chit", within_m: null }];
    const joined = criteriaOf(
      { places: ["Ari"], near },
      { extensions: { one_of: ["places", "transit"] } },
    );
    const { edits } = draw(joined);
    let editor = await open(/^Mo Chit/);
    const either = within(editor).getByLabelText<HTMLInputElement>("Near it, or in Ari");
    expect(either.checked).toBe(true);
    fireEvent.click(within(editor).getByLabelText("Near it, and in Ari"));
    await apply();
    expect(edits[0]?.edit.extensions).toEqual({ not_types: [], near_any: false, one_of: [] });
    editor = await open(/^Mo Chit/);
    fireEvent.change(within(editor).getByLabelText("How far from Mo Chit"), {
      target: { value: "500" },
    });
    await apply();
    expect(edits[1]?.edit.extensions?.one_of).toEqual(["places", "transit"]);
  });

  it("is changed like the criteria: a kind taken back, all to be near, homes that are available", async () => {
    const { edits } = draw(part);
    let editor = await open("No condos");
    fireEvent.click(within(editor).getAllByLabelText("Condo").at(-1)!);
    await apply();
    expect(edits[0]).toMatchObject({
      say: "Condo is fine too",
      edit: { extensions: { not_types: [] }, criteria: { types: [] } },
    });
    editor = await open(/^Asok/);
    fireEvent.click(within(editor).getByLabelText("Near all of them"));
    await apply();
    expect(edits[1]?.edit.extensions).toEqual({
      not_types: ["condo"],
      near_any: false,
      one_of: [],
    });
    editor = await open("Sold homes");
    fireEvent.click(within(editor).getByLabelText("Rented"));
    await apply();
    expect(edits[2]).toMatchObject({ say: "Show rented homes", edit: { status: "rented" } });
  });
});

describe("an edit that does not get through", () => {
  it("keeps the editor and what was chosen, and goes through the next time", async () => {
    let answer: SendOutcome = "failed";
    const { edits } = draw(PART, () => Promise.resolve(answer));
    await open("2 bedrooms");
    fireEvent.click(screen.getByRole("checkbox", { name: "3" }));
    await apply();
    expect((await screen.findByRole("alert")).textContent).toContain("could not be sent");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "3" }).checked).toBe(true);
    answer = "taken";
    await apply();
    await isClosed();
    expect(edits).toHaveLength(2);
    expect(edits[1]).toEqual(edits[0]);
  });

  it("says that another reply is being written", async () => {
    const { edits, lock } = draw(PART, () => Promise.resolve("busy"));
    await open("Condo");
    fireEvent.click(screen.getByRole("checkbox", { name: "House" }));
    await apply();
    expect((await screen.findByRole("alert")).textContent).toContain("Another reply");
    lock();
    expect(screen.getByRole("alert").textContent).toContain("Another reply");
    await apply();
    expect(edits).toHaveLength(1);
  });

  it("says that the conversation has gone on, and can no longer be applied", async () => {
    const { edits, lock } = draw();
    await open("Condo");
    lock();
    expect(screen.getByRole("alert").textContent).toContain("has moved on");
    expect(screen.getByRole("button", { name: "Apply" }).hasAttribute("disabled")).toBe(true);
    expect(edits).toEqual([]);
  });
});
