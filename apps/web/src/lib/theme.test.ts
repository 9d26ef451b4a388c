// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setTheme, startTheme } from "./theme.ts";

/** The device's preference, which may change while the page is open. */
function device(isDark: boolean) {
  const listeners: (() => void)[] = [];
  const query = {
    matches: isDark,
    addEventListener: (_: string, hear: () => void) => listeners.push(hear),
  };
  vi.stubGlobal("matchMedia", () => query);
  return (nowDark: boolean) => {
    query.matches = nowDark;
    for (const hear of listeners) hear();
  };
}
const shown = () => document.documentElement.className;

/** What waits for the next frame, and what for its turn. */
const frames: (() => void)[] = [];
const tasks: (() => void)[] = [];
/** Runs what waits, and what it leads to. */
const runAll = (waiting: (() => void)[]): void => {
  while (waiting.length > 0) waiting.shift()?.();
};

const runScript = (): void => {
  const script = readFileSync(
    path.resolve(import.meta.dirname, "../../public/first-paint.js"),
    "utf8",
  );
  const names = { document, history, localStorage, location, matchMedia, navigator };
  runInNewContext(script, {
    ...names,
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    setTimeout: (run: () => void) => tasks.push(run),
  });
  // The rest of the page has arrived.
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  document.dispatchEvent(new Event("readystatechange"));
};

beforeEach(() => {
  frames.length = 0;
  tasks.length = 0;
  localStorage.clear();
  document.documentElement.className = "";
});

describe("the theme", () => {
  it("is the device's by default, and follows it", () => {
    const change = device(true);
    startTheme();
    expect(shown()).toBe("dark");
    change(false);
    expect(shown()).toBe("light");
  });

  it("is the chosen one whatever the device says, now and next time", () => {
    const change = device(false);
    startTheme();
    setTheme("dark");
    expect(shown()).toBe("dark");
    change(false);
    expect(shown()).toBe("dark");
    startTheme();
    expect(shown()).toBe("dark");
    setTheme("system");
    expect(shown()).toBe("light");
  });

  it.each([
    ["dark", false, "dark"],
    ["light", true, "light"],
    ["system", true, "dark"],
    [null, false, "light"],
  ])("%s on a device that is dark: %s is %s before the first paint", (stored, isDark, expected) => {
    device(isDark);
    if (stored) localStorage.setItem("theme", stored);
    runScript();
    expect(shown()).toBe(expected);
    startTheme();
    expect(shown()).toBe(expected);
  });
});

describe("a page as the build drew it", () => {
  const anong = { user: JSON.stringify({ name: " Anong S. " }), session_token: "t1" };
  const drawnAt = (address: string, stored: Readonly<Record<string, string>>) => {
    device(false);
    const root = document.documentElement;
    delete root.dataset["drawn"];
    root.style.removeProperty("--drawn-name");
    history.replaceState(null, "", address);
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    runScript();
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
    device(false);
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    history.replaceState(null, "", address);
    const tags = TAGS.map((name) => `<meta data-tag="${name}">`).join("");
    document.head.innerHTML = `<template data-program>${tags}</template>`;
    document.body.innerHTML =
      '<div id="root"><template data-drawing="login en"><p>Welcome Back</p></template></div>';
    runScript();
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
