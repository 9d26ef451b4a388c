import type { Endpoint } from "@propertyvr/contracts";
import type { SeededRandom } from "@propertyvr/vocabulary";
import type { InjectOptions } from "fastify";
import { drawShape } from "./draw-shape.ts";
import {
  asPlainText,
  drawValue,
  hostileValue,
  mutated,
  pickOf,
  type FuzzSchema,
} from "./draw-value.ts";

/** An operation as the OpenAPI document has it, beside the entry it was made from. */
export interface Drawn {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: FuzzSchema;
  }[];
  readonly bodies: Readonly<
    Record<string, { readonly schema: FuzzSchema; readonly example?: unknown }>
  >;
}

/** What requests are made of beside the document: what earlier answers have told. */
export interface World {
  readonly schemas: Readonly<Record<string, FuzzSchema>>;
  /** Keys that open something, and the same for another partner, for reading only, revoked ... */
  readonly keys: readonly string[];
  readonly ids: string[];
  /** Of files that were sent. */
  readonly imports: string[];
  readonly webhooks: string[];
  /** Of a webhook and one of its deliveries: what stands between them in a path. */
  readonly deliveries: string[];
  readonly cursors: string[];
  readonly versions: string[];
}

export interface FuzzRequest extends InjectOptions {
  readonly method: NonNullable<InjectOptions["method"]>;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

/** One request to an operation: mostly as the document has it, now and then nothing like it. */
export const drawRequest = (random: SeededRandom, operation: Drawn, world: World): FuzzRequest => {
  const headers: Record<string, string> = {};
  const key = random.chance(0.95) ? pickOf(random, world.keys) : asPlainText(hostileValue(random));
  if (key !== undefined && random.chance(0.98)) headers["x-api-key"] = headerText(key);
  const query = new URLSearchParams();
  let path = operation.endpoint.path;
  const delivery = random.chance(0.85) ? pickOf(random, world.deliveries) : undefined;
  if (delivery !== undefined) path = path.replace(DELIVERY, () => delivery);
  for (const parameter of operation.parameters) {
    const { name, in: place } = parameter;
    if (place !== "path" && random.chance(place === "header" ? 0.75 : 0.7)) continue;
    const value = drawParameter(random, parameter, worldOf(operation, world));
    if (place === "path") path = path.replace(`{${name}}`, () => pathPart(value));
    else if (place === "header") headers[name] = headerText(value);
    else query.append(name, value);
    if (place === "query" && random.chance(0.05)) query.append(name, value);
  }
  if (random.chance(0.03)) query.append("unknown", asPlainText(hostileValue(random)));
  if (random.chance(0.1)) Object.assign(headers, random.pick(ODD_HEADERS));
  const { method } = operation.endpoint;
  return {
    method: method === "GET" && random.chance(0.1) ? "HEAD" : method,
    url: query.size === 0 ? path : `${path}?${query.toString()}`,
    ...drawBody(random, operation, world),
    headers: { ...bodyHeaders(random, operation), ...headers },
  };
};

/** An import has an id of its own kind. */
const worldOf = ({ endpoint: { path } }: Drawn, world: World): World => {
  if (path.includes("/imports/")) return { ...world, ids: world.imports };
  return path.includes("/webhooks/") ? { ...world, ids: world.webhooks } : world;
};

const drawParameter = (
  random: SeededRandom,
  { name, schema }: Drawn["parameters"][number],
  world: World,
): string => {
  if (random.chance(0.1)) return asPlainText(hostileValue(random)).slice(0, 3_000);
  const known: Readonly<Record<string, readonly string[]>> = {
    id: world.ids,
    external_id: world.ids.map((id) => id.replace(/^ext-/, "")),
    cursor: world.cursors,
    "If-Match": world.versions,
    "If-None-Match": world.versions,
    "Idempotency-Key": NAMES,
  };
  const told = random.chance(0.85) ? pickOf(random, known[name] ?? []) : undefined;
  return told ?? asPlainText(drawValue(random, world.schemas, schema));
};

const DELIVERY = "{id}/deliveries/{delivery_id}";

/** Few, so that they meet again. */
const NAMES = Array.from({ length: 40 }, (_, n) => `request-${String(n)}`);

/** One segment: an empty one, or dots, would be another address. */
const pathPart = (text: string): string => {
  const part = encodeURIComponent(Buffer.from(text.slice(0, 1_000)).toString());
  return /^\.*$/.test(part) ? "x" : part;
};

/** Node sends no header with these; a socket could, and Node's parser refuses it. */
const headerText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- what HTTP forbids in a field
  text.replaceAll(/[^\x20-\x7e]/g, "").slice(0, 2_000);

const ODD_HEADERS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  { accept: "text/html" },
  { accept: "application/xml;q=0.9, */*;q=0" },
  { "accept-encoding": "gzip, br;q=0, *;q=0.5" },
  { "accept-language": "th-TH, x-klingon;q=2" },
  { "content-encoding": "gzip" },
  { "transfer-encoding": "gzip, chunked" },
  { expect: "100-continue" },
  { range: "bytes=0-10" },
  { "x-request-id": "../../../etc" },
  { "x-request-id": "a".repeat(64) },
  { "x-forwarded-for": "1.2.3.4, ::1, nonsense" },
  { "if-modified-since": "yesterday" },
  { "x-http-method-override": "DELETE" },
  { authorization: "Bearer none" },
  { cookie: "a=b; __proto__=1" },
  { host: "evil.example" },
];
const ODD_TYPES: readonly [string, ...string[]] = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=windows-874",
  "application/json;",
  "application/JSON",
  "application/problem+json",
  "image/svg+xml",
  "*/*",
  "",
  ";;;",
];

