import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Family } from "../families.ts";
import { anthropicProtocol } from "./anthropic-messages.ts";
import { compatibleProtocol, openAiProtocol } from "./chat-completions.ts";
import { googleProtocol } from "./google-generate.ts";
import { playScene } from "./play-scene.ts";
import type { ProviderScene } from "./scene.ts";
import type { AskedOf, LooseJson, Protocol } from "./wire.ts";

export type { AskedOf } from "./wire.ts";

export interface ReceivedRequest extends AskedOf {
  readonly key: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: LooseJson;
}

export interface ModelServer {
  /** As it is configured: where the API begins. */
  readonly baseUrl: string;
  readonly requests: readonly ReceivedRequest[];
  /** Answers the next requests, one scene each; then what `otherwise` says. */
  readonly play: (...scenes: readonly ProviderScene[]) => void;
  readonly otherwise: (scene: (asked: ReceivedRequest) => ProviderScene) => void;
  /** Connections that stand. */
  readonly openConnections: () => number;
  /** Resolves when no connection stands any more. */
  readonly whenLetGo: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const PROTOCOLS: Readonly<Record<Family, Protocol>> = {
  openai: openAiProtocol,
  anthropic: anthropicProtocol,
  google: googleProtocol,
  openai_compatible: compatibleProtocol,
};

/** A server that speaks a provider's own protocol on this machine, and does what a scene says. */
export const startModelServer = async (family: Family, port = 0): Promise<ModelServer> => {
  const protocol = PROTOCOLS[family];
  const requests: ReceivedRequest[] = [];
  const scenes: ProviderScene[] = [];
  const sockets = new Set<Socket>();
  const closing = new AbortController();
  let otherwise = (_asked: ReceivedRequest): ProviderScene => ({
    does: "refuse_request",
    error: "server",
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? "";
    const body = await bodyOf(request);
    if (!protocol.path.test(url)) {
      response.writeHead(404).end();
      return;
    }
    const asked = {
      ...protocol.read(body, url),
      key: protocol.keyIn(request.headers),
      headers: request.headers,
      body,
    };
    requests.push(asked);
    await playScene(scenes.shift() ?? otherwise(asked), protocol, response, closing.signal);
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${String(taken)}${protocol.basePath}`,
    requests,
    play: (...next) => void scenes.push(...next),
    otherwise: (scene) => {
      otherwise = scene;
    },
    openConnections: () => sockets.size,
    whenLetGo: async () => {
      while (sockets.size > 0) await sleep(2);
    },
    close: async () => {
      closing.abort();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<LooseJson> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}");
};
