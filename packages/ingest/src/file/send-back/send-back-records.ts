import { encoderOf } from "../../bytes/encoding.ts";
import { type CheckedEvent, createEventCheck, openWith } from "../check-file.ts";
import type { ReadingPlan } from "../reading-plan.ts";
import { isReasonColumn } from "../check-record.ts";
import { recordForOthers } from "./for-others.ts";
import { brokenReasons, NO_REASONS, reasonsOf, withReasons } from "./reasons.ts";
import type { SendBack, SendBackOptions } from "./way-back.ts";

/** Records of named values as JSON, or a line each; in UTF-8, as both are. */
export function sendBackRecords(plan: ReadingPlan, options: SendBackOptions): SendBack {
  const reader = openWith(plan);
  const check = createEventCheck(plan, []);
  const encoder = encoderOf("utf-8");
  const isLines = plan.kind === "ndjson";
  let written = 0;
  function* write(events: Iterable<CheckedEvent>): Generator<Uint8Array> {
    for (const event of events) {
      const record = recordOf(event, options);
      if (record === undefined) continue;
      const before = isLines ? "" : written === 0 ? "[\n" : ",\n";
      written++;
      yield encoder.encode(`${before}${JSON.stringify(record)}${isLines ? "\n" : ""}`);
    }
  }
  return {
    *push(bytes) {
      yield* write(check.take(reader.push(bytes)));
    },
    *end() {
      yield* write(check.take(reader.end()));
      yield* write(check.rest());
      if (!isLines) yield encoder.encode(written === 0 ? "[]\n" : "\n]\n");
    },
    mediaType: isLines ? "application/x-ndjson" : "application/json",
    extension: isLines ? ".ndjson" : ".json",
    encoding: () => "utf-8",
    unheld: () => [],
  };
}

function recordOf(
  { event, row }: CheckedEvent,
  { rows, hasReasons = true, laterThan, isForOthers = false }: SendBackOptions,
): unknown {
  if (event.is === "table" || event.is === "row") return undefined;
  const value: unknown = isForOthers ? recordForOthers(event.value) : event.value;
  const reasons =
    event.is === "broken"
      ? brokenReasons(event)
      : row === undefined
        ? NO_REASONS
        : reasonsOf(row.check(), laterThan);
  if (rows === "failed" && !reasons.isFailed) return undefined;
  const own = isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !isReasonColumn(name)))
    : value;
  if (!hasReasons) return own;
  // What is no record has no room for reasons of its own.
  return withReasons(isRecord(own) ? own : { _record: own }, reasons);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
