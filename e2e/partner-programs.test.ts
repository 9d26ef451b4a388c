import { openApiDocument } from "@propertyvr/contracts";
import {
  exampleRequest,
  program,
  manualOf,
  snippet,
  SNIPPET_LANGUAGES,
  type ExampleRequest,
  type SnippetLanguage,
} from "@propertyvr/contracts/manual";
import { connectToRunning, type Database } from "@propertyvr/database";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasInterpreter, howToInstall } from "../scripts/interpreters.mjs";
import { startImpatientProxy } from "./harness/impatient-proxy.ts";
import { makeKey } from "./harness/partner.ts";
import { type Product, startProduct } from "./harness/product.ts";
import { runSnippet } from "./harness/run-snippet.ts";
import { signUp } from "./harness/signed-in.ts";

const manual = manualOf(openApiDocument());
const RETRY_AFTER_S = 1;
/** A sleep of a second by one clock is a little less by another. */
const CLOCKS_DIFFER_MS = 50;

let product: Product;
let database: Database;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ env: { SAMPLE_DATA: "off" } });
  database = await connectToRunning({
    databaseUrl: undefined,
    dataDir: product.dataDir,
    log: () => undefined,
  });
  admin = (await signUp(product)).session_token;
}, 180_000);

afterAll(async () => {
  await database?.close();
  await product?.stop();
});

/** What is left of a partner's listings, and what was done to them, in the database itself. */
const storedOf = async (partner: string) => {
  const { rows } = await database.pool.query<{ ops: string[]; left: number }>(
    `select array(select c.op from listing_changes c where c.partner_id = p.id order by c.seq) ops,
            (select count(*) from listings l where l.source = 'partner:' || p.id) as left
     from partners p where p.name = $1`,
    [partner],
  );
  return rows[0];
};

/** As the document has it. */
/** Of the examples; their ids are not a partner's to choose, so they are put there. */
const standWebhook = (partner: string) =>
  database.pool.query(
    `with endpoint as (
       insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
       select '0b9f7c1e-3f64-4a5d-9d2b-6c1f0e8a7d35', id, 'https://127.0.0.1/', '{image.dead}', '', now()
       from partners where name = $1 returning id, partner_id),
     event as (
       insert into webhook_events (partner_id, type, body)
       select partner_id, 'image.dead', '{}' from endpoint returning seq)
     insert into webhook_deliveries (id, endpoint_id, event_seq, type, state)
     overriding system value select 48213, id, seq, 'image.dead', 'failed' from endpoint, event`,
    [partner],
  );
const EXAMPLE_IMPORT = "0195b8a2-6f3e-4c1d-9b7a-2f4e8d1c0a53";
const newestImport = async (): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from uploads order by seq desc limit 1",
  );
  return rows[0]?.id ?? EXAMPLE_IMPORT;
};

const runs = (language: SnippetLanguage): boolean => {
  if (hasInterpreter(language)) return true;
  console.log(howToInstall(language));
  return false;
};

