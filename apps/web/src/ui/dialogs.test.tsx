import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDialog, Dialog, Menu, MenuItem } from "./index.ts";

function Page({ onConfirm = () => undefined }: { onConfirm?: () => void }) {
  const [open, setOpen] = useState<"reading" | "asking" | null>(null);
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <>
      <button onClick={() => setOpen("reading")}>Read</button>
      <Menu trigger={<button>More</button>}>
        <MenuItem onSelect={() => setOpen("asking")}>Delete</MenuItem>
      </Menu>
      <Dialog open={open === "reading"} onOpenChange={close} title="A text" closeLabel="Close">
        <p>Words</p>
      </Dialog>
      <ConfirmDialog
        open={open === "asking"}
        onOpenChange={close}
        title="Delete it?"
        text="It cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={onConfirm}
        danger
      />
    </>
  );
}
const button = (name: string) => screen.getByRole("button", { name });
const focused = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

describe("a window", () => {
  it("has the focus itself, closes on Escape and gives the focus back", async () => {
    render(<Page />);
    button("Read").focus();
    fireEvent.click(button("Read"));
    const dialog = await screen.findByRole("dialog", { name: "A text" });
    await focused(dialog);
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await focused(button("Read"));
  });

  it("opened from a menu asks with the safe answer in focus, then returns to the menu's button", async () => {
    const onConfirm = vi.fn<() => void>();
    render(<Page onConfirm={onConfirm} />);
    button("More").focus();
    fireEvent.keyDown(button("More"), { key: "Enter" });
    const item = await screen.findByRole("menuitem", { name: "Delete" });
    item.focus();
    fireEvent.click(item);
    await screen.findByRole("alertdialog", { name: "Delete it?" });
    await focused(button("Keep"));
    fireEvent.click(button("Keep"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await focused(button("More"));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
