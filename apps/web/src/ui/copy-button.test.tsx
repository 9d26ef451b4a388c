import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { COPIED_MS, CopyButton } from "./copy-button.tsx";

beforeEach(() => vi.useFakeTimers());

const blocked = vi.fn<() => void>();
const show = () =>
  render(<CopyButton text="pvr_1" label="Copy" copiedLabel="Copied" onBlocked={blocked} />);
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("a button that copies", () => {
  it("says so for two seconds, counted from the last press", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    show();
    await press("Copy");
    expect(write).toHaveBeenCalledWith("pvr_1");
    expect(screen.getByRole("status").textContent).toBe("Copied");
    await pass(COPIED_MS - 1);
    await press("Copied");
    await pass(COPIED_MS - 1);
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
    await pass(1);
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("does not say that it copied where the browser refuses", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));
    show();
    await press("Copy");
    expect(blocked).toHaveBeenCalledOnce();
    expect(screen.queryByText("Copied")).toBeNull();
  });
});
