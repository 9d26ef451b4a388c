import { describe, expect, it } from "vitest";
import { WINDOW_MS, type QuotaState } from "./quota.ts";
import { freesInS, inFlightFields, policyField, standingFields } from "./rate-limit-fields.ts";
import { parseList } from "./testing/structured-list.ts";

const NOW_MS = Date.UTC(2026, 0, 5, 9);
const standing = (over: Partial<QuotaState> = {}): QuotaState => ({
  isTaken: true,
  atMs: NOW_MS,
  nowMs: NOW_MS,
  limit: 1000,
  used: 13,
  freesAtMs: NOW_MS + 211_001,
  ...over,
});
const pk = Buffer.from("N2Y0YTkx");

describe("the fields of a limit", () => {
  it("name both policies, as the draft writes them", () => {
    const fields = policyField(1000, "N2Y0YTkx");
    expect(fields["ratelimit-policy"]).toBe(
      '"hour";q=1000;w=3600;pk=:TjJZMFlUa3g=:, "inflight";q=10;qu="concurrent-requests"',
    );
    expect(parseList(fields["ratelimit-policy"] ?? "")).toEqual([
      { value: "hour", parameters: { q: 1000, w: 3600, pk } },
      { value: "inflight", parameters: { q: 10, qu: "concurrent-requests" } },
    ]);
  });

  it("tell what is left and when more is, to the second in which it surely is", () => {
    const fields = standingFields(standing(), "N2Y0YTkx");
    expect(parseList(fields["ratelimit"] ?? "")).toEqual([
      { value: "hour", parameters: { r: 987, t: 212, pk } },
    ]);
    expect(fields).toMatchObject({
      "x-ratelimit-limit": "1000",
      "x-ratelimit-remaining": "987",
      "x-ratelimit-reset": String(NOW_MS / 1000 + 212),
    });
  });

  it("tell no time where nothing is used, and nothing below zero where a limit was lowered", () => {
    const unused = standingFields(standing({ used: 0, freesAtMs: undefined }), "a");
    expect(unused["ratelimit"]).toBe('"hour";r=1000;pk=:YQ==:');
    expect(unused["x-ratelimit-reset"]).toBe(String(NOW_MS / 1000));
    const lowered = standingFields(standing({ limit: 100, used: 500 }), "a");
    expect(lowered["ratelimit"]).toContain(";r=0;");
    expect(lowered["x-ratelimit-remaining"]).toBe("0");
  });

  it("never tell a second that is too early, or one more than needed", () => {
    for (const [inMs, s] of [
      [1, 1],
      [999, 1],
      [1000, 1],
      [1001, 2],
      [WINDOW_MS, 3600],
    ] as const)
      expect(freesInS(standing({ freesAtMs: NOW_MS + inMs }))).toBe(s);
  });

  it("tell the second by the clock as it stands, also where it was set back", () => {
    const back = standing({ nowMs: NOW_MS - 60_000, freesAtMs: NOW_MS + WINDOW_MS });
    expect(freesInS(back)).toBe(3660);
  });

  it("name the limit of requests under way where that refused the request", () => {
    expect(parseList(inFlightFields("N2Y0YTkx")["ratelimit"] ?? "")).toEqual([
      { value: "inflight", parameters: { r: 0, pk } },
    ]);
  });
});

describe("the grammar of the fields", () => {
  it.each([
    "",
    "hour;r=1",
    '"hour;r=1',
    '"a";r=1.',
    '"a", ',
    '"a";R=1',
    '"a";r=',
    '"a" "b"',
    "'a'",
  ])("refuses %s", (field) => {
    expect(() => parseList(field)).toThrow("not a structured field");
  });
});