const bodyHeaders = (random: SeededRandom, { bodies }: Drawn): Record<string, string> => {
  const types = Object.keys(bodies);
  if (types.length === 0) return random.chance(0.95) ? {} : { "content-type": "application/json" };
  const type = random.chance(0.93) ? pickOf(random, types) : random.pick(ODD_TYPES);
  return { "content-type": type ?? "application/json" };
};

const drawBody = (
  random: SeededRandom,
  { bodies }: Drawn,
  world: World,
): { payload?: string | Buffer } => {
  const [first] = Object.values(bodies);
  if (first === undefined) return random.chance(0.97) ? {} : { payload: "{}" };
  const way = random.next();
  if (way < 0.03) return {};
  if (way < 0.06) return { payload: random.pick(BROKEN) };
  if (way < 0.08) return { payload: Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x22]) };
  if (way < 0.11)
    return { payload: drawShape(random, shapeBytes(random), namesIn(first.example)).json };
  let value = way < 0.3 ? drawValue(random, world.schemas, first.schema) : first.example;
  // As it stands every second time: what is refused at the door tries nothing behind it.
  const mutations = random.chance(0.5) ? 0 : random.whole(1, 3);
  for (let n = 0; n < mutations; n += 1) value = mutated(random, value);
  return { payload: asText(random, value) };
};

/** Mostly small; now and then as much as a body may have. */
const shapeBytes = (random: SeededRandom): number =>
  random.chance(0.8) ? random.whole(10, 20_000) : 1_000_000;
const namesIn = (example: unknown): readonly string[] => {
  const one: unknown = Array.isArray(example) ? example[0] : example;
  return typeof one === "object" && one !== null ? [...Object.keys(one), "strange"] : ["strange"];
};

const BROKEN: readonly [string, ...string[]] = [
  "{",
  '{"a":1,}',
  "NaN",
  '{"a":1}{"a":2}',
  '"\\ud800"',
  "\ufeff{}",
  "[".repeat(100_000),
  `{"title":"${"x".repeat(1_100_000)}"}`,
  "\n\n\n",
];

/** As JSON; lists now and then as one value a line. */
const asText = (random: SeededRandom, value: unknown): string => {
  const isLines = Array.isArray(value) && random.chance(0.4);
  const text = isLines
    ? (value as readonly unknown[])
        .map((each) => JSON.stringify(each))
        .join(random.pick(["\n", "\r\n", "\n\n"]))
    : JSON.stringify(value);
  return text ?? "";
};
