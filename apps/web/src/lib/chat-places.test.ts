import { beforeEach, describe, expect, it } from "vitest";
import { anong } from "../testing/people.ts";
import { askedPlace, askForPlace, depthOfAskedPlace } from "./chat-scroll-target.ts";
import { keepPlace, placeOfHome } from "./chat-places.ts";
import { signIn, signOut } from "./session/session-store.ts";

const place = (homeId: string, topPx = 120) => ({
  homeId,
  chatId: "c1",
  messageId: "m2",
  topPx,
});

beforeEach(() => localStorage.clear());

describe("the places in chats that led to homes", () => {
  it("are kept by home and person, the newest of each home", () => {
    keepPlace("u1", "p1", place("p1", 40));
    keepPlace("u1", "p2", place("p2"));
    keepPlace("u1", "p1", place("p1", 300));
    expect(placeOfHome("u1", "p1")).toMatchObject({ chatId: "c1", messageId: "m2", topPx: 300 });
    expect(placeOfHome("u1", "p2")).toMatchObject(place("p2"));
    expect(placeOfHome("u1", "p3")).toBeNull();
    expect(placeOfHome("u2", "p1")).toBeNull();
  });

  it("are forgotten when there are many newer ones", () => {
    for (let at = 0; at <= 40; at += 1) keepPlace("u1", `p${at}`, place(`p${at}`));
    expect(placeOfHome("u1", "p0")).toBeNull();
    expect(placeOfHome("u1", "p1")).not.toBeNull();
  });

  it("are not believed when something else is stored", () => {
    for (const stored of ["{", "{}", "[1]", '[{"openedId":"p1"}]', "null"]) {
      localStorage.setItem("places:u1", stored);
      expect(placeOfHome("u1", "p1")).toBeNull();
    }
  });

  it("are gone when the person signs out", () => {
    signIn(anong, "t1");
    keepPlace(anong.id, "p1", place("p1"));
    signOut("expired");
    expect(placeOfHome(anong.id, "p1")).not.toBeNull();
    signIn(anong, "t2");
    signOut("asked");
    expect(placeOfHome(anong.id, "p1")).toBeNull();
  });
});

describe("a place that is asked for", () => {
  const shown = ["m1", "m2", "m3", "m4"].map((id) => ({ message: { id } }));

  it("is that of one chat, and has its question drawn as well", () => {
    askForPlace(place("p1"));
    expect(askedPlace("c1")).toEqual(place("p1"));
    expect(askedPlace("c2")).toBeNull();
    expect(depthOfAskedPlace(shown)).toBe(4);
    expect(depthOfAskedPlace(shown.slice(2))).toBe(0);
    askForPlace(null);
    expect(askedPlace("c1")).toBeNull();
    expect(depthOfAskedPlace(shown)).toBe(0);
  });
});
