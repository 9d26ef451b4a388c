import { expect, it } from "vitest";
import { roughTime } from "./rough-time.ts";

it.each([
  [0, "1 minute", "1 นาที"],
  [20 * 60, "20 minutes", "20 นาที"],
  [60 * 60, "1 hour", "1 ชั่วโมง"],
  [5.4 * 60 * 60, "5 hours", "5 ชั่วโมง"],
  [47 * 60 * 60, "47 hours", "47 ชั่วโมง"],
  [3 * 24 * 60 * 60, "3 days", "3 วัน"],
])("%i seconds are %s", (seconds, en, th) => {
  expect([roughTime(seconds, "en"), roughTime(seconds, "th")]).toEqual([en, th]);
});
