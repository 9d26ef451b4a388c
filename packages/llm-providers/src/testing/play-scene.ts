import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProviderScene } from "./scene.ts";
import type { Protocol, ProviderWire } from "./wire.ts";

const EVENTS = { "content-type": "text/event-stream", "cache-control": "no-cache" };

/** Does with one request what the scene says. */
export const playScene = async (
  scene: ProviderScene,
  protocol: Protocol,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> => {
  switch (scene.does) {
    case "redirect":
      response.writeHead(307, { location: scene.to }).end();
      return;
    case "refuse_request": {
      const { status, body } = protocol.errorOf(scene.error);
      const headers = { "content-type": "application/json", ...scene.headers };
      response.writeHead(status, headers).end(JSON.stringify(body));
      return;
    }
    case "wrong_shape":
      await playWrongShape(scene.shape, response);
      return;
    case "silence":
      if (scene.after === "nothing") return;
      response.writeHead(200, EVENTS);
      response.flushHeaders();
      if (scene.after === "headers") return;
      break;
    default:
      response.writeHead(200, EVENTS);
  }
  const wire = protocol.wire();
  if (await speak(scene, wire, response, signal)) end(scene, wire, response);
};

/** False where nobody listens any more. */
const speak = async (
  scene: Extract<ProviderScene, { text?: unknown }>,
  wire: ProviderWire,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<boolean> => {
  const { text = [], calls = [], paceMs = 0 } = scene;
  response.write(wire.begin());
  for (const delta of text) {
    if (paceMs > 0) await sleep(paceMs, undefined, { signal });
    if (response.destroyed) return false;
    response.write(wire.text(delta));
  }
  calls.forEach((call, at) => response.write(wire.call(call, `call_${String(at)}_${call.name}`)));
  return true;
};

const end = (
  scene: Extract<ProviderScene, { text?: unknown }>,
  wire: ProviderWire,
  response: ServerResponse,
): void => {
  switch (scene.does) {
    case "answer": {
      const hasCalls = (scene.calls ?? []).length > 0;
      const usage = scene.usage === undefined ? { input: 11, output: 7 } : scene.usage;
      response.end(wire.end(hasCalls ? "tool_calls" : (scene.end ?? "stop"), usage));
      return;
    }
    case "error_inside":
      response.end(wire.errorInside(scene.error));
      return;
    case "decline":
      response.end(wire.decline());
      return;
    case "cut":
      if (scene.how === "clean") response.end();
      // What was written is on its way before the connection breaks.
      else response.write("", () => setImmediate(() => response.destroy()));
      return;
    case "silence":
      return;
  }
};

const SHAPES = {
  other_events: [
    "text/event-stream",
    'data: {"hello":"world"}\n\ndata: {"token":{"text":"x"}}\n\n',
  ],
  no_json: ["text/event-stream", "data: <<<\n\n"],
  html: ["text/html", "<!doctype html><title>Sign in to the Wi-Fi</title>"],
  json: ["application/json", '{"ok":true}'],
  nothing: ["text/event-stream", ""],
} as const;

const playWrongShape = async (
  shape: Extract<ProviderScene, { does: "wrong_shape" }>["shape"],
  response: ServerResponse,
): Promise<void> => {
  if (shape !== "endless") {
    const [type, body] = SHAPES[shape];
    response.writeHead(200, { "content-type": type }).end(body);
    return;
  }
  response.writeHead(200, EVENTS);
  const line = "x".repeat(1024 * 1024);
  response.write("data: ");
  while (!response.destroyed) {
    if (!response.write(line)) await new Promise((resolve) => void setTimeout(resolve, 1));
  }
};
