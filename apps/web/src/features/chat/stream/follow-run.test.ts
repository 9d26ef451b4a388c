import type { Message, SendMessage } from "@propertyvr/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onTheWire, sampleEvents, userMessage } from "../testing/sample-run.ts";
import { createChatRuns, type LiveRun } from "./chat-runs.ts";
import type { StreamAnswer, RunPorts } from "./follow-run.ts";
import { shownMessages, storeRun } from "./shown-messages.ts";

const outgoing: SendMessage = { message: userMessage.content, client_id: "client-1" };
const said = ["I found ", "23 ", "condos ", "near ", "BTS ", "Asok."];
const events = sampleEvents(said);
const wire = events.map((event, at) => onTheWire(event, at + 1)).join("");

describe("following a reply", () => {
  it("gives the same text whatever the network cuts, and says the message once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: wire.length }), { maxLength: 8 }), async (cuts) => {
        const server = brokenServer(cuts.map((bytes) => ({ bytes })));
        const { runs, seen } = start(server.ports);
        const outcome = await runs.send("c1", outgoing);
        expect(outcome.kind).toBe("finished");
        const shown = shownMessages([], runs.get("c1"));
        expect(shown.map(({ message }) => message.content)).toEqual([
          userMessage.content,
          said.join(""),
        ]);
        expect(new Set(server.clientIds)).toEqual(new Set(["client-1"]));
        for (const text of seen) expect(said.join("").startsWith(text)).toBe(true);
      }),
    );
  });

  it("attaches where it stopped, with the id of the last event it saw", async () => {
    const firstTwo = onTheWire(events[0]!, 1).length + onTheWire(events[1]!, 2).length;
    const server = brokenServer([{ bytes: firstTwo + 5 }]);
    await start(server.ports).runs.send("c1", outgoing);
    expect(server.attachedFrom).toEqual([2]);
  });

  it("says the message again under the same id when the answer never began", async () => {
    const server = brokenServer(["unreachable", { bytes: 0 }]);
    const outcome = await start(server.ports).runs.send("c1", outgoing);
    expect(outcome.kind).toBe("finished");
    expect(server.clientIds).toEqual(["client-1", "client-1", "client-1"]);
  });

  it("gives the text back after three tries in vain", async () => {
    const server = brokenServer(["unreachable", "unreachable", "unreachable", "unreachable"]);
    const { runs } = start(server.ports);
    expect(await runs.send("c1", outgoing)).toEqual({ kind: "not_sent", status: null });
    expect(runs.get("c1")).toBeNull();
    expect(server.clientIds).toHaveLength(3);
  });

  it("gives the text back when streams open again and again and tell nothing", async () => {
    const empty = Array.from({ length: 30 }, () => ({ bytes: 0 }));
    const server = brokenServer(empty);
    const { runs } = start(server.ports);
    expect(await runs.send("c1", outgoing)).toEqual({ kind: "not_sent", status: null });
    expect(server.clientIds).toHaveLength(10);
    expect(new Set(server.clientIds)).toEqual(new Set(["client-1"]));
  });

  it("gives the text back when nothing answers for half a minute, and again under the same id", async () => {
    const server = brokenServer(["silent", { bytes: 0 }]);
    const waits: number[] = [];
    const wait: RunPorts["wait"] = (ms, signal) => {
      waits.push(ms);
      return ms === 30_000 && waits.length === 1
        ? Promise.resolve()
        : server.ports.wait(ms, signal);
    };
    const { runs } = start({ ...server.ports, wait });
    expect(await runs.send("c1", outgoing)).toEqual({ kind: "not_sent", status: null });
    expect(server.clientIds).toHaveLength(1);
    expect((await runs.send("c1", outgoing)).kind).toBe("finished");
    expect(new Set(server.clientIds)).toEqual(new Set(["client-1"]));
  });

  it("goes on watching a reply when a connection to it is never answered", async () => {
    const firstTwo = onTheWire(events[0]!, 1).length + onTheWire(events[1]!, 2).length;
    const server = brokenServer([{ bytes: firstTwo }, "silent"]);
    let longWaits = 0;
    const wait: RunPorts["wait"] = (ms, signal) => {
      if (ms === 30_000) longWaits += 1;
      return ms === 30_000 && longWaits === 2 ? Promise.resolve() : server.ports.wait(ms, signal);
    };
    const { runs } = start({ ...server.ports, wait });
    expect((await runs.send("c1", outgoing)).kind).toBe("finished");
    expect(server.attachedFrom).toEqual([2, 2]);
  });

  it("does not insist when the server refuses the message", async () => {
    const server = brokenServer([{ status: 422 }]);
    expect(await start(server.ports).runs.send("c1", outgoing)).toEqual({
      kind: "not_sent",
      status: 422,
    });
    expect(server.clientIds).toHaveLength(1);
  });

  it("waits and asks again where too much was asked, before the reply has a name and after", async () => {
    const first = onTheWire(events[0]!, 1).length;
    const server = brokenServer([{ status: 429 }, { bytes: first }, { status: 429 }]);
    const { runs } = start(server.ports);
    expect((await runs.send("c1", outgoing)).kind).toBe("finished");
    expect(server.clientIds).toEqual(["client-1", "client-1"]);
    expect(server.attachedFrom).toEqual([1, 1]);
  });

  it("names the reply that is being written when the chat is busy", async () => {
    const server = brokenServer([{ status: 409, runId: "r9" }]);
    expect(await start(server.ports).runs.send("c1", outgoing)).toEqual({
      kind: "busy",
      runId: "r9",
    });
  });

  it("falls back on the stored messages when the server forgot the run", async () => {
    const server = brokenServer([{ bytes: onTheWire(events[0]!, 1).length }, { status: 404 }]);
    expect(await start(server.ports).runs.send("c1", outgoing)).toEqual({ kind: "lost" });
  });

  it("shows a second tab the same text", async () => {
    const server = brokenServer([{ bytes: 300 }]);
    const { runs } = start(server.ports);
    const outcome = await runs.attach("c1", "r1", "m2");
    expect(outcome.kind).toBe("finished");
    expect(server.attachedFrom[0]).toBe(0);
    expect(server.clientIds).toEqual([]);
    expect(runs.get("c1")?.view.message?.content).toBe(said.join(""));
  });

  it("reads a plain answer where something on the way refuses streams", async () => {
    const server = brokenServer(["reply"]);
    const { runs } = start(server.ports);
    expect((await runs.send("c1", outgoing)).kind).toBe("finished");
    expect(runs.get("c1")?.view.userMessage?.id).toBe("m1");
  });
});

