// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import path from "node:path";
import { runInThisContext } from "node:vm";
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

beforeEach(() => {
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
    const script = readFileSync(path.resolve(import.meta.dirname, "../../public/theme.js"), "utf8");
    runInThisContext(script);
    expect(shown()).toBe(expected);
    startTheme();
    expect(shown()).toBe(expected);
  });
});
