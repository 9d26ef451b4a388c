import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startOver } from "./flow.ts";
import { forgetRun } from "./run/upload-run.ts";
import { fakeUploads } from "./testing/fake-uploads.ts";
import { openUpload } from "./testing/open-upload.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  startOver();
  forgetRun();
});

const FILE = [
  "Ref,Type,Title,Price,Province,Deal,Owner,Phone,Remarks",
  "A-1,Condo,Condo by the river,3500000,Bangkok,sale,Khun Example,099-000-0001,ask first",
].join("\n");

it.each([
  [
    "en",
    "Continue",
    [
      "not imported: owner details",
      "not imported: it stands next to the owner's name",
      "not imported: remarks may be",
    ],
  ],
  ["th", "ต่อไป", ["ไม่นำเข้า: ข้อมูลเจ้าของ", "ไม่นำเข้า: อยู่ติดกับชื่อเจ้าของ", "ไม่นำเข้า: หมายเหตุ"]],
])(
  "a column that is not imported says why in %s, and only an owner's cannot be chosen",
  async (language, next, reasons) => {
    localStorage.setItem("language", language);
    fakeUploads({});
    openUpload();
    await vi.waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    fireEvent.change(input, { target: { files: [new File([FILE], "homes.csv")] } });
    fireEvent.click(await screen.findByRole("button", { name: next }));
    for (const reason of reasons)
      expect(await screen.findByText(new RegExp(`^${reason}`))).toBeTruthy();
    const choices = screen.getAllByRole<HTMLSelectElement>("combobox");
    const of = (column: string) =>
      choices.find((each) => each.getAttribute("aria-label")?.includes(column));
    expect(of("Owner")?.disabled).toBe(true);
    expect([of("Phone")?.disabled, of("Remarks")?.disabled]).toEqual([false, false]);
    expect([of("Owner")?.value, of("Phone")?.value, of("Remarks")?.value]).toEqual(["", "", ""]);
  },
);
