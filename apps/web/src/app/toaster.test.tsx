import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startLanguage } from "../lib/i18n/index.ts";
import { Dialog } from "../ui/index.ts";
import { showToast } from "../ui/toast.ts";
import Toaster from "./toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  startLanguage();
});

const region = () => screen.getByRole("region", { name: "Notifications (alt+T)" });
const toasts = () => within(region()).queryAllByRole("listitem");
const press = () => fireEvent.click(within(region()).getByRole("button", { name: "Close" }));
const show = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("a toast", () => {
  it("that came before the toaster is not lost", () => {
    showToast("Chat deleted");
    render(<Toaster />);
    expect(toasts().map(({ textContent }) => textContent)).toEqual(["Chat deleted"]);
  });

  it("takes the place of the one before it", () => {
    render(<Toaster />);
    show("New chat started");
    show("Import failed", { kind: "error", description: "Invalid file format" });
    expect(toasts().map(({ textContent }) => textContent)).toEqual([
      "Import failedInvalid file format",
    ]);
  });

  it("is shown for 5 seconds, each by its own clock", () => {
    render(<Toaster />);
    show("New chat started");
    pass(4_000);
    show("Chat deleted");
    pass(4_999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it("is closed by its button, which has a name", () => {
    render(<Toaster />);
    show("Chat deleted");
    press();
    expect(toasts()).toHaveLength(0);
  });

  it.each([
    [50, 1],
    [51, 0],
  ])("that is swiped by %i pixels leaves %i", (distance, left) => {
    render(<Toaster />);
    show("Chat deleted");
    const [toast] = toasts();
    const at = (clientX: number) => ({ button: 0, clientX, clientY: 0, pointerType: "mouse" });
    fireEvent.pointerDown(toast!, at(0));
    fireEvent.pointerMove(toast!, at(distance));
    fireEvent.pointerUp(toast!, at(distance));
    expect(toasts()).toHaveLength(left);
  });

  it("is announced politely by screen readers, and once", () => {
    render(<Toaster />);
    show("Import failed", { kind: "error", description: "Invalid file format" });
    pass(100);
    const told = [...document.querySelectorAll("[aria-live=polite]")];
    expect(told.map(({ textContent }) => textContent)).toEqual([
      "Notification: Import failedInvalid file format",
    ]);
    pass(1_000);
    expect(document.querySelector("[aria-live=polite]")).toBeNull();
  });

  it("stays while the pointer rests on it, and the next one closes by itself", () => {
    render(<Toaster />);
    show("Chat deleted");
    fireEvent.pointerMove(region());
    pass(10_000);
    expect(toasts()).toHaveLength(1);
    press();
    show("New chat started");
    pass(5_000);
    expect(toasts()).toHaveLength(0);
  });

  it("is reached by Alt+T, and gives the focus back", () => {
    render(
      <>
        <button>Send</button>
        <Toaster />
      </>,
    );
    const send = screen.getByRole("button", { name: "Send" });
    send.focus();
    show("Chat deleted");
    fireEvent.keyDown(send, { code: "KeyT", altKey: true });
    expect(region().contains(document.activeElement)).toBe(true);
    act(() => within(region()).getByRole("button", { name: "Close" }).focus());
    press();
    expect(document.activeElement).toBe(send);
  });

  it.each([
    ["with the focus in it", () => screen.getByRole("dialog")],
    ["with the focus on the page", () => document.body],
  ])("that stands over a window goes at Escape with the window, %s", (_where, focused) => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <>
        <Dialog open onOpenChange={onOpenChange} title="API keys" closeLabel="Close">
          <input role="combobox" aria-controls="places" aria-expanded={false} />
        </Dialog>
        <Toaster />
      </>,
    );
    pass(100);
    show("API key deleted successfully");
    const field = screen.getByRole("combobox");
    fireEvent.change(field, { target: { value: "Ari" } });
    fireEvent.keyDown(field, { key: "Escape" });
    expect(onOpenChange.mock.calls).toEqual([]);
    show("API key deleted successfully");
    fireEvent.keyDown(focused(), { key: "Escape" });
    expect(toasts()).toHaveLength(0);
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it("that has gone is kept for 1,000,000 ms and then removed", () => {
    render(<Toaster />);
    show("Chat deleted");
    pass(5_000);
    expect(toasts()).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(1);
    pass(999_999);
    expect(vi.getTimerCount()).toBe(1);
    pass(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
