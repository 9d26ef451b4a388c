import { expect, it } from "vitest";
import { UploadOptions } from "@propertyvr/contracts";
import { publicOptions, readOptions, wrongField } from "./read-options.ts";

const errorsOf = (failure: ReturnType<typeof wrongField>) => failure.errors ?? [];

it("options that are no JSON are refused in both languages", () => {
  const read = readOptions("{");
  if (read.ok) throw new Error("they were read");
  expect(read.failure.detailTh).toContain("ตัวเลือกที่ส่งมา");
  expect(errorsOf(read.failure)).toMatchObject([
    { field: "options", code: "invalid_json", message_th: read.failure.detailTh },
  ]);
});

it("a field that is refused in one language has no member for the other", () => {
  const failure = wrongField("file", "one_file", "Send one file");
  expect(errorsOf(failure)).toStrictEqual([
    { pointer: "/file", field: "file", code: "one_file", message: "Send one file" },
  ]);
});

it("of many private columns that somebody wants read a hundred are told", () => {
  const column = { target: "title", unit: null, by: "hand", confidence: 1 } as const;
  const columns = Array.from({ length: 101 }, () => ({ column: "owner phone", ...column }));
  const tables = [{ sheet: null, header_row: 1, is_left_out: false, columns }];
  const read = publicOptions(UploadOptions.parse({ tables }));
  if (read.ok) throw new Error("they were let through");
  expect(errorsOf(read.failure)).toHaveLength(100);
});
