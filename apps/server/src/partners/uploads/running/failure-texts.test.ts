import { describe, expect, it } from "vitest";
import { failureOf, failureOfFile, failureOfTables } from "./failure-texts.ts";

describe("why an upload ended early", () => {
  it("names the line where a file of text breaks off, and none of a workbook", () => {
    const there = failureOfFile({ code: "file_cut_short", line: 7 });
    expect(there.message).toContain(" (line 7). ");
    expect(there.message_th).toContain(" (บรรทัดที่ 7) ");
    const somewhere = failureOfFile({ code: "file_cut_short" });
    expect(somewhere.message).not.toMatch(/\(line|undefined/);
    expect(somewhere.message_th).not.toMatch(/บรรทัดที่|undefined/);
  });

  it("has words of its own for each fault", () => {
    const cut = failureOfFile({ code: "file_cut_short" });
    const broken = failureOfFile({ code: "too_many_broken" });
    expect([cut.code, broken.code]).toEqual(["file_cut_short", "too_many_broken"]);
    expect(broken.message).not.toBe(cut.message);
    expect(broken.message_th).not.toBe(cut.message_th);
  });

  it("is an empty file where there is no table, and otherwise what its tables lack", () => {
    expect(failureOfTables([])).toEqual(failureOf("no_rows"));
    const lack = failureOfTables(["price"]);
    expect(lack.code).toBe("no_homes_price");
    expect(lack.message).not.toBe(failureOf("no_rows").message);
  });
});
