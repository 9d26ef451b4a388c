import { type FileFault, FILE_FAULTS, type ReadingPlan } from "@propertyvr/ingest";
import { checkPart } from "./check-part.ts";
import { plannedOf } from "./plan-source.ts";
import type { CheckAnswer, CheckRequest, InBoth, ToldFault } from "./protocol.ts";

/** Does what the page asks for, one thing at a time: what is asked later ends what was asked before. */
export function createChecker(tell: (answer: CheckAnswer) => void) {
  let file: Blob | undefined;
  let newest = 0;
  return async (request: CheckRequest): Promise<void> => {
    const { seq } = request;
    newest = seq;
    try {
      if (request.ask === "plan") {
        file = request.file;
        const planned = await plannedOf(request);
        if (newest !== seq) return;
        tell(
          planned.ok
            ? { is: "planned", seq, planned: planned.value }
            : { is: "failed", seq, fault: toldFault(planned.failure) },
        );
      } else if (file !== undefined) await check(file, request.plan, seq);
    } catch {
      // Out of memory, or a file that was changed or taken away while it was read.
      if (newest === seq) tell({ is: "failed", seq, fault: null });
    }
  };

  async function check(of: Blob, plan: ReadingPlan, seq: number): Promise<void> {
    const done = await checkPart(of, plan, {
      isWanted: () => newest === seq,
      onProgress: (progress) => tell({ is: "checking", seq, ...progress }),
    });
    if (done === undefined) return;
    const { fault, ...checked } = done;
    tell({ is: "checked", seq, checked, fault: fault === undefined ? null : toldFault(fault) });
  }
}

function toldFault({ code, line }: FileFault): ToldFault | null {
  if (!Object.hasOwn(FILE_FAULTS, code)) return null;
  const { says, fix } = FILE_FAULTS[code];
  return { code, line: line ?? null, says: inBoth(says), fix: inBoth(fix) };
}
const inBoth = ([en, th]: readonly [string, string]): InBoth => ({ en, th });
