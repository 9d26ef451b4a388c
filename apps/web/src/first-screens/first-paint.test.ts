import { beforeEach, describe, expect, it, vi } from "vitest";
import { frames, runAll, runFirstPaint, stubDevice, tasks } from "../testing/first-paint.ts";

beforeEach(() => {
  frames.length = 0;
  tasks.length = 0;
  localStorage.clear();
});

describe("a page as the build drew it", () => {
  const anong = { user: JSON.stringify({ name: " Anong S. " }), session_token: "t1" };
  const drawnAt = (address: string, stored: Readonly<Record<string, string>>) => {
    stubDevice(false);
    const root = document.documentElement;
    delete root.dataset["drawn"];
    root.style.removeProperty("--drawn-name");
    history.replaceState(null, "", address);
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    runFirstPaint();
    return [root.dataset["drawn"], root.style.getPropertyValue("--drawn-name")];
  };

  it("is the sign-in for whoever is signed out, in their language", () => {
    expect(drawnAt("/login", {})).toEqual(["login en", ""]);
    expect(drawnAt("/login?return_to=%2Fchats", { language: "th" })).toEqual(["login th", ""]);
  });

  it("is the sign-in, under its own address, for whoever opens the start page signed out", () => {
    expect(drawnAt("/", {})).toEqual(["login en", ""]);
    expect(location.pathname).toBe("/login");
  });

  it("is a new chat that greets by name", () => {
    expect(drawnAt("/", anong)).toEqual(["chat en", '"Anong S."']);
  });

  it("takes a name as a text of CSS, whatever signs it has", () => {
    const name = 'A"; } \\ \n</style><b>';
    const [, text] = drawnAt("/", { ...anong, user: JSON.stringify({ name }) });
    expect(text).toBe('"A\\"; } \\\\  </style><b>"');
  });

  it.each([
    ["an open chat", "/chats/c1", anong],
    ["a window over the chat", "/?open=upload", anong],
    ["somebody who is signed out and led away", "/?ask=Ari", {}],
    ["a sign-in that leads on", "/login", anong],
    ["a chat that is temporary", "/", { ...anong, autoSave: "false" }],
    ["somebody whom the server has to name", "/", { session_token: "t1" }],
    ["a stored person who cannot be read", "/", { ...anong, user: '{"name":1}' }],
  ])("is not shown to begin with for %s", (_, address, stored) => {
    expect(drawnAt(address, stored)).toEqual([undefined, ""]);
  });
});

describe("the program of a page that the build drew", () => {
  const TAGS = ["first.js", "second.js"];
  const askedFor = () =>
    Array.from(document.head.querySelectorAll("[data-tag]"), (tag) => tag.getAttribute("data-tag"));

  const open = (address: string, { isHidden = false } = {}): void => {
    stubDevice(false);
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    history.replaceState(null, "", address);
    const tags = TAGS.map((name) => `<meta data-tag="${name}">`).join("");
    document.head.innerHTML = `<template data-program>${tags}</template>`;
    document.body.innerHTML =
      '<div id="root"><template data-drawing="login en"><p>Welcome Back</p></template></div>';
    runFirstPaint();
  };

  it("is asked for once the drawing is painted, each file in its turn", () => {
    open("/login");
    runAll(tasks);
    expect(document.querySelector("#root > p")?.textContent).toBe("Welcome Back");
    expect(askedFor()).toEqual([]);
    runAll(frames);
    expect(askedFor()).toEqual([]);
    runAll(tasks);
    expect(askedFor()).toEqual(TAGS);
  });

  it.each([
    ["no drawing is shown", "/?ask=Ari", {}],
    ["the tab is not seen, where nothing is painted", "/login", { isHidden: true }],
  ])("is asked for at once where %s", (_, address, how) => {
    open(address, how);
    runAll(tasks);
    expect(askedFor()).toEqual(TAGS);
  });
});
