import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../testing/fake-server.ts";
import { anong, ploy } from "../../testing/people.ts";
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

const FILE = [
  "Ref,Kind of home,Headline,Price,Province,Deal",
  "A-1,Condo,Condo by the river,3500000,Bangkok,sale",
  "A-2,Condo,Condo by the park,ask Lek,Bangkok,sale",
  "A-3,House,House by the sea,ask Lek,Phuket,sale",
].join("\n");

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const choose = async (text: string, name = "homes.csv") => {
  await screen.findByText("Drop a file here");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
};
const checked = (over: Parameters<typeof uploadOf>[0] = {}) =>
  uploadOf({ state: "checked", dry_run: true, counts: { inserted: 3 }, ...over });
/** To the step with the changes, by the shortest way. */
const startDryRun = async () => {
  await choose(FILE);
  await screen.findByText("Corrected automatically");
  await press("Continue");
  await press("Continue");
  await press(/^Continue/);
};

describe("choosing what to upload", () => {
  it("wants a file under CSV and text under JSON", async () => {
    fakeUploads({});
    openUpload();
    await press("Continue");
    expect(await screen.findByText("Please select a CSV file")).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole("tab", { name: "JSON" }), { button: 0 });
    await press("Continue");
    expect(await screen.findByText("Please enter JSON data")).toBeTruthy();
  });

  it("says where JSON breaks", async () => {
    fakeUploads({});
    openUpload();
    fireEvent.mouseDown(await screen.findByRole("tab", { name: "JSON" }), { button: 0 });
    const box = await screen.findByRole("textbox");
    fireEvent.change(box, { target: { value: '[{"price": 1},\n {"price": }]' } });
    await press("Continue");
    expect(await screen.findByText("Invalid JSON format")).toBeTruthy();
    expect(screen.getByText("Line 2, column 12")).toBeTruthy();
    expect(document.activeElement).toBe(box);
  });

  it("is for partners and admins", async () => {
    fakeUploads({}, anong);
    openUpload();
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says why a file cannot be read", async () => {
    fakeUploads({});
    openUpload();
    await choose("%PDF-1.7 nothing of ours", "homes.csv");
    expect(await screen.findByRole("heading", { name: "This file couldn't be read" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("PDF");
  });
});

describe("a file on its way", () => {
  it("is recognised, mapped by hand, corrected for all alike, tried as a dry run and imported", async () => {
    const { options } = fakeUploads({
      [SEND]: () => replyOf(checked()),
      [IMPORT]: () => replyOf(uploadOf({ counts: { inserted: 3 } })),
    });
    openUpload();
    await choose(FILE);
    expect(await screen.findByText("CSV table")).toBeTruthy();
    expect(screen.getByText("comma")).toBeTruthy();
    await press("Continue");

    const kind = await screen.findByRole("combobox", { name: "Read Kind of home as" });
    fireEvent.change(kind, { target: { value: "property_type" } });
    expect(await screen.findByText("chosen by you")).toBeTruthy();
    await press("Continue");

    expect(await screen.findByText("2 rows have errors")).toBeTruthy();
    const field = await screen.findByRole("textbox", { name: "New value: Price" });
    fireEvent.change(field, { target: { value: "4200000" } });
    await press("Apply to all like this (2)");
    expect(await screen.findByText("3 rows are ready")).toBeTruthy();
    await press("Continue");

    await press("Import 3 rows");
    expect(await screen.findByRole("heading", { name: "Upload Successful!" })).toBeTruthy();
    expect(screen.getByText("Successfully inserted 3 properties")).toBeTruthy();

    const [sent] = options("POST", "/api/properties/upload/csv");
    expect(sent).toMatchObject({ mode: "upsert", dry_run: true, confirm: null });
    expect(sent?.tables?.[0]?.columns[1]).toMatchObject({
      column: "Kind of home",
      target: "property_type",
      by: "hand",
    });
    expect(sent?.fixes).toEqual([
      { at: null, code: "number.unreadable", member: "price", from: "ask Lek", to: "4200000" },
    ]);
    const [done] = options("POST", "/api/uploads/up1/import");
    expect(done).toEqual({ ...sent, dry_run: false });
  });

  it("has its last fix undone", async () => {
    fakeUploads({});
    openUpload();
    await choose(FILE);
    await press("Continue");
    await press("Continue");
    const field = await screen.findByRole("textbox", { name: "New value: Price" });
    fireEvent.change(field, { target: { value: "4200000" } });
    await press("Change this row");
    expect(await screen.findByText("2 rows are ready")).toBeTruthy();
    await press("Undo: Price (1)");
    expect(await screen.findByText("2 rows have errors")).toBeTruthy();
  });

  it("that was refused as a whole says why, in the server's words", async () => {
    fakeUploads({
      [SEND]: () => problem(422, "upload_refused", "None of 3 rows could be imported."),
    });
    openUpload();
    await startDryRun();
    expect(await screen.findByRole("heading", { name: "Upload Failed" })).toBeTruthy();
    expect(screen.getByText("None of 3 rows could be imported.")).toBeTruthy();
  });

  it("for which there is no room says so in the words of the page", async () => {
    fakeUploads({ [SEND]: () => problem(409, "limit_reached", "Words of the server.") });
    openUpload();
    await startDryRun();
    expect(await screen.findByText(/have used up your storage/)).toBeTruthy();
    expect(screen.queryByText("Words of the server.")).toBeNull();
  });

  it("of which nothing is known says that it failed", async () => {
    fakeUploads({ [SEND]: () => problem(500, "internal", "") });
    openUpload();
    await startDryRun();
    expect(await screen.findByText("Upload failed")).toBeTruthy();
  });

  it("that would take much off wants a yes, and takes its token along", async () => {
    const brake = {
      token: "b1",
      delisted: 60,
      of: 100,
      examples: [{ external_id: "A-9", title: "A villa" }],
    };
    const { options } = fakeUploads({
      [SEND]: () => replyOf(checked()),
      [IMPORT]: ({ body }) =>
        replyOf(
          (body as { dry_run: boolean }).dry_run
            ? checked({ mode: "replace", brake, counts: { inserted: 3, delisted: 60 } })
            : uploadOf({ mode: "replace", counts: { inserted: 3, delisted: 60 } }),
        ),
    });
    openUpload();
    await startDryRun();
    fireEvent.click(await screen.findByRole("radio", { name: "All my listings" }));
    expect(await screen.findByText(/60 of your 100 listings would be removed/)).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Import 3 rows" });
    expect(button.disabled).toBe(true);
    fireEvent.click(screen.getByRole("checkbox", { name: "Yes, remove 60 listings" }));
    await press("Import 3 rows");
    await screen.findByText("Upload Successful!");
    const sent = options("POST", "/api/uploads/up1/import");
    expect(sent.map(({ mode, dry_run, confirm }) => [mode, dry_run, confirm])).toEqual([
      ["replace", true, null],
      ["replace", false, "b1"],
    ]);
  });

  it("goes to the partner that an admin names", async () => {
    const { options } = fakeUploads(
      {
        "GET /api/admin/partners": () => ({
          status: 200,
          body: { partners: [{ id: "p7", name: "Baan Dee" }] },
        }),
        [SEND]: () => replyOf(checked()),
      },
      ploy,
    );
    openUpload();
    await choose(FILE);
    expect(await screen.findByText("Choose the partner these listings belong to")).toBeTruthy();
    await screen.findByRole("option", { name: "Baan Dee" });
    fireEvent.change(screen.getByLabelText("Whose listings are these?"), {
      target: { value: "p7" },
    });
    await startDryRun();
    await screen.findByRole("button", { name: "Import 3 rows" });
    expect(options("POST", "/api/properties/upload/csv")[0]?.partner_id).toBe("p7");
  });
});

describe("an upload that goes on", () => {
  const running = uploadOf({ state: "running", progress: { rows_done: 40, rows_total: 100 } });

  it("is found again when the window opens, and shown to its end", async () => {
    const server = { upload: running };
    fakeUploads({
      "GET /api/uploads": () => ({
        status: 200,
        body: { uploads: [server.upload], next_cursor: null },
      }),
      "GET /api/uploads/up1": () => ({ status: 200, body: server.upload }),
    });
    openUpload();
    expect(await screen.findByText("40 of 100 rows")).toBeTruthy();
    server.upload = uploadOf({ counts: { inserted: 100 } });
    expect(await screen.findByText("Successfully inserted 100 properties")).toBeTruthy();
  });

  it("outlasts a lost network", async () => {
    let answers = 0;
    fakeUploads({
      "GET /api/uploads": () => ({ status: 200, body: { uploads: [running], next_cursor: null } }),
      "GET /api/uploads/up1": () => {
        answers += 1;
        if (answers === 1) return problem(503, "unavailable", "");
        return { status: 200, body: uploadOf({ counts: { inserted: 100 } }) };
      },
    });
    openUpload();
    expect(await screen.findByText(/can't reach the server/)).toBeTruthy();
    expect(await screen.findByText("Upload Successful!")).toBeTruthy();
  });

  it("ends with a toast where the window was closed", async () => {
    const server = { upload: running };
    fakeUploads({
      "GET /api/uploads": () => ({ status: 200, body: { uploads: [running], next_cursor: null } }),
      "GET /api/uploads/up1": () => ({ status: 200, body: server.upload }),
    });
    openUpload();
    await screen.findByText("40 of 100 rows");
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
    server.upload = uploadOf({ counts: { inserted: 7 } });
    expect(await screen.findByText("Upload Successful!")).toBeTruthy();
    expect(screen.getByText("Successfully inserted 7 properties")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is stopped only after a yes", async () => {
    const { seen } = fakeUploads({
      "GET /api/uploads": () => ({ status: 200, body: { uploads: [running], next_cursor: null } }),
      "GET /api/uploads/up1": () => ({ status: 200, body: running }),
      "POST /api/uploads/up1/cancel": () => ({
        status: 200,
        body: uploadOf({ state: "cancelled", counts: { inserted: 40 } }),
      }),
    });
    openUpload();
    await screen.findByText("40 of 100 rows");
    await press("Cancel");
    expect(seen.some(({ path }) => path.endsWith("/cancel"))).toBe(false);
    await press("Stop upload");
    expect(await screen.findByRole("heading", { name: "Upload stopped" })).toBeTruthy();
    expect(screen.getByText("What was imported before that stays: 40 new listings.")).toBeTruthy();
  });
});