describe("stopping a reply", () => {
  it("keeps what was seen, even when it was asked for before the run had a name", async () => {
    const server = brokenServer([{ bytes: 420, hang: true }]);
    const { runs } = start(server.ports);
    const sent = runs.send("c1", outgoing);
    await runs.stop("c1");
    expect((await sent).kind).toBe("finished");
    expect(server.stopped).toHaveLength(1);
    expect(runs.get("c1")).toMatchObject({
      isOver: true,
      view: { message: { status: "stopped" } },
    });
  });
});

describe("what is stored once a run has ended", () => {
  it("holds each message once, also when the server had told some of it already", async () => {
    const { runs } = start(brokenServer([]).ports);
    await runs.send("c1", outgoing);
    const live = runs.get("c1")!;
    const answer = live.view.message!;
    const running: Message = { ...answer, status: "running", content: "", parts: [] };
    for (const stored of [[], [userMessage], [userMessage, running], [userMessage, answer]]) {
      expect(storeRun(stored, live).map(({ id, status }) => [id, status])).toEqual([
        ["m1", "done"],
        ["m2", "done"],
      ]);
    }
  });

  it("keeps the keys of messages from sending to stored, so that nothing is drawn anew", async () => {
    const keys: string[][] = [];
    const server = brokenServer([{ bytes: 350 }]);
    const runs = createChatRuns({ ports: server.ports, now: () => 0, onStored: () => undefined });
    runs.subscribe(() => keys.push(shownMessages([], runs.get("c1")).map(({ key }) => key)));
    await runs.send("c1", outgoing);
    keys.push(shownMessages(storeRun([], runs.get("c1")!), null).map(({ key }) => key));
    expect(new Set(keys.map(String))).toEqual(new Set(["client-1,client-1:answer"]));
  });
});

type FakeConnection =
  | "unreachable"
  | "silent"
  | "reply"
  | { readonly bytes: number; readonly hang?: boolean }
  | { readonly status: number; readonly runId?: string };

/** A server that answers one connection after the other as told, and whole from then on. */
function brokenServer(connections: readonly FakeConnection[]) {
  const clientIds: (string | undefined)[] = [];
  const attachedFrom: number[] = [];
  const stopped: number[] = [];
  const left = [...connections];
  const answer = async (after: number, signal: AbortSignal): Promise<StreamAnswer> => {
    const next = left.shift();
    if (next === "silent") {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return { kind: "unreachable" };
    }
    const finish = events.at(-1)!;
    if (next === "unreachable") return { kind: "unreachable" };
    if (next === "reply" && finish.type === "finish") {
      const { message } = finish.messageMetadata;
      const reply = { userMessage, aiResponse: message, status: "done" as const, run_id: "r1" };
      return { kind: "reply", reply };
    }
    if (typeof next === "object" && "status" in next) {
      return { kind: "problem", status: next.status, runId: next.runId ?? null };
    }
    const rest = events
      .map((event, at) => onTheWire(event, at + 1))
      .slice(after)
      .join("");
    const { bytes, hang } = typeof next === "object" ? next : { bytes: rest.length, hang: false };
    return { kind: "stream", body: bodyOf(rest.slice(0, bytes), hang === true) };
  };
  const ports: RunPorts = {
    send: async (_chat, body, signal) => {
      clientIds.push(body.client_id);
      return answer(0, signal);
    },
    attach: async (_chat, _run, lastSeq, signal) => {
      attachedFrom.push(lastSeq);
      // Replays two events more than asked for: a viewer must bear it.
      return answer(Math.max(0, lastSeq - 2), signal);
    },
    stop: async (_chat, _run, seenChars) => {
      stopped.push(seenChars);
      return { ...userMessage, id: "m2", sender: "ai", run_id: "r1", status: "stopped" };
    },
    wait: (ms, signal) =>
      ms < 20_000
        ? Promise.resolve()
        : new Promise((done) => signal.addEventListener("abort", () => done())),
    onNudge: () => () => undefined,
  };
  return { ports, clientIds, attachedFrom, stopped };
}

function bodyOf(text: string, hang: boolean): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      if (!hang) controller.close();
    },
  });
}

function start(ports: RunPorts) {
  const seen: string[] = [];
  const runs = createChatRuns({
    ports,
    now: () => 0,
    onStored: () => undefined,
  });
  const textOf = (run: LiveRun | null): string =>
    run?.view.parts.map(({ part }) => (part.type === "text" ? part.text : "")).join("") ?? "";
  runs.subscribe(() => seen.push(textOf(runs.get("c1"))));
  return { runs, seen };
}
