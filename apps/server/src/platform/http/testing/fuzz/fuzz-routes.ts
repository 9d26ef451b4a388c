import {
  endpoints,
  openApiDocument,
  Problem,
  PROBLEMS,
  problemsOf,
  type Endpoint,
  type ProblemCode,
} from "@propertyvr/contracts";
import { seededRandom, type SeededRandom } from "@propertyvr/vocabulary";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { drawRequest, type Drawn, type FuzzRequest, type World } from "./draw-request.ts";
import type { FuzzSchema } from "./draw-value.ts";

/** A request that was answered as no declared answer looks. */
export interface FuzzFault {
  readonly what: string;
  readonly operation: string;
  readonly request: FuzzRequest;
  readonly answer: string;
}

export interface FuzzTally {
  requests: number;
  /** How often each status was answered, by operation. */
  readonly answers: Map<string, Map<number, number>>;
  readonly faults: FuzzFault[];
}

/** Which operations are tried, and by whom; without one, those that an API key opens. */
export interface Surface {
  readonly covers: (name: string, endpoint: Endpoint) => boolean;
  readonly draw: (random: SeededRandom, operation: Drawn, world: World) => Promise<FuzzRequest>;
  /** Told the body of each success, e.g. for the ids in it. */
  readonly hear: (operation: Drawn, told: string) => void;
}

const OF_KEYS: Surface = {
  covers: (_name, { access }) => access === "key",
  draw: (...drawn) => Promise.resolve(drawRequest(...drawn)),
  hear: () => undefined,
};

/** Transport tells these of any address, before an operation is found or after it cannot go on. */
const OF_TRANSPORT: readonly ProblemCode[] = [
  "not_found",
  "method_not_allowed",
  "unreadable_body",
  "body_too_large",
  "unsupported_media_type",
];
const KEPT_AT_MOST = 60;
const FAULTS_AT_MOST = 20;

/**
 * Sends requests that the document's schemas draw, and nearly draw, to every operation of the surface
 * until `isOver`; holds each answer to what the operation declares. The same seed sends
 * the same requests as long as they are answered the same.
 */
export const fuzzRoutes = async (
  app: FastifyInstance,
  with_: {
    readonly seed: number;
    readonly keys: readonly string[];
    readonly surface?: Surface;
    readonly isOver: (tally: FuzzTally) => boolean;
    /** Called between two requests. */
    readonly between?: (tally: FuzzTally) => Promise<void> | void;
  },
): Promise<FuzzTally> => {
  const random = seededRandom(with_.seed);
  const surface = with_.surface ?? OF_KEYS;
  const { operations, schemas } = readDocument(surface);
  const world: World = {
    schemas,
    keys: with_.keys,
    ids: ["1"],
    imports: [],
    webhooks: [],
    deliveries: [],
    cursors: ["x"],
    versions: ['"x"', "*"],
  };
  const tally: FuzzTally = { requests: 0, answers: new Map(), faults: [] };
  while (!with_.isOver(tally) && tally.faults.length < FAULTS_AT_MOST) {
    const operation = random.pick(operations);
    // Otherwise there is soon nothing left to read and to change.
    if (operation.endpoint.method === "DELETE" && random.chance(0.7)) continue;
    const request = await surface.draw(random, operation, world);
    const reply = await app.inject(request).catch((error: unknown) => error as Error);
    tally.requests += 1;
    const what = reply instanceof Error ? unsent(reply) : faultOf(operation, request, reply);
    if (what !== undefined)
      tally.faults.push({
        what,
        operation: operation.name,
        request,
        answer: reply instanceof Error ? String(reply) : textOf(reply).slice(0, 1_000),
      });
    if (!(reply instanceof Error)) {
      const of = tally.answers.get(operation.name) ?? new Map<number, number>();
      tally.answers.set(
        operation.name,
        of.set(reply.statusCode, (of.get(reply.statusCode) ?? 0) + 1),
      );
      learn(random, world, { url: request.url, reply });
      if (reply.statusCode < 300) surface.hear(operation, textOf(reply));
    }
    await with_.between?.(tally);
  }
  return tally;
};

/** Some requests are none: the client refuses to send them. */
const unsent = (error: Error): string | undefined =>
  /invalid (url|header|character)|must be a string/i.test(error.message)
    ? undefined
    : error.message;

