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
const GOOD = [
  "Ref,Type,Title,Price,Province,District,Deal",
  "A-1,Condo,Condo by the river,3500000,Bangkok,Khlong San,sale",
].join("\n");

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const choose = async (text: string) => {
  await screen.findByText("Drop a file here");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File([text], "homes.csv")] } });
};
const listed = (upload: ReturnType<typeof uploadOf>) => () => ({
  status: 200,
  body: { uploads: [upload], next_cursor: null },
});
const trial = (over: Parameters<typeof uploadOf>[0] = {}) =>
  uploadOf({ state: "checked", dry_run: true, counts: { rows: 3, inserted: 3 }, ...over });

describe("there is a way on", () => {
  it("from a file of which no row is good: it comes back with its reasons", async () => {
    fakeUploads({
      [SEND]: () => problem(422, "upload_refused", "None could be imported.", { upload_id: "up1" }),
      [ONE]: () => ({ status: 200, body: trial({ counts: { rows: 1, failed: 1 } }) }),
    });
    openUpload();
    await choose(GOOD.replace("3500000", "ask Lek"));
    await press("Continue");
    await press("Continue");
    await press("Download the file with reasons");
    expect(await screen.findByText("1 row won't be imported.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Rejected rows with reasons" })).toBeTruthy();
    await press("Fix them here");
    expect(await screen.findByText("1 row has errors")).toBeTruthy();
  });

  it("from a file without homes: its columns can be named", async () => {
    fakeUploads({});
    openUpload();
    await choose("Wat,Soort,Kosten,Waar\nBy the river,House,3500000,Phuket");
    expect(await screen.findByText(/We didn't find any listings here/)).toBeTruthy();
    await press("Continue");
    await press("Continue");
    expect(await screen.findByRole("heading", { name: "No rows were read" })).toBeTruthy();
    await press("Go to columns");
    for (const [column, target] of [
      ["Wat", "title"],
      ["Soort", "property_type"],
      ["Kosten", "sale_price"],
      ["Waar", "province"],
    ])
      fireEvent.change(await screen.findByRole("combobox", { name: `Read ${column ?? ""} as` }), {
        target: { value: target },
      });
    await press("Continue");
    expect(await screen.findByText("1 row is ready")).toBeTruthy();
  });

  it("from a trial found in the history: it is imported as it was decided", async () => {
    const upload = trial({ mode: "replace", kept_until: "2999-01-01T00:00:00.000Z" });
    const { options } = fakeUploads({
      "GET /api/uploads": listed(upload),
      [ONE]: () => ({ status: 200, body: upload }),
      [IMPORT]: () => replyOf(uploadOf({ counts: { inserted: 3 } })),
    });
    openUpload();
    await press("Resume");
    await press("Import 3 rows");
    expect(await screen.findByText("Upload Successful!")).toBeTruthy();
    const [sent] = options("POST", "/api/uploads/up1/import");
    expect(sent).toMatchObject({ mode: "replace", dry_run: false });
    expect(sent).not.toHaveProperty("fixes");
  });

  it("from a trial that ran while the page was loaded anew: to its changes", async () => {
    const server = { upload: trial({ state: "running" }) };
    fakeUploads({
      "GET /api/uploads": () => listed(server.upload)(),
      [ONE]: () => ({ status: 200, body: server.upload }),
    });
    openUpload();
    expect(await screen.findByText("Checking homes.csv")).toBeTruthy();
    server.upload = trial();
    expect(await screen.findByRole("button", { name: "Import 3 rows" })).toBeTruthy();
  });

  it("from a trial that is given up: back to the rows", async () => {
    const running = trial({ state: "running" });
    fakeUploads({
      [SEND]: () => replyOf(running, 202),
      [ONE]: () => ({ status: 200, body: running }),
      "POST /api/uploads/up1/cancel": () => ({
        status: 200,
        body: trial({ state: "cancelled" }),
      }),
    });
    openUpload();
    await choose(GOOD);
    await press("Continue");
    await press("Continue");
    await press("Continue");
    await screen.findByText("Checking homes.csv");
    await press("Cancel");
    expect(await screen.findByRole("heading", { name: "Nothing to fix" })).toBeTruthy();
  });

  it("from a lost network, on which no other file of the same size is taken for this one", async () => {
    const older = trial({ bytes: GOOD.length, created_at: new Date().toISOString() });
    let sent = 0;
    fakeUploads({
      "GET /api/uploads": listed(older),
      [SEND]: () => {
        sent += 1;
        return sent === 1 ? problem(503, "unavailable", "") : replyOf(trial());
      },
    });
    openUpload();
    await choose(GOOD);
    await press("Continue");
    await press("Continue");
    await press("Continue");
    expect(await screen.findByRole("heading", { name: "Upload Failed" })).toBeTruthy();
    await press("Try again");
    expect(await screen.findByRole("button", { name: "Import 3 rows" })).toBeTruthy();
    expect(sent).toBe(2);
  });

  it("from changes that are out of date: they are shown anew", async () => {
    const { seen } = fakeUploads({
      [SEND]: () => replyOf(trial()),
      [IMPORT]: () => replyOf(trial({ finished_at: "2026-11-21T04:00:00.000Z" })),
    });
    openUpload();
    await choose(`${GOOD}\nA-2,Condo,Condo by the park,ask Lek,Bangkok,Khlong San,sale`);
    await press("Continue");
    await press("Continue");
    await press(/^Continue/);
    await screen.findByRole("button", { name: "Import 3 rows" });
    await press("Back");
    const field = await screen.findByRole("textbox", { name: "New value: Price" });
    fireEvent.change(field, { target: { value: "4200000" } });
    await press("Change this row");
    const step = screen.getByRole<HTMLButtonElement>("button", { name: "Changes" });
    expect(step.disabled).toBe(true);
    await screen.findByText("2 rows are ready");
    await press("Continue");
    await screen.findByRole("button", { name: "Import 3 rows" });
    expect(seen.filter(({ path }) => path.endsWith("/import"))).toHaveLength(1);
  });
});
