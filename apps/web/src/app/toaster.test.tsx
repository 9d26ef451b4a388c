// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startLanguage } from "../lib/i18n/index.ts";
import { showToast } from "../ui/toast.ts";
import Toaster from "./toaster.tsx";

beforeEach(startLanguage);
afterEach(cleanup);

describe("a toast", () => {
  it("that came before the toaster is not lost", async () => {
    showToast("Chat deleted");
    render(<Toaster />);
    expect(await screen.findByText("Chat deleted")).toBeTruthy();
  });

  it("takes the place of the one before it", async () => {
    render(<Toaster />);
    act(() => showToast("New chat started"));
    await screen.findByText("New chat started");
    act(() => showToast("Import failed", { kind: "error", description: "Invalid file format" }));
    await screen.findByText("Invalid file format");
    await waitFor(() => expect(screen.queryByText("New chat started")).toBeNull());
  });
});
