import { describe, expect, it } from "vitest";
import { homeDistance } from "./home-distance.ts";

/** Beside BTS Asok. */
const home = { point: { lat: 13.737, lon: 100.5605 }, precisionM: null };
const asked = { placeRefs: [], language: "en" } as const;

describe("how far a home is", () => {
  it("from a station by its name", () => {
    const found = homeDistance(home, { ...asked, near: { kind: "transit", name: "Asok" } });
    expect(found).toMatchObject({ kind: "known", isAbout: false });
    expect(found.kind === "known" && found.metres).toBeLessThan(300);
  });

  it("from the nearest airport, in the language of the question", () => {
    const near = { kind: "airport", name: null } as const;
    const english = homeDistance(home, { ...asked, near });
    const thai = homeDistance(home, { ...asked, near, language: "th" });
    expect(english).toMatchObject({ to: { language: "en" } });
    expect(thai).toMatchObject({ to: { language: "th" } });
    expect(english.kind === "known" && english.metres).toBeGreaterThan(15_000);
    expect(english.kind === "known" && english.metres).toBeLessThan(30_000);
  });

  it("from a train of one line, named with it", () => {
    const found = homeDistance(home, { ...asked, near: { kind: "transit", name: "BTS" } });
    expect(found.kind === "known" && found.to.text).toMatch(/^BTS /);
  });

  it("is rounded where the home is placed by its text, and not given below that precision", () => {
    const near = { kind: "airport", name: null } as const;
    expect(homeDistance({ ...home, precisionM: 500 }, { ...asked, near })).toMatchObject({
      isAbout: true,
    });
    const beside = { kind: "transit", name: "Asok" } as const;
    expect(homeDistance({ ...home, precisionM: 20_000 }, { ...asked, near: beside })).toEqual({
      kind: "no_point",
    });
  });

  it("is not known without coordinates, nor from a place that is on no map", () => {
    expect(homeDistance(null, { ...asked, near: { kind: "airport", name: null } })).toEqual({
      kind: "no_point",
    });
    expect(homeDistance(home, { ...asked, near: { kind: "poi", name: "Qwixle Bar" } })).toEqual({
      kind: "no_place",
    });
    expect(homeDistance(home, { ...asked, near: { kind: "poi", name: null } })).toEqual({
      kind: "no_place",
    });
  });
});