const readDocument = ({
  covers,
}: Surface): {
  readonly operations: readonly [Drawn, ...Drawn[]];
  readonly schemas: World["schemas"];
} => {
  const { paths, components } = JSON.parse(JSON.stringify(openApiDocument())) as {
    paths: Record<string, Record<string, DocumentOperation>>;
    components: { schemas: Record<string, FuzzSchema> };
  };
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation): Drawn[] => {
      const name = operation.operationId;
      const endpoint: Endpoint = endpoints[name as keyof typeof endpoints];
      const { parameters, requestBody } = operation;
      return covers(name, endpoint)
        ? [{ name, endpoint, parameters, bodies: requestBody?.content ?? {} }]
        : [];
    }),
  );
  const [first, ...rest] = operations;
  if (first === undefined) throw new Error("the surface has no operation");
  return { operations: [first, ...rest], schemas: components.schemas };
};

interface DocumentOperation {
  readonly operationId: string;
  readonly parameters: Drawn["parameters"];
  readonly requestBody?: { readonly content: Drawn["bodies"] };
}

/** Why this is no answer that the operation declares; undefined where it is one. */
const faultOf = (
  { endpoint }: Drawn,
  { method }: FuzzRequest,
  reply: LightMyRequestResponse,
): string | undefined => {
  const { statusCode: status, headers } = reply;
  if (status === 500) return "a fault of ours";
  if (typeof headers["x-request-id"] !== "string") return "an answer without a request id";
  if (method === "HEAD") return reply.body === "" ? undefined : "HEAD with a body";
  if (status >= 400) return faultOfProblem(endpoint, reply);
  if (status === 304)
    return endpoint.hasVersion && reply.body === "" ? undefined : "304 that was not asked for";
  if (status !== endpoint.status && endpoint.otherStatuses?.[status] === undefined)
    return `status ${status} is not declared`;
  const isOther = endpoint.alsoProduces?.includes(
    String(headers["content-type"]).split(";")[0] ?? "",
  );
  if (isOther) return undefined;
  if (!endpoint.reply) return reply.body === "" ? undefined : "a body where none is declared";
  const parsed = endpoint.reply.safeParse(JSON.parse(textOf(reply)));
  return parsed.success ? undefined : `a reply that does not fit: ${parsed.error.message}`;
};

const faultOfProblem = (endpoint: Endpoint, reply: LightMyRequestResponse): string | undefined => {
  const { statusCode, headers } = reply;
  if (!String(headers["content-type"]).startsWith("application/problem+json"))
    return `status ${statusCode} without a problem document`;
  const parsed = Problem.safeParse(JSON.parse(textOf(reply)));
  if (!parsed.success) return `a problem that does not fit: ${parsed.error.message}`;
  const { code, status } = parsed.data;
  if (status !== statusCode || PROBLEMS[code].status !== status)
    return `the problem ${code} under status ${statusCode}`;
  if (problemsOf(endpoint).has(code) || OF_TRANSPORT.includes(code)) return undefined;
  return `the problem ${code} is not declared`;
};

/** Some requests ask for a content coding. */
const textOf = ({ headers, rawPayload, body }: LightMyRequestResponse): string => {
  const coding = headers["content-encoding"];
  if (coding === "gzip") return gunzipSync(rawPayload).toString();
  return coding === "br" ? brotliDecompressSync(rawPayload).toString() : body;
};

/** Ids, cursors and versions that an answer tells are used again. */
const learn = (
  random: SeededRandom,
  world: World,
  { url, reply }: { readonly url: string; readonly reply: LightMyRequestResponse },
): void => {
  const keep = (kept: string[], text: unknown): void => {
    if (typeof text !== "string") return;
    if (kept.length < KEPT_AT_MOST) kept.push(text);
    else kept[random.whole(0, KEPT_AT_MOST - 1)] = text;
  };
  keep(world.versions, reply.headers["etag"]);
  const told = textOf(reply);
  for (const [, id] of told.slice(0, 20_000).matchAll(/"id":"(\d+)"/g)) keep(world.ids, id);
  if (url.startsWith("/api/partner/webhooks"))
    for (const [, id] of told.slice(0, 20_000).matchAll(/"id":"([\da-f-]{36})"/g))
      keep(world.webhooks, id);
  const [, webhook] = /webhooks\/([\da-f-]{36})\/(?:test|deliveries)/.exec(url) ?? [];
  if (webhook !== undefined)
    for (const [, id] of told.slice(0, 20_000).matchAll(/"id":"(\d+)"/g))
      keep(world.deliveries, `${webhook}/deliveries/${id ?? ""}`);
  for (const [, id] of told.slice(0, 20_000).matchAll(/"external_id":("(?:[^"\\]|\\.)*")/g))
    keep(world.ids, `ext-${String(JSON.parse(id ?? '""'))}`);
  keep(world.imports, /"upload":\{"id":"([^"]+)"/.exec(told)?.[1]);
  keep(world.cursors, /"next_cursor":"([^"]+)"/.exec(told)?.[1]);
};
