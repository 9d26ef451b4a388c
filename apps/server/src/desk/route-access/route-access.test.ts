import { type Endpoint, type EndpointName, endpoints } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccessCaller, CALLERS, createScene, type AccessScene } from "./testing/callers.ts";
import { EXPECTED, type ExpectedAccess } from "./testing/expected-access.ts";

const table = Object.entries(endpoints) as readonly [EndpointName, Endpoint][];
const rows: Readonly<Partial<Record<EndpointName, ExpectedAccess>>> = EXPECTED;
const SEEKER = CALLERS.indexOf("seeker");
/** Two sessions of one account are told nothing apart. */
const statusesOf = ({ expects }: ExpectedAccess): readonly number[] =>
  (expects.match(/\d+/g)?.map(Number) ?? []).flatMap((status, at) =>
    at === SEEKER ? [status, status] : [status],
  );

let scene: AccessScene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.close());

/** What this caller gets, on a thing made for this request alone. */
const statusFor = async (
  endpoint: Endpoint,
  row: ExpectedAccess,
  caller: AccessCaller,
): Promise<number> => {
  const made = row.of === undefined ? { id: "" } : await scene.make[row.of]();
  const body = typeof row.body === "function" ? row.body(made) : row.body;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent((made as Readonly<Record<string, string>>)[name] ?? ""),
  );
  const reply = await scene.test.app.inject({
    method: endpoint.method,
    url: row.query === undefined ? path : `${path}?${row.query}`,
    headers: row.endsSession ? await scene.again(caller) : scene.headers[caller],
    ...(body && { payload: body }),
  });
  return reply.statusCode;
};

describe("the access to every endpoint", () => {
  it("is decided for every endpoint", () => {
    const missing = table.filter(([name]) => rows[name] === undefined);
    const callers = CALLERS.filter((caller) => caller !== "second session");
    const lines = missing.map(([name, endpoint]) => `  ${name}: row("${likelyFor(endpoint)}"),`);
    expect(
      missing.map(([name]) => name),
      `Add to EXPECTED in apps/server/src/desk/route-access/testing/expected-access.ts, one line an endpoint,
for ${callers.join(", ")}. What the contract's access suggests:
${lines.join("\n")}
With a path or a body: row("...", { of: "home", body: {...} }). Then: npx vitest run apps/server/src/desk/route-access -u\n`,
    ).toEqual([]);
  });

  it.each(table.filter(([name]) => rows[name] !== undefined))("%s", async (name, endpoint) => {
    const row = rows[name];
    if (row === undefined) return;
    const expected = statusesOf(row);
    expect(expected, "one status a caller").toHaveLength(CALLERS.length);
    const answered: number[] = [];
    for (const caller of CALLERS) answered.push(await statusFor(endpoint, row, caller));
    const told = (statuses: readonly number[]) =>
      CALLERS.map((caller, at) => `${caller} ${String(statuses[at])}`);
    expect(told(answered)).toEqual(told(expected));
  });

  it("is the same in docs/route-access.md", async () => {
    await expect(documentOf()).toMatchFileSnapshot("../../../../../docs/route-access.md");
  });
});

/** What the contract alone lets one expect, for whoever adds a line. */
const likelyFor = ({ access, status, key }: Endpoint): string => {
  const each = String(status);
  const sessions = {
    open: [each, each, each, each, each],
    signed_in: ["401", each, each, each, each],
    partner: ["401", "403", each, each, each],
    admin: ["401", "403", "403", "403", each],
    key: ["401", "401", "401", "401", "401"],
  }[access];
  const revoked = access === "open" ? each : "401";
  const keys =
    key === undefined
      ? [revoked, revoked, revoked]
      : [key.scope === "read" ? each : "403", each, each];
  return `${sessions.join(" ")} | ${[...keys, revoked].join(" ")}`;
};

const documentOf = (): string => {
  const head = ["Request", ...CALLERS];
  const body = table.flatMap(([name, { method, path }]) => {
    const row = rows[name];
    return row === undefined ? [] : [[`\`${method} ${path}\``, ...statusesOf(row).map(String)]];
  });
  const widths = head.map((_title, at) =>
    Math.max(...[head, ...body].map((line) => line[at]?.length ?? 0)),
  );
  const written = (cells: readonly string[], fill = " ") =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(" | ")} |`;
  const lines = [
    written(head),
    written(
      head.map(() => ""),
      "-",
    ),
    ...body.map((line) => written(line)),
  ];
  return `${INTRODUCTION}\n${lines.join("\n")}\n`;
};

const INTRODUCTION = `# Route access

What every endpoint responds to each kind of caller, for something that belongs to the seeker or the
partner: what belongs to someone else isn't found (404). \`apps/server/src/desk/route-access/route-access.test.ts\`
sends each of these requests to the built app and writes this page; an endpoint without a row fails it.
`;
