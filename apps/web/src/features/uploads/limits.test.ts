import { UPLOAD_BYTES_MAX as ofTheContract } from "@propertyvr/contracts";
import { expect, it } from "vitest";
import { UPLOAD_BYTES_MAX } from "./limits.ts";

it("a file is refused here from the size on that the server refuses", () => {
  expect(UPLOAD_BYTES_MAX).toBe(ofTheContract);
});
