import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../testing/fake-server.ts";
import { startOver } from "./flow.ts";
import { forgetRun } from "./run/upload-run.ts";
import { fakeUploads, replyOf, uploadOf } from "./testing/fake-uploads.ts";
import { openUpload } from "./testing/open-upload.ts";

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});
afterEach(() => {
  cleanup();
  startOver();
  forgetRun();
});

const SEND = "POST /api/properties/upload/csv";
const IMPORT = "POST /api/uploads/up1/import";
const ONE = "GET /api/uploads/up1";

/** Floor 7 in every other row is what an agency writes where it does not know. */
const WITH_FILLERS = [
  "Ref,Type,Headline,Price,Province,Deal,Floor,Extra",
  ...Array.from({ length: 60 }, (_, at) => {
    const floor = at % 2 === 0 ? 7 : 10 + (at % 20);
    return `A-${at},Condo,Condo ${at} by the river,3500000,Bangkok,sale,${floor},x`;
  }),
].join("\n");

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const choose = async (text: string) => {
  await screen.findByText("Drop a file here");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File([text], "homes.csv")] } });
  await screen.findByText("Corrected automatically");
};
const dryRunUpload = () => uploadOf({ state: "checked", dry_run: true, counts: { inserted: 60 } });

describe("the server", () => {
  it("is told what stands for unknown, also of a mapping that was changed by hand", async () => {
    const { options } = fakeUploads({ [SEND]: () => replyOf(dryRunUpload()) });
    openUpload();
    await choose(WITH_FILLERS);
    await press("Continue");
    const extra = await screen.findByRole("combobox", { name: "Read Extra as" });
    fireEvent.change(extra, { target: { value: "project" } });
    await screen.findByText("chosen by you");
    await press("Continue");
    await press(/^Continue/);
    await screen.findByRole("button", { name: "Import 60 rows" });
    const columns = options("POST", "/api/properties/upload/csv")[0]?.tables?.[0]?.columns ?? [];
    expect(columns.filter(({ filler }) => filler !== undefined)).toMatchObject([
      { column: "Floor", target: "floor", filler: "7" },
    ]);
    expect(columns.at(-1)).toMatchObject({ column: "Extra", target: "project", by: "hand" });
  });

  it("is told so of a file that is read as an earlier one was", async () => {
    const earlier = { column: "Floor", target: "floor", unit: null, by: "hand", confidence: 1 };
    const names = ["Ref", "Type", "Headline", "Price", "Province", "Deal", "Extra"];
    const targets = ["external_id", "property_type", "title", "price", "province", "deal", null];
    const columns = names.map((column, at) => ({
      ...earlier,
      column,
      target: targets[at] ?? null,
    }));
    const { options } = fakeUploads({
      "GET /api/uploads": () => ({
        status: 200,
        body: {
          uploads: [
            {
              ...uploadOf(),
              tables: [
                {
                  sheet: null,
                  header_row: 1,
                  is_left_out: false,
                  columns: [...columns, { ...earlier, filler: "99" }],
                },
              ],
            },
          ],
          next_cursor: null,
        },
      }),
      [SEND]: () => replyOf(dryRunUpload()),
    });
    openUpload();
    // The list of earlier files is here.
    await screen.findByRole("button", { name: /homes\.csv/ });
    await choose(WITH_FILLERS);
    await press("Continue");
    await press("Continue");
    await press(/^Continue/);
    await screen.findByRole("button", { name: "Import 60 rows" });
    const sent = options("POST", "/api/properties/upload/csv")[0]?.tables?.[0]?.columns;
    expect(sent?.find(({ column }) => column === "Floor")).toMatchObject({
      by: "kept",
      filler: "7",
    });
  });

  it("refuses a dry run with its report, also that of the same file sent before", async () => {
    const refused = uploadOf({
      state: "checked",
      dry_run: true,
      counts: { rows: 60, failed: 60 },
      created_at: "2026-01-01T00:00:00.000Z",
    });
    fakeUploads({
      [SEND]: () => problem(422, "upload_refused", "None could be imported.", { upload_id: "up1" }),
      [ONE]: () => ({ status: 200, body: refused }),
    });
    openUpload();
    await choose(WITH_FILLERS);
    await press("Continue");
    await press("Continue");
    await press(/^Continue/);
    expect(await screen.findByText("60 rows won't be imported.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Rejected rows with reasons" })).toBeTruthy();
    expect(screen.queryByText("Upload Failed")).toBeNull();
  });

  it("refuses an import with the rows to be saved, mended and sent again", async () => {
    fakeUploads({
      [SEND]: () => replyOf(dryRunUpload()),
      [IMPORT]: () =>
        problem(422, "upload_refused", "None of 60 rows could be imported.", { upload_id: "up1" }),
      [ONE]: () => ({
        status: 200,
        body: uploadOf({ state: "done", counts: { rows: 60, failed: 60 } }),
      }),
    });
    openUpload();
    await choose(WITH_FILLERS);
    await press("Continue");
    await press("Continue");
    await press(/^Continue/);
    await press("Import 60 rows");
    expect(await screen.findByRole("heading", { name: "Upload Failed" })).toBeTruthy();
    expect(screen.getByText("None of 60 rows could be imported.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Rejected rows with reasons" })).toBeTruthy();
  });
});
