import type { AnswerEvent } from "@propertyvr/assistant";
import type { RunEvent } from "@propertyvr/contracts";

/**
 * Turns the steps of an answer into events of the wire. Text ids are "t1", "t2" ..., parts "p1" ...:
 * the same in every replay.
 */
export function createEventWriter(): (step: AnswerEvent) => readonly RunEvent[] {
  let texts = 0;
  let parts = 0;
  let openId: string | null = null;
  return (step) => {
    if (step.type === "state") return [];
    const events: RunEvent[] = [];
    if (step.type === "text") {
      if (openId === null) {
        texts += 1;
        openId = `t${String(texts)}`;
        const providerMetadata = { propertyvr: { language: step.language } };
        events.push({ type: "text-start", id: openId, providerMetadata });
      }
      events.push({ type: "text-delta", id: openId, delta: step.delta });
      return events;
    }
    if (openId !== null) events.push({ type: "text-end", id: openId });
    openId = null;
    parts += 1;
    events.push({ type: "data-part", id: `p${String(parts)}`, data: step.part });
    return events;
  };
}
