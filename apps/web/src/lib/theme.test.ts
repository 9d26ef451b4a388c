import { beforeEach, describe, expect, it } from "vitest";
import { runFirstPaint, stubDevice } from "../testing/first-paint.ts";
import { setTheme, startTheme } from "./theme.ts";

const shown = () => document.documentElement.className;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "";
});

describe("the theme", () => {
  it("is the device's by default, and follows it", () => {
    const change = stubDevice(true);
    startTheme();
    expect(shown()).toBe("dark");
    change(false);
    expect(shown()).toBe("light");
  });

  it("is the chosen one whatever the device says, now and next time", () => {
    const change = stubDevice(false);
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
    stubDevice(isDark);
    if (stored) localStorage.setItem("theme", stored);
    runFirstPaint();
    expect(shown()).toBe(expected);
    startTheme();
    expect(shown()).toBe(expected);
  });
});
