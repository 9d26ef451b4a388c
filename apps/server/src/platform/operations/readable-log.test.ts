import { pino } from "pino";
import { expect, it } from "vitest";
import { logStream, readableLine } from "./readable-log.ts";

const written = (work: (log: pino.Logger) => void): string => {
  let text = "";
  const log = pino(
    { level: "debug", base: null },
    { write: (line: string) => (text += readableLine(line)) },
  );
  work(log);
  return text;
};

it("a request is one line with time, level, message and what matters of it", () => {
  const line = written((log) =>
    log.info(
      { request_id: "req_1", method: "GET", route: "/api/chats/:id", status: 200 },
      "request",
    ),
  );
  expect(line).toMatch(
    /^\d\d:\d\d:\d\d INFO {2}request {2}request_id=req_1 {2}method=GET {2}route=\/api\/chats\/:id {2}status=200\n$/,
  );
});

it("an error stands below its line, stack and all", () => {
  const text = written((log) =>
    log.error({ err: new Error("no room"), waiting: 3 }, "not written"),
  );
  const [line, message, place] = text.split("\n");
  expect(line).toMatch(/ERROR not written {2}waiting=3$/);
  expect(message).toBe("    Error: no room");
  expect(place).toMatch(/^ {8}at /);
});

it("texts keep to their line and command no terminal", () => {
  const text = written((log) => log.warn({ agent: "a\u001b[2Jb\nc" }, "odd \u001b[31mcaller"));
  expect(text).not.toContain("\u001b");
  expect(text.trimEnd().split("\n")).toHaveLength(1);
});

it("text that is no log line is printed unchanged", () => {
  expect(readableLine("Loaded 20000 sample homes.\n")).toBe("Loaded 20000 sample homes.\n");
});

it.each([
  [true, /^\d\d:\d\d:\d\d INFO {2}ready\n$/, ""],
  [false, /^$/, '"msg":"ready"}\n'],
])(
  "at a terminal (%s) the lines are for a person, elsewhere they are JSON",
  (isTTY, shown, passed) => {
    let [terminal, elsewhere] = ["", ""];
    const output = { isTTY, write: (text: string) => (terminal += text) };
    const stream = logStream(output, { write: (text) => void (elsewhere += text) });
    pino({ base: null }, stream).info("ready");
    expect(terminal).toMatch(shown);
    expect(elsewhere.endsWith(passed)).toBe(true);
    expect([terminal, elsewhere]).toContain("");
  },
);
