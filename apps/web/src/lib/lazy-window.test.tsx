import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { connectToaster, type ShowToast } from "../ui/toast.ts";
import { startLanguage } from "./i18n/index.ts";
import { lazyWindow } from "./lazy-window.tsx";

beforeEach(() => {
  localStorage.setItem("language", "en");
  startLanguage();
});

interface TestWindowProps {
  onClose: () => void;
  text: string;
}

describe("a window whose code comes when it is opened", () => {
  it("is drawn with what it was given", async () => {
    const Window = lazyWindow<TestWindowProps>(() =>
      Promise.resolve({ default: ({ text }) => <p>{text}</p> }),
    );
    render(<Window onClose={() => undefined} text="Here" />);
    expect(await screen.findByText("Here")).toBeTruthy();
  });

  it("says that it could not be opened and closes, where its code does not come", async () => {
    const toasted = vi.fn<ShowToast>();
    const disconnect = connectToaster(toasted);
    const onClose = vi.fn<() => void>();
    const Window = lazyWindow<TestWindowProps>(() =>
      Promise.reject(new TypeError("Failed to fetch")),
    );
    render(
      <>
        <h1>The page</h1>
        <Window onClose={onClose} text="Here" />
      </>,
    );
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(toasted.mock.calls[0]?.[0]).toBe("This window could not be opened");
    expect(screen.getByRole("heading", { name: "The page" })).toBeTruthy();
    disconnect();
  });
});