describe.each(SNIPPET_LANGUAGES)("the samples in %s", (language) => {
  const canRun = runs(language);

  it.runIf(canRun)("as one program create, change, list and delete a home", async () => {
    const key = await makeKey(product, admin, `whole-${language}`);
    const code = program(language, manual, product.url);
    const run = await runSnippet(language, code, { PROPERTYVR_API_KEY: key });
    expect(run).toMatchObject({ code: 0, stderr: "" });
    const lines = run.stdout.trim().split("\n");
    expect(lines.map((line) => line.split(/[ :]/)[0])).toEqual([
      "created",
      "updated",
      "listed",
      "deleted",
    ]);
    expect(lines[0]).toContain("A-1001");
    expect(lines[1]).toContain("30000");
    expect(lines[2]).toContain("A-1001");
    expect(await storedOf(`whole-${language}`)).toEqual({
      ops: ["inserted", "updated", "deleted"],
      left: 0,
    });
  });

  it.runIf(canRun)("wait as long as Retry-After says, and send the same again", async () => {
    const key = await makeKey(product, admin, `patient-${language}`);
    const proxy = await startImpatientProxy(product.url, RETRY_AFTER_S);
    const code = program(language, manual, proxy.url);
    const run = await runSnippet(language, code, { PROPERTYVR_API_KEY: key });
    await proxy.close();
    // curl tells of a refusal that it gets over.
    expect(run).toMatchObject({ code: 0, ...(language !== "curl" && { stderr: "" }) });
    const pairs = proxy.seen.map(({ call }) => call);
    expect(pairs).toHaveLength(8);
    for (let at = 0; at < 8; at += 2) {
      expect(pairs[at]).toBe(pairs[at + 1]);
      const waitedMs = (proxy.seen[at + 1]?.atMs ?? 0) - (proxy.seen[at]?.atMs ?? 0);
      expect(waitedMs).toBeGreaterThan(RETRY_AFTER_S * 1_000 - CLOCKS_DIFFER_MS);
    }
    const [first, second] = proxy.seen;
    expect(first?.headers["idempotency-key"]).toMatch(/^[\w-]{8,255}$/);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(second?.body).toBe(first?.body);
    expect((await storedOf(`patient-${language}`))?.ops).toEqual([
      "inserted",
      "updated",
      "deleted",
    ]);
  });

  it.runIf(canRun)("with a key that does not hold end with what the server said", async () => {
    const code = program(language, manual, product.url);
    const run = await runSnippet(language, code, { PROPERTYVR_API_KEY: "pvr_nonsense" });
    expect(run.code).not.toBe(0);
    expect(run.stderr).toContain("key_malformed");
    expect(run.stdout).toBe("");
  });

  it.runIf(canRun)("send every request of the document, and each is answered", async () => {
    const key = await makeKey(product, admin, `each-${language}`);
    await standWebhook(`each-${language}`);
    // What is deleted is deleted last; otherwise the order of the document.
    const order = [...manual.operations].sort(
      (a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"),
    );
    const create = order.findIndex(({ name }) => name === "writePartnerProperty");
    order.unshift(...order.splice(create, 1));
    for (const operation of order) {
      const sample = snippet(language, exampleRequest(operation), product.url);
      // An import's id is not its partner's to choose.
      const code = sample.replaceAll(EXAMPLE_IMPORT, await newestImport());
      const status = statusIn[language];
      const run = await runSnippet(language, status.add(code), { PROPERTYVR_API_KEY: key });
      expect([operation.name, run.code, run.stderr]).toEqual([operation.name, 0, ""]);
      expect([operation.name, status.read(run.stdout)]).toEqual([
        operation.name,
        expect.toBeOneOf([...operation.successes]),
      ]);
    }
    expect((await storedOf(`each-${language}`))?.ops).toContain("deleted");
  });

  it.runIf(canRun)("send hostile texts letter for letter", async () => {
    const bodies: string[] = [];
    const echo = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        bodies.push(body);
        response.end("{}");
      });
    });
    await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
    const code = statusIn[language].add(snippet(language, HOSTILE, url));
    const run = await runSnippet(language, code, { PROPERTYVR_API_KEY: "k" });
    await new Promise((resolve) => echo.close(resolve));
    expect(run).toMatchObject({ code: 0, stderr: "" });
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([HOSTILE.body?.example]);
  });
});

/** How the status is read off what a snippet prints; curl prints it when it is asked to. */
const statusIn: Readonly<
  Record<SnippetLanguage, { add: (code: string) => string; read: (output: string) => number }>
> = {
  curl: {
    add: (code) => `printf 'silent\\nwrite-out = "\\\\n%%{http_code}"\\n' > .curlrc\n${code}`,
    read: (output) => Number(output.trim().split("\n").at(-1)),
  },
  python: { add: (code) => code, read: (output) => Number(output.split(" ")[0]) },
  javascript: { add: (code) => code, read: (output) => Number(output.split(" ")[0]) },
  php: { add: (code) => code, read: (output) => Number(output.split(" ")[1]) },
};

const HOSTILE: ExampleRequest = {
  method: "POST",
  target: "/echo?q=%27%24",
  headers: [["Idempotency-Key", "a'b$c\"d"]],
  body: {
    mediaType: "application/json",
    example: {
      quotes: `'single' "double" \`back\``,
      dollars: "$HOME ${HOME} $(id) #{x} %s {$x}",
      slashes: "\\n \\\\ \\' /* // # --",
      lines: "one\ntwo\ttab\r\nthree",
      thai: "บ้านเดี่ยว ๒ ชั้น",
      emoji: "🏠",
      markup: "<script>alert('x')</script><?php echo 1 ?>",
      here: "JSON\nEOF",
      numbers: [0, -1.5, 1e21, 5_000_000_000],
      states: [true, false, null],
      nested: { list: [{ a: [] }], object: {}, "odd key-': \"": 1 },
    },
  },
};
