import type { Message, MessageReply } from "@propertyvr/contracts";
import type { SeededRandom } from "@propertyvr/vocabulary";
import {
  type Drawn,
  drawRequest,
  type FuzzRequest,
  type World,
} from "../../../platform/http/testing/fuzz/draw-request.ts";
import { drawValue, pickOf } from "../../../platform/http/testing/fuzz/draw-value.ts";
import {
  fuzzRoutes,
  type Surface,
  type FuzzTally,
} from "../../../platform/http/testing/fuzz/fuzz-routes.ts";
import { type AccessCaller, createScene, type AccessScene, type Thing } from "./callers.ts";

type FuzzTarget = Awaited<ReturnType<AccessScene["make"][Thing]>>;

/** What a path names; the first that fits. */
const THING_AT: readonly (readonly [path: RegExp, thing: Thing])[] = [
  [/^\/api\/auth\/sessions\//, "session"],
  [/^\/api\/chats\//, "run"],
  [/^\/api\/(enquiries|partner-inbox)\//, "enquiry"],
  [/^\/api\/(partner-listings|admin\/listings|properties)\//, "home"],
  [/^\/api\/admin\/api-keys\//, "key"],
  [/^\/api\/admin\/partner-requests\//, "request"],
  [/^\/api\/admin\/reports\//, "report"],
  [/^\/api\/uploads\//, "upload"],
  [/^\/api\/attachments\//, "attachment"],
  [/^\/api\/webhooks\//, "delivery"],
];
/** Whoever asks after them has no session any more, or nothing to try. */
const ENDS_ALL: readonly string[] = ["logOut", "deleteMe", "deleteChats"];
const USUAL: Readonly<Record<string, AccessCaller>> = {
  signed_in: "seeker",
  partner: "partner",
  admin: "admin",
};
const STRANGERS: readonly [AccessCaller, ...AccessCaller[]] = [
  "anonymous",
  "seeker",
  "partner",
  "other partner",
  "admin",
];
const KEPT_AT_MOST = 40;
/** A pause of the clock between so many requests: some limits count by the minute or the hour. */
const PAUSE_EVERY = 50;
const HOUR_MS = 3_600_000;

/**
 * A whole app on a database of its own, a seeker, two partners and an admin, and requests to
 * everything that a session opens until `isOver`.
 */
export const fuzzSessions = async (
  seed: number,
  isOver: (tally: FuzzTally) => boolean,
): Promise<FuzzTally> => {
  const scene = await createScene();
  try {
    return await fuzzRoutes(scene.test.app, {
      seed,
      keys: [],
      surface: surfaceOf(scene),
      isOver,
      between: ({ requests }) => {
        if (requests % PAUSE_EVERY === 0) scene.test.clock.forward(HOUR_MS / 60);
      },
    });
  } finally {
    await scene.close();
  }
};

const surfaceOf = ({ make, headers }: AccessScene): Surface => {
  const kept = new Map<Thing, FuzzTarget[]>();
  const keep = (thing: Thing, made: FuzzTarget): void => {
    kept.set(thing, [...(kept.get(thing) ?? []), made].slice(-KEPT_AT_MOST));
  };
  const some = async (random: SeededRandom, thing: Thing): Promise<FuzzTarget> => {
    const known = kept.get(thing) ?? [];
    const told = known.length < 3 || random.chance(0.03) ? undefined : pickOf(random, known);
    if (told !== undefined) return told;
    const made = await make[thing]();
    keep(thing, made);
    return made;
  };
  return {
    covers: (name, { access }) => access in USUAL && !ENDS_ALL.includes(name),
    draw: async (random, operation, world) => {
      const thing = THING_AT.find(([path]) => path.test(operation.endpoint.path))?.[1];
      const named = thing && random.chance(0.9) ? await some(random, thing) : undefined;
      const request = drawRequest(random, withExamples(random, at(operation, named), world), world);
      const usual = USUAL[operation.endpoint.access] ?? "admin";
      const who = random.chance(0.85) ? usual : random.pick(STRANGERS);
      Object.assign(request.headers, headers[who]);
      const members = {
        replaces: named?.messageId,
        property_id: (await some(random, "home")).id,
      };
      return random.chance(0.8) ? withKnown(request, members) : request;
    },
    hear: ({ name }, told) => {
      if (name === "sendEnquiry") keep("enquiry", JSON.parse(told) as FuzzTarget);
      if (name !== "sendMessage" && name !== "retryAnswer") return;
      const { userMessage, aiResponse } = JSON.parse(told) as MessageReply;
      for (const message of [userMessage, aiResponse]) keep("run", runOf(message));
    },
  };
};

const runOf = ({ id, chat_id, run_id }: Message): FuzzTarget => ({
  id: chat_id,
  messageId: id,
  ...(run_id !== null && { runId: run_id }),
});

/** The operation with what its path names filled in. */
const at = (operation: Drawn, named: FuzzTarget | undefined): Drawn => {
  const known = Object.entries(named ?? {}).filter(([name]) =>
    operation.endpoint.path.includes(`{${name}}`),
  );
  const path = known.reduce(
    (filled, [name, id]) => filled.replace(`{${name}}`, () => id),
    operation.endpoint.path,
  );
  const parameters = operation.parameters.filter(
    (each) => each.in !== "path" || !known.some(([name]) => name === each.name),
  );
  return { ...operation, endpoint: { ...operation.endpoint, path }, parameters };
};

/** The document has no example of some bodies: one is drawn. */
const withExamples = (random: SeededRandom, operation: Drawn, world: World): Drawn => {
  const bodies = Object.entries(operation.bodies).map(([type, { schema, example }]) => [
    type,
    { schema, example: example ?? drawValue(random, world.schemas, schema) },
  ]);
  return { ...operation, bodies: Object.fromEntries(bodies) };
};

/** Members of the body that name something, with something that there is. */
const withKnown = (
  request: FuzzRequest,
  members: Readonly<Record<string, string | undefined>>,
): FuzzRequest => {
  if (typeof request.payload !== "string" || !request.payload.startsWith("{")) return request;
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(request.payload) as Record<string, unknown>;
  } catch {
    return request;
  }
  const known = Object.entries(members).filter(([name, id]) => name in body && id !== undefined);
  if (known.length === 0) return request;
  return { ...request, payload: JSON.stringify({ ...body, ...Object.fromEntries(known) }) };
};
