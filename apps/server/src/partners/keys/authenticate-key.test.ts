import { expect, it } from "vitest";
import { addressCheck } from "./authenticate-key.ts";

it("a key without network ranges works from every address", () => {
  expect(addressCheck([])("203.0.113.7")).toBe(true);
  expect(addressCheck([])("unknown")).toBe(true);
});

it.each([
  ["203.0.113.7", true],
  ["203.0.113.255", true],
  ["203.0.114.0", false],
  ["::ffff:203.0.113.7", true],
  ["::ffff:198.51.100.1", false],
  ["2001:db8:ffff::1", true],
  ["2001:db9::1", false],
  ["192.0.2.1", true],
  ["192.0.2.2", false],
  // What a proxy may hand on.
  ["unknown", false],
  ["", false],
  ["203.0.113.7:443", false],
  ["fe80::1%eth0", false],
])("%s: %s", (address, isHeld) => {
  const check = addressCheck(["203.0.113.0/24", "2001:db8::/32", "192.0.2.1"]);
  expect(check(address)).toBe(isHeld);
});
